//! The order of the turns of a position.

use crate::Journal;
use crate::position::names::{piece_named, range, seated, stat, way};
use crate::state::{Card, Initiative, State, UnitId};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::wire;

/// The order of the round. `turns` names the units that still have a turn in it, the one whose turn it is first; a unit that it
/// does not name has no action left. Left out, the side that acts has the first turns.
pub(crate) fn read(rules: &Journal, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let names = table.turns.said::<Vec<String>>()?;
    let mut faults = Faults::default();
    let mut order: Vec<UnitId> = Vec::new();
    for (n, name) in names.iter().enumerate() {
        let found = piece_named(rules, name).ok();
        let new = found.filter(|id| !order.contains(id) && s.unit(*id).is_in());
        faults.must(new.is_some(), &format!("[{n}]"), "a piece that is on the board or carried, once");
        order.extend(new);
    }
    let others: Vec<UnitId> = s.numbered().map(|(id, _)| id).filter(|id| !order.contains(id)).collect();
    if names.is_empty() {
        let side = seated(table.to_act.or(table.active)).unwrap_or(s.first);
        let (own, rest): (Vec<UnitId>, Vec<UnitId>) = others.into_iter().partition(|id| s.unit(*id).side == side);
        order.extend(own.into_iter().chain(rest));
    } else {
        for id in &others {
            let said = said(rules, table, *id, stat::ACTIONS).is_some();
            s.unit_mut(*id).left = if said { s.unit(*id).left } else { 0 };
        }
        order.extend(others);
    }
    order.retain(|id| s.unit(*id).is_in());
    // A unit that is yet to come has no action in this round (`journal:house.round.5`).
    s.units.iter_mut().filter(|unit| !unit.is_in()).for_each(|unit| unit.left = 0);
    let bounds = range(stat::INITIATIVE).unwrap_or(0..=0);
    let value = |id: UnitId| said(rules, table, id, stat::INITIATIVE).filter(|n| bounds.contains(n)).unwrap_or(0) as u8;
    let card = |id: UnitId, kind: &str| drawn(rules, table, id, kind);
    let place = |id: UnitId| Initiative {
        unit: id,
        value: value(id),
        card: card(id, way::INITIATIVE),
        tie: card(id, way::TIE),
    };
    s.order = order.iter().map(|id| place(*id)).collect();
    faults.end(())
}

/// The card that was drawn for the initiative of a piece, or to break its tie.
fn drawn(rules: &Journal, table: &wire::Table, id: UnitId, kind: &str) -> Card {
    let piece = rules.names.get(id.index()).and_then(|name| table.pieces.get(name));
    let card = piece.and_then(|piece| piece.cards.iter().find(|card| card.kind == kind));
    card.and_then(|card| Card::named(&card.is)).unwrap_or_default()
}

/// A number that a table states of a piece.
fn said(rules: &Journal, table: &wire::Table, id: UnitId, stat: &str) -> Option<i32> {
    let name = rules.names.get(id.index())?;
    table.pieces.get(name)?.stats.get(stat).copied()
}
