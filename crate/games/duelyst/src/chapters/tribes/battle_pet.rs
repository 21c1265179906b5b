//! Battle Pets (`duelyst:tribe.battle-pet.*`): they choose for themselves, and chance chooses among equals.

use crate::Duelyst;
use crate::content::Tribe;
use crate::content::powers::Powers;
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::Squares;
use crate::state::{State, Task, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::{covers, rule};

impl Duelyst {
    /// `duelyst:tribe.battle-pet.1`: it acts by itself, dispelled or not (`duelyst:keyword.dispel.cannot.r1`).
    #[inline]
    pub(crate) fn is_wild(&self, unit: &Unit) -> bool {
        crate::content::card(unit.is).tribe == Some(Tribe::BattlePet) && !unit.has(Powers::OBEDIENT)
    }

    /// Whether its player may give it orders.
    pub(crate) fn is_obedient(&self, unit: &Unit) -> Check {
        ensure(!self.is_wild(unit), "wild", rule!("duelyst:tribe.battle-pet.1"))
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The pets of the side whose turn it is act, one by one.
    pub(crate) fn send_pets(&mut self) {
        covers!("duelyst:tribe.battle-pet.move.5");
        // duelyst:tribe.battle-pet.1: one by one, in the order they entered.
        let rules = self.rules;
        let pets = self.each(|u| rules.is_wild(u));
        for id in pets.iter() {
            // duelyst:keyword.celerity.1
            let times = self.s.find(*id).map_or(0, |u| rules.turns_of(u));
            (0..times).for_each(|_| self.wait_unit(Task::Pet, *id));
        }
    }

    /// One pet acts.
    pub(crate) fn pet_acts(&mut self, id: UnitId) {
        let Some(pet) = self.s.find(id).copied().filter(|u| !u.is_marked(mark::EXHAUSTED) && u.stunned.is_none())
        else {
            return;
        };
        covers!("duelyst:tribe.battle-pet.move.2", "duelyst:tribe.battle-pet.special.1");
        // Whoever is in reach is attacked from where it stands. A Ranged pet moves as if it reached no further than
        // others.
        let near = self.rules.board.near(pet.at);
        if (self.targets_of(&pet) & near).is_empty() || !self.rules.is_armed(&pet) {
            self.pet_walks(&pet);
        }
        let Some(pet) = self.s.find(id).copied() else { return };
        if self.rules.is_armed(&pet)
            && pet.attacks < self.rules.turns_of(&pet)
            && let Some(target) = self.closest(&pet, self.targets_of(&pet))
            && let Some(target) = self.s.on(target).map(|u| u.who.id)
        {
            self.attack(id, target);
        }
    }

    fn targets_of(&self, pet: &Unit) -> Squares {
        self.rules.targets(&self.rules.field(self.s, pet.side), pet)
    }

    /// `duelyst:tribe.battle-pet.move.3`, `duelyst:tribe.battle-pet.move.4`: towards the enemy that it can attack after
    /// the fewest steps, else towards the closest one.
    fn pet_walks(&mut self, pet: &Unit) {
        let rules = self.rules;
        let field = rules.field(self.s, pet.side);
        if !rules.is_mobile(pet) || !rules.provoked(&field, pet).is_empty() || pet.moves >= rules.turns_of(pet) {
            return;
        }
        let taken = self.s.taken();
        let free = rules.board.all & !taken;
        // duelyst:tribe.battle-pet.special.1: a flier walks.
        let ends = rules.board.walk(pet.at, free, pet.stride);
        let foes: Squares =
            self.s.of(pet.side.other()).filter(|u| rules.may_be_attacked(self.s, pet, u)).map(|u| u.at).collect();
        covers!("duelyst:tribe.battle-pet.move.3");
        // The fewest steps to a tile from which some enemy can be attacked.
        let reached = (1..=pet.stride).find_map(|steps| {
            let ends = rules.board.walk(pet.at, free, steps);
            let strikes = Squares::from_iter(ends.iter().filter(|end| !(rules.board.near(*end) & foes).is_empty()));
            (!strikes.is_empty()).then_some(strikes)
        });
        let best = match reached {
            Some(strikes) => {
                let foes = foes & rules.board.near_any(strikes);
                let Some(foe) = self.closest(pet, foes) else { return };
                strikes & rules.board.near(foe)
            }
            None => {
                covers!("duelyst:tribe.battle-pet.move.4");
                let Some(foe) = self.closest(pet, foes) else { return };
                covers!("duelyst:tribe.battle-pet.move.1");
                // Of a shortest path as much as it can walk.
                let now = rules.board.steps(pet.at, foe);
                let least = ends.iter().map(|end| rules.board.steps(end, foe)).min().unwrap_or(now);
                ends.iter().filter(|end| least < now && rules.board.steps(*end, foe) == least).collect()
            }
        };
        covers!("duelyst:tribe.battle-pet.move.1a");
        // By column, then row.
        if let Some(to) = self.pick(best) {
            self.walk(pet.who.id, to);
        }
    }

    /// `duelyst:tribe.battle-pet.move.1c`: the closest tile of these; `duelyst:tribe.battle-pet.move.1b`: of equally
    /// close ones those in its row or column first, then chance.
    fn closest(&mut self, pet: &Unit, of: Squares) -> Option<Cell> {
        let board = &self.rules.board;
        covers!("duelyst:tribe.battle-pet.move.1b");
        let key = |cell: Cell| (board.steps(pet.at, cell), !board.aligned(pet.at, cell));
        let least = of.iter().map(key).min()?;
        covers!("duelyst:tribe.battle-pet.move.1c");
        let best = of.iter().filter(|cell| key(*cell) == least).collect();
        self.pick(best)
    }
}
