//! What a side sees, and what it may do, as numbers. What the Table leaves out is left out here (`noxilia:fog.*`): who is face
//! down, the other side's hand, library and queue, its latent spells, and treasures that nobody has turned up.

use crate::Noxilia;
use crate::action::{Action, Bill};
use crate::chapters::magic::mana::Maker;
use crate::chapters::magic::payment::unpacked;
use crate::content::board::{PLACE_COUNT, Spot};
use crate::content::cards::NO_CARD;
use crate::content::language::{CardId, Kind};
use crate::content::mana::COLOURS;
use crate::state::{
    Aim, Frame, How, MAX_CARDS, MAX_DESTINY, MAX_TABLE_CARDS, MAX_UNITS, Player, Question, Queued, Stage, State,
    TableCard, TableCardId, Unit, UnitId, card_mark, mark,
};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::calc::Calc;
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, whose};

const TURN: [Field; 7] = [
    ("stage", "1 the set-up, 2 a turn starts, 3 the actions, 4 a turn ends, 5 the game is over"),
    ("turn", "turns begun"),
    ("first", "the first player of the turn: 1 this side, 2 the other"),
    ("active", "who acts: 1 this side, 2 the other"),
    ("lot", "who was first by lot: 1 this side, 2 the other"),
    ("destiny", "the destiny card of the turn, from 1, in the order of the content"),
    ("even", "1 if the first player is compensated and not the second"),
];
const ASKED: [Field; 7] = [
    (
        "question",
        "what is asked: 0 nothing, 1 starting units, 2 a card for the graveyard, 3 a card to put under the library. 4 the \
         next effect of the start of a turn, 5 a card to exile for gold, 6 a discard, 7 a card to take back, 8 a card to fetch. \
         9 whom to straighten, 10 a treasure, 11 its bearer, 12 the next step of a move. 13 the next target, 14 a guardian, 15 \
         a latent spell under the unit attacked, 16 one under the place entered, 17 one in answer to another. 18 a dodge, 19 \
         a lightning riposte, 20 a riposte, 21 a payment, and as a cost 22 whom to engage, 23 whom to harm, 24 a card to exile, \
         25 a card to discard",
    ),
    ("side", "who is asked: 1 this side, 2 the other"),
    ("unit", "who attacks, moves or arrives: a place of `unit`, from 1"),
    ("target", "who is attacked: a place of `unit`, from 1"),
    ("card", "the card it is about, from 1; 0 where this side may not know it"),
    ("left", "how many answers are still given, where a number of them is asked for"),
    ("place", "where the treasure is, from 1"),
];
const PLAYER: [Field; 17] = [
    ("gold", "gold in reserve"),
    ("budget", "gold left for starting units; 0 for the other side"),
    ("clan", "its clan, from 1, in the order of the content; 0 in a scenario"),
    ("passed", "1 if it was the first to pass since somebody acted"),
    ("light", "light mana afloat"),
    ("infernal", "infernal mana afloat"),
    ("corruption", "corruption afloat"),
    ("death", "death mana afloat"),
    ("nature", "nature mana afloat"),
    ("psionic", "psionic mana afloat"),
    ("pure", "pure mana afloat"),
    ("hand", "cards in hand"),
    ("library", "cards in the library, those under it too"),
    ("graveyard", "cards in the graveyard"),
    ("exile", "cards exiled"),
    ("queue", "units in the reinforcement queue"),
    ("destiny", "cards left in the destiny deck, which nobody looks through"),
];
const CARD: [Field; 1] = [("card", "a card, from 1, in the order of the content")];
const QUEUE: [Field; 2] = [
    ("card", "a unit in the queue, from 1, in the order of the content; the other side's are hidden"),
    ("turns", "turns left, and 1"),
];
const UNIT: [Field; 23] = [
    ("owner", "who controls it: 1 this side, 2 the other"),
    ("card", "what it is, from 1, in the order of the content; 0 if it is the other side's and face down"),
    ("at", "its place, from 1; 0 while it is adventuring"),
    ("face_down", "1 if it is face down"),
    ("engaged", "1 if it is engaged"),
    ("recruit", "1 if it came from the queue this turn"),
    ("slow", "1 if it came to a place that slows arrivals"),
    ("lent", "1 if it is controlled until the end of the turn"),
    ("wounds", "life lost"),
    ("worn", "armour gained, or below zero spent, until armour is set back"),
    ("poison", "poison markers"),
    ("time", "time markers"),
    ("monarch", "1 if it is known to be the monarch"),
    ("dodged", "1 if it is known and has dodged; this number and those after it are 0 of who is not known"),
    ("life", "life left"),
    ("melee", "melee now"),
    ("ranged", "ranged now; 0 where it has none"),
    ("armour", "armour now"),
    ("aura", "melee from an aura, this turn"),
    ("rage", "melee from dead blood brothers, this turn"),
    ("rally", "melee from events, this turn, less what it lost by arriving"),
    (
        "abilities",
        "a sum, each twice the one before: 1 aquatic, 2 guardian angel, 4 stealth attack, then crippling attack, piercing \
         attack, mass attack, attack aura, charge, righteousness, dodge, brother in arms, blood brother, climber, \
         infiltrator, interceptor, quick march",
    ),
    (
        "more_abilities",
        "in the same way: 1 adventure, 2 force passage, 4 poison, then purification, regeneration, magic resistance, type \
         resistance, distant reinforcement, riposte, lightning riposte, instinctive riposte, heal, sorcerer, steadfast, \
         close shot, rapid fire, flying",
    ),
];
const ITEM: [Field; 7] = [
    (
        "kind",
        "1 a latent spell, 2 a curse, 3 a treasure for the first to arrive, 4 one face down, 5 one face up, 6 equipment",
    ),
    ("card", "what it is, from 1; 0 if it is the other side's latent spell, or a treasure that is face down"),
    ("owner", "whose it is: 0 nobody's, 1 this side's, 2 the other's"),
    ("unit", "the unit it belongs to: a place of `unit`, from 1"),
    ("at", "the place it is in, from 1"),
    ("used", "armour of it that is used up, or its dodge"),
    ("engaged", "1 if it is engaged"),
];
const PLACE: [Field; 8] = [
    ("kind", "1 a command zone, 2 a room, 3 a rampart, 4 a battlefield"),
    ("camp", "in whose camp it is: 0 nobody's, 1 this side's, 2 the other's"),
    ("card", "the zone card of the place, from 1, in the order of the content"),
    ("holder", "who controls it: 0 nobody, 1 this side, 2 the other"),
    ("flood", "time markers of a flood"),
    ("aura", "the highest attack aura of this side that took effect there this turn"),
    ("their_aura", "the same of the other side"),
    ("captured", "1 if a treasure was captured there this turn"),
];
const ACTION: [Field; 17] = [
    (
        "kind",
        "1 a pass, 2 a move, 3 a retreat, 4 a charge, 5 melee, 6 a shot, 7 a spell, 8 a latent spell, 9 another card. 10 \
         taking equipment, 11 healing, 12 purifying, 13 an adventure, 14 a starting unit, 15 the suggested line-up, 16 an \
         answer, 17 a payment, 18 no answer",
    ),
    ("unit", "who acts or casts: a place of `unit`, from 1"),
    ("card", "the card that is played or chosen, from 1, in the order of the content"),
    ("target", "at whom, or who is chosen: a place of `unit`, from 1"),
    ("place", "where to, or the place that is chosen, from 1; of a charge, the place it goes over"),
    ("item", "the card on the table that is taken or chosen: a place of `item`, from 1"),
    ("engage_1", "who is engaged for a payment: a place of `unit`, from 1, or below zero a place of `item`, from -1"),
    ("engage_2", "the second one that is engaged"),
    ("engage_3", "the third"),
    ("engage_4", "the fourth"),
    ("light", "light mana that is left after a payment"),
    ("infernal", "infernal mana that is left"),
    ("corruption", "corruption that is left"),
    ("death", "death mana that is left"),
    ("nature", "nature mana that is left"),
    ("psionic", "psionic mana that is left"),
    ("pure", "pure mana that is left"),
];

