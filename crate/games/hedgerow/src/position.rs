//! A position, as a scenario writes it.

use super::content::{ACTIONS, Card, DECK, ROUNDS};
use super::fact::Fact;
use super::resolver::Resolver;
use super::state::{MAX_UNITS, State, Unit, UnitId};
use super::view::schema::stat;
use super::{Hedgerow, setup};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::edges::Edges;
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::json::write::Write;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::wire::{self, Options, Seat};

/// The position of a table. All that is wrong with it is reported at once.
pub(super) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Hedgerow, State), Error> {
    let mut faults = Faults::default();
    faults.must(table.content.is_none(), "content", "Hedgerow has the units it has");
    let begun = if table.phase == "set-up" {
        let players = vec![Seat::default(); 2];
        let first = table.first.or(table.active).or(table.to_act);
        setup::open(&Options { players, first, ..Options::default() }, chance, log)
    } else {
        position(table, chance, log)
    };
    let begun = faults.note(begun);
    faults.end_with(begun)
}

fn position<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Hedgerow, State), Error> {
    let mut faults = Faults::default();
    let known = matches!(table.phase.as_str(), "" | "act");
    faults.must(known, "phase", &format!("a position is in phase `act`, not `{}`", table.phase));
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending");
    let mut rules = Hedgerow::new(table.pieces.keys().cloned().collect());
    faults.note_in("board", board(&mut rules, &table.board));
    let mut state = State { round: 1, left: ACTIONS, ..State::default() };
    if table.round > 0 {
        let round = number(i32::try_from(table.round).unwrap_or(i32::MAX), ROUNDS);
        state.round = faults.note_in("round", round).unwrap_or_default();
    }
    faults.note(players(&mut state, table));
    // A turn of a piece that is wrong is not wrong once more.
    if faults.note(pieces(&rules, &mut state, table)).is_some() {
        faults.note_in("turns", turns(&rules, &mut state, table));
    }
    faults.note_in("piles", piles(&rules, &mut state, table));
    let mut begun = faults.end((rules, state))?;
    Resolver::new(&begun.0, &mut begun.1, chance, log).run();
    Ok(begun)
}

fn board(rules: &mut Hedgerow, board: &wire::Board) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = board.rows.is_empty() || board.rows == rules.rows();
    faults.must(known, "rows", "the board is seven rows of nine open squares");
    // A list without an edge is a board without a hedge.
    if board.edges.is_nothing() {
        return faults.end(());
    }
    let edges = faults.note_in("edges", board.edges.said::<Vec<wire::Edge>>()).unwrap_or_default();
    rules.hedges = Edges::default();
    for (n, edge) in edges.iter().enumerate() {
        let field = format!("edges[{n}]");
        faults.must(edge.is == "hedge", &format!("{field}.is"), "between two squares there may be a `hedge`");
        let [a, b] = edge.between.map(|square| rules.square(square));
        let closed = a.zip(b).is_some_and(|(a, b)| rules.hedges.close(&rules.grid, a, b));
        faults.must(closed, &format!("{field}.between"), "two squares of the board that share an edge");
    }
    faults.end(())
}

fn pieces(rules: &Hedgerow, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    let text = format!("a table holds at most {MAX_UNITS} units, not {}", table.pieces.len());
    faults.must(table.pieces.len() <= MAX_UNITS, "pieces", &text);
    for (name, piece) in table.pieces.iter().take(MAX_UNITS) {
        let unit = unit(rules, s, piece);
        s.units.extend(faults.note_in(&format!("pieces.{name}"), unit));
    }
    faults.end(())
}

