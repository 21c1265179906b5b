//! Random battlegroups of Pox: legal ones, of one faction or of two, and of all runes.

use rulewright::engine::chance::Seeded;
use rulewright::engine::session::decks::deck_faults;
use rulewright::engine::wire::DeckList;
use rulewright::games::pox::Pox;
use rulewright::games::pox::content::language::{Faction, Kind, RuneId};

use crate::support::one;

/// What a battlegroup leans towards, so that what needs company finds it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bent {
    /// Anything.
    None,
    /// Champions, so that many are on the board.
    Crowd,
    /// Spells, equipment and relics.
    Tricks,
    /// What costs little, so that much is played.
    Cheap,
}

/// A random battlegroup: one or two copies of random runes, twenty of one faction or ten of each of two.
pub fn random(with: &mut Seeded) -> DeckList {
    let bent = *one(&[Bent::None, Bent::Crowd, Bent::Tricks, Bent::Cheap], with);
    let halves = [Faction::IronfistStronghold, Faction::SunderedLands];
    let mut list = DeckList::default();
    if with.below(2) == 0 {
        fill(&mut list, *one(&halves, with), 20, bent, with);
    } else {
        halves.into_iter().for_each(|half| fill(&mut list, half, 10, bent, with));
    }
    assert_eq!(deck_faults::<Pox>(&list), [], "a random battlegroup is one");
    list
}

/// So many runes of a faction.
fn fill(list: &mut DeckList, faction: Faction, count: u8, bent: Bent, with: &mut Seeded) {
    let mut open: Vec<RuneId> = runes().filter(|rune| rune.rune().faction == faction).collect();
    let mut left = count;
    while left > 0 {
        let at = with.below(open.len() as u32) as usize;
        // Two of three runes follow the bent, while there are enough.
        if !follows(bent, open[at]) && open.len() > usize::from(left) && with.below(3) > 0 {
            continue;
        }
        let rune = open.swap_remove(at);
        let copies = (1 + with.below(2) as u8).min(left);
        list.cards.set(rune.id(), copies);
        left -= copies;
    }
}

/// Every rune that a battlegroup may hold.
pub fn runes() -> impl Iterator<Item = RuneId> {
    let holds = |rune: &RuneId| {
        let row = rune.rune();
        !row.token && matches!(row.kind, Kind::Champion | Kind::Relic | Kind::Spell | Kind::Equipment)
    };
    RuneId::all().filter(holds)
}

fn follows(bent: Bent, rune: RuneId) -> bool {
    let row = rune.rune();
    match bent {
        Bent::None => true,
        Bent::Crowd => row.kind == Kind::Champion,
        Bent::Tricks => row.kind != Kind::Champion,
        Bent::Cheap => row.nora <= 40,
    }
}
