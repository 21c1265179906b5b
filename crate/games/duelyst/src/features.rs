//! What a side sees, and what it may do, as numbers. What the Table leaves out is left out here: the other side's hand, deck
//! and Trial, and who hides in its Watchful Sentinels.

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::cards::bloodbound::back_in;
use crate::content::powers::Powers;
use crate::content::{self, CardId, NO_CARD};
use crate::state::board::TILES;
use crate::state::{
    Artifact, Dirty, Held, MAX_ARTIFACTS, MAX_CHOSEN, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_PLAYED, MAX_SUMMONED,
    MAX_UNITS, MAX_WATCHES, Player, Question, Stage, State, Tally, Unit, UnitId, Until, Watch, What, mark,
};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 5] = [
    ("phase", "1 the mulligan, 2 a turn begins, 3 the main phase, 4 the turn ends, 5 the game is over"),
    ("active", "whose turn it is: 1 this side's, 2 the other's"),
    ("turns", "turns that both have begun"),
    ("last_spell", "the spell that anybody cast last: a card, from 1, in the order of the content"),
    ("last_by", "who cast it: 1 this side, 2 the other"),
];
const ASKED: [Field; 4] = [
    ("question", "what is asked: 0 nothing, 1 the mulligan, 2 a space for MECHAZ0R! or none, 3 a unit, 4 a space"),
    ("side", "who is asked: 1 this side, 2 the other"),
    ("unit", "the unit whose effect it is: a place of `unit`, from 1"),
    ("card", "the card whose effect it is, from 1, if this side is asked"),
];
const CHOSEN: [Field; 1] = [("at", "a target that this side has chosen so far for the effect at hand: a tile, from 1")];
const PLAYER: [Field; 18] = [
    ("mana", "mana left"),
    ("capacity", "mana that a turn begins with"),
    ("turns", "own turns begun"),
    ("replaces", "cards that may still be replaced this turn"),
    ("hand", "cards in hand"),
    ("deck", "cards in the deck"),
    ("graveyard", "cards in the graveyard"),
    ("general", "its General: a place of `unit`, from 1"),
    ("bloodbound", "its Bloodbound Spell, from 1, in the order of the content"),
    ("ready", "1 if the Bloodbound Spell is available"),
    ("back_in", "in how many own turns it is available again"),
    ("bloodbound_cost", "what it costs now"),
    ("mechazor", "progress of MECHAZ0R!, in percent"),
    ("minions", "minions played from hand in this game"),
    ("heals", "how often it healed anything in this game"),
    ("healed", "1 if it healed anything this turn"),
    ("hurt", "1 if damage was dealt to its General this turn"),
    ("units", "units on the board"),
];
const TRIAL: [Field; 3] = [
    ("card", "this side's Trial card, from 1, in the order of the content; the other side's is hidden"),
    ("tried", "how far the Trial has come: a count, or a sum of 1 for cost 0, 2 for cost 1, 4 for cost 2 and so on"),
    ("unlocked", "1 if the Trial is met"),
];
const HAND: [Field; 5] = [
    ("card", "a card that this side holds, from 1, in the order of the content"),
    ("cost", "what it costs now"),
    ("attack", "attack that was added to it"),
    ("health", "health that was added to it"),
    ("marks", "a sum: 1 it is the building of its card, 2 it cannot be replaced, 4 it is marked in the mulligan"),
];
const DECK: [Field; 5] = [
    (
        "card",
        "a card in this side's deck, from 1, in the order of the content, not in that of drawing; the other side's is hidden",
    ),
    ("cost", "mana that was added to what it costs"),
    ("attack", "attack that was added to it"),
    ("health", "health that was added to it"),
    ("marks", "as in `hand`"),
];
const GRAVE: [Field; 1] = [("card", "a card in the graveyard, the first that came there first")];
const ARTIFACT: [Field; 2] =
    [("card", "an artifact on the General, the oldest first"), ("durability", "hits it still takes")];
const TALLY: [Field; 2] = [("card", "which card, from 1, in the order of the content"), ("times", "how often")];
const PLAYED: [Field; 1] =
    [("card", "a card that was played this turn; what the other side played masked is left out")];
