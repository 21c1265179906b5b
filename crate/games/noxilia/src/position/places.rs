//! Places of a position: who controls them, and what lasts there.

use crate::content::board::Spot;
use crate::position::names::{MARKERS, stat, within};
use crate::state::State;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// Who controls places, and which are flooded.
pub(crate) fn read(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, place) in table.board.places.iter().enumerate() {
        faults.note_in(&format!("board.places[{n}]"), set_place(s, place));
    }
    faults.end(())
}

fn set_place(s: &mut State, place: &wire::Place) -> Result<(), Error> {
    let mut faults = Faults::default();
    let at = Spot::named(&place.id);
    let at = at.ok_or_else(|| Error::field("id", format!("no place is called `{}`", place.id)))?;
    let zone = &mut s.zones[at.n()];
    if let Some(holder) = place.holder {
        let known = Side::BOTH.contains(&holder) || holder == Side::NEUTRAL;
        faults.must(known, "holder", &format!("{holder} has no seat at this table"));
        zone.holder = Some(holder).filter(|side| Side::BOTH.contains(side));
    }
    for (stat, value) in &place.stats {
        let mut few = || faults.note(within(*value, 0..=MARKERS.into(), stat)).unwrap_or_default() as u8;
        match stat.as_str() {
            stat::FLOOD => zone.flood = few(),
            // What the place's card says is told, not set up.
            stat::DRAW | stat::GOLD => {}
            other if stat::AURAS.contains(&other) => {
                zone.aura[if other == stat::AURAS[0] { Side::P1 } else { Side::P2 }] = few()
            }
            _ => faults.must(false, &format!("stats.{stat}"), "a place has `flood`, `aura-p1` and `aura-p2`"),
        }
    }
    faults.end(())
}
