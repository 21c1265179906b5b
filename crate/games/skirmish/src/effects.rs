//! Effects: the small vocabulary that cards, abilities, statuses and terrain are made of.

use super::content::{Amount, CardId, Effect, Table};
use super::dice::DIE;
use super::fact::{Fact, Points};
use super::state::{Pending, Phase, Rally, State, UnitId};
use super::{Judge, content::Target};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// What an effect is carried out for.
#[derive(Clone, Copy, Debug)]
pub(super) struct Doing {
    /// Who acts.
    pub unit: UnitId,
    /// On whom.
    pub target: UnitId,
    /// The attacking unit, where an attack is behind it.
    pub attacker: UnitId,
    /// The card behind it.
    pub card: Option<CardId>,
    /// The clause that damage and losses go by.
    pub clause: Clause,
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Carries out effects in order.
    pub(super) fn effects(&mut self, effects: &[Effect], on: Doing) {
        for effect in effects {
            self.effect(effect, on);
        }
    }

    /// Carries out one effect.
    pub(super) fn effect(&mut self, effect: &Effect, on: Doing) {
        if self.s.phase == Phase::Over {
            return;
        }
        match *effect {
            Effect::Table(ref table) => self.table(table, on),
            Effect::Status(status, to_attacker) => {
                let unit = if to_attacker { on.attacker } else { on.target };
                self.give_status(unit, status, rule!("skirmish:status.2"));
            }
            Effect::ClearStatus(status, count) => self.clear_statuses(on.target, status, count),
            Effect::Heal(amount, to_attacker) => self.heal(if to_attacker { on.attacker } else { on.target }, amount),
            // skirmish:house.damage.2: damage that is no attack is not blocked.
            Effect::Damage(amount) => self.damage(on.target, amount, on.clause),
            Effect::Gain(ap, mp) => {
                self.gain(on.target, Points::Ap, ap);
                self.gain(on.target, Points::Mp, mp);
            }
            Effect::GainAllies(count, ap, mp) => self.rally(on, count, ap, mp),
            Effect::Lose(ap, mp) => {
                self.lose(on.target, Points::Ap, ap, on.clause);
                self.lose(on.target, Points::Mp, mp, on.clause);
            }
            Effect::Draw(count) => {
                let side = self.s.unit(on.unit).side;
                for _ in 0..count {
                    self.draw(side, rule!("skirmish:house.card.1"));
                }
            }
            Effect::Drag => self.ask_slide(on.attacker, on.target, true),
            Effect::DiscardThis => {
                if let Some(card) = on.card {
                    self.remove_status(on.target, card, on.clause);
                }
            }
            // What holds while a card lies, or is read where the attack is made, is not carried out.
            Effect::Modify(_) | Effect::Trigger(..) | Effect::NoDefence | Effect::OnDamage(_) => {}
        }
    }

    /// `skirmish:notation.9`, `skirmish:notation.10`: roll, read, do what the row says. Bonuses do not apply.
    fn table(&mut self, table: &Table, on: Doing) {
        let (value, roll) = self.read(table, on.target, on.card);
        if let Some((.., effects)) = table.rows.iter().find(|(min, max, _)| (*min..=*max).contains(&value)) {
            self.because(roll, |judge| judge.effects(effects, on));
        }
    }

    /// Rolls for a table and tells the value; the answer is the value, and the event that told it.
    pub(super) fn read(&mut self, table: &Table, unit: UnitId, card: Option<CardId>) -> (u8, EventId) {
        let roll = table.roll;
        // All that matters of the roll is the row it leads to.
        let row = |faces: &[u8]| {
            let value = roll.value(faces);
            table.rows.iter().position(|(min, max, _)| (*min..=*max).contains(&value)).unwrap_or(table.rows.len())
                as u16
        };
        let dice = self.chance.dice(usize::from(roll.dice), DIE, row);
        let clause = match (card.filter(|c| *c < super::content::GUARD), roll.read) {
            (Some(status), _) => super::content::status_clause(status, 0),
            (None, super::notation::Read::Sum) => rule!("skirmish:notation.9"),
            (None, _) => rule!("skirmish:notation.10"),
        };
        let event = self.tell(clause, Fact::TableRoll { unit, card, roll, dice });
        (roll.value(&dice), event)
    }

    /// `skirmish:house.gain.1`: more than is printed is fine; it is gone when the turn ends.
    pub(super) fn gain(&mut self, unit: UnitId, points: Points, amount: Amount) {
        match amount {
            Amount::Fixed(n) => self.add(unit, points, n),
            Amount::All => {}
            Amount::Roll(roll) => {
                let dice = self.chance.dice(usize::from(roll.dice), DIE, |faces| u16::from(roll.value(faces)));
                let told = Fact::TableRoll { unit, card: None, roll, dice };
                let rolled = self.tell(rule!("skirmish:notation.10"), told);
                self.because(rolled, |judge| judge.add(unit, points, roll.value(&dice)));
            }
        }
    }

    fn add(&mut self, unit: UnitId, points: Points, amount: u8) {
        if amount == 0 || self.s.unit(unit).hp == 0 {
            return;
        }
        let u = self.s.unit_mut(unit);
        let pool = if points == Points::Ap { &mut u.ap } else { &mut u.mp };
        *pool = pool.saturating_add(amount).min(99);
        self.tell(rule!("skirmish:house.gain.1"), Fact::Gain { unit, points, amount });
    }

