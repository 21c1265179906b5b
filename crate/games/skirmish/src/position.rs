//! A position as a JSON Table writes it. All that is wrong with it is listed at once.

use super::Skirmish;
use super::content::board::{Board, Terrain};
use super::content::{CardId, Content, Lasts, embedded, is_supply};
use super::fact::Fact;
use super::resolver::Resolver;
use super::setup::{no_warband, on_map, pick_map};
use super::state::{CardInPlay, CardZone, MAX_HAND, MAX_PILE, MAX_UNITS, Phase, State, Unit, UnitId, Use};
use super::view::schema::{self, stat};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::{Chance, Seeded};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::rule;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The position that a table describes.
///
/// # Errors
/// Everything that is wrong with the table.
pub(super) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Skirmish, State), Error> {
    let mut faults = Faults::default();
    let mut content = (*embedded()).clone();
    if let Some(own) = &table.content {
        // Units and cards of its own are what the rest of the table speaks of: without them it cannot be judged.
        content.extend(own).map_err(|e| e.inside("content"))?;
    }
    let active = table.active.or(table.to_act).unwrap_or(Side::P1);
    faults.must(Side::BOTH.contains(&active), "toAct", "p1 or p2 acts");
    let fresh = table.phase == "set-up" || table.phase == "deploy" && table.pieces.is_empty();
    let board = faults.note(board(table, &content, fresh.then_some(chance)));
    let agreed = match table.phase.as_str() {
        "set-up" => table.first,
        "deploy" => Some(active),
        _ => None,
    };
    if let Some(first) = table.first.filter(|side| table.phase == "set-up" && !Side::BOTH.contains(side)) {
        faults.must(false, "first", &format!("{first} has no seat at this table"));
    }
    let on_board = board.is_some();
    let board = board.map_or_else(open_ground, Ok)?;
    let mut rules = Skirmish { content: content.into(), board, names: Vec::new(), agreed };
    let mut state = State::default();
    faults.note(players(&rules, &mut state, table, fresh));
    if on_board {
        faults.note(on_squares(&rules, &mut state, table));
    }
    if !fresh {
        faults.note(pieces(&mut rules, &mut state, table, on_board));
        faults.note(turn(&mut state, table));
    }
    faults.end(())?;
    if fresh {
        let start = log.tell(&state, rule!("skirmish:house.setup.2"), Fact::GameStart { map: None });
        Resolver::new(&rules, &mut state, chance, log).because(start, |resolver| resolver.settle_warbands());
    }
    Ok((rules, state))
}

/// The board of a table; where a game begins on none, chance picks the map. Else it is open ground.
fn board<C: Chance>(table: &wire::Table, content: &Content, chance: Option<&mut C>) -> Result<Board, Error> {
    if !table.board.rows.is_empty() {
        let known =
            |sign: &str, id: &str| Terrain::ALL.iter().any(|(_, c, known)| sign.chars().eq([*c]) && *known == id);
        let mut faults = Faults::default();
        for (sign, id) in &table.board.legend {
            let field = format!("board.legend.{sign}");
            faults.must(known(sign, id), &field, "signs mean what they mean on the game's own maps");
        }
        let board = faults.note(Board::new(table.board.map.as_deref().unwrap_or(""), &table.board.rows));
        return faults.end_with(board);
    }
    let agreed = table.board.map.as_deref();
    match chance {
        None if agreed.is_none() => open_ground(),
        None => on_map(content, pick_map(agreed, content, &mut Seeded::new(0)).map_err(|e| e.inside("board"))?),
        Some(chance) => on_map(content, pick_map(agreed, content, chance).map_err(|e| e.inside("board"))?),
    }
}

fn open_ground() -> Result<Board, Error> {
    Board::new("", &vec![".".repeat(13).into(); 9])
}

fn players(rules: &Skirmish, s: &mut State, table: &wire::Table, fresh: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    for name in table.players.keys() {
        faults.must(matches!(name.as_str(), "p1" | "p2"), &format!("players.{name}"), "players are p1 and p2");
    }
    let none = wire::Player::default();
    for side in Side::BOTH {
        let at = format!("players.{side}");
        let own = table.players.get(&side.word()).unwrap_or(&none);
        faults.note_in(&at, player(rules, s, side, own, fresh));
        if !fresh {
            faults.note_in(&at, holdings(rules, s, side, own));
        }
    }
    faults.end(())
}

/// A player's warband and points.
fn player(rules: &Skirmish, s: &mut State, side: Side, own: &wire::Player, fresh: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    if fresh || own.deck.is_some() {
        let deck = own.deck.as_deref().unwrap_or("");
        let warband = rules.content.warband(deck);
        let known = warband.ok_or_else(|| no_warband("deck".into(), deck, &rules.content));
        s.warband[side] = faults.note(known).unwrap_or_default();
    }
    for (stat, value) in &own.stats {
        let field = format!("stats.{stat}");
        match stat.as_str() {
            stat::VICTORY => {
                s.victory[side] = faults.note_in(&field, number(*value, schema::MOST_VICTORY)).unwrap_or_default()
            }
            _ => faults.must(false, &field, "a player has `victory`"),
        }
    }
    faults.end(())
}

