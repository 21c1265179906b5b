//! Parties: those of the set, and lists of one's own (`journal:house.party.1`, `journal:house.setup.2`).

use crate::chapters::experience::{is_of_own_tree, price};
use crate::content::data::{CALL_DROP, PARTIES};
use crate::content::language::{CharacterId, ItemId, Kind, Party, SkillId};
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::session::decks::{self, Named};
use rulewright_engine::wire::DeckList;

/// The heroes of a side that start; a fourth one is requested.
const STARTING: usize = 3;
/// The ordered allies of a side.
const ALLIES: usize = 2;
/// The things that a side requests.
const REQUESTED: usize = 2;
/// The fewest names of a list.
#[cfg(feature = "text")]
pub(crate) const LEAST: u8 = (STARTING + ALLIES) as u8;
/// The most: all that is requested, and a skill for each of four heroes.
#[cfg(feature = "text")]
pub(crate) const MOST: u8 = LEAST + REQUESTED as u8 + STARTING as u8 + 1;

/// What is dropped, as it is requested before the battle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Wanted {
    Hero(CharacterId),
    Item(ItemId),
}

/// A party at the table.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Chosen {
    /// What the table calls it; a list has no name.
    pub(crate) name: String,
    /// Its heroes in party order, a requested one among them.
    pub(crate) heroes: Vec<CharacterId>,
    /// Its ordered allies.
    pub(crate) allies: Vec<CharacterId>,
    /// What is requested, and who holds the request.
    pub(crate) requests: Vec<(CharacterId, Wanted)>,
    /// What veterans have learnt with their level point (`journal:xp.4`). If any has, all are veterans.
    pub(crate) learnt: Vec<(CharacterId, SkillId)>,
}

/// What a list can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    Character(CharacterId),
    Item(ItemId),
    Skill(SkillId),
}

impl Entry {
    fn named(id: &str) -> Option<Entry> {
        let character = CharacterId::named(id).filter(|is| matches!(is.character().kind, Kind::Hero | Kind::Ally));
        let item = || ItemId::named(id).map(Entry::Item);
        let skill = || SkillId::named(id).map(Entry::Skill);
        character.map(Entry::Character).or_else(item).or_else(skill)
    }

    fn id(self) -> &'static str {
        match self {
            Entry::Character(is) => is.id(),
            Entry::Item(is) => is.id(),
            Entry::Skill(is) => is.id(),
        }
    }
}

/// A party of the set.
pub(crate) fn of_set(id: &str) -> Result<Chosen, Error> {
    let at = decks::place(id, &PARTIES.each_ref().map(|party| party.id))?;
    let Party { heroes, start, allies, reserve, .. } = PARTIES[at];
    let there = heroes.iter().copied().filter(|hero| start.contains(hero) || *hero == reserve.0);
    Ok(Chosen {
        name: id.to_owned(),
        heroes: there.collect(),
        allies: allies.to_vec(),
        requests: vec![(reserve.1, Wanted::Hero(reserve.0))],
        learnt: Vec::new(),
    })
}

