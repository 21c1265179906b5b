//! Random parties of Journal: legal ones, of all heroes, allies, items and skills that veterans learn.

use rulewright::engine::chance::{Chance, Seeded};
use rulewright::engine::session::decks::deck_faults;
use rulewright::engine::wire::DeckList;
use rulewright::games::journal::Journal;
use rulewright::games::journal::content::language::{CharacterId, ItemId, Kind, SkillId};

use crate::support::one;

/// The heroes that start.
const STARTING: usize = 3;
/// How many skills a list may name more than are learnt.
const TRIES: u32 = 12;

/// A random party.
pub fn random(with: &mut Seeded) -> DeckList {
    let [list, _] = two(with);
    list
}

/// Two random parties that have no hero in common.
pub fn two(with: &mut Seeded) -> [DeckList; 2] {
    let mut heroes = of_kind(Kind::Hero);
    [(); 2].map(|()| party(&mut heroes, with))
}

/// Three heroes, or four of which the last comes later; two allies; items that are requested; what veterans have learnt.
fn party(heroes: &mut Vec<CharacterId>, with: &mut Seeded) -> DeckList {
    let mut list = DeckList::default();
    let reserve = with.below(3) > 0;
    let mut take = |from: &mut Vec<CharacterId>, with: &mut Seeded| {
        let taken = from.swap_remove(with.below(from.len() as u32) as usize);
        list.cards.set(taken.id(), 1);
    };
    (0..STARTING + usize::from(reserve)).for_each(|_| take(heroes, with));
    let mut allies = of_kind(Kind::Ally);
    (0..2).for_each(|_| take(&mut allies, with));
    let items: Vec<ItemId> = ItemId::all().collect();
    for _ in 0..with.below(3 - u32::from(reserve)) {
        list.cards.set(one(&items, with).id(), 1);
    }
    if with.below(2) == 0 {
        learn(&mut list, with);
    }
    assert_eq!(deck_faults::<Journal>(&list), [], "a random party is one");
    list
}

/// Skills that some hero of the party can learn.
fn learn(list: &mut DeckList, with: &mut Seeded) {
    let skills: Vec<SkillId> = SkillId::all().collect();
    for _ in 0..TRIES {
        let mut more = list.clone();
        more.cards.set(one(&skills, with).id(), 1);
        if deck_faults::<Journal>(&more).is_empty() {
            *list = more;
        }
    }
}

fn of_kind(kind: Kind) -> Vec<CharacterId> {
    CharacterId::all().filter(|is| is.character().kind == kind).collect()
}
