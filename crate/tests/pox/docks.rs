//! Where runes are.

use std::collections::HashSet;

use rulewright::engine::side::Side;
use rulewright::games::pox::content::language::NO_RUNE;
use rulewright::games::pox::state::{MAX_RUNES, NO_SLOT, Place, State};

/// The most nora that a bank holds.
const MOST_NORA: u16 = 9_999;

/// Each of the twenty runes of a side is unrevealed, ready, on cooldown or in play; what is in play is one unit, is worn by one
/// champion, or is one spell that waits.
pub fn hold(s: &State, here: &str) {
    for side in Side::BOTH {
        let dock = &s.docks[side];
        assert_eq!(dock.runes.len(), MAX_RUNES, "{here}: {side} has lost a rune");
        assert!(s.bank[side] <= MOST_NORA, "{here}: {side} has {} nora", s.bank[side]);
        let stack: HashSet<u8> = dock.stack.iter().copied().collect();
        assert_eq!(stack.len(), dock.stack.len(), "{here}: a rune is in {side}'s stack twice");
        for (slot, rune) in (0..).zip(dock.runes.iter()) {
            let seen = format!("{here}: {side}'s {} ({slot}), {:?}", rune.is.id(), rune.place);
            let uses = uses(s, side, slot);
            assert_eq!(uses, usize::from(rune.place == Place::Play), "{seen}, is in play {uses} times");
            assert_eq!(stack.contains(&slot), rune.place == Place::Stack, "{seen}: the stack has it or not");
            if let Place::Cooldown(turns) = rune.place {
                assert!((1..=rune.is.rune().cooldown).contains(&turns), "{seen}");
            }
            assert!(rune.place != Place::Stack || !rune.unseen, "{seen}, is out of sight");
        }
    }
    for unit in s.units.iter() {
        assert_eq!(unit.worn == NO_SLOT, unit.equipment == NO_RUNE, "{here}: {unit:?}");
        for ((owner, slot), is) in unit.runes().into_iter().zip([unit.is, unit.equipment]) {
            let rune = s.docks[owner].runes.get(usize::from(slot)).map(|rune| rune.is);
            assert!(slot == NO_SLOT || rune == Some(is), "{here}: {unit:?} is or wears another rune");
        }
    }
    for global in s.globals.iter() {
        let rune = s.docks[global.side].runes.get(usize::from(global.rune)).map(|rune| rune.is);
        assert_eq!(rune, Some(global.spell), "{here}: {global:?}");
    }
}

/// How many things in play a rune is.
fn uses(s: &State, side: Side, slot: u8) -> usize {
    let runes = s.units.iter().flat_map(|unit| unit.runes());
    let worn = runes.filter(|rune| *rune == (side, slot)).count();
    worn + s.globals.iter().filter(|global| global.side == side && global.rune == slot).count()
}