const UNIT: [Field; 29] = [
    ("owner", "who controls it: 1 this side, 2 the other"),
    ("card", "what it is, from 1, in the order of the content"),
    ("at", "its tile, from 1"),
    ("attack", "attack now"),
    ("health", "health left"),
    ("most", "the most health it can have"),
    ("general", "1 if it is a General"),
    ("of", "whose card it is: 1 this side's, 2 the other's"),
    ("exhausted", "1 if it can do nothing more this turn"),
    ("fresh", "1 if it came this turn and may still act"),
    ("stunned", "1 if it is stunned"),
    ("dispelled", "1 if what its card prints is dispelled"),
    ("shield_spent", "1 if its Forcefield has cancelled damage this turn"),
    ("moves", "moves made since it was activated"),
    ("attacks", "attacks made since it was activated"),
    ("stride", "steps that it may move"),
    (
        "keywords",
        "a sum, each twice the one before: 1 airdrop, 2 backstab, 4 blast, then build, celerity, flying, forcefield, frenzy, \
         grow, invulnerable, provoke, ranged, rebirth, rush, sentinel, summon dervish, wall",
    ),
    (
        "restrictions",
        "a sum, each twice the one before: 1 ephemeral, 2 moves further, 4 moves less far, then cannot move, cannot attack, \
         cannot strike back, cannot attack Generals. Then may move, may attack, cannot be attacked, draws fire, cannot be a \
         target, immune to Generals, always infiltrated, obeys",
    ),
    ("backstab", "what Backstab adds"),
    ("grow", "what Grow adds at each turn"),
    ("dervishes", "Wind Dervishes it summons at each turn"),
    (
        "holds",
        "what a building, an egg or a sentinel becomes, from 1; who hides in the other side's sentinel is hidden",
    ),
    ("counter", "what a building still counts down, or turns that what it holds still waits"),
    ("held_attack", "attack that what it holds will have more"),
    ("held_health", "health that what it holds will have more"),
    ("passing_attack", "how much of its attack was given for a time"),
    ("passing_health", "how much of its health was given for a time"),
    ("borrowed", "until when it is controlled, if for a time: as `lasting.until`"),
    ("given", "how many abilities cards have given it; which they are is left out"),
];
const LASTING: [Field; 8] = [
    ("owner", "whose effect it is: 1 this side's, 2 the other's"),
    ("card", "the card that left it, from 1, in the order of the content"),
    ("ability", "which ability of that card: from 1 those it prints, from -1 backwards those it gives"),
    ("effect", "which lasting effect of the ability, from 1; 0 if the ability itself waits"),
    ("unit", "the unit it is about: a place of `unit`, from 1"),
    ("at", "the tile it is about, from 1"),
    ("once", "1 if it is over when it has happened once"),
    (
        "until",
        "when it ends: 0 never, 1 with this turn; 2 and 3 as the next turn of this side, of the other, begins; 4 and 5 as \
         that turn ends; 6 and 7 the same, and it begins with that turn; 8 at once",
    ),
];
const TILE: [Field; 3] = [
    ("mana", "1 if a Mana Tile is there"),
    ("creep", "whose Shadow Creep is there, as a sum: 1 this side's, 2 the other's"),
    ("hallowed", "whose Hallowed Ground is there, in the same way"),
];
const ACTION: [Field; 6] = [
    (
        "kind",
        "1 a card is marked for the mulligan, 2 the rest is kept, 3 a move, 4 an attack, 5 a card is played, 6 the \
         Bloodbound Spell, 7 a card is replaced, 8 a target, 9 none, 10 the end of the turn",
    ),
    ("unit", "who moves or attacks: a place of `unit`, from 1"),
    ("hand", "the card: a place of `hand`, from 1; of equal ones the first"),
    ("card", "the same card, from 1, in the order of the content"),
    ("target", "who is attacked, or stands where it is aimed: a place of `unit`, from 1"),
    ("to", "the tile, from 1"),
];

impl Duelyst {
    /// What a side sees. In the middle of an action units may have to be recomputed first.
    pub(crate) fn observe(&self, s: &State, side: Side, out: &mut impl Features) {
        if s.derived.dirty == Dirty::None {
            return self.tell(s, side, out);
        }
        let mut made = *s;
        self.recompute(&mut made);
        self.tell(&made, side, out);
    }

    fn tell(&self, s: &State, side: Side, out: &mut impl Features) {
        let (own, other) = (&s.players[side], &s.players[side.other()]);
        out.row("turn", &TURN, turn(s, side));
        self.tell_asked(s, side, out);
        out.row("mine", &PLAYER, self.player(s, side));
        out.row("theirs", &PLAYER, self.player(s, side.other()));
        out.row("trial", &TRIAL, [number(own.trial), own.tried.into(), own.unlocked.into()]);
        let hand = own.hand.iter().map(|held| held_as(held, self.cost_now(s, side, *held).into()));
        out.rows("hand", MAX_HAND, &HAND, hand);
        let mut deck = own.deck;
        deck.sort();
        out.rows("deck", MAX_DECK, &DECK, deck.iter().map(|held| held_as(held, held.cost.into())));
        for (name, player) in [("my_graveyard", own), ("their_graveyard", other)] {
            out.rows(name, MAX_GRAVE, &GRAVE, player.graveyard.iter().map(|grave| [number(grave.card)]));
        }
        let artifact = |artifact: &Artifact| [number(artifact.card), artifact.durability.into()];
        for (name, player) in [("my_artifact", own), ("their_artifact", other)] {
            out.rows(name, MAX_ARTIFACTS, &ARTIFACT, player.artifacts.iter().map(artifact));
        }
        tell_past(own, other, out);
        out.rows("unit", MAX_UNITS, &UNIT, standing(s).map(|unit| self.unit(s, unit, side)));
        out.rows("lasting", MAX_WATCHES, &LASTING, s.watches.iter().map(|watch| lasting(s, watch, side)));
        let both = |tiles: [bool; 2]| i32::from(tiles[0]) + 2 * i32::from(tiles[1]);
        let sides = [side, side.other()];
        let tile = |at: Cell| {
            let creep = sides.map(|side| s.creep[side].has(at));
            [s.mana.has(at).into(), both(creep), both(sides.map(|side| s.hallowed[side].has(at)))]
        };
        out.rows("tile", TILES, &TILE, self.board.all.iter().map(tile));
    }

