//! Rounds and actions in the order of their events: turns go by initiative, an action has one declaration, one preflex and one
//! reflex of each side, and a card decides an attack as its numbers say.

use rulewright::engine::rules::event::Entry;
use rulewright::engine::side::{BySide, Side};
use rulewright::games::journal::content::language::{Bonus, Status, Timing};
use rulewright::games::journal::fact::{Fact, Why};
use rulewright::games::journal::state::{Card, Initiative, State, UnitId};

use crate::mirror::Mirror;

/// What is known of the round and the action under way.
#[derive(Default)]
pub struct Rounds {
    /// Whose turn it is, and how far the round has come: pass, and place in the order.
    turn: Option<UnitId>,
    pass: u8,
    /// The turns and skipped turns of the round so far, with their passes.
    turns: Vec<(u8, UnitId)>,
    /// The order of the round, as initiative was reported: unit, value, cards of ties.
    order: Vec<(UnitId, u8, Vec<u8>)>,
    declared: u32,
    preflexes: u32,
    reflexes: BySide<u32>,
    /// The last card that was drawn for an attack, until it is compared.
    card: Option<Card>,
    attack: Option<(UnitId, UnitId, i16)>,
    defence: Option<(UnitId, i16)>,
    /// Who was rewarded by the law at the end of the round.
    rewarded: Vec<UnitId>,
    ended: bool,
    /// The sides of the units.
    sides: Vec<Side>,
    /// What following the law brings.
    bonus: Bonus,
}

impl Rounds {
    /// An event, and the battle after it.
    pub fn hear(&mut self, entry: &Entry<Fact>, mirror: &Mirror, here: &str) {
        let fact = entry.fact;
        let here = format!("{here}: {fact:?}");
        match fact {
            Fact::Round { .. } => {
                // All who have followed the law are rewarded, allies not by experience (`journal:house.law.3`).
                if self.ended && self.bonus != Bonus::Experience {
                    assert_eq!(self.rewarded.len(), mirror.followers(), "{here}: {:?} were rewarded", self.rewarded);
                }
                self.acted(mirror, &here);
                *self = Rounds { sides: std::mem::take(&mut self.sides), bonus: self.bonus, ..Rounds::default() };
            }
            Fact::Initiative { unit, value } => {
                assert!(self.turns.is_empty() && self.order.iter().all(|(other, ..)| *other < unit), "{here}");
                let card = self.card.take().unwrap_or_else(|| panic!("{here}: no card"));
                let calc = entry.calc.as_ref().unwrap_or_else(|| panic!("{here}: no calculation"));
                assert_eq!((calc.base, calc.value), (card.value().into(), value.into()), "{here}");
                self.order.push((unit, value, Vec::new()));
            }
            Fact::Tie { unit, card } => {
                assert_eq!(self.card.take(), Some(card), "{here}");
                let place = self.order.iter_mut().find(|(other, ..)| *other == unit);
                place.unwrap_or_else(|| panic!("{here}")).2.push(card.value());
            }
            Fact::Draw { card, why: Why::Attack | Why::Initiative | Why::Tie, .. } => self.card = Some(card),
            Fact::Turn { unit, pass } => {
                self.acted(mirror, &here);
                self.begins(unit, pass, &here);
                (self.turn, self.declared, self.preflexes) = (Some(unit), 0, 0);
                self.reflexes = BySide::default();
            }
            Fact::Skip { unit } => {
                let last = self.turns.last().map_or(1, |(pass, _)| *pass);
                // A skipped turn tells no pass: it is the first in which the unit comes after the last.
                let later = self.turns.is_empty() || self.place(unit) > self.last_place();
                let pass = if later { last } else { last + 1 };
                self.begins(unit, pass, &here);
            }
            Fact::Declare { unit, .. } => {
                // With Turrets the second attack is declared, too (`journal:house.turrets.1`).
                assert_eq!(self.turn, Some(unit), "{here}: it is not its turn");
                let second = entry.clause.id() == "journal:gear.body.turrets" && self.declared == 1;
                assert!(self.declared == 0 || second, "{here}: the second action");
                self.declared = 1;
            }
            // A wanderer that goes nowhere has acted (`journal:house.neutral.3`).
            Fact::Stay { unit } => {
                assert_eq!((self.turn, self.declared), (Some(unit), 0), "{here}");
                self.declared = 1;
            }
            Fact::Use { unit, skill, .. } => match skill.skill().timing {
                Timing::Preflex => {
                    self.preflexes += 1;
                    assert_eq!(self.preflexes, 1, "{here}: preflexes of an action");
                }
                Timing::Reflex => {
                    let used = &mut self.reflexes[self.sides[unit.index()]];
                    *used += 1;
                    assert_eq!(*used, 1, "{here}: reflexes of a side in an action");
                }
                _ => {}
            },
            Fact::Attack { unit, target, value } => {
                let calc = entry.calc.as_ref().map(|calc| calc.value);
                assert_eq!(calc, Some(value.into()), "{here}");
                assert!(self.attack.replace((unit, target, value)).is_none(), "{here}: two at once");
            }
            Fact::Defence { target, value } if self.attack.is_some() => self.defence = Some((target, value)),
            Fact::Hit { unit, target } => self.decides(unit, target, Some(true), &here),
            Fact::Fail { unit, target } => self.decides(unit, target, Some(false), &here),
            Fact::Critical { unit, target } => self.decides(unit, target, None, &here),
            Fact::RoundEnd { .. } => self.ended = true,
            Fact::Gain { unit, is: Status::Lawful, lasts } | Fact::Renew { unit, is: Status::Lawful, lasts }
                if self.ended =>
            {
                assert!(mirror.followed(unit) && lasts == 0, "{here}: it has not followed the law");
                self.rewarded.push(unit);
            }
            Fact::Experience { unit, amount } if self.ended => {
                assert!(mirror.followed(unit) && amount == 1, "{here}: it has not followed the law");
                self.rewarded.push(unit);
            }
            _ => {}
        }
    }