/// A list as a party, or all that keeps it from being one: first what nobody has heard of, then what the rules say.
pub(crate) fn of_list(list: &DeckList) -> Result<Chosen, Vec<Error>> {
    let Named { leader, cards, unknown: mut wrong } = decks::named(list, Entry::named);
    if leader.is_some() {
        wrong.push(Error::field("leader", "nobody leads a party"));
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let chosen = chosen(&cards);
    let faults = faults(&cards, &chosen);
    if faults.is_empty() { Ok(chosen) } else { Err(faults) }
}

/// What a list comes to, whether it is legal or not.
fn chosen(cards: &[(Entry, u8)]) -> Chosen {
    let entries = || cards.iter().map(|(entry, _)| *entry);
    let of = |kind: Kind| {
        entries().filter_map(move |entry| match entry {
            Entry::Character(is) if is.character().kind == kind => Some(is),
            _ => None,
        })
    };
    let heroes: Vec<CharacterId> = of(Kind::Hero).collect();
    let start = &heroes[..heroes.len().min(STARTING)];
    let items = entries().filter_map(|entry| match entry {
        Entry::Item(is) => Some(Wanted::Item(is)),
        _ => None,
    });
    let wanted = heroes.get(STARTING).map(|hero| Wanted::Hero(*hero)).into_iter().chain(items);
    let requests = holders(start).into_iter().zip(wanted).collect();
    let skills = entries().filter_map(|entry| match entry {
        Entry::Skill(is) => Some(is),
        _ => None,
    });
    let mut learnt: Vec<(CharacterId, SkillId)> = Vec::new();
    for skill in skills {
        let free = |hero: &&CharacterId| !learnt.iter().any(|(one, _)| one == *hero) && may_learn(**hero, skill);
        if let Some(hero) = heroes.iter().find(free).copied() {
            learnt.push((hero, skill));
        }
    }
    Chosen { name: String::new(), allies: of(Kind::Ally).collect(), requests, learnt, heroes }
}

/// Who holds the requests, of the heroes that start: the one that has Call Drop by print, then the first of the others.
fn holders(start: &[CharacterId]) -> Vec<CharacterId> {
    let mut order = start.to_vec();
    order.sort_by_key(|hero| !hero.character().skills.iter().any(|(skill, _)| *skill == CALL_DROP));
    order.truncate(2);
    order
}

/// Whether a hero can learn a skill with one level point: a level costs as many points as the current one, a new skill of an
/// own tree one; no skill is learnt beyond its highest level.
fn may_learn(hero: CharacterId, skill: SkillId) -> bool {
    rulewright_engine::covers!("journal:xp.4", "journal:house.xp.2", "journal:house.xp.4");
    let row = hero.character();
    let level = row.skills.iter().find(|(is, _)| *is == skill).map_or(0, |(_, level)| *level);
    is_of_own_tree(row, skill) && level < skill.skill().max_level && price(level, level + 1) == 1
}

/// What keeps a list from being a party.
fn faults(cards: &[(Entry, u8)], chosen: &Chosen) -> Vec<Error> {
    let clause = rule!("journal:house.party.1");
    let mut faults = Vec::new();
    for (entry, copies) in cards {
        let field = format!("cards.{}", entry.id());
        if *copies > 1 {
            let refusal = Refusal::new("copies", clause).with("is", *copies);
            faults.push(Error::from(refusal).at(field.clone()));
        }
        if let Entry::Skill(skill) = entry
            && !chosen.learnt.iter().any(|(_, learnt)| learnt == skill)
        {
            faults.push(Error::from(Refusal::new("nobody-learns", rule!("journal:xp.4"))).at(field));
        }
    }
    let heroes = chosen.heroes.len();
    if !(STARTING..=STARTING + 1).contains(&heroes) {
        faults.push(Refusal::new("party-heroes", clause).with("is", heroes as i16).into());
    }
    if chosen.allies.len() != ALLIES {
        faults.push(Refusal::new("party-allies", clause).with("is", chosen.allies.len() as i16).into());
    }
    let items = cards.iter().filter(|(entry, _)| matches!(entry, Entry::Item(_))).count();
    if items + heroes.saturating_sub(STARTING) > REQUESTED {
        faults.push(Refusal::new("party-requests", rule!("journal:house.setup.2")).with("is", items as i16).into());
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;

    fn list(ids: &[&str]) -> DeckList {
        let mut list = DeckList::default();
        ids.iter().for_each(|id| list.cards.set(id, 1));
        list
    }

    fn whys(ids: &[&str]) -> Vec<String> {
        let faults = of_list(&list(ids)).err().unwrap_or_default();
        faults.iter().flat_map(|fault| fault.all().iter().filter_map(|fault| fault.why.clone())).collect()
    }

    #[test]
    fn a_party_of_the_set_is_the_list_of_its_names() {
        for party in &PARTIES {
            let heroes = party.start.iter().chain([&party.reserve.0]).map(|hero| hero.id());
            let ids: Vec<&str> = heroes.chain(party.allies.iter().map(|ally| ally.id())).collect();
            let listed = of_list(&list(&ids)).expect("it is legal");
            let named = of_set(party.id).expect("it is there");
            assert_eq!(Chosen { name: named.name.clone(), ..listed }, named, "{}", party.id);
        }
    }

    #[test]
    fn what_is_no_party_says_all_that_is_wrong() {
        assert_eq!(whys(&["tavin", "ysolt", "pikeman"]), ["party-heroes", "party-allies"]);
        assert_eq!(whys(&["tavin", "nera", "bram", "pikeman", "medic", "blade-edge"]), [] as [&str; 0]);
        // Nera has no Blade, and Strike 2 would cost two points.
        assert_eq!(whys(&["pim", "nera", "bram", "pikeman", "medic", "blade-edge"]), ["nobody-learns"]);
        assert_eq!(whys(&["tavin", "nera", "bram", "pikeman", "medic", "blade-strike"]), ["nobody-learns"]);
        let most = ["tavin", "nera", "bram", "pim", "pikeman", "medic", "salve-crate", "plate"];
        assert_eq!(whys(&most), ["party-requests"]);
    }
}