impl Noxilia {
    /// What a side sees.
    pub(crate) fn observe(&self, s: &State, side: Side, out: &mut impl Features) {
        let (own, other) = (&s.players[side], &s.players[side.other()]);
        out.row("turn", &TURN, self.turn(s, side));
        out.row("asked", &ASKED, asked(s, side));
        out.row("mine", &PLAYER, self.player(s, side, side));
        out.row("theirs", &PLAYER, self.player(s, side.other(), side));
        tell_cards("hand", &own.hand, out);
        tell_cards("library", &library(own), out);
        let queued = |queued: &Queued| [number(queued.card), i32::from(queued.turns) + 1];
        out.rows("my_queue", MAX_CARDS, &QUEUE, own.queue.iter().map(queued));
        let waiting = |queued: &Queued| [0, i32::from(queued.turns) + 1];
        out.rows("their_queue", MAX_CARDS, &QUEUE, other.queue.iter().map(waiting));
        tell_cards("my_graveyard", &own.graveyard, out);
        tell_cards("their_graveyard", &other.graveyard, out);
        tell_cards("my_exile", &own.exile, out);
        tell_cards("their_exile", &other.exile, out);
        for (name, player) in [("my_spent_destiny", own), ("their_spent_destiny", other)] {
            out.rows(name, MAX_DESTINY, &CARD, player.spent.iter().map(|card| [number(*card)]));
        }
        out.rows("unit", MAX_UNITS, &UNIT, s.units.iter().map(|unit| self.unit(s, unit, side)));
        out.rows("item", MAX_TABLE_CARDS, &ITEM, s.table_cards.iter().map(|item| table_card(s, item, side)));
        out.rows("place", PLACE_COUNT, &PLACE, Spot::all().map(|at| self.place(s, at, side)));
    }