    /// `skirmish:status.2.r3`: a loss takes what is there and leaves no debt.
    pub(super) fn lose(&mut self, unit: UnitId, points: Points, amount: Amount, clause: Clause) {
        let u = self.s.unit_mut(unit);
        let pool = if points == Points::Ap { &mut u.ap } else { &mut u.mp };
        let wanted = match amount {
            Amount::Fixed(0) => return,
            Amount::Fixed(n) => n,
            Amount::All | Amount::Roll(_) => *pool,
        };
        let mut loss = Calc::traced(i32::from(wanted), clause, self.log.trace());
        loss.at_most(i32::from(*pool), rule!("skirmish:status.2.r3"));
        let amount = loss.value as u8;
        *pool -= amount;
        self.tell_calc(clause, Fact::Lose { unit, points, amount }, loss);
    }

    /// `skirmish:house.heal.1`: never above the printed HP.
    fn heal(&mut self, unit: UnitId, amount: u8) {
        let u = *self.s.unit(unit);
        if u.hp == 0 {
            return;
        }
        let printed = self.rules.content.units[usize::from(u.is)].hp;
        let mut healing = Calc::traced(i32::from(amount), rule!("skirmish:house.card.1"), self.log.trace());
        healing.at_most(i32::from(printed.saturating_sub(u.hp)), rule!("skirmish:house.heal.1"));
        let amount = healing.value as u8;
        self.s.unit_mut(unit).hp += amount;
        self.tell_calc(rule!("skirmish:house.heal.1"), Fact::Heal { unit, amount }, healing);
    }

    /// Damage that is no attack, by the clause that gives it.
    pub(super) fn damage(&mut self, unit: UnitId, amount: u8, clause: Clause) {
        if amount == 0 || self.s.unit(unit).hp == 0 {
            return;
        }
        let calc = Calc::traced(i32::from(amount), clause, self.log.trace());
        self.hurt(unit, amount, clause, calc);
    }

    /// Lowers HP; at 0 the unit is defeated.
    pub(super) fn hurt(&mut self, unit: UnitId, amount: u8, clause: Clause, calc: Calc<L::Trace>) {
        let u = self.s.unit_mut(unit);
        // skirmish:house.defeat.2: else it would be defeated, and scored, once more.
        debug_assert!(u.hp > 0, "whoever is defeated is hurt no more");
        u.hp = u.hp.saturating_sub(amount);
        let fallen = u.hp == 0;
        let damage = self.tell_calc(clause, Fact::Damage { unit, amount }, calc);
        if fallen {
            self.because(damage, |judge| judge.defeat(unit));
        }
    }

    /// `skirmish:house.defeat.1`: off the board, cards home, points to the opponent.
    fn defeat(&mut self, unit: UnitId) {
        let u = *self.s.unit(unit);
        self.s.unit_mut(unit).at = rulewright_engine::grid::Cell::OFF;
        let defeat = self.tell(rule!("skirmish:house.defeat.1"), Fact::Defeat { unit });
        self.because(defeat, |judge| {
            covers!("skirmish:house.defeat.2");
            // The cards go first, so nothing of them acts any more.
            judge.clear_before(unit);
            let worth = judge.rules.content.units[usize::from(u.is)].vp;
            judge.score(u.side.other(), worth, rule!("skirmish:house.defeat.1"));
            // skirmish:house.victory.2: without units a player loses at once.
            if judge.s.standing(u.side).next().is_none() {
                judge.finish(Some(u.side.other()), rule!("skirmish:house.victory.2"));
            }
        });
    }

    /// Victory points.
    pub(super) fn score(&mut self, side: Side, amount: u8, clause: Clause) {
        let points = &mut self.s.victory[side];
        *points = points.saturating_add(amount);
        let total = *points;
        self.tell_calc(
            clause,
            Fact::Points { side, amount, total },
            Calc::traced(i32::from(amount), clause, self.log.trace()),
        );
    }

    /// `skirmish:house.gain.2`: allies are named after the roll, one by one.
    fn rally(&mut self, on: Doing, count: u8, ap: u8, mp: u8) {
        let distance = match on.card.map(|c| self.rules.content.cards[usize::from(c)].target) {
            Some(Target::Allies(super::content::Range::Distance(x))) => x,
            _ => return,
        };
        let rally = Rally { unit: on.unit, distance, ap, mp, left: count, chosen: 0 };
        if self.rules.rallied(self.s, &rally).next().is_some() {
            self.s.pending = Pending::Allies(rally);
        }
    }

    /// An ally is named.
    pub(super) fn name_ally(&mut self, ally: UnitId, mut rally: Rally) {
        self.gain(ally, Points::Ap, Amount::Fixed(rally.ap));
        self.gain(ally, Points::Mp, Amount::Fixed(rally.mp));
        rally.chosen |= 1 << ally.0;
        rally.left -= 1;
        if rally.left > 0 && self.rules.rallied(self.s, &rally).next().is_some() {
            self.s.pending = Pending::Allies(rally);
        }
    }
}

impl super::Skirmish {
    /// Allies that may still be named: other, distinct, in range (`skirmish:house.gain.2`).
    pub(super) fn rallied<'a>(
        &'a self,
        s: &'a super::state::State,
        rally: &Rally,
    ) -> impl Iterator<Item = UnitId> + 'a {
        let captain = *s.unit(rally.unit);
        let rally = *rally;
        let area = self.board.area(captain.at, rally.distance);
        let free = move |id: &UnitId| *id != rally.unit && rally.chosen >> id.0 & 1 == 0;
        s.standing(captain.side).filter(move |(id, u)| free(id) && area.has(u.at)).map(|(id, _)| id)
    }
}
