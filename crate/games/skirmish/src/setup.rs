//! Set-up (`skirmish:house.setup.*`): a fresh game up to its first turn, and a position as a scenario writes it.

use std::sync::{Arc, OnceLock};

use super::board::Board;
use super::content::{CardId, Content, Lasts};
use super::dice::DIE;
use super::fact::Fact;
use super::state::{Laid, MAX_HAND, MAX_PILE, MAX_UNITS, Pending, Phase, Place, State, Unit, UnitId, Use};
use super::takes::{self, stat};
use super::{Judge, Skirmish};
use rulewright_engine::chance::{Chance, Seeded};
use rulewright_engine::event::Log;
use rulewright_engine::faults::Faults;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::rule;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;

/// The content of this build, read once.
pub(super) fn embedded() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::embedded())).clone()
}

/// A fresh game.
pub(super) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Skirmish, State), Error> {
    let content = embedded();
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Skirmish is played by 2, not {}", options.players.len())));
    }
    let mut warband = BySide([0, 0]);
    for (n, side) in Side::BOTH.into_iter().enumerate() {
        let deck = options.players[n].deck.as_deref().unwrap_or("");
        warband[side] =
            content.warband(deck).ok_or_else(|| no_warband(format!("players[{n}].deck"), deck, &content))?;
    }
    if let Some(first) = options.first.filter(|side| !Side::BOTH.contains(side)) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let map = pick_map(options.map.as_deref(), &content, chance)?;
    let board = on_map(&content, map)?;
    let rules = Skirmish { content, board, names: Vec::new(), agreed: options.first };
    let mut state = State { warband, ..State::default() };
    let start = log.tell(&state, rule!("skirmish:house.setup.2"), Fact::GameStart { map: Some(map as u8) });
    Judge { rules: &rules, s: &mut state, chance, log }.because(start, |judge| judge.settle_warbands());
    Ok((rules, state))
}

fn no_warband(field: String, deck: &str, content: &Content) -> Error {
    let known: Vec<&str> = content.warbands.iter().map(|w| w.id.as_str()).collect();
    Error::field(field, format!("no warband is called `{deck}`; choose one of {}", known.join(", ")))
}

/// `skirmish:house.setup.2`: by agreement, or by one die.
fn pick_map<C: Chance>(agreed: Option<&str>, content: &Content, chance: &mut C) -> Result<usize, Error> {
    if let Some(id) = agreed {
        let known: Vec<&str> = content.maps.iter().map(|m| m.id.as_str()).collect();
        let text = || format!("no map is called `{id}`; choose one of {}", known.join(", "));
        return content.maps.iter().position(|m| m.id == id).ok_or_else(|| Error::field("map", text()));
    }
    const BY_DIE: [usize; 6] = [0, 0, 1, 2, 2, 3];
    let die = chance.dice(1, DIE, |d| BY_DIE[usize::from(d[0] - 1)] as u16);
    Ok(BY_DIE[usize::from(die[0] - 1)])
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `skirmish:house.setup.1`: if both want one warband, the lower roll of 2d6 has to take another.
    fn settle_warbands(&mut self) {
        if self.s.warband[Side::P1] == self.s.warband[Side::P2] {
            let winner = self.roll_off();
            self.s.pending = Pending::Warband(winner.other());
            return;
        }
        self.muster();
    }

    pub(super) fn take_warband(&mut self, side: Side, warband: u8) {
        self.s.warband[side] = warband;
        self.muster();
    }

    /// 2d6 each, ties again; the higher roller.
    fn roll_off(&mut self) -> Side {
        // Endless ties are not endless: after a hundred the first seat is taken to have won.
        for _ in 0..100 {
            let [a, b] = Side::BOTH.map(|side| {
                let dice = self.chance.dice(2, DIE, |d| u16::from(d[0] + d[1]));
                self.tell(rule!("skirmish:house.setup.3"), Fact::RollOff { side, dice });
                dice.sum()
            });
            if a != b {
                return if a > b { Side::P1 } else { Side::P2 };
            }
        }
        Side::P1
    }

    /// Units and decks of both sides are brought; then who begins (`skirmish:house.setup.3`).
    fn muster(&mut self) {
        let content = self.rules.content.clone();
        for side in Side::BOTH {
            let warband = &content.warbands[usize::from(self.s.warband[side])];
            for is in &warband.units {
                let card = &content.units[usize::from(*is)];
                // skirmish:house.setup.6: full HP, nothing in front.
                let unit = Unit { is: *is, side, at: Cell::OFF, hp: card.hp, ap: card.ap, mp: card.mp, used: 0 };
                self.s.units.push(unit);
            }
            warband.deck.iter().for_each(|card| {
                self.s.draw[side].push(*card);
            });
        }
        match self.rules.agreed {
            Some(first) => self.begin(first),
            None => {
                let winner = self.roll_off();
                self.s.pending = Pending::First(winner);
            }
        }
    }

    /// Deployment begins, with the first player's.
    pub(super) fn begin(&mut self, first: Side) {
        self.s.first = first;
        self.s.active = first;
        self.s.phase = Phase::Deploy;
    }

    /// `skirmish:house.setup.4`: one unit a square, the first player's all before the second's.
    pub(super) fn deploy(&mut self, unit: UnitId, to: Cell) {
        let side = self.s.active;
        self.s.unit_mut(unit).at = to;
        let deployed = self.tell(rule!("skirmish:house.setup.4"), Fact::Deploy { unit, to });
        if self.s.units.iter().any(|u| u.side == side && !u.at.is_on()) {
            return;
        }
        if side == self.s.first {
            self.s.active = side.other();
            return;
        }
        self.because(deployed, |judge| {
            judge.deal_hands();
            judge.head_start();
        });
        self.s.phase = Phase::Act;
        self.s.active = self.s.first;
        self.start_turn(deployed);
    }

    /// `skirmish:house.setup.5`: four cards each.
    fn deal_hands(&mut self) {
        for side in [self.s.first, self.s.first.other()] {
            for _ in 0..self.rules.content.settings.hand {
                self.draw(side, rule!("skirmish:house.setup.5"));
            }
        }
    }

    /// `skirmish:house.setup.7`: points for the player who takes the second turn.
    fn head_start(&mut self) {
        let second = self.s.first.other();
        self.score(second, self.rules.content.settings.head_start, rule!("skirmish:house.setup.7"));
    }
}