    fn turn(&self, s: &State, side: Side) -> [i32; 7] {
        [
            s.stage as i32 + 1,
            s.turn.into(),
            whose(s.first, side),
            whose(s.active, side),
            whose(s.lot, side),
            number(s.destiny),
            self.even.into(),
        ]
    }

    fn player(&self, s: &State, of: Side, viewer: Side) -> [i32; 17] {
        let player = &s.players[of];
        let budget = if s.stage == Stage::SetUp && of == viewer { player.budget } else { 0 };
        let known = !self.decks[usize::from(of.0)].is_empty();
        let passed = s.passed == Some(of) && s.stage == Stage::Act;
        let [light, infernal, corruption, death, nature, psionic, pure] = player.pool.map(i32::from);
        [
            player.gold.into(),
            budget.into(),
            if known { i32::from(player.clan) + 1 } else { 0 },
            passed.into(),
            light,
            infernal,
            corruption,
            death,
            nature,
            psionic,
            pure,
            player.hand.len() as i32,
            (player.library.len() + player.bottom.len()) as i32,
            player.graveyard.len() as i32,
            player.exile.len() as i32,
            player.queue.len() as i32,
            player.destiny.len() as i32,
        ]
    }

    fn unit(&self, s: &State, unit: &Unit, side: Side) -> [i32; 23] {
        let shown = unit.is(mark::SHOWN);
        let known = shown || unit.side == side;
        let mut row = [0; 23];
        let seen = [
            whose(unit.side, side),
            if known { number(unit.card) } else { 0 },
            spot(unit.at),
            (!shown).into(),
            unit.is(mark::ENGAGED).into(),
            unit.is(mark::RECRUIT).into(),
            unit.is(mark::SLOW).into(),
            unit.is(mark::LENT).into(),
            unit.wounds.into(),
            unit.worn.into(),
            unit.poison.into(),
            unit.time.into(),
        ];
        row[..seen.len()].copy_from_slice(&seen);
        if known {
            row[seen.len()..].copy_from_slice(&self.known(s, unit));
        }
        row
    }

