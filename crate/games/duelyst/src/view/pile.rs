//! Cards of hands and decks, written to a Table and read from one. Both directions are here, so that what is written can
//! be read again.

use crate::content::{self, CardId};
use crate::state::{Held, slip};
use crate::view::schema::{self, stat};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::faults::{self, Faults};
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::wire;

/// What is true of a card in hand or deck, by its name.
const SLIPS: [(&str, u8); 3] =
    [("marked", slip::MARKED), (schema::KEPT, slip::KEPT), (schema::BUILDING, slip::BUILDING)];

/// What was done to a card in hand or deck, in numbers.
pub(crate) fn done(held: Held) -> Dict<i32> {
    let done = [(stat::MANA, held.cost), (stat::ATTACK, held.attack), (stat::HEALTH, held.health)];
    done.into_iter().filter(|(_, by)| *by != 0).map(|(stat, by)| (stat, by.into())).collect()
}

/// What has become of it.
pub(crate) fn became(held: Held) -> Vec<wire::Word> {
    SLIPS.into_iter().filter(|(_, one)| held.slips & one != 0).map(|(name, _)| name.into()).collect()
}

record! {
    /// A card in hand or deck as a set-up says it. What it is called and comes to follows from that.
    #[derive(Default)]
    struct Said {
        is: wire::Word,
        name: wire::OutputOnly<()>,
        calcs: wire::OutputOnly<()>,
        stats: Dict<i32>,
        traits: Vec<wire::Word>,
    }
}

impl Said {
    /// What was done to the card, of which it is known which it is.
    fn read(&self, card: CardId) -> Result<Held, Error> {
        let mut faults = Faults::default();
        let mut held = Held::plain(card);
        for (stat, by) in &self.stats {
            let field = format!("stats.{stat}");
            let number = match stat.as_str() {
                stat::MANA => &mut held.cost,
                stat::ATTACK if content::card(card).is_minion() => &mut held.attack,
                stat::HEALTH if content::card(card).is_minion() => &mut held.health,
                _ => {
                    faults.must(false, &field, "a card has more or less `mana`, and a minion `attack` and `health`");
                    continue;
                }
            };
            *number =
                faults.note_in(&field, within(*by, (-schema::FAR).into()..=schema::FAR.into())).unwrap_or(0) as i8;
        }
        for name in &self.traits {
            match name.as_str() {
                schema::KEPT => held.slips |= slip::KEPT,
                schema::BUILDING if content::sheet(card).build > 0 => held.slips |= slip::BUILDING,
                _ => faults.must(false, "traits", &format!("`{}` is never `{name}`", content::id(card))),
            }
        }
        faults.end(held)
    }
}

/// Cards of a hand or a deck: by their ids, one by one with what was done to them, or both.
pub(crate) fn read<const N: usize>(pile: &wire::Pile) -> Result<Pile<Held, N>, Error> {
    let said: Vec<Said> = pile.held.said().map_err(|e| e.inside("held"))?;
    let mut faults = Faults::default();
    let mut out = Pile::default();
    let (ids, [list, field]) = match &pile.cards {
        Some(ids) => (ids.clone(), ["cards", ""]),
        None => (said.iter().map(|one| one.is.clone()).collect(), ["held", ".is"]),
    };
    let same = said.is_empty() || ids.iter().eq(said.iter().map(|one| &one.is));
    faults.must(same, "held", "these are other cards than `cards` says");
    let cards: Pile<CardId, N> = faults::cards(&ids, [list, field], content::find)?;
    for (n, card) in cards.iter().copied().enumerate() {
        if content::is_shell(card) {
            let text = format!("`{}` is known by the minion inside, and is no card", content::id(card));
            faults.must(false, &format!("{list}[{n}]{field}"), &text);
        }
        let held = said.get(n).map_or(Ok(Held::plain(card)), |one| one.read(card));
        if let Some(held) = faults.note_in(&format!("held[{n}]"), held) {
            out.push(held);
        }
    }
    faults.end(out)
}

/// The cards of a pile.
pub(crate) fn cards<const N: usize>(pile: &wire::Pile) -> Result<Pile<CardId, N>, Error> {
    faults::cards(pile.cards.as_deref().unwrap_or(&[]), ["cards", ""], content::find)
}