fn unit(rules: &Hedgerow, s: &State, piece: &wire::Piece) -> Result<Unit, Error> {
    let mut faults = Faults::default();
    let kind = rules.kinds.iter().position(|kind| kind.id == piece.is);
    let kind = faults.note(kind.ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is))));
    let wild = kind.is_some_and(|kind| rules.kinds[kind].neutral);
    let side = piece.owner.unwrap_or(Side::NEUTRAL);
    let owned = if wild { side == Side::NEUTRAL } else { Side::BOTH.contains(&side) };
    faults.must(kind.is_none() || owned, "owner", "wolves belong to nobody, other pieces to p1 or p2");
    let most = kind.map_or(u8::MAX, |kind| rules.kinds[kind].hp);
    let mut health = most;
    for (stat, value) in &piece.stats {
        let field = format!("stats.{stat}");
        match stat.as_str() {
            stat::HEALTH => health = faults.note_in(&field, number(*value, most)).unwrap_or_default().max(1),
            _ => faults.must(false, &field, "a piece has health"),
        }
    }
    faults.must(piece.traits.is_empty(), "traits", "a piece has no traits");
    faults.must(piece.cards.is_empty(), "cards", "a piece has no cards");
    faults.must(piece.used.is_empty(), "used", "a piece uses nothing up");
    let unit = kind.map(|kind| Unit { kind: kind as u8, side, at: Cell::OFF, health });
    let at = unit.map(|unit| square(rules, s, &unit, piece)).and_then(|at| faults.note(at));
    faults.end_with(unit.zip(at).map(|(unit, at)| Unit { at, ..unit }))
}

/// Where a piece stands.
fn square(rules: &Hedgerow, s: &State, unit: &Unit, piece: &wire::Piece) -> Result<Cell, Error> {
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.square(square).and_then(|at| Some((at, rules.covers(unit, at)?)));
    let (at, covered) = at.ok_or_else(|| {
        Error::field("at", format!("at [{}, {}] it is not wholly on the board", square[0], square[1]))
    })?;
    if s.standing().any(|(_, other)| !(rules.covered(other) & covered).is_empty()) {
        return Err(Error::field("at", "somebody stands there already"));
    }
    if rules.hedges.divide(&rules.grid, covered) {
        return Err(Error::field("at", "nobody stands across a hedge"));
    }
    Ok(at)
}

fn players(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, player) in &table.players {
        let seat = Side::named(name).is_some_and(|side| Side::BOTH.contains(&side));
        faults.must(seat, &format!("players.{name}"), "players are p1 and p2");
        for (stat, value) in &player.stats {
            let field = format!("players.{name}.stats.{stat}");
            match stat.as_str() {
                stat::LEFT => s.left = faults.note_in(&field, number(*value, ACTIONS)).unwrap_or_default().max(1),
                _ => faults.must(false, &field, "a player has `actions`"),
            }
        }
    }
    faults.end(())
}

/// The pieces that have a turn in this round; left out, all of them in the order of set-up.
fn turns(rules: &Hedgerow, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let named = table.turns.said::<Vec<String>>()?;
    let mut faults = Faults::default();
    for (n, name) in named.iter().enumerate() {
        let found = s.roster().map(|(id, _)| id).find(|id| rules.names[usize::from(id.0)] == *name);
        let new = found.filter(|id| !s.turns.contains(id));
        faults.must(new.is_some(), &format!("[{n}]"), "a piece of the table, once");
        s.turns.extend(new);
    }
    if named.is_empty() {
        s.turns.extend((0..s.units.len()).map(|n| UnitId(n as u8)));
    }
    faults.end(())
}

/// The deck and the discard pile. A deck that is not given is a whole one, without what has been discarded.
fn piles(rules: &Hedgerow, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let given = table.piles.said::<Dict<wire::Pile>>()?;
    let mut faults = Faults::default();
    let mut whole: Vec<Card> = rules.whole_deck().collect();
    for (name, pile) in &given {
        let read = faults.note_in(name, cards(rules, pile, &mut whole)).unwrap_or_default();
        match name.as_str() {
            "draw" => s.deck = read,
            "discard" => s.discard = read,
            _ => faults.must(false, name, "piles are `draw` and `discard`"),
        }
    }
    if given.get("draw").is_none() {
        s.deck.extend(whole);
    }
    faults.end(())
}

/// The cards of a pile, which are taken from those that are left of a whole deck.
fn cards(rules: &Hedgerow, pile: &wire::Pile, whole: &mut Vec<Card>) -> Result<Pile<Card, DECK>, Error> {
    let mut faults = Faults::default();
    let mut read = Pile::default();
    for (n, id) in pile.cards.iter().flatten().enumerate() {
        let card = rules.card_named(id).and_then(|card| whole.iter().position(|left| *left == card));
        faults.must(card.is_some(), &format!("cards[{n}]"), "a card of the deck, as often as the deck has it");
        read.extend(card.map(|at| whole.remove(at)));
    }
    read.sort();
    faults.end(read)
}

fn number(value: i32, most: u8) -> Result<u8, Error> {
    within(value, 0..=most.into()).map(|n| n as u8)
}
