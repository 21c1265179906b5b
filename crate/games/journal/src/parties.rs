//! Parties: those of the set, and lists of one's own (`journal:house.party.1`, `journal:house.setup.2`).

use crate::chapters::experience::price;
use crate::chapters::trees::tree_named;
use crate::content::data::{CALL_DROP, PARTIES, TREES};
use crate::content::language::{CharacterId, ItemId, Kind, Party, SkillId};
use rulewright_engine::collections::piles::order_by;
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
/// The most: all that is requested, a further tree, and a skill for each of four heroes.
#[cfg(feature = "text")]
pub(crate) const MOST: u8 = LEAST + REQUESTED as u8 + 1 + STARTING as u8 + 1;

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
    /// The further trees that heroes with Adaptability name; without one it is the printed tree (`journal:house.adapt.1`).
    pub(crate) further: Vec<(CharacterId, u8)>,
    /// What veterans have learnt with their level point (`journal:xp.4`). If any has, all are veterans.
    pub(crate) learnt: Vec<(CharacterId, SkillId)>,
}

impl Chosen {
    /// The further tree that a hero names.
    pub(crate) fn named_by(&self, hero: CharacterId) -> Option<u8> {
        self.further.iter().find(|(one, _)| *one == hero).map(|(_, tree)| *tree)
    }
}

/// What a list can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Entry {
    Character(CharacterId),
    Item(ItemId),
    Skill(SkillId),
    /// A skill tree, by its number.
    Tree(u8),
}

impl Entry {
    fn named(id: &str) -> Option<Entry> {
        let character = CharacterId::named(id).filter(|is| matches!(is.character().kind, Kind::Hero | Kind::Ally));
        let item = || ItemId::named(id).map(Entry::Item);
        let skill = || SkillId::named(id).map(Entry::Skill);
        let tree = || tree_named(id).map(Entry::Tree);
        character.map(Entry::Character).or_else(item).or_else(skill).or_else(tree)
    }

    fn id(self) -> &'static str {
        match self {
            Entry::Character(is) => is.id(),
            Entry::Item(is) => is.id(),
            Entry::Skill(is) => is.id(),
            Entry::Tree(tree) => TREES[usize::from(tree)].id,
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
        further: Vec::new(),
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
    let mut chosen = Chosen { allies: of(Kind::Ally).collect(), requests, heroes, ..Chosen::default() };
    for entry in entries() {
        if let Entry::Tree(tree) = entry {
            chosen.name_tree(tree);
        }
    }
    for entry in entries() {
        if let Entry::Skill(skill) = entry {
            chosen.learn(skill);
        }
    }
    chosen
}

impl Chosen {
    /// The first hero that can and has not named a tree names this one.
    fn name_tree(&mut self, tree: u8) {
        let free = |hero: &&CharacterId| self.named_by(**hero).is_none() && hero.character().may_name(tree);
        if let Some(hero) = self.heroes.iter().find(free) {
            self.further.push((*hero, tree));
        }
    }

    /// The first hero that can and has not learnt a skill learns this one.
    fn learn(&mut self, skill: SkillId) {
        let learnt = |hero: CharacterId| self.learnt.iter().any(|(one, _)| *one == hero);
        let free = |hero: &&CharacterId| !learnt(**hero) && may_learn(**hero, skill, self.named_by(**hero));
        if let Some(hero) = self.heroes.iter().find(free) {
            self.learnt.push((*hero, skill));
        }
    }
}

/// Who holds the requests, of the heroes that start: the one that has Call Drop by print, then the first of the others.
fn holders(start: &[CharacterId]) -> Vec<CharacterId> {
    let mut order = start.to_vec();
    order_by(&mut order, |hero| !hero.character().skills.iter().any(|(skill, _)| *skill == CALL_DROP));
    order.truncate(2);
    order
}

/// Whether a hero can learn a skill with one level point: a level costs as many points as the current one, a new skill of an
/// own tree one; no skill is learnt beyond its highest level.
fn may_learn(hero: CharacterId, skill: SkillId, named: Option<u8>) -> bool {
    rulewright_engine::covers!("journal:xp.4", "journal:house.xp.2", "journal:house.xp.4");
    let row = hero.character();
    let level = row.comes_with(skill, named);
    row.opens(skill, named) && level < skill.skill().max_level && price(level, level + 1) == 1
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
        let refusal = match entry {
            Entry::Skill(skill) if !chosen.learnt.iter().any(|(_, learnt)| learnt == skill) => {
                Refusal::new("nobody-learns", rule!("journal:xp.4"))
            }
            Entry::Tree(tree) if !chosen.further.iter().any(|(_, named)| named == tree) => {
                Refusal::new("nobody-names", rule!("journal:house.adapt.1"))
            }
            _ => continue,
        };
        faults.push(Error::from(refusal).at(field));
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
        ids.iter().for_each(|id| list.cards.insert(rulewright_engine::wire::Word::copied(id), 1));
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
        // Tavin has no Adaptability, Dorrit has Blade anyway and names one tree, and Loose is of another than the named one.
        assert_eq!(whys(&["tavin", "nera", "bram", "pikeman", "medic", "tide"]), ["nobody-names"]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "blade"]), ["nobody-names"]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "tide", "bow"]), ["nobody-names"]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "tide", "bow-loose"]), ["nobody-learns"]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "tide", "men-grace"]), ["nobody-learns"]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "men-grace"]), [] as [&str; 0]);
        assert_eq!(whys(&["dorrit", "nera", "bram", "pikeman", "medic", "bow", "bow-loose"]), [] as [&str; 0]);
        let most = ["tavin", "nera", "bram", "pim", "pikeman", "medic", "salve-crate", "plate"];
        assert_eq!(whys(&most), ["party-requests"]);
    }
}
