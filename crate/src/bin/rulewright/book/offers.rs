//! What of a game's cards its rules let each leader have, and how often: the page offers no more. The rules themselves are
//! asked, so that the book cannot say otherwise.

use indexmap::IndexMap;
use rulewright::engine::wire::DeckList;
use rulewright::games;

use rulewright_book::thing::{Builds, Thing};

/// Notes what the rules say of the cards that leaders would be offered.
///
/// # Errors
/// When no game is called so.
pub fn judge(game: &str, builds: &mut Builds, things: &IndexMap<String, Thing>) -> Result<(), String> {
    let Some(kin) = &mut builds.kin else { return Ok(()) };
    for leader in &builds.leaders {
        let own = values(things, leader, &kin.facet);
        let is_kin =
            |id: &&String| values(things, id, &kin.facet).iter().any(|of| own.contains(of) || kin.common.contains(of));
        let offered: Vec<&String> = builds.cards.iter().filter(is_kin).collect();
        let barred = wrong(game, leader, &offered, 1)?;
        for id in offered.iter().filter(|id| !barred.contains(id)) {
            let copies = (1..=builds.copies).rev().find(|n| wrong(game, leader, &[id], *n).is_ok_and(|w| w.is_empty()));
            if let Some(copies) = copies.filter(|copies| *copies < builds.copies) {
                builds.fewer.insert((*id).clone(), copies);
            }
        }
        if !barred.is_empty() {
            kin.except.insert(leader.clone(), barred);
        }
    }
    Ok(())
}

fn values(things: &IndexMap<String, Thing>, id: &str, facet: &str) -> Vec<String> {
    let values = things.get(id).and_then(|thing| thing.more.get("facets")?.get(facet)?.as_array());
    values.into_iter().flatten().filter_map(|value| value.as_str().map(str::to_owned)).collect()
}

/// Those cards that the rules find wrong in so many copies.
fn wrong(game: &str, leader: &str, ids: &[&String], copies: u8) -> Result<Vec<String>, String> {
    let list =
        DeckList { leader: Some(leader.to_owned()), cards: ids.iter().map(|id| ((*id).clone(), copies)).collect() };
    let faults = games::deck_faults(game, &list).map_err(|e| e.to_string())?;
    let of = |field: &str| field.strip_prefix("cards.").map(str::to_owned);
    Ok(faults.iter().filter_map(|fault| of(fault.field.as_deref()?)).collect())
}