    fn tell_asked(&self, s: &State, side: Side, out: &mut impl Features) {
        let Some(ask) = self.asked(s) else {
            out.row("asked", &ASKED, [0; 4]);
            return out.rows("chosen", MAX_CHOSEN, &CHOSEN, [].into_iter());
        };
        let own = ask.side == side;
        let card = s.jobs.first().filter(|_| own).map_or(0, |job| number(job.card));
        let row = match ask.question {
            Question::Mulligan => [1, whose(ask.side, side), 0, 0],
            Question::Target(target) => {
                let question = if target.may_decline { 2 } else { 4 - i32::from(target.units) };
                [question, whose(ask.side, side), place(s, target.unit), card]
            }
        };
        out.row("asked", &ASKED, row);
        let chosen = s.chosen.iter().filter(|_| own).map(|at| [square(*at)]);
        out.rows("chosen", MAX_CHOSEN, &CHOSEN, chosen);
    }

    fn player(&self, s: &State, side: Side) -> [i32; 18] {
        let player = &s.players[side];
        let bloodbound = player.bloodbound != NO_CARD;
        [
            player.mana.into(),
            player.capacity.into(),
            player.turns.into(),
            self.replaces(s, side).saturating_sub(player.replaced).into(),
            player.hand.len() as i32,
            player.deck.len() as i32,
            player.graveyard.len() as i32,
            place(s, player.general),
            number(player.bloodbound),
            player.ready.into(),
            if bloodbound && !player.ready { back_in(player.turns).into() } else { 0 },
            if bloodbound { self.bloodbound_cost(s, side).into() } else { 0 },
            player.mechazor.into(),
            player.minions.into(),
            player.heals.into(),
            player.healed.into(),
            player.hurt.into(),
            standing(s).filter(|unit| unit.side == side).count() as i32,
        ]
    }

    fn unit(&self, s: &State, unit: &Unit, side: Side) -> [i32; 29] {
        let secret = unit.is == content::known().sentinel && unit.side != side;
        let [holds, counter, held_attack, held_health] = match secret {
            true => [0; 4],
            false => [number(unit.holds), unit.counter.into(), unit.held.0.into(), unit.held.1.into()],
        };
        let marked = |mark| unit.is_marked(mark).into();
        let [passing_attack, passing_health, borrowed, given] = changes(s, unit, side);
        [
            whose(unit.side, side),
            number(unit.is),
            square(unit.at),
            unit.attack.into(),
            unit.health().into(),
            unit.most.into(),
            self.is_general(s, unit).into(),
            whose(unit.owner, side),
            marked(mark::EXHAUSTED),
            (unit.is_marked(mark::FRESH) && unit.has(Powers::RUSH)).into(),
            unit.stunned.is_some().into(),
            marked(mark::DISPELLED),
            marked(mark::SHIELD_SPENT),
            unit.moves.into(),
            unit.attacks.into(),
            unit.stride.into(),
            (unit.powers.0 & KEYWORDS) as i32,
            (unit.powers.0 / (KEYWORDS + 1)) as i32,
            unit.backstab.into(),
            unit.grow.into(),
            unit.dervishes.into(),
            holds,
            counter,
            held_attack,
            held_health,
            passing_attack,
            passing_health,
            borrowed,
            given,
        ]
    }

