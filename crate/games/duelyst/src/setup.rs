//! A new game (`duelyst:setup.*`, `duelyst:gap.start.1`), up to its first decision.

use crate::Duelyst;
use crate::chapters::cards::brought::{self, Deck};
use crate::chapters::keywords::trial::set_trial_aside;
use crate::chapters::turn::FIRST_MANA;
use crate::content::{self, CardId, NO_CARD};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board::{Board, HEIGHT, Squares, WIDTH};
use crate::state::{Held, State, Unit, UnitId, Who};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule, wire};

/// The rules of a table at which nothing has a name yet.
pub(crate) fn rules() -> Duelyst {
    Duelyst { board: Board::new(), names: Vec::new(), decks: Default::default() }
}

/// `duelyst:setup.general.1`, `duelyst:setup.general.2`: in the middle of its edge, activated
/// (`duelyst:gap.start.1`).
pub(crate) fn stand_general(s: &mut State, side: Side, card: CardId) {
    let id = UnitId(s.next);
    s.next += 1;
    let who = Who { id, born: card };
    covers!("duelyst:gap.start.1");
    s.units.push(Unit { who, is: card, side, owner: side, at: home(side), ..Unit::default() });
    let player = &mut s.players[side];
    player.general = id;
    player.own_bloodbound = content::card(card).bloodbound.unwrap_or(NO_CARD);
    // duelyst:gap.mana.1
    player.capacity = FIRST_MANA;
}

/// Where a side's General begins: `duelyst:setup.general.1`, `duelyst:setup.general.2`.
pub(crate) fn home(side: Side) -> Cell {
    covers!("duelyst:setup.general.2");
    let column = if side == Side::P1 { 0 } else { WIDTH - 1 };
    Cell(HEIGHT / 2 * WIDTH + column)
}

/// Where Mana Tiles are at the start: `duelyst:setup.mana.1`, `duelyst:setup.mana.2`, `duelyst:setup.mana.3`.
fn mana_tiles() -> Squares {
    covers!("duelyst:setup.mana.1", "duelyst:setup.mana.2", "duelyst:setup.mana.3");
    [(4, 0), (4, 4), (5, 2)].map(|(x, y)| Cell(y * WIDTH + x)).into_iter().collect()
}

fn bring_deck(s: &mut State, side: Side, cards: &[(CardId, u8)]) {
    let player = &mut s.players[side];
    for (card, copies) in cards {
        (0..*copies).for_each(|_| {
            player.deck.push(Held::plain(*card));
        });
    }
    set_trial_aside(s, side);
}

impl Duelyst {
    /// A fresh game.
    pub(crate) fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Duelyst, State), Error> {
        if options.players.len() != 2 {
            return Err(Error::field("players", format!("Duelyst is played by 2, not {}", options.players.len())));
        }
        if options.map.is_some() {
            return Err(Error::field("map", "Duelyst has one board and no map to choose"));
        }
        let deck = |n: usize| brought::of(&options.players[n]).map_err(|e| e.inside(&format!("players[{n}]")));
        let decks = [deck(0)?, deck(1)?];
        // duelyst:gap.turn.1: by agreement; without one the first seat begins.
        let first = options.first.unwrap_or(Side::P1);
        if !Side::BOTH.contains(&first) {
            return Err(Error::field("first", format!("{first} has no seat at this table")));
        }
        begin(decks, first, chance, log)
    }
}

/// A new game of these decks.
pub(crate) fn begin<C: Chance, L: Log<Fact, State>>(
    decks: [Deck; 2],
    first: Side,
    chance: &mut C,
    log: &mut L,
) -> Result<(Duelyst, State), Error> {
    let mut rules = rules();
    rules.names = vec!["g1".into(), "g2".into()];
    // duelyst:setup.mana.1, duelyst:setup.mana.2, duelyst:setup.mana.3
    let mut state = State { active: first, mana: mana_tiles(), ..State::default() };
    for (side, own) in Side::BOTH.into_iter().zip(decks) {
        rules.decks[usize::from(side.0)] = own.name.into();
        stand_general(&mut state, side, own.general);
        bring_deck(&mut state, side, &own.cards);
    }
    rules.recompute(&mut state);
    let start = log.tell(&state, rule!("duelyst:setup.general.1"), Fact::GameStart);
    let mut resolver = Resolver { rules: &rules, s: &mut state, chance, log, cause: EventId::NONE };
    resolver.because(start, Resolver::deal);
    Ok((rules, state))
}
