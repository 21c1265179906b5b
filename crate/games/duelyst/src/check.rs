//! What may not be done, and why: every refusal names the clause that forbids.

use super::Duelyst;
use super::action::Action;
use super::bloodbound::is_cast;
use super::board::Squares;
use super::content::{self, CardId, Effect, Kind, Ref, Whom};
use super::powers::Powers;
use super::state::{Held, Serial, Stage, State, Unit, mark, slip};
use rulewright_engine::check::{Check, ensure};
use rulewright_engine::grid::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Duelyst {
    pub(super) fn allows(&self, s: &State, action: Action) -> Check {
        ensure(s.stage != Stage::Over, "game-over", rule!("duelyst:win.1"))?;
        match (s.stage, action) {
            (Stage::Mulligan(side), Action::Mark(held)) => self.may_mark(s, side, held),
            (Stage::Mulligan(_), Action::Keep) => Ok(()),
            (Stage::Mulligan(_), _) => Err(Refusal::new("mulligan-first", rule!("duelyst:start.2"))),
            (_, Action::Mark(_) | Action::Keep) => Err(Refusal::new("mulligan-over", rule!("duelyst:mulligan.1"))),
            _ => self.allows_in_turn(s, action),
        }
    }

    fn may_mark(&self, s: &State, side: Side, held: Held) -> Check {
        ensure(held.slips & slip::MARKED == 0, "marked", rule!("duelyst:mulligan.1"))?;
        ensure(s.players[side].hand.contains(&held), "not-in-hand", rule!("duelyst:mulligan.1"))
    }

    fn allows_in_turn(&self, s: &State, action: Action) -> Check {
        let clause = rule!("duelyst:house.choose.1");
        match (self.asks(s), action) {
            (Some(ask), Action::Choose(at)) => ensure(ask.among.has(at), "no-target", clause),
            (Some(ask), Action::Decline) => ensure(ask.may_decline, "no-decline", clause),
            (Some(_), _) => Err(Refusal::new("choose-first", clause)),
            (None, Action::Choose(_) | Action::Decline) => Err(Refusal::new("nothing-asked", clause)),
            (None, Action::Move(unit, to)) => self.may_move(s, unit, to),
            (None, Action::Attack(unit, target)) => self.may_attack(s, unit, target),
            (None, Action::Play(held, at)) => self.may_play(s, held, at),
            (None, Action::Bloodbound(at)) => self.may_cast_bloodbound(s, at),
            (None, Action::Replace(held)) => self.may_replace(s, held),
            (None, _) => Ok(()),
        }
    }

    /// A unit of one's own that may be given orders.
    fn actor<'s>(&self, s: &'s State, id: Serial) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).ok_or(Refusal::new("gone", rule!("duelyst:card.unit.1")))?;
        ensure(unit.side == s.active, "not-yours", rule!("duelyst:gap.turn.1"))?;
        ensure(!self.is_wild(unit), "wild", rule!("duelyst:tribe.battle-pet.1"))?;
        ensure(unit.stunned.is_none(), "stunned", rule!("duelyst:keyword.stun.1"))?;
        Ok(unit)
    }

    fn may_move(&self, s: &State, id: Serial, to: Cell) -> Check {
        let unit = self.actor(s, id)?;
        ensure(unit.attacks == 0 || unit.moves < self.turns_of(unit), "attacked", rule!("duelyst:move.4"))?;
        ensure(!unit.is_marked(mark::EXHAUSTED), "exhausted", rule!("duelyst:status.exhausted.2"))?;
        ensure(unit.moves < self.turns_of(unit), "moved", rule!("duelyst:move.2"))?;
        self.is_loose(unit)?;
        ensure(
            self.provoked(&self.field(s, unit.side), unit).is_empty(),
            "provoked",
            rule!("duelyst:keyword.provoke.2"),
        )?;
        let taken = s.taken();
        ensure(!taken.has(to), "occupied", rule!("duelyst:move.1"))?;
        let reach = self.reach(unit, taken);
        ensure(!reach.is_empty(), "surrounded", rule!("duelyst:move.3"))?;
        // duelyst:move.1: a tile that is near enough, but behind somebody.
        ensure(reach.has(to) || !self.reach(unit, Squares::NONE).has(to), "blocked", rule!("duelyst:move.1"))?;
        let straight = self.board.aligned(unit.at, to);
        let clause = if straight { rule!("duelyst:move.5") } else { rule!("duelyst:move.6") };
        let is = self.board.steps(unit.at, to);
        let far = Refusal::new("too-far", clause).with("reach", unit.stride).with("is", is);
        if reach.has(to) { Ok(()) } else { Err(far) }
    }

    /// Nothing about the unit itself keeps it where it is.
    fn is_loose(&self, unit: &Unit) -> Check {
        let free = unit.has(Powers::MAY_MOVE);
        ensure(!unit.has(Powers::WALL) || free, "wall", rule!("duelyst:keyword.wall.1"))?;
        let structure = self.is_tribe(unit, content::Tribe::Structure);
        ensure(!structure || free, "structure", rule!("duelyst:tribe.structure.1"))?;
        ensure(!unit.has(Powers::CANNOT_MOVE), "cannot-move", rule!("duelyst:house.forbid.1"))
    }

    fn may_attack(&self, s: &State, id: Serial, target: Serial) -> Check {
        let unit = self.actor(s, id)?;
        ensure(unit.attacks < self.turns_of(unit), "attacked", rule!("duelyst:combat.1"))?;
        ensure(!unit.is_marked(mark::EXHAUSTED), "exhausted", rule!("duelyst:status.exhausted.2"))?;
        let structure = self.is_tribe(unit, content::Tribe::Structure) && !unit.has(Powers::MAY_ATTACK);
        ensure(!structure, "structure", rule!("duelyst:tribe.structure.1"))?;
        ensure(!unit.has(Powers::CANNOT_ATTACK), "cannot-attack", rule!("duelyst:house.forbid.1"))?;
        let powerless = if unit.has(Powers::BACKSTAB) {
            rule!("duelyst:keyword.backstab.3")
        } else {
            rule!("duelyst:gap.attack.zero.1")
        };
        ensure(unit.attack > 0, "no-attack", powerless)?;
        let foe = s.find(target).ok_or(Refusal::new("gone", rule!("duelyst:card.unit.1")))?;
        ensure(foe.side != unit.side, "not-enemy", rule!("duelyst:combat.2"))?;
        ensure(!foe.has(Powers::INVULNERABLE), "invulnerable", rule!("duelyst:keyword.invulnerable.1"))?;
        ensure(self.may_be_attacked(s, unit, foe), "sheltered", rule!("duelyst:house.forbid.1"))?;
        self.in_range(unit, foe)?;
        let field = self.field(s, unit.side);
        let provoked = self.provoked(&field, unit);
        ensure(provoked.is_empty() || provoked.has(foe.at), "provoked", rule!("duelyst:keyword.provoke.1"))?;
        ensure(self.targets(&field, unit).has(foe.at), "drawn-fire", rule!("duelyst:house.forbid.1"))
    }

    fn in_range(&self, unit: &Unit, foe: &Unit) -> Check {
        let clause = if unit.has(Powers::BLAST) { rule!("duelyst:keyword.blast.2") } else { rule!("duelyst:combat.2") };
        let is = self.board.steps(unit.at, foe.at);
        let far = Refusal::new("out-of-range", clause).with("reach", 1u8).with("is", is);
        if self.range(unit).has(foe.at) { Ok(()) } else { Err(far) }
    }

    fn may_play(&self, s: &State, held: Held, at: Cell) -> Check {
        let side = s.active;
        let card = content::card(held.card);
        ensure(s.players[side].hand.contains(&held), "not-in-hand", rule!("duelyst:turn.main.3"))?;
        ensure(!self.is_locked(s, side, held.card), "locked", rule!("duelyst:keyword.trial.5"))?;
        let cost = self.cost_now(s, side, held);
        self.can_pay(
            s,
            side,
            cost,
            if held.slips & slip::BUILDING != 0 {
                rule!("duelyst:keyword.build.8")
            } else {
                rule!("duelyst:gap.mana.3")
            },
        )?;
        match card.kind {
            Kind::Minion => {
                ensure(at.is_on() && s.on(at).is_none(), "occupied", rule!("duelyst:card.minion.1"))?;
                let reach = self.summon_range(s, side, held);
                ensure(reach.has(at), "not-near", rule!("duelyst:card.minion.1"))
            }
            Kind::Artifact => ensure(!at.is_on(), "no-target", rule!("duelyst:card.artifact.1")),
            _ => self.is_aimed_well(s, side, held.card, at),
        }
    }

    fn can_pay(&self, s: &State, side: Side, cost: u8, clause: Clause) -> Check {
        let has = s.players[side].mana;
        let dear = Refusal::new("too-dear", clause).with("cost", cost).with("has", has);
        if cost <= has { Ok(()) } else { Err(dear) }
    }

    /// The first target of a spell.
    fn is_aimed_well(&self, s: &State, side: Side, card: CardId, at: Cell) -> Check {
        let clause = rule!("duelyst:house.choose.1");
        let Some(targets) = self.first_targets(s, side, card) else { return ensure(!at.is_on(), "no-target", clause) };
        if targets.has(at) {
            return Ok(());
        }
        let who = s.on(at).filter(|_| at.is_on());
        // The clause that shelters whoever stands there, where one does.
        if who.is_some_and(|u| u.has(Powers::INVULNERABLE)) {
            let clause = if heals(card) {
                rule!("duelyst:keyword.invulnerable.2")
            } else {
                rule!("duelyst:keyword.invulnerable.1")
            };
            return Err(Refusal::new("invulnerable", clause));
        }
        let cast = content::printed(card).find(|id| super::bloodbound::is_cast(*id));
        if cast.is_some_and(|id| who.is_some_and(|u| super::ask::is_in_vain(id, u))) {
            return Err(Refusal::new("stunned", rule!("duelyst:keyword.stun.2")));
        }
        let joins =
            |id: content::AbilityId| matches!(content::ability(id).choose.0, [content::Choice::Adjoining(_), ..]);
        if at.is_on() && who.is_none() && cast.is_some_and(joins) {
            return Err(Refusal::new("not-near", rule!("duelyst:card.minion.1.r1")));
        }
        let general = who.is_some_and(|u| self.is_general(s, u));
        Err(Refusal::new("no-target", if general { rule!("duelyst:card.general.1") } else { clause }))
    }

    fn may_cast_bloodbound(&self, s: &State, at: Cell) -> Check {
        let side = s.active;
        ensure(s.players[side].ready, "not-ready", rule!("duelyst:bbs.1"))?;
        let cost = self.bloodbound_cost(s, side);
        self.can_pay(s, side, cost, rule!("duelyst:bbs.1"))?;
        self.is_aimed_well(s, side, s.players[side].bloodbound, at)
    }

    fn may_replace(&self, s: &State, held: Held) -> Check {
        let player = &s.players[s.active];
        ensure(player.hand.contains(&held), "not-in-hand", rule!("duelyst:replace.1"))?;
        ensure(!self.is_locked(s, s.active, held.card), "locked", rule!("duelyst:keyword.trial.5"))?;
        ensure(held.slips & slip::KEPT == 0, "kept", rule!("duelyst:replace.1"))?;
        ensure(!player.deck.is_empty(), "no-deck", rule!("duelyst:replace.2"))?;
        ensure(player.replaced < self.replaces(s, s.active), "replaced", rule!("duelyst:turn.main.1"))
    }

    /// Where a minion may be put if nobody stands there: next to a friend (`duelyst:card.minion.1`), with Airdrop anywhere
    /// (`duelyst:keyword.airdrop.1`).
    fn summon_range(&self, s: &State, side: Side, held: Held) -> Squares {
        covers!("duelyst:keyword.airdrop.1");
        if self.has_in_hand(s, side, held, content::Trait::Airdrop) {
            return self.board.all;
        }
        self.board.near_any(s.squares()[side])
    }
}

/// Whether a spell heals the unit that it is aimed at.
fn heals(spell: CardId) -> bool {
    let chosen = Whom::Ref(Ref::Chosen);
    let heals = |effect: &Effect| match effect {
        Effect::Heal { who, .. } | Effect::Restore(who) => *who == chosen,
        _ => false,
    };
    content::printed(spell).filter(|id| is_cast(*id)).any(|id| content::ability(id).then.iter().any(heals))
}
