//! A position as a scenario writes it, read from a Table.

use crate::Duelyst;
use crate::chapters::cards::brought;
use crate::chapters::keywords::trial::set_trial_aside;
use crate::content::data::DECKS;
use crate::content::{self, NO_CARD};
use crate::fact::Fact;
use crate::setup::{begin, rules};
use crate::state::board::Squares;
use crate::state::{MAX_DECK, MAX_HAND, Stage, State};
use crate::view::pile;
use rulewright_engine::chance::{Chance, Luck, Seeded};
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::rules::event::Log;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;

mod pieces;
mod players;

impl Duelyst {
    /// The position of a table. The error has everything that is wrong with it.
    pub(crate) fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Duelyst, State), Error> {
        let mut faults = Faults::default();
        faults.must(table.content.is_none(), "content", "Duelyst takes no custom content");
        let active = table.active.or(table.to_act).unwrap_or(Side::P1);
        faults.must(Side::BOTH.contains(&active), "toAct", "p1 or p2 acts");
        // Whoever has no seat has no cards either, and nothing more can be judged as that side's.
        let active = if Side::BOTH.contains(&active) { active } else { Side::P1 };
        let made = faults.note(match table.phase.as_str() {
            "set-up" => fresh(table, active, chance, log),
            _ => position(table, active),
        });
        faults.end_with(made)
    }
}

/// A position in the middle of a game.
fn position(table: &wire::Table, active: Side) -> Result<(Duelyst, State), Error> {
    let mut faults = Faults::default();
    let known = matches!(table.phase.as_str(), "" | "act");
    faults.must(known, "phase", &format!("a position is in phase `act` or `set-up`, not `{}`", table.phase));
    let settled = table.decision.is_none() && table.result.is_none();
    faults.must(settled, "decision", "a position begins with nothing pending");
    let open = table.board.rows.is_empty() || table.board.rows == vec![".".repeat(9); 5];
    faults.must(open, "board.rows", "the board is five rows of nine open tiles");
    // A position is in the middle of a game: both have had turns.
    let mut rules = rules();
    let mut s = State { active, stage: Stage::Main, ..State::default() };
    faults.note(tiles(&rules, &mut s, &table.board.cards));
    faults.note(pieces::read(&mut rules, &mut s, table));
    faults.note(read_players(&mut rules, &mut s, table));
    let said = faults.note(pieces::numbers(table));
    let said = faults.end_with(said)?;
    s.turn = Side::BOTH.map(|side| s.players[side].turns).iter().fold(0u8, |sum, n| sum.saturating_add(*n));
    rules.recompute(&mut s);
    pieces::wound(&rules, &mut s, table, &said)?;
    Ok((rules, s))
}

fn read_players(rules: &mut Duelyst, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, player) in &table.players {
        let Some(side) = Side::named(name).filter(|side| Side::BOTH.contains(side)) else {
            faults.must(false, &format!("players.{name}"), "players are p1 and p2");
            continue;
        };
        faults.note_in(&format!("players.{name}"), players::read(rules, s, side, player));
        if let Some(deck) = &player.deck {
            rules.decks[usize::from(side.0)].clone_from(deck);
        }
    }
    faults.end(())
}

/// A fresh game of a table: the decks its players bring, and who begins, which is who is to act where it does not say.
fn fresh<C: Chance, L: Log<Fact, State>>(
    table: &wire::Table,
    active: Side,
    chance: &mut C,
    log: &mut L,
) -> Result<(Duelyst, State), Error> {
    let mut faults = Faults::default();
    let mut decks = [brought::starter(DECKS[0].id)?, brought::starter(DECKS[0].id)?];
    let mut said = BySide([None, None]);
    let first = table.first.unwrap_or(active);
    faults.must(Side::BOTH.contains(&first), "first", &format!("{first} has no seat at this table"));
    for side in Side::BOTH {
        let Some(player) = table.players.get(&side.word()) else { continue };
        let at = format!("players.{side}");
        if player.deck.is_some() || player.list.is_some() {
            let seat = wire::Seat {
                deck: player.deck.clone().map(String::from),
                list: player.list.clone(),
                ..wire::Seat::default()
            };
            let deck = faults.note_in(&at, brought::of(&seat));
            deck.into_iter().for_each(|deck| decks[usize::from(side.0)] = deck);
        }
        // A scenario may say which cards are held and which are in the deck.
        if player.hand.cards.is_some() || player.draw.cards.is_some() {
            let hand = faults.note_in(&format!("{at}.hand"), pile::read::<MAX_HAND>(&player.hand));
            said[side] = hand.zip(faults.note_in(&format!("{at}.draw"), pile::read::<MAX_DECK>(&player.draw)));
        }
    }
    faults.end(())?;
    // What such a scenario scripts is drawn later: the opening hand of the other side is dealt without.
    let (rules, mut state) = if Side::BOTH.into_iter().any(|side| said[side].is_some()) {
        begin(decks, first, &mut Luck::Seeded(&mut Seeded::new(0)), log)?
    } else {
        begin(decks, first, chance, log)?
    };
    let mut faults = Faults::default();
    for side in Side::BOTH {
        if let Some((hand, deck)) = said[side] {
            (state.players[side].hand, state.players[side].deck) = (hand, deck);
            set_trial_aside(&mut state, side);
            let player = &state.players[side];
            // duelyst:keyword.trial.3: the Trial card joins it after the mulligan.
            let full = player.trial != NO_CARD && player.hand.len() == MAX_HAND;
            faults.must(!full, &format!("players.{side}.hand"), "there is no room for the Trial card that is to come");
        }
    }
    faults.end((rules, state))
}

fn tiles(rules: &Duelyst, s: &mut State, cards: &[wire::CardInPlay]) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, card) in cards.iter().enumerate() {
        faults.note_in(&format!("board.cards[{n}]"), tile(rules, s, card));
    }
    faults.end(())
}

fn tile(rules: &Duelyst, s: &mut State, card: &wire::CardInPlay) -> Result<(), Error> {
    let mut faults = Faults::default();
    let cell = card.at.and_then(|at| rules.board.cell(at));
    let cell = faults.note(cell.ok_or_else(|| Error::field("at", "it lies on no tile of the board")));
    if let Some(tiles) = faults.note(tiles_of(s, card)) {
        cell.into_iter().for_each(|cell| tiles.insert(cell));
    }
    faults.end(())
}

/// The tiles that are what a card says.
fn tiles_of<'a>(s: &'a mut State, card: &wire::CardInPlay) -> Result<&'a mut Squares, Error> {
    let known = content::known();
    let id = content::named(&card.is)?;
    let owner = card.owner.filter(|side| Side::BOTH.contains(side));
    let owner = owner.ok_or_else(|| Error::field("owner", "it belongs to p1 or p2"));
    match id {
        id if id == known.mana_tile => Ok(&mut s.mana),
        id if id == known.shadow_creep => Ok(&mut s.creep[owner?]),
        id if id == known.hallowed_ground => Ok(&mut s.hallowed[owner?]),
        _ => Err(Error::field("is", format!("`{}` is no tile", card.is))),
    }
}
