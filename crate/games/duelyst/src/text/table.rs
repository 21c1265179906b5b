//! Duelyst's cards as the rows of a table.

use crate::content::data::CARDS;
use crate::content::language::{Card, CardId, Kind};

use super::Prose;
use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::words::Lang;

/// All cards, in one language.
///
/// # Errors
/// What is wrong with the rows, or which words have no sentence.
pub fn sheet(lang: Lang) -> Result<Sheet, String> {
    let cards = super::cards()?;
    let prose = Prose::new(lang, &cards)?;
    let row = |(n, card): (usize, &Card)| {
        let id = CardId(u16::try_from(n).unwrap_or(u16::MAX));
        Row {
            id: cards.ids[n].clone(),
            group: prose.title(card.faction),
            name: prose.card_name(id),
            line: line(&prose, card),
            text: prose.text(id),
            title: cards.names[n].0.clone(),
        }
    };
    let rows = CARDS.iter().enumerate().map(row).collect();
    match prose.take_faults().first() {
        Some(fault) => Err(fault.clone()),
        None => Ok(Sheet { head: include_str!("head.md"), rows }),
    }
}

/// `Minion token, Vespyr, 2 mana, 2/3`.
fn line(prose: &Prose, card: &Card) -> String {
    let mut parts = vec![prose.kind(card.kind)];
    if card.token && card.kind != Kind::Tile {
        parts[0] += " (token)";
    }
    parts.extend(card.tribe.map(|tribe| prose.tribe(tribe)));
    if !matches!(card.kind, Kind::General | Kind::Tile) {
        parts.push(format!("{} mana", card.mana));
    }
    if matches!(card.kind, Kind::General | Kind::Minion) {
        parts.push(format!("{}/{}", card.attack, card.health));
    }
    parts.join(", ")
}
