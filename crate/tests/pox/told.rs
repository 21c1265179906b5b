//! What the events of one action say of what has changed in it.

use rulewright::engine::board::cells::Cell;
use rulewright::engine::rules::event::Entry as Told;
use rulewright::engine::side::Side;
use rulewright::games::pox::fact::{Entry, Fact};
use rulewright::games::pox::state::{Condition, MAX_UNITS, Place, State, Unit, UnitId};

/// Whatever differs between two states has an event.
pub fn everything_is_told(before: &State, after: &State, told: &[Told<Fact>], here: &str) {
    let facts: Vec<Fact> = told.iter().map(|entry| entry.fact).collect();
    arrivals_and_departures(before, after, &facts, here);
    for unit in after.units.iter() {
        if let Some(was) = before.find(unit.id) {
            changes(was, unit, &facts, here);
        }
    }
    for condition in after.conditions.iter().filter(|condition| !before.conditions.contains(condition)) {
        gained(before, condition, &facts, here);
    }
    for side in Side::BOTH {
        nora(before, after, side, &facts, here);
        revealed(before, after, side, &facts, here);
    }
    for layer in after.layers.iter().filter(|layer| !before.layers.iter().any(|was| was.order == layer.order)) {
        let placed =
            |fact: &Fact| matches!(*fact, Fact::Place { object, at, .. } if object == layer.is && at == layer.at);
        assert!(facts.iter().any(placed), "{here}: {layer:?} came untold");
    }
}

/// Who is new has entered; who is gone has died, has left, or has come back as another.
fn arrivals_and_departures(before: &State, after: &State, facts: &[Fact], here: &str) {
    assert!(after.units.len() <= MAX_UNITS);
    for unit in after.units.iter().filter(|unit| before.find(unit.id).is_none()) {
        let entered = |fact: &Fact| matches!(*fact, Fact::Enter { unit: who, .. } if who.id == unit.id);
        assert!(facts.iter().any(entered), "{here}: {unit:?} came untold");
    }
    for unit in before.units.iter().filter(|unit| after.find(unit.id).is_none()) {
        let left = |fact: &Fact| match *fact {
            Fact::Die { unit: who, .. } | Fact::Exit { unit: who, .. } => who.id == unit.id,
            Fact::Enter { unit: who, how: Entry::Return, .. } => who.is == unit.is && who.owner == unit.owner,
            _ => false,
        };
        assert!(facts.iter().any(left), "{here}: {unit:?} went untold");
    }
}

/// What has become of a unit that stays.
fn changes(was: &Unit, is: &Unit, facts: &[Fact], here: &str) {
    if was.kind != is.kind {
        let told = |fact: &Fact| matches!(*fact, Fact::Transfigure { unit } if unit.id == is.id);
        assert!(facts.iter().any(told), "{here}: {was:?} is {is:?}");
        return;
    }
    if was.at != is.at {
        assert_eq!(last_place(is.id, facts), Some(is.at), "{here}: {is:?} moved untold");
    }
    if was.side != is.side {
        let told = |fact: &Fact| matches!(*fact, Fact::Control { unit, side } if unit.id == is.id && side == is.side);
        assert!(facts.iter().any(told), "{here}: {is:?} changed sides untold");
    }
    let hp: i16 = facts.iter().map(|fact| hp(is.id, fact)).sum();
    assert_eq!(is.hp - was.hp, hp, "{here}: the HP of {is:?} were {}", was.hp);
    let ap: i16 = facts.iter().map(|fact| ap(is.id, fact)).sum();
    assert_eq!(i16::from(is.ap) - i16::from(was.ap), ap, "{here}: the AP of {is:?} were {}", was.ap);
    let damage: i16 = facts.iter().map(|fact| damage(is.id, fact)).sum();
    assert_eq!(is.damage - was.damage, damage, "{here}: the Damage of {is:?} was {}", was.damage);
}

/// Where a unit was last said to go.
fn last_place(id: UnitId, facts: &[Fact]) -> Option<Cell> {
    let goes = |fact: &Fact| match *fact {
        Fact::Step { unit, to, .. } | Fact::Push { unit, to, .. } if unit.id == id => Some(to),
        _ => None,
    };
    facts.iter().rev().find_map(goes)
}

/// By how much an event changes the HP of a unit.
fn hp(id: UnitId, fact: &Fact) -> i16 {
    match *fact {
        Fact::Damage { target, amount } | Fact::LoseLife { target, amount } if target.id == id => -amount,
        Fact::Heal { target, amount } | Fact::Sum { target, amount } if target.id == id => amount,
        _ => 0,
    }
}

/// The same of its AP.
fn ap(id: UnitId, fact: &Fact) -> i16 {
    match *fact {
        Fact::Ap { unit, amount } if unit.id == id => amount,
        Fact::LoseAp { unit, amount } if unit.id == id => -amount,
        Fact::Step { unit, cost, .. } | Fact::Use { unit, cost, .. } if unit.id == id => -i16::from(cost),
        _ => 0,
    }
}

/// The same of its Damage.
fn damage(id: UnitId, fact: &Fact) -> i16 {
    match *fact {
        Fact::GainDamage { unit, amount } if unit.id == id => amount,
        _ => 0,
    }
}

/// A condition that is new or has another number was gained, has waned, or came with its unit.
fn gained(before: &State, condition: &Condition, facts: &[Fact], here: &str) {
    let had = |was: &Condition| {
        (was.on, was.is, was.value, was.order) == (condition.on, condition.is, condition.value, condition.order)
    };
    if before.conditions.iter().any(had) {
        return;
    }
    let told = |fact: &Fact| match *fact {
        Fact::Gain { unit, is, .. } | Fact::Wane { unit, is, .. } => unit.id == condition.on && is == condition.is,
        Fact::Enter { unit, .. } => unit.id == condition.on,
        _ => false,
    };
    assert!(facts.iter().any(told), "{here}: {condition:?} came untold");
}

/// The nora of a side is what events add to it and what it pays.
fn nora(before: &State, after: &State, of: Side, facts: &[Fact], here: &str) {
    let change = |fact: &Fact| match *fact {
        Fact::Nora { side, amount } if side == of => i32::from(amount),
        Fact::Cast { side, cost, .. } | Fact::Equip { side, cost, .. } if side == of => -i32::from(cost),
        Fact::Enter { unit, cost, .. } if unit.side == of => -i32::from(cost),
        _ => 0,
    };
    let change: i32 = facts.iter().map(change).sum();
    assert_eq!(i32::from(after.bank[of]) - i32::from(before.bank[of]), change, "{here}: {of}'s nora changed untold");
}

/// What leaves the stack is revealed, rune by rune.
fn revealed(before: &State, after: &State, of: Side, facts: &[Fact], here: &str) {
    let told = facts.iter().filter(|fact| matches!(**fact, Fact::Reveal { side, .. } if side == of)).count();
    let stacked = |s: &State| s.docks[of].runes.iter().filter(|rune| rune.place == Place::Stack).count();
    assert_eq!(stacked(before) - stacked(after), told, "{here}: {of}'s runes were revealed untold");
}

/// Whether a unit gave up its engagements for a step that was not made (`pox:5.1.2.1`).
pub fn has_left(id: UnitId, told: &[Told<Fact>]) -> bool {
    let left = |entry: &Told<Fact>| matches!(entry.fact, Fact::Disengage { unit } if unit.id == id);
    told.iter().any(|entry| left(entry) && entry.clause.id() == "pox:5.1.2.1")
}
