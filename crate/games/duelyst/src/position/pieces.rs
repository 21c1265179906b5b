//! The units of a position, what is on them, and their numbers.

use crate::Duelyst;
use crate::chapters::turn::MOST_MANA;
use crate::content::{self, CardId, Kind, NO_CARD};
use crate::setup::{home, stand_general};
use crate::state::{Change, MAX_CHANGES, State, Unit, UnitId, Until, What, Who, mark};
use crate::view::changes;
use crate::view::schema::{self, MOST_PIECES, stat, state};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::rules::names::last_number;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The General of a scenario that names none.
const ANY_GENERAL: &str = "argeon-highmayne";

pub(super) fn read(rules: &mut Duelyst, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    if table.pieces.len() > MOST_PIECES {
        let text = format!("a table holds at most {MOST_PIECES} units, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    for side in Side::BOTH {
        s.players[side].turns = turns(table, side);
    }
    for (name, piece) in table.pieces.iter().take(MOST_PIECES) {
        faults.note_in(&format!("pieces.{name}"), put(rules, s, piece));
        rules.names.push(wire::Word::copied(name));
    }
    for (side, name) in Side::BOTH.into_iter().zip(["g1", "g2"]) {
        if s.players[side].general != UnitId::NONE {
            continue;
        }
        if table.pieces.get(name).is_some() {
            let text = "this is what the General is called, and it is none";
            faults.must(false, &format!("pieces.{name}"), text);
            continue;
        }
        let free = s.on(home(side)).is_none();
        faults.must(free, "pieces", &format!("somebody stands where {side}'s General begins"));
        stand_general(s, side, content::find(ANY_GENERAL).unwrap_or_default());
        s.players[side].capacity = MOST_MANA;
        rules.names.push(wire::Word::copied(name));
    }
    // Whoever comes later has a name that nobody has.
    s.next = s.next.max(last_number(&rules.names));
    for side in Side::BOTH {
        (s.players[side].capacity, s.players[side].mana) = (MOST_MANA, MOST_MANA);
    }
    faults.end(())
}

/// Own turns begun: a position is in the middle of a game, if the Table has no number.
fn turns(table: &wire::Table, side: Side) -> u8 {
    let said = table.players.get(&side.word()).and_then(|player| player.stats.get(stat::TURNS));
    said.map_or(5, |turns| (*turns).clamp(0, 99) as u8)
}

/// One unit. What can be read of it is put down even where something is wrong, so that the rest is judged beside it.
fn put(rules: &Duelyst, s: &mut State, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = faults.note(unit_named(&piece.is));
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = faults.note(side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2")));
    let at = faults.note(square(rules, s, piece)).unwrap_or(Cell::OFF);
    let id = UnitId(s.next);
    s.next += 1;
    // Of a unit that there is none like, only what lies on it is judged.
    let is = known.unwrap_or(content::known().building);
    let owner = side.unwrap_or_default();
    let mut unit = Unit { who: Who { id, born: is }, is, side: owner, owner, at, ..Unit::default() };
    // Whose turn it is not rests, once a turn of theirs has ended (duelyst:turn.end.1).
    if owner != s.active && s.players[owner].turns > 0 {
        unit.marks |= mark::EXHAUSTED;
    }
    if known.is_some() {
        faults.note(fill(&mut unit, piece));
    }
    for used in &piece.used {
        faults.must(matches!(used.as_str(), "move" | "attack"), "used", &format!("no unit uses `{used}`"));
    }
    unit.moves = piece.used.iter().filter(|used| *used == "move").count().min(2) as u8;
    unit.attacks = piece.used.iter().filter(|used| *used == "attack").count().min(2) as u8;
    if side.is_some() && known.is_some_and(|card| content::card(card).is_general()) {
        let first = s.players[owner].general == UnitId::NONE;
        faults.must(first, "is", &format!("{owner} has a General already"));
        s.players[owner].general = id;
        s.players[owner].own_bloodbound = content::card(is).bloodbound.unwrap_or(NO_CARD);
    }
    for (n, card) in piece.cards.iter().enumerate().filter(|(_, card)| card.kind != schema::INSIDE) {
        faults.note_in(&format!("cards[{n}]"), read_change(s, &mut unit, card));
    }
    for name in &piece.traits {
        faults.note(read_state(s, &mut unit, name));
    }
    s.units.push(unit);
    faults.end(())
}

fn unit_named(name: &str) -> Result<CardId, Error> {
    let is = content::named(name)?;
    if matches!(content::card(is).kind, Kind::General | Kind::Minion) {
        return Ok(is);
    }
    Err(Error::field("is", format!("`{name}` is no unit")))
}

/// Where a piece stands.
fn square(rules: &Duelyst, s: &State, piece: &wire::Piece) -> Result<Cell, Error> {
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.board.cell(square);
    let at = at.ok_or_else(|| Error::field("at", format!("[{}, {}] is off the board", square[0], square[1])))?;
    if s.on(at).is_some() {
        return Err(Error::field("at", "somebody stands there already"));
    }
    Ok(at)
}

/// Reads a change of a unit.
fn read_change(s: &mut State, unit: &mut Unit, card: &wire::CardInPlay) -> Result<(), Error> {
    let change = changes::read(card, unit.who.id)?;
    if change.what == What::Control {
        let owner = card.owner.filter(|side| Side::BOTH.contains(side));
        unit.owner = owner.ok_or_else(|| Error::field("owner", "the unit is p1's card or p2's"))?;
        // duelyst:gap.control.1: for good, there is nothing that ends.
        if change.until == Until::Ever {
            return Ok(());
        }
    }
    put_change(s, change)
}

/// What is inside of a building, an Egg or a Watchful Sentinel: without it there is none.
fn fill(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let known = content::known();
    for inside in piece.cards.iter().filter(|c| c.kind == schema::INSIDE) {
        unit.holds = content::named(&inside.is).map_err(|e| e.inside("cards"))?;
        if inside.counters.is_some() && unit.is != known.building {
            return Err(Error::field("cards", "only a building counts down"));
        }
        unit.counter = inside.counters.unwrap_or(0);
        unit.held = changes::read_more(inside).map_err(|e| e.inside("cards"))?;
    }
    if content::is_shell(unit.is) != (unit.holds != NO_CARD) {
        return Err(Error::field(
            "cards",
            "a building, an Egg and a Watchful Sentinel hold a minion, and nothing else does",
        ));
    }
    if unit.holds == NO_CARD {
        return Ok(());
    }
    if !content::holds(unit.is, unit.holds) {
        return Err(Error::field("cards", format!("`{}` does not hold `{}`", piece.is, content::id(unit.holds))));
    }
    // duelyst:keyword.build.2: one that has nothing to count down would never be finished.
    if unit.is == known.building {
        unit.counter = unit.counter.max(1);
    }
    Ok(())
}

/// Reads a state of a unit, or a trait beyond what its card prints.
fn read_state(s: &mut State, unit: &mut Unit, name: &str) -> Result<(), Error> {
    match name {
        state::EXHAUSTED => unit.marks |= mark::EXHAUSTED,
        state::ACTIVATED => unit.marks &= !mark::EXHAUSTED,
        state::FRESH => unit.marks |= mark::FRESH,
        state::DISPELLED => unit.marks |= mark::DISPELLED,
        state::SHIELD_SPENT => unit.marks |= mark::SHIELD_SPENT,
        state::STUNNED => unit.stunned = Some(unit.side.other()),
        _ => {
            let one = crate::content::powers::trait_named(name, 1);
            let one = one.ok_or_else(|| changes::unknown("traits", name))?;
            if !content::sheet(unit.is).powers.has(crate::content::powers::of_trait(one)) {
                let from = unit.is;
                let what = What::Trait(one);
                put_change(s, Change { on: unit.who.id, from, what, ..Change::default() })
                    .map_err(|e| e.inside("traits"))?;
            }
        }
    }
    Ok(())
}

/// Puts a change on a unit, if there is room for it.
fn put_change(s: &mut State, change: Change) -> Result<(), Error> {
    if s.changes.len() == MAX_CHANGES {
        return Err(Error::new("field", format!("at most {MAX_CHANGES} changes lie on the units of a table")));
    }
    s.changes.push(change);
    Ok(())
}

/// The numbers that a table says of a unit.
pub(super) struct Said {
    attack: Option<i16>,
    most: Option<i16>,
    health: Option<i16>,
}

/// What a table says of its units' numbers, in their order.
pub(super) fn numbers(table: &wire::Table) -> Result<Vec<Said>, Error> {
    let mut faults = Faults::default();
    let mut said = Vec::new();
    for (name, piece) in &table.pieces {
        let at = format!("pieces.{name}");
        for odd in
            piece.stats.keys().chain(piece.max.keys()).filter(|k| !matches!(k.as_str(), stat::ATTACK | stat::HEALTH))
        {
            faults.must(false, &format!("{at}.stats.{odd}"), "a piece has `attack` and `health`");
        }
        let mut number = |of: &Dict<i32>, group: &str, stat: &str, least: i32| {
            let value = of.get(stat)?;
            let field = format!("{at}.{group}.{stat}");
            faults.note_in(&field, within(*value, least..=schema::MOST).map(|n| n as i16))
        };
        said.push(Said {
            attack: number(&piece.stats, "stats", stat::ATTACK, 0),
            most: number(&piece.max, "max", stat::HEALTH, 1),
            health: number(&piece.stats, "stats", stat::HEALTH, 1),
        });
    }
    faults.end(said)
}

/// Numbers of units: `attack` and the most `health` (in `max`) as changes, `health` below that as damage.
pub(super) fn wound(rules: &Duelyst, s: &mut State, table: &wire::Table, said: &[Said]) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, (name, Said { attack, most, health })) in table.pieces.keys().zip(said).enumerate() {
        let id = UnitId(n as u16);
        let Some(unit) = s.find(id).copied() else { continue };
        let most = most.unwrap_or(unit.most.max(health.unwrap_or(0)));
        let (a, h) = (attack.map_or(0, |attack| attack - unit.attack), most - unit.most);
        if (a, h) != (0, 0) {
            let change = Change { on: id, from: unit.is, what: What::Stats, a, h, until: Until::Ever };
            faults.note_in(&format!("pieces.{name}.stats"), put_change(s, change));
        }
        if let Some(unit) = s.find_mut(id) {
            unit.damage = most - health.unwrap_or(most);
        }
    }
    rules.recompute(s);
    faults.end(())
}