/// A player's cards.
fn holdings(rules: &Skirmish, s: &mut State, side: Side, own: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    s.hand[side] = faults.note_in("hand", pile::<MAX_HAND>(rules, &own.hand)).unwrap_or_default();
    s.hand[side].sort();
    s.draw[side] = faults.note_in("draw", pile::<MAX_PILE>(rules, &own.draw)).unwrap_or_default();
    s.discard[side] = faults.note_in("discard", pile::<MAX_PILE>(rules, &own.discard)).unwrap_or_default();
    if owned(s, side) > MAX_PILE {
        faults.add(Error::new("field", format!("a player owns at most {MAX_PILE} cards")));
    }
    faults.note_in("cards", put_all(rules, s, &own.cards, CardZone::Player(side)));
    faults.end(())
}

/// Cards on squares.
fn on_squares(rules: &Skirmish, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in table.board.cards.iter().enumerate() {
        let cell = card.at.and_then(|at| rules.board.square(at));
        let cell = cell.ok_or_else(|| Error::field("at", "it lies on no square of this board"));
        let lies = cell.and_then(|cell| put_one(rules, s, card, CardZone::Square(cell)));
        faults.note_in(&format!("board.cards[{n}]"), lies);
    }
    faults.end(())
}

fn pile<const N: usize>(rules: &Skirmish, pile: &wire::Pile) -> Result<Pile<CardId, N>, Error> {
    let ids = pile.cards.as_deref().unwrap_or(&[]);
    if ids.len() > N {
        return Err(Error::field("cards", format!("a pile holds at most {N} cards, not {}", ids.len())));
    }
    let mut faults = Faults::default();
    let mut out = Pile::default();
    for (n, id) in ids.iter().enumerate() {
        let card = rules.content.card(id).filter(|c| !is_supply(*c));
        let unknown = || Error::field(format!("cards[{n}]"), format!("no action card is called `{id}`"));
        if let Some(card) = faults.note(card.ok_or_else(unknown)) {
            out.push(card);
        }
    }
    faults.end(out)
}

fn put_all(rules: &Skirmish, s: &mut State, cards: &[wire::CardInPlay], zone: CardZone) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in cards.iter().enumerate() {
        faults.note_in(&format!("[{n}]"), put_one(rules, s, card, zone));
    }
    faults.end(())
}

fn put_one(rules: &Skirmish, s: &mut State, card: &wire::CardInPlay, zone: CardZone) -> Result<(), Error> {
    let mut faults = Faults::default();
    let id = faults.note(lasting(rules, s, card, zone));
    let owner = card.owner.or(owner(s, zone)).unwrap_or(Side::P1);
    let by = if id.is_some_and(is_supply) { None } else { Some(owner) };
    faults.must(by.is_none_or(|side| Side::BOTH.contains(&side)), "owner", "an owner is p1 or p2");
    let id = faults.end_with(id)?;
    if by.is_some_and(|owner| owned(s, owner) >= MAX_PILE) {
        return Err(Error::field("is", format!("a player owns at most {MAX_PILE} cards")));
    }
    let counters = card.counters.unwrap_or(rules.counters(id)).min(schema::MOST_COUNTERS);
    s.in_play.push(CardInPlay { card: id, by, zone, counters, due: false });
    Ok(())
}

/// A card that lasts, and is not there yet.
fn lasting(rules: &Skirmish, s: &State, card: &wire::CardInPlay, zone: CardZone) -> Result<CardId, Error> {
    let id = rules.content.card(&card.is);
    let id = id.ok_or_else(|| Error::field("is", format!("no card is called `{}`", card.is)))?;
    if rules.content.printed_card(id).lasts == Lasts::No {
        return Err(Error::field("is", format!("`{}` does not last", card.is)));
    }
    if s.is_in_play(id, zone) {
        return Err(Error::field("is", format!("`{}` lies there twice", card.is)));
    }
    Ok(id)
}

/// The cards of a side, wherever they are: all of them must fit its discard pile.
fn owned(s: &State, side: Side) -> usize {
    let laid = s.in_play.iter().filter(|l| l.by == Some(side)).count();
    s.hand[side].len() + s.draw[side].len() + s.discard[side].len() + laid
}

fn owner(s: &State, zone: CardZone) -> Option<Side> {
    match zone {
        CardZone::Unit(unit) => Some(s.unit(unit).side),
        CardZone::Player(side) => Some(side),
        CardZone::Square(_) => None,
    }
}

