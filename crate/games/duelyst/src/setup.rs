//! Set-up (`duelyst:setup.*`, `duelyst:start.*`, `duelyst:gap.deck.1`): a fresh game up to its first decision, and a
//! position as a scenario writes it.

use super::board::{Board, Squares, home, mana_tiles};
use super::cards::DECKS;
use super::content::{self, CardId, Condition, Kind};
use super::decks::{self, Deck};
use super::fact::Fact;
use super::state::{
    Artifact, Change, Grave, Held, MAX_ARTIFACTS, MAX_CHANGES, MAX_DECK, MAX_GRAVE, MAX_HAND, MAX_UNITS, MAX_WATCHES,
    NO_CARD, Player, Serial, Shell, Stage, State, Unit, Until, What, Who, mark, slip,
};
use super::takes::{self, MOST_PIECES, stat, state};
use super::turn::{FIRST_MANA, MOST_MANA};
use super::{Duelyst, Judge, artifacts::DURABILITY, laid, past, pile};
use rulewright_engine::chance::{Chance, Luck, Seeded};
use rulewright_engine::dict::Dict;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::faults::Faults;
use rulewright_engine::grid::Cell;
use rulewright_engine::names::last_number;
use rulewright_engine::piles::Pile;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;
use rulewright_engine::{covers, rule};

/// The General of a scenario that names none.
const ANY_GENERAL: &str = "argeon-highmayne";

fn rules() -> Duelyst {
    Duelyst { board: Board::new(), names: Vec::new(), decks: Default::default() }
}

/// A fresh game.
pub(super) fn open<C: Chance, L: Log<Fact, State>>(
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
    let deck = |n: usize| decks::of(&options.players[n]).map_err(|e| e.inside(&format!("players[{n}]")));
    let decks = [deck(0)?, deck(1)?];
    // duelyst:gap.turn.1: by agreement; without one the first seat begins.
    let first = options.first.unwrap_or(Side::P1);
    if !Side::BOTH.contains(&first) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    begin(decks, first, chance, log)
}

fn begin<C: Chance, L: Log<Fact, State>>(
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
        rules.decks[usize::from(side.0)] = own.name;
        stand_general(&mut state, side, own.general);
        bring_deck(&mut state, side, &own.cards);
    }
    rules.layer(&mut state);
    let start = log.tell(&state, rule!("duelyst:setup.general.1"), Fact::GameStart);
    let mut judge = Judge { rules: &rules, s: &mut state, chance, log, cause: EventId::NONE };
    judge.because(start, Judge::deal);
    Ok((rules, state))
}

