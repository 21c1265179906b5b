//! Dirty units: which have to be recomputed after something changed (`duelyst:house.layer.1`). A chapter that changes what
//! units are computed from reports it here; `recompute.rs` computes them.

use crate::content::{self, NO_CARD, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Dirty, State, UnitId, What};
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::rules::event::Log;

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Recomputes units, if anything they are computed from has changed.
    pub(crate) fn update_units(&mut self) {
        match self.s.derived.dirty {
            Dirty::None => {}
            Dirty::One(id) => self.rules.recompute_one(self.s, id),
            Dirty::All => self.rules.recompute(self.s),
        }
    }

    /// Something has changed that all units may be computed from: an artifact, a lasting effect, who is the General.
    pub(crate) fn outdate(&mut self) {
        self.s.derived.dirty = Dirty::All;
    }

    /// Something has changed that only auras of these kinds look at.
    pub(crate) fn outdate_auras(&mut self, kinds: u8) {
        if self.s.derived.aura_reads & kinds != 0 {
            self.outdate();
        }
    }

    /// Something has changed in a unit: all are recomputed if it has auras for others or is looked at by auras of these
    /// kinds, else nobody.
    pub(crate) fn outdate_by(&mut self, id: UnitId, kinds: u8) {
        if self.s.derived.aura_reads & kinds != 0 || self.has_part_in_others(id) {
            self.outdate();
        }
    }

    /// A unit has to be recomputed; others with it, if it has auras for them or auras look at who is there.
    pub(crate) fn outdate_unit(&mut self, id: UnitId) {
        let alone = matches!(self.s.derived.dirty, Dirty::None) || self.s.derived.dirty == Dirty::One(id);
        if !alone || self.s.derived.aura_reads & touch::MORE != 0 || self.has_part_in_others(id) {
            self.outdate();
        } else {
            self.s.derived.dirty = Dirty::One(id);
        }
    }

    /// A unit stands somewhere else: what it was for standing where it stood, it is no longer.
    pub(crate) fn outdate_moved(&mut self, id: UnitId) {
        covers!("duelyst:keyword.infiltrate.3");
        if self.s.derived.aura_reads & touch::PLACE != 0 {
            self.outdate_unit(id);
        }
    }

    /// Whether others are computed from what this unit is: by its auras, or because it is a General.
    fn has_part_in_others(&self, id: UnitId) -> bool {
        let Some(unit) = self.s.find(id) else { return false };
        let touches = |card| if card == NO_CARD { 0 } else { content::sheet(card).touches };
        let gives = || self.s.changes.iter().any(|c| c.on == id && matches!(c.what, What::Ability(_)));
        (touches(unit.is) | touches(unit.holds)) & touch::OTHERS != 0 || self.rules.is_general(self.s, unit) || gives()
    }
}

#[cfg(test)]
mod tests {
    use crate::Duelyst;
    use crate::chapters::cards::deck::{COPIES, SIZE};
    use crate::content::CardId;
    use crate::content::language::{Faction, Keyword, Kind};
    use crate::state::{Dirty, State};
    use rulewright_engine::chance::Seeded;
    use rulewright_engine::rules::{Game, Rules};
    use rulewright_engine::wire::{DeckList, Options, Seat};

    /// A deck of any cards that one General may lead, three of each.
    fn deck(with: &mut Seeded) -> Seat {
        let any = |of: &[CardId], with: &mut Seeded| of[with.below(of.len() as u32) as usize];
        let generals: Vec<CardId> = CardId::all().filter(|c| c.card().kind == Kind::General).collect();
        let leader = any(&generals, with);
        let fits = |id: &CardId| {
            let card = id.card();
            let theirs = card.faction == leader.card().faction || card.faction == Faction::Neutral;
            let played = !card.token && matches!(card.kind, Kind::Minion | Kind::Spell | Kind::Artifact);
            played && theirs && !card.keywords.has(Keyword::TrialDestiny)
        };
        let pool: Vec<CardId> = CardId::all().filter(fits).collect();
        let mut cards: Vec<(String, u8)> = Vec::new();
        while cards.len() < usize::from(SIZE / COPIES) {
            let id = any(&pool, with).id().to_owned();
            if cards.iter().all(|(known, _)| *known != id) {
                cards.push((id, COPIES));
            }
        }
        let list = DeckList { leader: Some(leader.id().to_owned()), cards: cards.into_iter().collect() };
        Seat { list: Some(list), ..Seat::default() }
    }

    /// The derived values are what recomputing all units finds, or more; and the units are the same.
    fn assert_fresh(rules: &Duelyst, s: &State, here: &str) {
        let mut fresh = *s;
        rules.recompute(&mut fresh);
        assert_eq!(s.units, fresh.units, "{here}");
        assert_eq!(s.derived.dirty, Dirty::None, "{here}");
        assert_eq!(s.derived.listeners & fresh.derived.listeners, fresh.derived.listeners, "{here}");
        assert_eq!(s.derived.aura_reads & fresh.derived.aura_reads, fresh.derived.aura_reads, "{here}");
        assert!(!s.derived.dying || s.outcome.is_some(), "{here}");
    }

    #[test]
    fn units_are_what_recomputing_them_makes_them() {
        let mut decisions = 0;
        for seed in 0..60 {
            let mut with = Seeded::new(seed);
            let players = vec![deck(&mut with), deck(&mut with)];
            let options = Options { game: Duelyst::RULEBOOK.game.into(), players, ..Options::default() };
            let (rules, mut s) = Duelyst::open(&options, &mut with, &mut ()).unwrap();
            let mut legal = Vec::new();
            for step in 0..400 {
                if rules.to_act(&s).is_none() {
                    break;
                }
                assert_fresh(&rules, &s, &format!("seed {seed} step {step}"));
                rules.legal(&s, &mut legal);
                let action = legal[with.below(legal.len() as u32) as usize];
                rules.apply(&mut s, action, &mut with, &mut ());
                decisions += 1;
            }
        }
        assert!(decisions > 5_000, "{decisions}");
    }
}