    /// Who had its turn before has declared an action, or fell before it could (`journal:house.action.2`).
    fn acted(&self, mirror: &Mirror, here: &str) {
        let acted = self.turn.is_none_or(|unit| self.declared == 1 || !mirror.is_in(unit));
        assert!(acted, "{here}: {:?} has declared no action", self.turn);
    }

    /// Where a unit stands in the order of the round.
    fn place(&self, unit: UnitId) -> usize {
        let mut order: Vec<_> = self.order.iter().collect();
        order.sort_by(|a, b| (b.1, &b.2).cmp(&(a.1, &a.2)));
        order.iter().position(|(other, ..)| *other == unit).unwrap_or(usize::MAX)
    }

    fn last_place(&self) -> usize {
        self.turns.last().map_or(0, |(_, unit)| self.place(*unit))
    }

    /// Turns follow each other from the highest initiative down, pass by pass (`journal:round.4`, `journal:round.5`).
    fn begins(&mut self, unit: UnitId, pass: u8, here: &str) {
        assert!(!self.turns.contains(&(pass, unit)), "{here}: twice in a pass");
        if let Some((before, _)) = self.turns.last() {
            let later = pass == *before && self.place(unit) > self.last_place();
            assert!(later || pass == before + 1, "{here}: after {:?} in {:?}", self.turns, self.order);
        }
        self.pass = pass;
        self.turns.push((pass, unit));
    }

    /// An attack succeeds if its value is greater, or by a joker (`journal:action.6`, `journal:battle.attack.4.r1`).
    fn decides(&mut self, unit: UnitId, target: UnitId, succeeds: Option<bool>, here: &str) {
        let card = self.card.take().unwrap_or_else(|| panic!("{here}: no card"));
        let (by, on, attack) = self.attack.take().unwrap_or_else(|| panic!("{here}: no Attack Value"));
        let (defender, defence) = self.defence.take().unwrap_or_else(|| panic!("{here}: no Defence Value"));
        assert_eq!((by, on, defender), (unit, target, target), "{here}");
        let expected = if card.is_joker() { None } else { Some(attack > defence) };
        assert_eq!(succeeds, expected, "{here}: {card:?}, {attack} and {defence}");
    }

    /// What was reported of the round is what the state has.
    pub fn agree(&mut self, s: &State, here: &str) {
        self.bonus = s.bonus;
        self.sides = s.units.iter().map(|unit| unit.side).collect();
        assert!(self.attack.is_none() && self.defence.is_none(), "{here}: an attack is half compared");
        if s.outcome.is_none() && !self.order.is_empty() {
            let told: Vec<usize> = s.order.iter().map(|place: &Initiative| self.place(place.unit)).collect();
            assert_eq!(
                told,
                (0..self.order.len()).collect::<Vec<_>>(),
                "{here}: {:?} of {:?}",
                self.order,
                &s.order[..]
            );
            assert_eq!(s.pass, self.pass.max(1), "{here}");
        }
    }
}
