//! Set-up (`skirmish:house.setup.*`): a fresh game up to its first turn, and a position as a scenario writes it.

use std::sync::{Arc, OnceLock};

use super::board::Board;
use super::content::{CardId, Content, GUARD, Lasts};
use super::fact::Fact;
use super::state::{Laid, MAX_HAND, MAX_PILE, MAX_UNITS, Pending, Phase, Place, State, Unit, UnitId, Use};
use super::{Judge, Skirmish};
use crate::engine::chance::{Chance, Seeded};
use crate::engine::event::Log;
use crate::engine::grid::Cell;
use crate::engine::piles::Pile;
use crate::engine::refusal::{Error, within};
use crate::engine::side::{BySide, Side};
use crate::engine::wire;
use crate::rule;

/// The content of this build, read once.
pub(super) fn embedded() -> Arc<Content> {
    static CONTENT: OnceLock<Arc<Content>> = OnceLock::new();
    CONTENT.get_or_init(|| Arc::new(Content::embedded())).clone()
}

/// A fresh game.
pub(super) fn open<C: Chance, L: Log<Fact>>(
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
    log.tell(rule!("skirmish:house.setup.2"), Fact::GameStart { map: Some(map as u8) });
    Judge { rules: &rules, s: &mut state, chance, log }.settle_warbands();
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
    let die = chance.dice(1, 6, |d| BY_DIE[usize::from(d[0] - 1)] as u16);
    Ok(BY_DIE[usize::from(die[0] - 1)])
}

impl<C: Chance, L: Log<Fact>> Judge<'_, C, L> {
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
                let dice = self.chance.dice(2, 6, |d| u16::from(d[0] + d[1]));
                self.log.tell(rule!("skirmish:house.setup.3"), Fact::RollOff { side, dice });
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
        self.log.tell(rule!("skirmish:house.setup.4"), Fact::Deploy { unit, to });
        if self.s.units.iter().any(|u| u.side == side && !u.at.is_on()) {
            return;
        }
        if side == self.s.first {
            self.s.active = side.other();
            return;
        }
        self.deal_hands();
        self.s.phase = Phase::Act;
        self.s.active = self.s.first;
        self.start_turn();
    }

    /// `skirmish:house.setup.5`: four cards each.
    fn deal_hands(&mut self) {
        for side in [self.s.first, self.s.first.other()] {
            for _ in 0..self.rules.content.settings.hand {
                self.draw(side, rule!("skirmish:house.setup.5"));
            }
        }
    }
}

/// The position of a table.
pub(super) fn set_up<C: Chance, L: Log<Fact>>(
    table: &wire::Table,
    chance: &mut C,
    log: &mut L,
) -> Result<(Skirmish, State), Error> {
    let mut content = (*embedded()).clone();
    if let Some(own) = &table.content {
        content.extend(own.clone()).map_err(|e| e.inside("content"))?;
    }
    let fresh = table.phase == "set-up" || table.phase == "deploy" && table.pieces.is_empty();
    let board = board(table, &content, fresh.then_some(chance))?;
    let agreed = match table.phase.as_str() {
        "set-up" => table.first,
        "deploy" => Some(table.active.or(table.to_act).unwrap_or(Side::P1)),
        _ => None,
    };
    if let Some(first) = agreed.filter(|side| !Side::BOTH.contains(side)) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let mut rules = Skirmish { content: content.into(), board, names: Vec::new(), agreed };
    let mut state = State::default();
    players(&rules, &mut state, table, fresh)?;
    if fresh {
        log.tell(rule!("skirmish:house.setup.2"), Fact::GameStart { map: None });
        Judge { rules: &rules, s: &mut state, chance, log }.settle_warbands();
        return Ok((rules, state));
    }
    pieces(&mut rules, &mut state, table)?;
    turn(&mut state, table)?;
    Ok((rules, state))
}