/// The position of a table. All that is wrong with it is told at once.
pub(super) fn set_up<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Skirmish, State), Error> {
    let mut faults = Faults::default();
    let mut content = (*embedded()).clone();
    if let Some(own) = &table.content {
        // Units and cards of its own are what the rest of the table speaks of: without them it cannot be judged.
        content.extend(own.clone()).map_err(|e| e.inside("content"))?;
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
        Judge { rules: &rules, s: &mut state, chance, log }.because(start, |judge| judge.settle_warbands());
    }
    Ok((rules, state))
}

/// The board of a table; where a game begins on none, chance picks the map. Else it is open ground.
fn board<C: Chance>(table: &wire::Table, content: &Content, chance: Option<&mut C>) -> Result<Board, Error> {
    if !table.board.rows.is_empty() {
        let known = |sign: &str, id: &str| {
            super::board::Terrain::ALL.iter().any(|(_, c, known)| sign.chars().eq([*c]) && *known == id)
        };
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
    Board::new("", &vec![".".repeat(13); 9])
}

fn on_map(content: &Content, map: usize) -> Result<Board, Error> {
    Board::new(&content.maps[map].id, &content.maps[map].rows)
}

fn players(rules: &Skirmish, s: &mut State, table: &wire::Table, fresh: bool) -> Result<(), Error> {
    let mut faults = Faults::default();
    for name in table.players.keys() {
        faults.must(matches!(name.as_str(), "p1" | "p2"), &format!("players.{name}"), "players are p1 and p2");
    }
    let none = wire::Player::default();
    for side in Side::BOTH {
        let at = format!("players.{side}");
        let own = table.players.get(&side.to_string()).unwrap_or(&none);
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
                s.victory[side] = faults.note_in(&field, number(*value, takes::MOST_VICTORY)).unwrap_or_default()
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
    faults.note_in("cards", lay_all(rules, s, &own.cards, Place::Player(side)));
    faults.end(())
}

/// Cards that lie on squares.
fn on_squares(rules: &Skirmish, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in table.board.cards.iter().enumerate() {
        let cell = card.at.and_then(|at| rules.board.square(at));
        let cell = cell.ok_or_else(|| Error::field("at", "it lies on no square of this board"));
        let lies = cell.and_then(|cell| lay_one(rules, s, card, Place::Square(cell)));
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
        let card = rules.content.card(id).filter(|c| !takes::is_supply(*c));
        let unknown = || Error::field(format!("cards[{n}]"), format!("no action card is called `{id}`"));
        if let Some(card) = faults.note(card.ok_or_else(unknown)) {
            out.push(card);
        }
    }
    faults.end(out)
}

fn lay_all(rules: &Skirmish, s: &mut State, cards: &[wire::CardInPlay], place: Place) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in cards.iter().enumerate() {
        faults.note_in(&format!("[{n}]"), lay_one(rules, s, card, place));
    }
    faults.end(())
}

fn lay_one(rules: &Skirmish, s: &mut State, card: &wire::CardInPlay, place: Place) -> Result<(), Error> {
    let mut faults = Faults::default();
    let id = faults.note(lasting(rules, s, card, place));
    let owner = card.owner.or(owner(s, place)).unwrap_or(Side::P1);
    let by = if id.is_some_and(takes::is_supply) { None } else { Some(owner) };
    faults.must(by.is_none_or(|side| Side::BOTH.contains(&side)), "owner", "an owner is p1 or p2");
    let id = faults.end_with(id)?;
    if by.is_some_and(|owner| owned(s, owner) >= MAX_PILE) {
        return Err(Error::field("is", format!("a player owns at most {MAX_PILE} cards")));
    }
    let counters = card.counters.unwrap_or(rules.counters(id)).min(takes::MOST_COUNTERS);
    s.laid.push(Laid { card: id, by, place, counters, due: false });
    Ok(())
}

/// A card that lasts, and does not lie there yet.
fn lasting(rules: &Skirmish, s: &State, card: &wire::CardInPlay, place: Place) -> Result<CardId, Error> {
    let id = rules.content.card(&card.is);
    let id = id.ok_or_else(|| Error::field("is", format!("no card is called `{}`", card.is)))?;
    if rules.content.cards[usize::from(id)].lasts == Lasts::No {
        return Err(Error::field("is", format!("`{}` does not last", card.is)));
    }
    if s.lies(id, place) {
        return Err(Error::field("is", format!("`{}` lies there twice", card.is)));
    }
    Ok(id)
}

/// The cards of a side, wherever they are: all of them must fit its discard pile.
fn owned(s: &State, side: Side) -> usize {
    let laid = s.laid.iter().filter(|l| l.by == Some(side)).count();
    s.hand[side].len() + s.draw[side].len() + s.discard[side].len() + laid
}

fn owner(s: &State, place: Place) -> Option<Side> {
    match place {
        Place::Unit(unit) => Some(s.unit(unit).side),
        Place::Player(side) => Some(side),
        Place::Square(_) => None,
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
        own.note_in("cards", lay_all(rules, s, &piece.cards, Place::Unit(id)));
        faults.note_in(&format!("pieces.{name}"), own.end(()));
    }
    faults.end(())
}

/// One unit, as far as it can be read: what lies on it is judged even where something of it is wrong. Where the board is
/// wrong, nothing is said of squares.
fn unit(rules: &Skirmish, s: &State, piece: &wire::Piece, on_board: bool, faults: &mut Faults) -> Unit {
    let is = rules.content.unit(&piece.is);
    let is = faults.note(is.ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is))));
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = faults.note(side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2")));
    let at = if on_board { faults.note(square(rules, s, piece)) } else { None };
    let (side, at) = (side.unwrap_or_default(), at.unwrap_or(Cell::OFF));
    let mut unit = Unit { is: 0, side, at, hp: 0, ap: 0, mp: 0, used: 0 };
    if let Some(is) = is {
        let card = &rules.content.units[usize::from(is)];
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
    let card = &rules.content.units[usize::from(unit.is)];
    for (stat, value) in &piece.stats {
        let field = format!("stats.{stat}");
        let mut upto = |most: u8| faults.note_in(&field, number(*value, most)).unwrap_or_default();
        match stat.as_str() {
            stat::HEALTH => unit.hp = upto(card.hp).max(1),
            stat::AP => unit.ap = upto(takes::MOST_POINTS),
            stat::MP => unit.mp = upto(takes::MOST_POINTS),
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
        n => n.min(u32::from(takes::MOST_ROUNDS) + 1) as u8,
    };
    faults.must(s.round <= takes::MOST_ROUNDS, "round", &format!("a game has no round {}", table.round));
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
        let card = &self.content.units[usize::from(is)];
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

    /// Deals what `viewer` cannot see anew: the opponent's hand, out of all cards not seen elsewhere. The draw piles
    /// have no order to hide.
    pub(super) fn deal_unseen<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        let mut out = *s;
        // Between the first deployment and the deal nobody holds anything.
        for side in Side::BOTH {
            out.draw[side].sort();
        }
        let other = viewer.other();
        let held = out.hand[other].len();
        let mut unseen: Pile<CardId, { MAX_PILE + MAX_HAND }> = Pile::default();
        for card in out.hand[other].iter().chain(out.draw[other].iter()) {
            unseen.push(*card);
        }
        unseen.sort();
        out.hand[other].clear();
        out.draw[other].clear();
        for _ in 0..held {
            let at = chance.draw(&unseen);
            let card = unseen.take(at);
            out.hand[other].push(card);
        }
        unseen.iter().for_each(|card| {
            out.draw[other].push(*card);
        });
        // One's own hand is seen, but the order in which its cards came tells nothing.
        out.hand[viewer].sort();
        out
    }
}