fn pieces(rules: &mut Skirmish, s: &mut State, table: &wire::Table, on_board: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    if table.pieces.len() > MAX_UNITS {
        let text = format!("a table holds at most {MAX_UNITS} units, not {}", table.pieces.len());
        faults.must(false, "pieces", &text);
    }
    for (name, piece) in table.pieces.iter().take(MAX_UNITS) {
        let mut own = Faults::default();
        if name == "done" {
            let text = "a piece cannot be called `done`: that is how naming allies ends";
            own.add(Error::new("field", text));
        }
        let unit = unit(rules, s, piece, on_board, &mut own);
        s.units.push(unit);
        rules.names.push(name.clone());
        let id = UnitId(s.units.len() as u8 - 1);
        own.note_in("cards", put_all(rules, s, &piece.cards, CardZone::Unit(id)));
        faults.note_in(&format!("pieces.{name}"), own.end(()));
    }
    faults.end(())
}

/// One unit, as far as it can be read: its cards are read even if something of it is wrong. If the board is wrong,
/// squares are not read.
fn unit(rules: &Skirmish, s: &State, piece: &wire::Piece, on_board: bool, faults: &mut Faults) -> Unit {
    let is = rules.content.unit(&piece.is);
    let is = faults.note(is.ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is))));
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = faults.note(side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2")));
    let at = if on_board { faults.note(square(rules, s, piece)) } else { None };
    let (side, at) = (side.unwrap_or_default(), at.unwrap_or(Cell::OFF));
    let mut unit = Unit { is: 0, side, at, hp: 0, ap: 0, mp: 0, used: 0 };
    if let Some(is) = is {
        let card = rules.content.printed_unit(is);
        unit = Unit { is, hp: card.hp, ap: card.ap, mp: card.mp, ..unit };
        faults.note(numbers(rules, &mut unit, piece));
    }
    unit
}

/// Where a piece stands.
fn square(rules: &Skirmish, s: &State, piece: &wire::Piece) -> Result<Cell, Error> {
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.board.square(square);
    let at = at.ok_or_else(|| Error::field("at", format!("[{}, {}] is off the board", square[0], square[1])))?;
    if rules.board.grid.blocked.has(at) || s.on(at).is_some() {
        return Err(Error::field("at", "nobody can stand there: it is blocked or taken"));
    }
    Ok(at)
}

/// What a unit has left, has used, and is.
fn numbers(rules: &Skirmish, unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    let card = rules.content.printed_unit(unit.is);
    for (stat, value) in &piece.stats {
        let field = format!("stats.{stat}");
        let mut upto = |most: u8| faults.note_in(&field, number(*value, most)).unwrap_or_default();
        match stat.as_str() {
            stat::HEALTH => unit.hp = upto(card.hp).max(1),
            stat::AP => unit.ap = upto(schema::MOST_POINTS),
            stat::MP => unit.mp = upto(schema::MOST_POINTS),
            _ => faults.must(false, &field, "a piece has health, ap and mp"),
        }
    }
    for used in &piece.used {
        let one = rules.use_named(unit.is, used).ok_or_else(|| Error::field("used", format!("it has no `{used}`")));
        unit.used |= faults.note(one).map_or(0, Use::bit);
    }
    for name in &piece.traits {
        let has = matches!(name.as_str(), "steady" if card.steady)
            || matches!(name.as_str(), "surefooted" if card.surefooted);
        faults.must(has, "traits", &format!("its card has no trait `{name}`"));
    }
    faults.end(())
}

fn number(value: i32, most: u8) -> Result<u8, Error> {
    within(value, 0..=most.into()).map(|n| n as u8)
}

fn turn(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    s.active = table.active.or(table.to_act).unwrap_or(Side::P1);
    s.first = table.first.unwrap_or(Side::P1);
    faults.must(Side::BOTH.contains(&s.first), "first", "p1 or p2 is first");
    // A position is in the middle of a game unless it says otherwise: round 1 has its opening guard.
    s.round = match table.round {
        0 => 2,
        n => n.min(u32::from(schema::MOST_ROUNDS) + 1) as u8,
    };
    faults.must(s.round <= schema::MOST_ROUNDS, "round", &format!("a game has no round {}", table.round));
    s.phase = Phase::Act;
    let known = matches!(table.phase.as_str(), "" | "act");
    faults.must(known, "phase", &format!("a position is in phase `act`, not `{}`", table.phase));
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending: play up to the decision");
    faults.end(())
}

impl Skirmish {
    /// What a unit can use, by its id.
    pub(super) fn use_named(&self, is: u8, id: &str) -> Option<Use> {
        let card = self.content.printed_unit(is);
        match id {
            "dash" => Some(Use::Dash),
            "guard" => Some(Use::Guard),
            _ => card
                .attacks
                .iter()
                .position(|a| a.id == id)
                .map(|n| Use::Attack(n as u8))
                .or_else(|| card.abilities.iter().position(|a| a.id == id).map(|n| Use::Ability(n as u8))),
        }
    }
}