    /// The numbers that only a known unit has.
    fn known(&self, s: &State, unit: &Unit) -> [i32; 11] {
        let card = unit.card.card();
        let melee: Calc<()> = self.melee(s, unit, How::Melee, true);
        let armour: Calc<()> = self.armour(s, unit);
        let ranged = if card.ranged > 0 { self.ranged::<()>(s, unit).value } else { 0 };
        let [aura, rage, rally, green] = unit.fleeting().map(i32::from);
        let abilities = self.abilities(s, unit);
        [
            (card.kind == Kind::Monarch).into(),
            unit.is(mark::DODGED).into(),
            unit.life(),
            melee.value,
            ranged,
            armour.value,
            aura,
            rage,
            rally + green,
            (abilities & 0xFFFF) as i32,
            (abilities >> 16) as i32,
        ]
    }

    fn place(&self, s: &State, at: Spot, side: Side) -> [i32; 8] {
        let (site, zone) = (at.site(), s.zones[at.n()]);
        [
            site.kind as i32 + 1,
            site.owner.map_or(0, |owner| whose(Side(owner), side)),
            number(self.zones[at.n()]),
            zone.holder.map_or(0, |holder| whose(holder, side)),
            zone.flood.into(),
            zone.aura[side].into(),
            zone.aura[side.other()].into(),
            (s.captured >> at.0 & 1).into(),
        ]
    }

    /// An action of the side to act.
    pub(crate) fn action_features(&self, s: &State, action: Action, out: &mut impl Features) {
        let unit = |id: UnitId| unit_place(s, id);
        let plain = |kind: i32| [kind, 0, 0, 0, 0, 0];
        let aimed = |[kind, by, card, ..]: [i32; 6], aim: Aim| match aim {
            Aim::None => [kind, by, card, 0, 0, 0],
            Aim::Unit(target) => [kind, by, card, unit(target), 0, 0],
            Aim::Place(at) => [kind, by, card, 0, spot(at), 0],
            Aim::Card(chosen) => [kind, by, number(chosen), 0, 0, 0],
            Aim::Item(item) => [kind, by, card, 0, 0, item_place(s, item)],
        };
        let mut bill = [0; 4 + COLOURS];
        let what = match action {
            Action::Pass => plain(1),
            Action::Move(by, to) => [2, unit(by), 0, 0, spot(to), 0],
            Action::Retreat(by, to) => [3, unit(by), 0, 0, spot(to), 0],
            Action::Charge(by, over, target) => [4, unit(by), 0, unit(target), spot(over), 0],
            Action::Attack(by, target) => [5, unit(by), 0, unit(target), 0, 0],
            Action::Shoot(by, target) => [6, unit(by), 0, unit(target), 0, 0],
            Action::Cast(card, by, aim) => aimed([7, unit(by), number(card), 0, 0, 0], aim),
            Action::Set(card, by, aim) => aimed([8, unit(by), number(card), 0, 0, 0], aim),
            Action::Play(card, aim) => aimed([9, 0, number(card), 0, 0, 0], aim),
            Action::Equip(by, at, item) => [10, unit(by), 0, 0, spot(at), item_place(s, item)],
            Action::Heal(by, at, target) => [11, unit(by), 0, unit(target), spot(at), 0],
            Action::Purify(by, at, target) => [12, unit(by), 0, unit(target), spot(at), 0],
            Action::Adventure(by) => [13, unit(by), 0, 0, 0, 0],
            Action::Deploy(card, at) => [14, 0, number(card), 0, spot(at), 0],
            Action::Suggested => plain(15),
            Action::Choose(aim) => aimed(plain(16), aim),
            Action::Pay(way) => {
                bill = self.bill(s, way);
                plain(17)
            }
            Action::Decline => plain(18),
        };
        let mut row = [0; 17];
        row[..6].copy_from_slice(&what);
        row[6..].copy_from_slice(&bill);
        out.row("action", &ACTION, row);
    }