/// The board of a table; where a game begins on none, chance picks the map. Else it is open ground.
fn board<C: Chance>(table: &wire::Table, content: &Content, chance: Option<&mut C>) -> Result<Board, Error> {
    if !table.board.rows.is_empty() {
        let odd = table.board.legend.iter().find(|(sign, id)| {
            !super::board::Terrain::ALL.iter().any(|(_, c, known)| sign.chars().eq([*c]) && known == id)
        });
        if let Some((sign, _)) = odd {
            return Err(Error::field(
                format!("board.legend.{sign}"),
                "signs mean what they mean on the game's own maps",
            ));
        }
        return Board::new(table.board.map.as_deref().unwrap_or(""), &table.board.rows);
    }
    let agreed = table.board.map.as_deref();
    match chance {
        None if agreed.is_none() => Board::new("", &vec![".".repeat(13); 9]),
        None => on_map(content, pick_map(agreed, content, &mut Seeded::new(0)).map_err(|e| e.inside("board"))?),
        Some(chance) => on_map(content, pick_map(agreed, content, chance).map_err(|e| e.inside("board"))?),
    }
}

fn on_map(content: &Content, map: usize) -> Result<Board, Error> {
    Board::new(&content.maps[map].id, &content.maps[map].rows)
}

fn players(rules: &Skirmish, s: &mut State, table: &wire::Table, fresh: bool) -> Result<(), Error> {
    if let Some(odd) = table.players.keys().find(|k| !matches!(k.as_str(), "p1" | "p2")) {
        return Err(Error::field(format!("players.{odd}"), "players are p1 and p2"));
    }
    for side in Side::BOTH {
        let at = format!("players.{side}");
        let none = wire::Player::default();
        let player = table.players.get(&side.to_string()).unwrap_or(&none);
        if fresh || player.deck.is_some() {
            let deck = player.deck.as_deref().unwrap_or("");
            s.warband[side] =
                rules.content.warband(deck).ok_or_else(|| no_warband(format!("{at}.deck"), deck, &rules.content))?;
        }
        for (stat, value) in &player.stats {
            match stat.as_str() {
                "victory" => {
                    s.victory[side] = number(*value, 200).map_err(|e| e.inside(&format!("{at}.stats.victory")))?
                }
                _ => return Err(Error::field(format!("{at}.stats.{stat}"), "a player has `victory`")),
            }
        }
        if !fresh {
            s.hand[side] = pile::<MAX_HAND>(rules, &player.hand).map_err(|e| e.inside(&format!("{at}.hand")))?;
            s.hand[side].sort();
            s.draw[side] = pile::<MAX_PILE>(rules, &player.draw).map_err(|e| e.inside(&format!("{at}.draw")))?;
            s.discard[side] =
                pile::<MAX_PILE>(rules, &player.discard).map_err(|e| e.inside(&format!("{at}.discard")))?;
            if owned(s, side) > MAX_PILE {
                return Err(Error::field(at, format!("a player owns at most {MAX_PILE} cards")));
            }
            lay_all(rules, s, &player.cards, Place::Player(side), &format!("{at}.cards"))?;
        }
    }
    let squares = &table.board.cards;
    for (n, card) in squares.iter().enumerate() {
        let field = format!("board.cards[{n}]");
        let cell = card.at.and_then(|at| rules.board.square(at));
        let cell = cell.ok_or_else(|| Error::field(format!("{field}.at"), "it lies on no square of this board"))?;
        lay_one(rules, s, card, Place::Square(cell)).map_err(|e| e.inside(&field))?;
    }
    Ok(())
}

fn pile<const N: usize>(rules: &Skirmish, pile: &wire::Pile) -> Result<Pile<CardId, N>, Error> {
    let ids = pile.cards.as_deref().unwrap_or(&[]);
    if ids.len() > N {
        return Err(Error::field("cards", format!("a pile holds at most {N} cards, not {}", ids.len())));
    }
    let mut out = Pile::default();
    for (n, id) in ids.iter().enumerate() {
        let card = rules.content.card(id).filter(|c| *c > GUARD);
        out.push(card.ok_or_else(|| Error::field(format!("cards[{n}]"), format!("no action card is called `{id}`")))?);
    }
    Ok(out)
}

fn lay_all(rules: &Skirmish, s: &mut State, cards: &[wire::CardInPlay], place: Place, at: &str) -> Result<(), Error> {
    for (n, card) in cards.iter().enumerate() {
        lay_one(rules, s, card, place).map_err(|e| e.inside(&format!("{at}[{n}]")))?;
    }
    Ok(())
}

