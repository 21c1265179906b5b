//! Random decks of Noxilia: legal ones, under both banners, and of all cards.

use std::sync::LazyLock;

use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::session::decks::deck_faults;
use rulewright::engine::wire::DeckList;
use rulewright::games::noxilia::Noxilia;
use rulewright::games::noxilia::content::cards::CLANS;
use rulewright::games::noxilia::content::language::{Ability, CardId, Clanship, Kind, Mana};

use crate::support::one;

/// Cards of a deck (`noxilia:deck.2`).
const SIZE: u8 = 60;

/// For each clan, the cards that its decks may hold, and how many of each.
static SHELVES: LazyLock<Vec<Vec<(CardId, u8)>>> = LazyLock::new(|| CLANS.iter().map(shelf).collect());

/// What a deck leans towards, so that what needs company finds it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bent {
    /// Anything.
    None,
    /// Spells, and those who cast them.
    Magic,
    /// Units that cost little, so that many are on the board.
    Crowd,
    /// Equipment and events.
    Tricks,
}

/// A random deck: copies of random cards that its banner allows, as many as it may have.
pub fn random(with: &mut Seeded) -> DeckList {
    let clan = with.below(CLANS.len() as u32) as usize;
    let bent = *one(&[Bent::None, Bent::Magic, Bent::Crowd, Bent::Tricks], with);
    let mut open = SHELVES[clan].clone();
    let mut cards: Vec<(CardId, u8)> = Vec::new();
    let mut left = SIZE;
    while left > 0 {
        let at = with.below(open.len() as u32) as usize;
        // Two of three cards follow the bent.
        if !follows(bent, open[at].0) && with.below(3) > 0 {
            continue;
        }
        let (card, most) = open.swap_remove(at);
        let copies = (1 + with.below(u32::from(most)) as u8).min(left);
        cards.push((card, copies));
        left -= copies;
    }
    let cards = cards.into_iter().map(|(card, copies)| (card.id().to_owned(), copies)).collect();
    let list = DeckList { leader: Some(CLANS[clan].monarch.id().to_owned()), cards };
    assert_eq!(deck_faults::<Noxilia>(&list), [], "a random deck of {} is a deck", Noxilia::RULEBOOK.game);
    list
}

fn shelf(clan: &Clanship) -> Vec<(CardId, u8)> {
    CardId::all().map(|card| (card, may_have(clan, card))).filter(|(_, most)| *most > 0).collect()
}

/// How many copies of a card a deck under a banner may hold, as the rules themselves resolver one of so many.
fn may_have(clan: &Clanship, card: CardId) -> u8 {
    let alone = |copies: u8| DeckList {
        leader: Some(clan.monarch.id().to_owned()),
        cards: [(card.id().to_owned(), copies)].into_iter().collect(),
    };
    let fits =
        |copies: &u8| deck_faults::<Noxilia>(&alone(*copies)).iter().all(|e| e.why.as_deref() == Some("deck-size"));
    (1..=4).rev().find(fits).unwrap_or(0)
}

fn follows(bent: Bent, card: CardId) -> bool {
    let card = card.card();
    let casts = card.abilities.iter().any(|a| matches!(a, Ability::Sorcerer));
    match bent {
        Bent::None => true,
        Bent::Magic => card.kind == Kind::Spell || casts || card.mana != Mana::default(),
        Bent::Crowd => card.kind == Kind::Unit && card.gold <= 2,
        Bent::Tricks => matches!(card.kind, Kind::Equipment | Kind::Event),
    }
}