    /// An action of the side to act.
    pub(crate) fn action_features(&self, s: &State, action: Action, out: &mut impl Features) {
        let aimed =
            |at: Cell| if at.is_on() { [s.on(at).map_or(0, |unit| place(s, unit.who.id)), square(at)] } else { [0; 2] };
        let held = |held: Held| {
            let at = s.players[s.holder()].hand.iter().position(|other| *other == held);
            [at.map_or(0, |at| at as i32 + 1), number(held.card)]
        };
        let of =
            |kind: i32, unit: i32, [hand, card]: [i32; 2], [target, to]: [i32; 2]| [kind, unit, hand, card, target, to];
        let row = match action {
            Action::Mark(card) => of(1, 0, held(card), [0; 2]),
            Action::Keep => of(2, 0, [0; 2], [0; 2]),
            Action::Move(unit, to) => of(3, place(s, unit), [0; 2], [0, square(to)]),
            Action::Attack(unit, target) => {
                let at = s.find(target).map_or(0, |target| square(target.at));
                of(4, place(s, unit), [0; 2], [place(s, target), at])
            }
            Action::Play(card, at) => of(5, 0, held(card), aimed(at)),
            Action::Bloodbound(at) => of(6, 0, [0, number(s.players[s.active].bloodbound)], aimed(at)),
            Action::Replace(card) => of(7, 0, held(card), [0; 2]),
            Action::Choose(at) => of(8, 0, [0; 2], aimed(at)),
            Action::Decline => of(9, 0, [0; 2], [0; 2]),
            Action::End => of(10, 0, [0; 2], [0; 2]),
        };
        out.row("action", &ACTION, row);
    }
}

/// The powers that are keywords; the others are restrictions, and stand above them.
const KEYWORDS: u64 = Powers::EPHEMERAL.0 - 1;

fn turn(s: &State, side: Side) -> [i32; 5] {
    let phase = match s.stage {
        Stage::Mulligan(_) => 1,
        Stage::Main => 3,
        Stage::Ending | Stage::Creep | Stage::Resting | Stage::Hatching => 4,
        Stage::Over => 5,
        _ => 2,
    };
    let [last_spell, last_by] = s.last_spell.map_or([0; 2], |(by, card)| [number(card), whose(by, side)]);
    [phase, whose(s.active, side), s.turn.into(), last_spell, last_by]
}

fn held_as(held: &Held, cost: i32) -> [i32; 5] {
    [number(held.card), cost, held.attack.into(), held.health.into(), held.slips.into()]
}

/// What players have done that cards ask about.
fn tell_past(own: &Player, other: &Player, out: &mut impl Features) {
    let tally = |tally: &Tally| [number(tally.card), tally.times.into()];
    for (name, player) in [("my_uses", own), ("their_uses", other)] {
        out.rows(name, 8, &TALLY, player.uses.iter().map(tally));
    }
    for (name, player) in [("my_mechs", own), ("their_mechs", other)] {
        out.rows(name, MAX_SUMMONED, &TALLY, player.summoned.iter().map(tally));
    }
    out.rows("my_played", MAX_PLAYED, &PLAYED, own.played.iter().map(|card| [number(*card)]));
    // duelyst:keyword.sentinel.1: what came masked is not told.
    let seen = other.played.iter().filter(|card| content::sheet(**card).reveal.is_none());
    out.rows("their_played", MAX_PLAYED, &PLAYED, seen.map(|card| [number(*card)]));
}

/// What changes on a unit come to: attack and health for a time, until when it is controlled, abilities that it was given.
fn changes(s: &State, unit: &Unit, side: Side) -> [i32; 4] {
    let [mut attack, mut health, mut borrowed, mut given] = [0; 4];
    for change in s.changes.iter().filter(|change| change.on == unit.who.id) {
        match change.what {
            What::Stats | What::Spears if change.until != Until::Ever => {
                attack += i32::from(change.a);
                health += i32::from(change.h);
            }
            What::Control => borrowed = until(change.until, side),
            What::Ability(_) => given += 1,
            _ => {}
        }
    }
    [attack, health, borrowed, given]
}

fn lasting(s: &State, watch: &Watch, side: Side) -> [i32; 8] {
    [
        whose(watch.side, side),
        number(watch.card),
        content::ability_number(watch.card, watch.ability),
        watch.effect.into(),
        place(s, watch.unit),
        square(watch.at),
        watch.once.into(),
        until(watch.until, side),
    ]
}

fn until(until: Until, side: Side) -> i32 {
    match until {
        Until::Ever => 0,
        Until::TurnEnd => 1,
        Until::TurnOf(of) => 1 + whose(of, side),
        Until::EndOf(of) => 3 + whose(of, side),
        Until::During(of) => 5 + whose(of, side),
        Until::Over => 8,
    }
}

/// Units on the board without those that have died and are about to leave it.
fn standing(s: &State) -> impl Iterator<Item = &Unit> {
    s.units.iter().filter(|unit| !unit.is_marked(mark::FALLEN))
}

fn place(s: &State, id: UnitId) -> i32 {
    standing(s).position(|unit| unit.who.id == id).map_or(0, |at| at as i32 + 1)
}

fn number(card: CardId) -> i32 {
    if card == NO_CARD { 0 } else { i32::from(card.0) + 1 }
}