    /// Who is engaged for a payment, and the mana that is left.
    fn bill(&self, s: &State, bill: Bill) -> [i32; 4 + COLOURS] {
        let mut row = [0; 4 + COLOURS];
        if let Frame::Due(cast, caster) = s.about() {
            let producers = self.producers(s, cast.side, caster);
            let engaged = (0..).zip(producers.iter()).filter(|(n, _)| bill.engage >> *n & 1 == 1);
            for (field, (_, producer)) in row[..4].iter_mut().zip(engaged) {
                *field = match producer.source {
                    Maker::Unit(id) => unit_place(s, id),
                    Maker::Item(id) => -item_place(s, id),
                };
            }
        }
        row[4..].copy_from_slice(&unpacked(bill.left).map(i32::from));
        row
    }
}

fn asked(s: &State, side: Side) -> [i32; 7] {
    let Some((question, of, n)) = s.asked() else { return [0; 7] };
    let (left, place) = match question {
        _ if of != side => (0, 0),
        Question::Treasure => (0, spot(Spot(n))),
        _ => (n.into(), 0),
    };
    let (unit, target) = match s.about() {
        Frame::Strike(strike) => (strike.attacker, strike.target),
        Frame::Naming(volley) => (volley.attacker, UnitId::NONE),
        Frame::March(id, ..) | Frame::Arrive(id, ..) => (id, UnitId::NONE),
        _ => (UnitId::NONE, UnitId::NONE),
    };
    let card = match s.about() {
        Frame::Due(cast, _) | Frame::Turned(cast, _) | Frame::Effects(cast) => cast.card,
        Frame::Play(cast) if cast.side == side => cast.card,
        _ => NO_CARD,
    };
    [question as i32 + 1, whose(of, side), unit_place(s, unit), unit_place(s, target), number(card), left, place]
}

fn tell_cards(name: &str, cards: &[CardId], out: &mut impl Features) {
    out.rows(name, MAX_CARDS, &CARD, cards.iter().map(|card| [number(*card)]));
}

/// What a side knows of its own library: which cards, and not in which order.
fn library(player: &Player) -> Pile<CardId, { 2 * MAX_CARDS }> {
    let mut all: Pile<CardId, { 2 * MAX_CARDS }> = player.library.iter().chain(player.bottom.iter()).copied().collect();
    all.sort();
    all
}

fn table_card(s: &State, item: &TableCard, side: Side) -> [i32; 7] {
    let latent = item.is_latent();
    let known = if latent { item.owner == side } else { item.is(card_mark::SHOWN) };
    let (shown, unclaimed) = (item.is(card_mark::SHOWN), item.is(card_mark::UNCLAIMED));
    let kind = match item.card.card().kind {
        Kind::Spell if latent => 1,
        Kind::Spell => 2,
        _ if item.is(card_mark::PRIMO) && !shown => 3,
        _ if unclaimed && !shown => 4,
        _ if unclaimed => 5,
        _ => 6,
    };
    let used = i32::from(item.spent.max(u8::from(item.is(card_mark::DODGED))));
    let engaged = i32::from(item.is(card_mark::ENGAGED));
    let card = if known { number(item.card) } else { 0 };
    [kind, card, whose(item.owner, side), unit_place(s, item.on), spot(item.at), used, engaged]
}

fn unit_place(s: &State, id: UnitId) -> i32 {
    s.units.iter().position(|unit| unit.id == id).map_or(0, |at| at as i32 + 1)
}

fn item_place(s: &State, id: TableCardId) -> i32 {
    s.table_cards.iter().position(|item| item.id == id).map_or(0, |at| at as i32 + 1)
}

fn spot(at: Spot) -> i32 {
    if at.is_on() { i32::from(at.0) + 1 } else { 0 }
}

fn number(card: CardId) -> i32 {
    if card == NO_CARD { 0 } else { i32::from(card.0) + 1 }
}
