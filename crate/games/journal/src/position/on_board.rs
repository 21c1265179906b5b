//! What is on the board of a position: seals, doors, relics and items on panels, and the conditions on the board as a whole.

use crate::Journal;
use crate::chapters::skills::costs::environment;
use crate::content::language::{Door, ItemId, Terrain};
use crate::position::board::{is_door, is_seal};
use crate::position::names::{ENVIRONMENT, PASSES, RELIC, Word, seated, way, within};
use crate::state::{MAX_FEATURES, MAX_ITEMS, State};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The seals, which are nobody's, and the doors as the map has them.
pub(crate) fn features(rules: &Journal, s: &mut State) {
    s.seals = rules.map.seals.iter().take(MAX_FEATURES).map(|at| (at, Side::NEUTRAL)).collect();
    s.doors = rules.map.doors.iter().take(MAX_FEATURES).copied().collect();
}

/// The conditions of the battle: cards on no panel.
pub(crate) fn as_a_whole(s: &mut State, board: &wire::Board) -> Result<(), Error> {
    let mut faults = Faults::default();
    let mut mp = None;
    // Where an action stands follows from what is asked.
    let told = |card: &wire::CardInPlay| [way::STAGE, way::ANSWERS].contains(&card.kind.as_str());
    for (n, card) in board.cards.iter().enumerate().filter(|(_, card)| card.at.is_none() && !told(card)) {
        mp = faults.note_in(&format!("cards[{n}]"), hold(s, card)).flatten().or(mp);
    }
    s.environment = mp.unwrap_or_else(|| environment(s.energy).0);
    faults.end(())
}

/// One of them. The answer is the MP of the environment, if the card says them.
fn hold(s: &mut State, card: &wire::CardInPlay) -> Result<Option<u8>, Error> {
    let said = Word::named(&card.kind, &card.is);
    let kinds = "condition, energy, period, law, bonus or pass";
    let word = said.ok_or_else(|| {
        let text = format!("no card is on the board as a whole as `{}` of `{}`: it is {kinds}", card.is, card.kind);
        Error::field("is", text)
    })?;
    says_only(card, &["counters"])?;
    let counts = matches!(word, Word::Energy(_) | Word::Pass);
    if card.counters.is_some() && !counts {
        return Err(Error::field("counters", "it has none"));
    }
    let counters = card.counters.map(i32::from);
    match word {
        Word::Condition(is) => s.condition = is,
        Word::Period(is) => s.period = is,
        Word::Law(law, element) => (s.law, s.element) = (law, element),
        Word::Bonus(is) => s.bonus = is,
        Word::Pass => s.pass = within(counters.unwrap_or(1), 1..=PASSES.into(), "counters")? as u8,
        Word::Energy(is) => {
            s.energy = is;
            let mp = counters.map(|mp| within(mp, 0..=ENVIRONMENT.into(), "counters"));
            return Ok(mp.transpose()?.map(|mp| mp as u8));
        }
    }
    Ok(None)
}

/// Checks that a card has no fields beside what it is, and these.
pub(crate) fn says_only(card: &wire::CardInPlay, fields: &[&str]) -> Result<(), Error> {
    let given = [
        ("owner", card.owner.is_some()),
        ("counters", card.counters.is_some()),
        ("until", card.until.is_some()),
        ("stats", !card.stats.is_empty()),
        ("about", card.about.is_some()),
        ("at", card.at.is_some()),
        ("place", card.place.is_some()),
    ];
    match given.iter().find(|(name, is)| *is && !fields.contains(name)) {
        Some((name, _)) => Err(Error::field(*name, format!("such a card has no `{name}`"))),
        None => Ok(()),
    }
}

/// What is on panels: who owns seals, how doors are, relics that were placed, and items.
pub(crate) fn on_panels(rules: &Journal, s: &mut State, board: &wire::Board) -> Result<(), Error> {
    let mut faults = Faults::default();
    let most = rules.map.seals.count() as usize <= MAX_FEATURES && rules.map.doors.len() <= MAX_FEATURES;
    faults.must(most, "cards", &format!("a board has at most {MAX_FEATURES} seals and {MAX_FEATURES} doors"));
    // Items last: where a door is shut depends on the doors.
    for items in [false, true] {
        let cards = board.cards.iter().enumerate().filter(|(_, card)| card.at.is_some());
        for (n, card) in cards.filter(|(_, card)| ItemId::named(&card.is).is_some() == items) {
            faults.note_in(&format!("cards[{n}]"), put(rules, s, card));
        }
    }
    faults.end(())
}

fn put(rules: &Journal, s: &mut State, card: &wire::CardInPlay) -> Result<(), Error> {
    let at = card.at.and_then(|at| rules.cell(at));
    let at = at.ok_or_else(|| Error::field("at", "this is no panel of the board"))?;
    if is_seal(card) {
        says_only(card, &["owner", "at"])?;
        return own(s, at, card.owner);
    }
    says_only(card, &["at"])?;
    if is_door(card) {
        let how = Door::named(&card.kind);
        s.doors.iter_mut().filter(|(door, _)| *door == at).for_each(|(_, door)| *door = how.unwrap_or(*door));
        return Ok(());
    }
    match (card.is.as_str(), ItemId::named(&card.is), card.kind.as_str()) {
        (RELIC, _, "" | way::RELIC) => relic(rules, s, at),
        (_, Some(item), "" | way::ITEM) => lie(rules, s, at, item),
        (RELIC, ..) | (_, Some(_), _) => {
            Err(Error::field("kind", format!("`{}` is on no panel as `{}`", card.is, card.kind)))
        }
        _ => Err(Error::field("is", format!("nothing on a panel is called `{}`", card.is))),
    }
}

fn own(s: &mut State, at: Cell, owner: Option<Side>) -> Result<(), Error> {
    let side = match owner {
        None | Some(Side::NEUTRAL) => Side::NEUTRAL,
        Some(side) => seated(Some(side)).ok_or_else(|| Error::field("owner", "a seal is of p1, of p2 or of nobody"))?,
    };
    s.seals.iter_mut().filter(|(seal, _)| *seal == at).for_each(|(_, owner)| *owner = side);
    Ok(())
}

/// A relic replaces neutral terrain (`journal:condition.anti-magic.2`).
fn relic(rules: &Journal, s: &mut State, at: Cell) -> Result<(), Error> {
    if rules.map.terrain[at.index()] != Terrain::Neutral {
        return Err(Error::field("at", "a relic is placed on neutral terrain"));
    }
    s.relics.insert(at);
    Ok(())
}

fn lie(rules: &Journal, s: &mut State, at: Cell, item: ItemId) -> Result<(), Error> {
    if matches!(rules.map.terrain[at.index()], Terrain::Wall | Terrain::Sky) || s.shut().has(at) {
        return Err(Error::field("at", "no item stays on a wall, on the sky or where a door is shut"));
    }
    if s.on(at).is_some() {
        return Err(Error::field("at", "the unit there would have picked it up"));
    }
    if s.items.len() == MAX_ITEMS {
        return Err(Error::new("field", format!("at most {MAX_ITEMS} items are on a board")));
    }
    s.items.push((at, item));
    Ok(())
}
