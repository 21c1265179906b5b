//! Noxilia's cards as the rows of a table.

use crate::content::language::{Card, CardId, Kind};

use super::{Prose, WORDS, book};
use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::words::{Lang, Words, spelled};

/// All cards, in one language.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn sheet(lang: Lang) -> Result<Sheet, String> {
    let cards = super::cards()?;
    let prose = Prose::new(lang, &cards)?;
    let words = Words::new(lang, &[WORDS.of(lang).text()])?;
    let row = |id: CardId| Row {
        id: id.id().to_owned(),
        group: group(&prose, id.card()),
        name: prose.card_name(id),
        line: line(&prose, &words, id.card()),
        text: prose.text(id),
        title: cards.names[usize::from(id.0)].0.clone(),
    };
    let rows = CardId::all().map(row).collect();
    match prose.take_faults().into_iter().chain(words.take_faults()).next() {
        Some(fault) => Err(fault),
        None => Ok(Sheet { head: include_str!("head.md"), rows }),
    }
}

/// Cards of a clan stand under it, those of no player under their kind.
fn group(prose: &Prose, card: &Card) -> String {
    match (card.clan, card.kind) {
        (Some(clan), _) => prose.named("clan", &spelled(&clan)),
        (None, Kind::Treasure | Kind::Decoy | Kind::Destiny) => prose.named("kind", &spelled(&card.kind)),
        (None, _) => prose.named("clan", book::NEUTRAL),
    }
}

/// `Unit, Human, 3 Gold, Melee 2, Armour 1, Life 3`.
fn line(prose: &Prose, words: &Words, card: &Card) -> String {
    let stat = |id: &str| words.say(&format!("stat-{id}"), &[]);
    let mut parts = vec![prose.named("kind", &spelled(&card.kind))];
    parts.extend(card.race.map(|race| prose.named("race", &spelled(&race))));
    match card.kind {
        Kind::Hero | Kind::Unit | Kind::Equipment | Kind::Event => {
            parts.push(format!("{} {}", card.gold, stat("gold")))
        }
        Kind::Spell => {
            parts.extend(book::mana_of(&card.cost).iter().map(|(colour, n)| format!("{n} {}", stat(colour))));
        }
        _ => {}
    }
    if book::is_unit(card) {
        let ranged = (card.ranged > 0).then_some(("ranged", i32::from(card.ranged)));
        let numbers = [("armour", i32::from(card.armour)), ("life", i32::from(card.life))];
        let all = [("melee", i32::from(card.melee))].into_iter().chain(ranged).chain(numbers);
        parts.extend(all.map(|(id, n)| format!("{} {n}", stat(id))));
    }
    parts.join(", ")
}