/// `duelyst:setup.general.1`, `duelyst:setup.general.2`: in the middle of its edge, activated
/// (`duelyst:gap.start.1`).
fn stand_general(s: &mut State, side: Side, card: CardId) {
    let id = Serial(s.next);
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

fn bring_deck(s: &mut State, side: Side, cards: &[(CardId, u8)]) {
    let player = &mut s.players[side];
    for (card, copies) in cards {
        (0..*copies).for_each(|_| {
            player.deck.push(Held::plain(*card));
        });
    }
    set_trial_aside(s, side);
}

/// `duelyst:keyword.trial.2`: the Trial card is taken out of the deck.
fn set_trial_aside(s: &mut State, side: Side) {
    covers!("duelyst:keyword.trial.2");
    let player = &mut s.players[side];
    let is_trial = |held: &&Held| takes::is_trial(held.card);
    if let Some(held) = player.deck.iter().find(is_trial).copied() {
        player.deck.remove(held);
        player.trial = held.card;
    }
    player.deck.sort();
}

/// The position of a table. All that is wrong with it is told at once.
pub(super) fn set_up<C: Chance, L: Log<Fact, State>>(
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
    faults.note(pieces(&mut rules, &mut s, table));
    faults.note(players(&mut rules, &mut s, table));
    let said = faults.note(numbers(table));
    let said = faults.end_with(said)?;
    s.turn = Side::BOTH.map(|side| s.players[side].turns).iter().fold(0u8, |sum, n| sum.saturating_add(*n));
    rules.layer(&mut s);
    wound(&rules, &mut s, table, &said)?;
    Ok((rules, s))
}

fn players(rules: &mut Duelyst, s: &mut State, table: &wire::Table) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (name, player) in &table.players {
        let Some(side) = Side::named(name).filter(|side| Side::BOTH.contains(side)) else {
            faults.must(false, &format!("players.{name}"), "players are p1 and p2");
            continue;
        };
        faults.note_in(&format!("players.{name}"), set_player(rules, s, side, player));
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
    let mut decks = [decks::starter(DECKS[0].id)?, decks::starter(DECKS[0].id)?];
    let mut said = BySide([None, None]);
    let first = table.first.unwrap_or(active);
    faults.must(Side::BOTH.contains(&first), "first", &format!("{first} has no seat at this table"));
    for side in Side::BOTH {
        let Some(player) = table.players.get(&side.to_string()) else { continue };
        let at = format!("players.{side}");
        if player.deck.is_some() || player.list.is_some() {
            let seat = wire::Seat { deck: player.deck.clone(), list: player.list.clone(), ..wire::Seat::default() };
            let deck = faults.note_in(&at, decks::of(&seat));
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

fn pieces(rules: &mut Duelyst, s: &mut State, table: &wire::Table) -> Result<(), Error> {
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
        rules.names.push(name.clone());
    }
    for (side, name) in Side::BOTH.into_iter().zip(["g1", "g2"]) {
        if s.players[side].general != Serial::NONE {
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
        rules.names.push(name.to_owned());
    }
    // Whoever comes later has a name that nobody has.
    s.next = s.next.max(last_number(&rules.names));
    for side in Side::BOTH {
        (s.players[side].capacity, s.players[side].mana) = (MOST_MANA, MOST_MANA);
    }
    faults.end(())
}

/// Own turns begun: a position is in the middle of a game, where nothing else is said.
fn turns(table: &wire::Table, side: Side) -> u8 {
    let said = table.players.get(&side.to_string()).and_then(|player| player.stats.get(stat::TURNS));
    said.map_or(5, |turns| (*turns).clamp(0, 99) as u8)
}

/// One unit. What can be read of it is put down even where something is wrong, so that the rest is judged beside it.
fn put(rules: &Duelyst, s: &mut State, piece: &wire::Piece) -> Result<(), Error> {
    let mut faults = Faults::default();
    let known = faults.note(unit_named(&piece.is));
    let side = piece.owner.filter(|side| Side::BOTH.contains(side));
    let side = faults.note(side.ok_or_else(|| Error::field("owner", "a piece belongs to p1 or p2")));
    let at = faults.note(square(rules, s, piece)).unwrap_or(Cell::OFF);
    let id = Serial(s.next);
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
        let first = s.players[owner].general == Serial::NONE;
        faults.must(first, "is", &format!("{owner} has a General already"));
        s.players[owner].general = id;
        s.players[owner].own_bloodbound = content::card(is).bloodbound.unwrap_or(NO_CARD);
    }
    for (n, card) in piece.cards.iter().enumerate().filter(|(_, card)| card.kind != laid::INSIDE) {
        faults.note_in(&format!("cards[{n}]"), lie(s, &mut unit, card));
    }
    for name in &piece.traits {
        faults.note(bear(s, &mut unit, name));
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

/// What lies on a unit.
fn lie(s: &mut State, unit: &mut Unit, card: &wire::CardInPlay) -> Result<(), Error> {
    let change = laid::read(card, unit.who.id)?;
    if change.what == What::Control {
        let owner = card.owner.filter(|side| Side::BOTH.contains(side));
        unit.owner = owner.ok_or_else(|| Error::field("owner", "the unit is p1's card or p2's"))?;
        // duelyst:gap.control.1: for good, there is nothing that ends.
        if change.until == Until::Ever {
            return Ok(());
        }
    }
    lay(s, change)
}

/// What is inside of a building, an Egg or a Watchful Sentinel: without it there is none.
fn fill(unit: &mut Unit, piece: &wire::Piece) -> Result<(), Error> {
    let known = content::known();
    for inside in piece.cards.iter().filter(|c| c.kind == laid::INSIDE) {
        unit.holds = content::named(&inside.is).map_err(|e| e.inside("cards"))?;
        if inside.counters.is_some() && unit.is != known.building {
            return Err(Error::field("cards", "only a building counts down"));
        }
        unit.counter = inside.counters.unwrap_or(0);
        unit.held = laid::read_more(inside).map_err(|e| e.inside("cards"))?;
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
    if !takes::holds(unit.is, unit.holds) {
        return Err(Error::field("cards", format!("`{}` does not hold `{}`", piece.is, content::id(unit.holds))));
    }
    // duelyst:keyword.build.2: one that has nothing to count down would never be finished.
    if unit.is == known.building {
        unit.counter = unit.counter.max(1);
    }
    Ok(())
}

/// What a unit is said to be: a state, or a trait beyond what its card prints.
fn bear(s: &mut State, unit: &mut Unit, name: &str) -> Result<(), Error> {
    match name {
        state::EXHAUSTED => unit.marks |= mark::EXHAUSTED,
        state::ACTIVATED => unit.marks &= !mark::EXHAUSTED,
        state::FRESH => unit.marks |= mark::FRESH,
        state::DISPELLED => unit.marks |= mark::DISPELLED,
        state::SHIELD_SPENT => unit.marks |= mark::SHIELD_SPENT,
        state::STUNNED => unit.stunned = Some(unit.side.other()),
        _ => {
            let one = super::powers::trait_named(name, 1);
            let one = one.ok_or_else(|| laid::nothing("traits", name))?;
            if !content::sheet(unit.is).powers.has(super::powers::of_trait(one)) {
                let from = unit.is;
                let what = What::Trait(one);
                lay(s, Change { on: unit.who.id, from, what, ..Change::default() }).map_err(|e| e.inside("traits"))?;
            }
        }
    }
    Ok(())
}

/// Lays a change on a unit, if there is room for it.
fn lay(s: &mut State, change: Change) -> Result<(), Error> {
    if s.changes.len() == MAX_CHANGES {
        return Err(Error::new("field", format!("at most {MAX_CHANGES} changes lie on the units of a table")));
    }
    s.changes.push(change);
    Ok(())
}

/// The numbers that a table says of a unit.
struct Said {
    attack: Option<i16>,
    most: Option<i16>,
    health: Option<i16>,
}

/// What a table says of its units' numbers, in their order.
fn numbers(table: &wire::Table) -> Result<Vec<Said>, Error> {
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
            faults.note_in(&field, within(*value, least..=takes::MOST).map(|n| n as i16))
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
fn wound(rules: &Duelyst, s: &mut State, table: &wire::Table, said: &[Said]) -> Result<(), Error> {
    let mut faults = Faults::default();
    for (n, (name, Said { attack, most, health })) in table.pieces.keys().zip(said).enumerate() {
        let id = Serial(n as u16);
        let Some(unit) = s.find(id).copied() else { continue };
        let most = most.unwrap_or(unit.most.max(health.unwrap_or(0)));
        let (a, h) = (attack.map_or(0, |attack| attack - unit.attack), most - unit.most);
        if (a, h) != (0, 0) {
            let change = Change { on: id, from: unit.is, what: What::Stats, a, h, until: Until::Ever };
            faults.note_in(&format!("pieces.{name}.stats"), lay(s, change));
        }
        if let Some(unit) = s.find_mut(id) {
            unit.damage = most - health.unwrap_or(most);
        }
    }
    rules.layer(s);
    faults.end(())
}

fn set_player(rules: &Duelyst, s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
    let mut faults = Faults::default();
    let own = &mut s.players[side];
    for (stat, value) in &player.stats {
        faults.note_in(&format!("stats.{stat}"), set_stat(own, stat, *value));
    }
    own.hand = faults.note_in("hand", pile::read(&player.hand)).unwrap_or_default();
    own.deck = faults.note_in("draw", pile::read(&player.draw)).unwrap_or_default();
    own.deck.sort();
    for held in own.hand.iter().chain(own.deck.iter()) {
        if takes::is_trial(held.card) {
            own.trial = held.card;
        }
    }
    // An Egg that was destroyed lies there as an Egg.
    let discarded = faults.note_in("discard", pile::cards::<MAX_GRAVE>(&player.discard)).unwrap_or_default();
    for card in discarded.iter().copied() {
        own.graveyard.push(Grave { card, turn: 0, died: content::card(card).is_minion() });
    }
    for (n, card) in player.cards.iter().enumerate() {
        faults.note_in(&format!("cards[{n}]"), set_before(rules, s, side, card));
    }
    for (n, deed) in player.past.iter().enumerate() {
        faults.note_in(&format!("past[{n}]"), past::read(s, side, deed));
    }
    faults.end(())
}

fn set_stat(own: &mut Player, stat: &str, value: i32) -> Result<(), Error> {
    let within = |most: u8| within(value, 0..=most.into()).map(|n| n as u8);
    match stat {
        stat::MANA => own.mana = within(takes::MANY)?,
        stat::CAPACITY => own.capacity = within(MOST_MANA)?,
        stat::TURNS => own.turns = within(takes::MANY)?,
        stat::REPLACES => own.replaced = takes::REPLACES.saturating_sub(within(9)?),
        stat::READY => own.ready = within(1)? == 1,
        stat::MECHAZOR => own.mechazor = within(takes::MANY)?,
        stat::UNLOCKED => own.unlocked = within(1)? == 1,
        takes::TRIED => own.tried = within(takes::MANY)?.into(),
        _ => {
            let known = "mana, capacity, turns, replaces, ready, mechazor, unlocked, tried";
            return Err(Error::new("field", format!("a player has {known}")));
        }
    }
    Ok(())
}

/// What lies before a player: artifacts, the Bloodbound Spell, lasting effects.
fn set_before(rules: &Duelyst, s: &mut State, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
    if matches!(card.kind.as_str(), laid::LASTING | laid::ONCE) {
        let watch = rules.read_watch(s, side, card)?;
        if s.watches.len() == MAX_WATCHES {
            return Err(Error::new("field", format!("at most {MAX_WATCHES} lasting effects lie on a table")));
        }
        // duelyst:keyword.trial.8: a Destiny is set off once.
        s.players[side].destined |= content::ability(watch.ability).only == Some(Condition::Destiny);
        s.watches.push(watch);
        return Ok(());
    }
    let id = content::named(&card.is)?;
    let own = &mut s.players[side];
    match content::card(id).kind {
        Kind::Artifact if own.artifacts.len() < MAX_ARTIFACTS => {
            let durability = card.counters.unwrap_or(DURABILITY).clamp(1, DURABILITY);
            own.artifacts.push(Artifact { card: id, durability });
        }
        Kind::Bloodbound => own.own_bloodbound = id,
        _ => return Err(Error::field("is", "a player has up to three artifacts, and a Bloodbound Spell")),
    }
    Ok(())
}

/// Cards that a side cannot see, wherever they are.
type Unseen = Pile<Held, { MAX_DECK + MAX_HAND + MAX_UNITS }>;

/// Takes one of these that may hide in a Watchful Sentinel.
fn deal_masked<C: Chance>(unseen: &mut Unseen, chance: &mut C) -> Held {
    let mut masked = Unseen::default();
    unseen.iter().filter(|held| may_hide(held)).for_each(|held| {
        masked.push(*held);
    });
    let held = masked[chance.draw::<Held>(&masked)];
    unseen.remove(held);
    held
}

impl Duelyst {
    /// Deals what `viewer` cannot see anew: the other side's hand and deck, and who hides in its sentinels.
    pub(super) fn deal_unseen<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        let mut out = *s;
        Side::BOTH.into_iter().for_each(|side| out.players[side].deck.sort());
        let other = viewer.other();
        let mut unseen = Unseen::default();
        let player = &mut out.players[other];
        let count = player.hand.len();
        // Where a Trial card is that may be replaced is no longer known (duelyst:keyword.trial.5).
        let kept = player.hand.iter().copied().find(|h| self.is_locked(s, other, h.card));
        for held in player.hand.iter().chain(player.deck.iter()).filter(|h| Some(**h) != kept) {
            // What the other side marked for the mulligan is not seen before both have answered (duelyst:start.2.r1).
            unseen.push(if may_hide(held) { unpriced(held) } else { unmarked(held) });
        }
        let token = content::known().sentinel;
        for unit in out.units.iter().filter(|u| u.side == other && u.is == token) {
            let (attack, health) = unit.held;
            unseen.push(Held { attack, health, ..Held::plain(unit.holds) });
        }
        // One that is something else for a time hides as well (duelyst:keyword.transform.1.r1).
        let theirs = |id| s.find(id).is_some_and(|unit| unit.side == other);
        for change in s.changes.iter().filter(|change| theirs(change.on)) {
            if let What::Form(card, Shell::Sentinel) = change.what {
                unseen.push(Held { attack: change.a as i8, health: change.h as i8, ..Held::plain(card) });
            }
        }
        unseen.sort();
        for unit in out.units.iter_mut().filter(|u| u.side == other && u.is == token) {
            let held = deal_masked(&mut unseen, chance);
            (unit.holds, unit.held) = (held.card, (held.attack, held.health));
        }
        for change in out.changes.iter_mut().filter(|change| theirs(change.on)) {
            if let What::Form(card, Shell::Sentinel) = &mut change.what {
                let held = deal_masked(&mut unseen, chance);
                (*card, change.a, change.h) = (held.card, held.attack.into(), held.health.into());
            }
        }
        let player = &mut out.players[other];
        player.hand.clear();
        player.deck.clear();
        for _ in 0..count - usize::from(kept.is_some()) {
            let at = chance.draw::<Held>(&unseen);
            player.hand.push(unseen.take(at));
        }
        player.hand.sort();
        if let Some(kept) = kept {
            player.hand.push(kept);
        }
        unseen.iter().for_each(|held| {
            player.deck.push(*held);
        });
        out
    }
}

/// Whether a card may be what hides in a Watchful Sentinel.
fn may_hide(held: &Held) -> bool {
    takes::hides(held.card) && held.slips & slip::BUILDING == 0
}

/// What is dealt of a card that may hide on the board, where nothing is kept of its price. So the same cards are dealt
/// again, whichever of them hides.
fn unpriced(held: &Held) -> Held {
    Held { cost: 0, slips: 0, ..*held }
}

fn unmarked(held: &Held) -> Held {
    Held { slips: held.slips & !slip::MARKED, ..*held }
}
