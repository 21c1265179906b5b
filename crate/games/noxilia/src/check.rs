//! What may not be done, and why: every refusal names the clause that forbids.

use super::Noxilia;
use super::action::{Action, Aim};
use super::board::Spot;
use super::board_index::BoardIndex;
use super::content::language::{CardId, Kind};
use super::mana::{is_colour, is_payable, pool_of, wealth};
use super::play::adventure_gold;
use super::powers::{Key, prints};
use super::state::{Question, Stage, State, TableCardId, Unit, UnitId};
use rulewright_engine::check::{Check, ensure};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Noxilia {
    pub(super) fn allows(&self, s: &State, action: Action) -> Check {
        ensure(s.stage != Stage::Over, "game-over", rule!("noxilia:endgame.1"))?;
        match s.asked() {
            Some((question, side, _)) => self.allows_answer(s, question, side, action),
            None => self.allows_in_turn(s, action),
        }
    }

    /// The clause that asks.
    pub(super) fn asking(question: Question) -> Clause {
        match question {
            Question::Deploy => rule!("noxilia:setup.4"),
            Question::OpeningGraveyard => rule!("noxilia:card.banner.2"),
            Question::Mulligan => rule!("noxilia:setup.12"),
            Question::Order => rule!("noxilia:turn.start.income.4"),
            Question::ExileForGold => rule!("noxilia:turn.start.income.3"),
            Question::Discard | Question::Recover => rule!("noxilia:turn.start.destiny.1"),
            Question::Search => rule!("noxilia:general.search.1"),
            Question::Straighten => rule!("noxilia:card.event.1"),
            Question::Treasure => rule!("noxilia:capture.treasure.4"),
            Question::Bearer => rule!("noxilia:capture.treasure.2"),
            Question::Step => rule!("noxilia:house.step.1"),
            Question::Name => rule!("noxilia:house.name.1"),
            Question::Guardian => rule!("noxilia:ability.guardian_angel.1"),
            Question::Attacked => rule!("noxilia:combat.latent.1"),
            Question::Entered => rule!("noxilia:spell.latent.2"),
            Question::Answer => rule!("noxilia:spell.latent.3"),
            Question::Dodge => rule!("noxilia:ability.dodge.1"),
            Question::Lightning => rule!("noxilia:ability.lightning_riposte.1"),
            Question::Riposte => rule!("noxilia:ability.riposte.1"),
            Question::Pay => rule!("noxilia:house.pay.1"),
            Question::CostEngage | Question::CostHarm | Question::CostExile | Question::CostDiscard => {
                rule!("noxilia:advanced.5")
            }
        }
    }

    fn allows_answer(&self, s: &State, question: Question, side: Side, action: Action) -> Check {
        let clause = Self::asking(question);
        match (question, action) {
            (Question::Deploy, Action::Deploy(card, at)) => self.may_deploy(s, side, card, at),
            (Question::Step, Action::Move(id, to)) => self.may_go_on(s, id, to),
            (_, Action::Choose(_) | Action::Pay(_) | Action::Decline | Action::Suggested) => {
                let mut found = false;
                self.answers(s, question, side, &mut |answer| found |= answer == action);
                ensure(found, "no-answer", clause)
            }
            _ => Err(Refusal::new("answer-first", clause)),
        }
    }

    fn may_go_on(&self, s: &State, id: UnitId, to: Spot) -> Check {
        let clause = rule!("noxilia:house.step.1");
        let super::state::Frame::March(mover, taken, _) = s.about() else {
            return Err(Refusal::new("no-answer", clause));
        };
        ensure(mover == id, "another-moves", clause)?;
        let unit = s.find(id).ok_or(Refusal::new("gone", clause))?;
        let left = self.most_steps(s, unit).saturating_sub(taken);
        ensure(left > 0, "too-far", rule!("noxilia:action.move.1"))?;
        self.may_step(&BoardIndex::of(s), unit, to, left - 1)
    }

    fn allows_in_turn(&self, s: &State, action: Action) -> Check {
        let side = s.active;
        match action {
            Action::Pass => Ok(()),
            Action::Move(id, to) => {
                let unit = self.actor(s, id)?;
                self.may_step(&BoardIndex::of(s), unit, to, self.most_steps(s, unit) - 1)
            }
            Action::Retreat(id, to) => self.may_fall_back(s, id, to),
            Action::Charge(id, via, target) => {
                let unit = self.actor(s, id)?;
                self.may_fight(s, unit)?;
                let (index, foe) = (BoardIndex::of(s), self.foe(s, side, target)?);
                self.may_set_off(&index, unit)?;
                self.may_charge(&index, unit, via, foe.at)
            }
            Action::Attack(id, target) => {
                let unit = self.actor(s, id)?;
                self.may_fight(s, unit)?;
                let foe = self.foe(s, side, target)?;
                ensure(foe.at == unit.at, "not-here", rule!("noxilia:action.melee.1"))
            }
            Action::Shoot(id, target) => {
                let unit = self.actor(s, id)?;
                self.may_fight(s, unit)?;
                ensure(unit.card.card().ranged > 0, "no-ranged", rule!("noxilia:action.ranged.1"))?;
                let foe = self.foe(s, side, target)?;
                ensure(self.is_in_range(s, unit, foe), "out-of-range", rule!("noxilia:stat.ranged.1"))
            }
            Action::Cast(card, caster, aim) => self.may_cast(s, side, card, caster, aim),
            Action::Set(card, caster, aim) => {
                self.has_in_hand(s, side, card)?;
                self.sorcerer(s, caster)?;
                self.may_set(s, side, card, aim)
            }
            Action::Play(card, aim) => {
                self.has_in_hand(s, side, card)?;
                self.may_play(s, side, card, aim)
            }
            Action::Equip(id, at, item_id) => {
                let unit = self.errand(s, id, at)?;
                self.may_equip(s, unit, at, item_id)
            }
            Action::Heal(id, at, whom) => {
                let unit = self.errand(s, id, at)?;
                ensure(self.has(s, unit, Key::Heal), "no-healer", rule!("noxilia:action.moveheal.1"))?;
                self.may_tend(s, unit, at, whom)
            }
            Action::Purify(id, at, whom) => {
                let unit = self.errand(s, id, at)?;
                ensure(self.has(s, unit, Key::Purification), "no-healer", rule!("noxilia:action.moveheal.1"))?;
                self.may_tend(s, unit, at, whom)
            }
            Action::Adventure(id) => {
                let unit = self.actor(s, id)?;
                self.may_set_out(s, unit)
            }
            _ => Err(Refusal::new("nothing-asked", rule!("noxilia:action.1"))),
        }
    }

    /// A ready unit of one's own (`noxilia:action.2`).
    fn actor<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", rule!("noxilia:action.2")))?;
        ensure(unit.side == s.active, "not-yours", rule!("noxilia:action.2"))?;
        ensure(unit.is_ready(), "engaged", rule!("noxilia:def.engage.2"))?;
        Ok(unit)
    }

    fn foe<'s>(&self, s: &'s State, side: Side, id: UnitId) -> Result<&'s Unit, Refusal> {
        let clause = rule!("noxilia:combat.declare.1");
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", clause))?;
        ensure(unit.side != side, "not-enemy", clause)?;
        Ok(unit)
    }

    fn may_fall_back(&self, s: &State, id: UnitId, to: Spot) -> Check {
        let unit = self.actor(s, id)?;
        let s = &BoardIndex::of(s);
        covers!("noxilia:action.move.5");
        // A way that is open is moved, not retreated.
        let open = self.may_step(s, unit, to, 0).is_ok() && !s.is_hostile(unit.side, to);
        ensure(!open, "way-is-open", rule!("noxilia:action.retreat.1"))?;
        self.may_retreat(s, unit, to)
    }

    fn has_in_hand(&self, s: &State, side: Side, card: CardId) -> Check {
        ensure(s.players[side].hand.contains(&card), "not-in-hand", rule!("noxilia:action.2"))
    }

    fn sorcerer<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", rule!("noxilia:cast.1")))?;
        ensure(unit.side == s.active, "not-yours", rule!("noxilia:cast.1"))?;
        ensure(prints(unit.card, Key::Sorcerer), "no-sorcerer", rule!("noxilia:stat.mana.2"))?;
        ensure(unit.is_ready(), "engaged", rule!("noxilia:cast.1"))?;
        Ok(unit)
    }

    fn may_cast(&self, s: &State, side: Side, card: CardId, caster: UnitId, aim: Aim) -> Check {
        self.has_in_hand(s, side, card)?;
        let sheet = card.card();
        ensure(sheet.kind == Kind::Spell && sheet.latent.is_none(), "not-cast", rule!("noxilia:spell.active.1"))?;
        let unit = self.sorcerer(s, caster)?;
        let plain = self.due(s, side, card, Some(unit));
        let own = pool_of(&unit.card.card().mana);
        ensure(is_colour(&own, &plain), "wrong-colour", rule!("noxilia:cast.4"))?;
        self.may_aim(s, side, card, Some(unit.at), aim)?;
        let due = self.due_at(s, side, card, Some(unit), aim);
        let wealth = wealth(s, side);
        if is_payable(&wealth, &due) {
            return Ok(());
        }
        let clause = if due.pure_hands && is_payable(&wealth, &plain) {
            rule!("noxilia:ability.righteousness.1")
        } else {
            rule!("noxilia:card.spell.1")
        };
        Err(Refusal::new("no-mana", clause))
    }

    /// A ready unit that may take one step to a place first, or is there.
    fn errand<'s>(&self, s: &'s State, id: UnitId, at: Spot) -> Result<&'s Unit, Refusal> {
        covers!("noxilia:action.moveequip.1");
        let unit = self.actor(s, id)?;
        if at != unit.at {
            covers!("noxilia:action.moveequip.2", "noxilia:action.moveheal.2");
            self.may_step(&BoardIndex::of(s), unit, at, 0)?;
        }
        Ok(unit)
    }

    /// Whether a unit may take equipment there (`noxilia:action.moveequip.3`).
    fn may_equip(&self, s: &State, unit: &Unit, at: Spot, item_id: TableCardId) -> Check {
        let clause = rule!("noxilia:action.moveequip.3");
        ensure(self.may_take(s, unit, at, item_id), "not-there", clause)?;
        self.may_dress(s, unit, at)
    }

    /// Whether a unit may put anything on in a place: not in water (`noxilia:ability.aquatic.2`).
    pub(super) fn may_dress(&self, s: &State, unit: &Unit, at: Spot) -> Check {
        let wet = s.is_flooded(at) && !self.has(s, unit, Key::Aquatic);
        ensure(!wet, "in-water", rule!("noxilia:ability.aquatic.2"))
    }

    fn may_tend(&self, s: &State, unit: &Unit, at: Spot, whom: UnitId) -> Check {
        let clause = rule!("noxilia:action.moveheal.3");
        let whom = s.find(whom).ok_or(Refusal::new("gone", clause))?;
        let near = whom.side == unit.side && whom.at.is_on() && (whom.at == at || whom.id == unit.id);
        ensure(near, "not-there", clause)
    }

    /// Whether a unit may go adventuring.
    pub(super) fn may_set_out(&self, s: &State, unit: &Unit) -> Check {
        let clause = rule!("noxilia:ability.adventure.1");
        ensure(prints(unit.card, Key::Adventure), "no-adventurer", clause)?;
        let cost = adventure_gold(unit.card);
        ensure(u16::from(cost) <= s.players[unit.side].gold, "gold", clause)
    }

    /// Whose decision it is.
    pub(super) fn whose(&self, s: &State) -> Side {
        s.asked().map_or(s.active, |(_, side, _)| side)
    }
}
