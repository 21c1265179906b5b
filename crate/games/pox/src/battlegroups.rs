//! Lists of runes as battlegroups (`pox:house.battlegroup.1`).

use crate::content::data::BATTLEGROUPS;
use crate::content::language::{Faction, RuneId};
use crate::position::names::rune_named;
use crate::state::MAX_RUNES;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::session::decks::{self, Named};
use rulewright_engine::wire::DeckList;

/// The most copies of a rune.
const COPIES: u8 = 2;

/// A battlegroup at the table.
#[derive(Clone, Debug, Default)]
pub(crate) struct Battlegroup {
    /// What the table calls it; a list has no name.
    pub name: String,
    /// Its runes, in the order of the list.
    pub runes: Vec<RuneId>,
}

/// A battlegroup of the set.
pub(crate) fn of_set(id: &str) -> Result<Battlegroup, Error> {
    let at = decks::place(id, &BATTLEGROUPS.each_ref().map(|group| group.id))?;
    Ok(Battlegroup { name: id.to_owned(), runes: BATTLEGROUPS[at].runes.to_vec() })
}

/// All that keeps a list from being a battlegroup: first what nobody has heard of, then what the rules say.
pub(crate) fn faults(list: &DeckList) -> Vec<Error> {
    let group = match read(list) {
        Ok(group) => group,
        Err(unknown) => return unknown,
    };
    let mut faults = Vec::new();
    for (id, copies) in list.cards.iter().filter(|(_, copies)| **copies > COPIES) {
        let refusal = Refusal::new("copies", rule!("pox:house.battlegroup.1"));
        faults.push(Error::from(refusal.with("most", COPIES).with("is", *copies)).at(format!("cards.{id}")));
    }
    let count = list.cards.values().map(|copies| i16::from(*copies)).fold(0, i16::saturating_add);
    if count != MAX_RUNES as i16 {
        let refusal = Refusal::new("battlegroup-size", rule!("pox:house.battlegroup.1"));
        faults.push(refusal.with("asked", MAX_RUNES as i16).with("is", count).into());
    } else if !is_balanced(&group.runes) {
        faults.push(Refusal::new("two-halves", rule!("pox:house.battlegroup.1")).into());
    }
    faults
}

/// Runes of one faction, or half of them of each of two.
fn is_balanced(runes: &[RuneId]) -> bool {
    let of = |faction: &Faction| runes.iter().filter(|rune| rune.rune().faction == *faction).count();
    Faction::ALL.iter().map(of).all(|count| matches!(count, 0 | 10 | MAX_RUNES))
}

/// The runes of a list, in the order of its names. Reports all that no rune has.
fn read(list: &DeckList) -> Result<Battlegroup, Vec<Error>> {
    let Named { leader, cards, unknown: mut wrong } = decks::named(list, rune_named);
    if leader.is_some() {
        wrong.push(Error::field("leader", "nobody leads a battlegroup"));
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let copies = cards.iter().flat_map(|(rune, copies)| std::iter::repeat_n(*rune, usize::from(*copies)));
    Ok(Battlegroup { name: String::new(), runes: copies.take(MAX_RUNES).collect() })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_battlegroups_of_the_set_are_legal() {
        for group in &BATTLEGROUPS {
            let mut list = DeckList::default();
            for rune in group.runes.iter() {
                let copies = list.cards.get(rune.id()).copied().unwrap_or(0);
                list.cards.set(rune.id(), copies + 1);
            }
            assert_eq!(faults(&list), [], "{}", group.id);
        }
    }

    #[test]
    fn what_is_none_says_all_that_is_wrong() {
        let mut list = DeckList::default();
        list.cards.set("wolf", 1);
        list.cards.set("nobody", 1);
        assert_eq!(faults(&list).len(), 2, "a token is no rune of a battlegroup");
        let mut list = DeckList::default();
        list.cards.set("warbanner", 3);
        assert_eq!(faults(&list).len(), 2);
    }
}