fn lay_one(rules: &Skirmish, s: &mut State, card: &wire::CardInPlay, place: Place) -> Result<(), Error> {
    let id =
        rules.content.card(&card.is).ok_or_else(|| Error::field("is", format!("no card is called `{}`", card.is)))?;
    let entry = &rules.content.cards[usize::from(id)];
    if entry.lasts == Lasts::No {
        return Err(Error::field("is", format!("`{}` does not last", card.is)));
    }
    if s.lies(id, place) {
        return Err(Error::field("is", format!("`{}` lies there twice", card.is)));
    }
    let by = if id <= GUARD { None } else { Some(card.owner.or(owner(s, place)).unwrap_or(Side::P1)) };
    if by.is_some_and(|side| !Side::BOTH.contains(&side)) {
        return Err(Error::field("owner", "an owner is p1 or p2"));
    }
    if by.is_some_and(|owner| owned(s, owner) >= MAX_PILE) {
        return Err(Error::field("is", format!("a player owns at most {MAX_PILE} cards")));
    }
    let counters = card.counters.unwrap_or(rules.counters(id)).min(99);
    s.laid.push(Laid { card: id, by, place, counters, due: false });
    Ok(())
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

fn pieces(rules: &mut Skirmish, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    if table.pieces.len() > MAX_UNITS {
        return Err(Error::field(
            "pieces",
            format!("a table holds at most {MAX_UNITS} units, not {}", table.pieces.len()),
        ));
    }
    for (name, piece) in &table.pieces {
        let at = format!("pieces.{name}");
        if name == "done" {
            return Err(Error::field(at, "a piece cannot be called `done`: that is how naming allies ends"));
        }
        let unit = unit(rules, s, piece).map_err(|e| e.inside(&at))?;
        s.units.push(unit);
        rules.names.push(name.clone());
        let id = UnitId(s.units.len() as u8 - 1);
        lay_all(rules, s, &piece.cards, Place::Unit(id), &format!("{at}.cards"))?;
    }
    Ok(())
}

fn unit(rules: &Skirmish, s: &State, piece: &wire::Piece) -> Result<Unit, Error> {
    let is =
        rules.content.unit(&piece.is).ok_or_else(|| Error::field("is", format!("no unit is called `{}`", piece.is)))?;
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2"))?;
    let square = piece.at.ok_or_else(|| Error::field("at", "a piece stands somewhere: [x, y]"))?;
    let at = rules.board.square(square);
    let at = at.ok_or_else(|| Error::field("at", format!("[{}, {}] is off the board", square[0], square[1])))?;
    if rules.board.grid.blocked.has(at) || s.on(at).is_some() {
        return Err(Error::field("at", "nobody can stand there: it is blocked or taken"));
    }
    let card = &rules.content.units[usize::from(is)];
    let mut unit = Unit { is, side, at, hp: card.hp, ap: card.ap, mp: card.mp, used: 0 };
    for (stat, value) in &piece.stats {
        let field = || format!("stats.{stat}");
        match stat.as_str() {
            "health" => unit.hp = number(*value, card.hp).map_err(|e| e.inside(&field()))?.max(1),
            "ap" => unit.ap = number(*value, 99).map_err(|e| e.inside(&field()))?,
            "mp" => unit.mp = number(*value, 99).map_err(|e| e.inside(&field()))?,
            _ => return Err(Error::field(field(), "a piece has health, ap and mp")),
        }
    }
    for used in &piece.used {
        let one = rules.use_named(is, used).ok_or_else(|| Error::field("used", format!("it has no `{used}`")))?;
        unit.used |= one.bit();
    }
    Ok(unit)
}

fn number(value: i32, most: u8) -> Result<u8, Error> {
    within(value, 0..=most.into()).map(|n| n as u8)
}

fn turn(s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let side = table.active.or(table.to_act).unwrap_or(Side::P1);
    if !Side::BOTH.contains(&side) || !Side::BOTH.contains(&table.first.unwrap_or(side)) {
        return Err(Error::field("toAct", "p1 or p2 acts, and one of them is first"));
    }
    // A position is in the middle of a game unless it says otherwise: round 1 has its opening guard.
    s.round = match table.round {
        0 => 2,
        n @ 1..=99 => n as u8,
        n => return Err(Error::field("round", format!("a game has no round {n}"))),
    };
    s.active = side;
    s.first = table.first.unwrap_or(Side::P1);
    s.phase = match table.phase.as_str() {
        "" | "act" => Phase::Act,
        other => return Err(Error::field("phase", format!("a position is in phase `act`, not `{other}`"))),
    };
    if table.decision.is_some() || table.result.is_some() {
        return Err(Error::field("decision", "a position begins with nothing pending: play up to the decision"));
    }
    Ok(())
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
