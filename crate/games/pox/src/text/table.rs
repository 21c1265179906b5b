//! Pox's runes, abilities and conditions as the rows of a table.

use crate::content::data::{ABILITY_IDS, CONDITION_IDS};
use crate::content::language::{AbilityId, ConditionId, Kind, Parameter, Printed, Race, RuneId};
use crate::content::rows::Content;

use super::{Prose, WORDS, content};
use rulewright_book::sheet::{Row, Sheet};
use rulewright_book::words::{Lang, Words, spelled};

/// All runes, abilities and conditions, in one language.
///
/// # Errors
/// What is wrong with the rows, or what of them has no words.
pub fn sheet(lang: Lang) -> Result<Sheet, String> {
    let content = content()?;
    let prose = Prose::new(lang, &content)?;
    let words = Words::new(lang, &[WORDS.of(lang).text()])?;
    let mut rows: Vec<Row> = RuneId::all().map(|id| rune(&prose, &words, &content, id)).collect();
    rows.extend((0..ABILITY_IDS.len() as u8).map(|n| ability(&prose, &content, AbilityId(n))));
    rows.extend((0..CONDITION_IDS.len() as u8).map(|n| condition(&prose, &content, ConditionId(n))));
    match prose.take_faults().into_iter().chain(words.take_faults()).next() {
        Some(fault) => Err(fault),
        None => Ok(Sheet { head: include_str!("head.md"), rows }),
    }
}

/// The English name of a row.
fn title(content: &Content, kind: &str, id: &str) -> String {
    let named = content.names.iter().find(|(of, name, ..)| *of == kind && name == id);
    named.map_or(String::new(), |(_, _, en, _)| en.clone())
}

fn rune(prose: &Prose, words: &Words, content: &Content, id: RuneId) -> Row {
    let rune = id.rune();
    let group = match rune.token {
        true => prose.say("heading-tokens", &[]),
        false => prose.word("faction", rune.faction.id()),
    };
    Row {
        id: id.id().to_owned(),
        group,
        name: prose.rune_name(id),
        line: line(prose, words, id),
        text: prose.rune(id),
        title: title(content, "rune", id.id()),
    }
}

/// `Champion, Dwarf, 60 Nora, Damage 10, Speed 5, Range 1, Defense 3, HP 45, Cooldown 4`.
fn line(prose: &Prose, words: &Words, id: RuneId) -> String {
    let rune = id.rune();
    let stat = |id: &str| words.say(&format!("stat-{id}"), &[]);
    let mut parts = vec![prose.word("kind", &spelled(&rune.kind))];
    parts.extend((rune.race != Race::None).then(|| prose.word("race", rune.race.id())));
    parts.extend((rune.size > 1).then(|| words.say("name-large", &[])));
    parts.extend((rune.nora > 0).then(|| format!("{} {}", rune.nora, stat("nora"))));
    match rune.kind {
        Kind::Champion => parts.push(prose.body(rune)),
        Kind::Relic | Kind::Shrine => parts.push(format!("{} {}", rune.hp, stat("health"))),
        Kind::Spell | Kind::Equipment => {}
    }
    parts.extend((rune.cooldown > 0).then(|| format!("{} {}", stat("cooldown"), rune.cooldown)));
    parts.join(", ")
}

fn ability(prose: &Prose, content: &Content, id: AbilityId) -> Row {
    let name = ABILITY_IDS[usize::from(id.0)];
    let printed = printed(id);
    Row {
        id: name.to_owned(),
        group: prose.say("heading-abilities", &[]),
        name: prose.printed(printed),
        line: String::new(),
        text: prose.ability(printed),
        title: title(content, "ability", name),
    }
}

/// An ability as the first rune that has it prints it.
pub(super) fn printed(id: AbilityId) -> Printed {
    let all = RuneId::all().flat_map(|rune| rune.rune().abilities.iter().copied());
    let with = if id.ability().parameter == Parameter::Rank { 3 } else { 0 };
    all.into_iter().find(|printed| printed.ability == id).unwrap_or(Printed { ability: id, with })
}

fn condition(prose: &Prose, content: &Content, id: ConditionId) -> Row {
    Row {
        id: id.id().to_owned(),
        group: prose.say("heading-conditions", &[]),
        name: prose.condition_name(id),
        line: String::new(),
        text: prose.condition(id),
        title: title(content, "condition", id.id()),
    }
}
