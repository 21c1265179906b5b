//! Random decks of Duelyst: legal ones, of every faction, and of all cards.

use std::sync::LazyLock;

use rulewright::engine::chance::Seeded;
use rulewright::engine::wire::DeckList;
use rulewright::games::duelyst::chapters::cards::deck::{self, COPIES, SIZE};
use rulewright::games::duelyst::content::language::{Card, CardId, Faction, Keyword, Kind};

use crate::support::one;

/// Cards that may stand in a deck, those of one faction first, then those of nobody.
struct Shelf {
    generals: Vec<CardId>,
    cards: Vec<CardId>,
}

static SHELF: LazyLock<Shelf> = LazyLock::new(|| Shelf {
    generals: CardId::all().filter(|id| id.card().kind == Kind::General).collect(),
    cards: deckable().collect(),
});

/// Every card that a deck may hold.
pub fn deckable() -> impl Iterator<Item = CardId> {
    let holds = |card: &Card| !card.token && matches!(card.kind, Kind::Minion | Kind::Spell | Kind::Artifact);
    CardId::all().filter(move |id| holds(id.card()))
}

/// What a deck leans towards, so that what needs company finds it: a Trial its minions, a tribe its own.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Bent {
    /// Anything.
    None,
    /// A Trial, and cards that help to meet it.
    Trial,
    /// Cards of one tribe.
    Tribe,
    /// What costs little, so that much is played.
    Cheap,
}

/// A random deck: one to three copies of random cards of one faction and of nobody's, one Trial at most.
pub fn random(with: &mut Seeded) -> DeckList {
    let general = *one(&SHELF.generals, with);
    let bent = *one(&[Bent::None, Bent::None, Bent::Trial, Bent::Tribe, Bent::Cheap], with);
    let tribe = one(&SHELF.cards, with).card().tribe;
    let faction = general.card().faction;
    let fits = |id: &CardId| id.card().faction == faction || id.card().faction == Faction::Neutral;
    let open: Vec<CardId> = SHELF.cards.iter().copied().filter(fits).collect();
    let is_trial = |id: CardId| id.card().keywords.has(Keyword::TrialDestiny);
    let mut cards: Vec<(CardId, u8)> = Vec::new();
    let mut left = SIZE;
    if bent == Bent::Trial
        && let Some(trial) = open.iter().copied().find(|id| is_trial(*id))
    {
        cards.push((trial, 1));
        left -= 1;
    }
    while left > 0 {
        let id = *one(&open, with);
        let wanted = match bent {
            Bent::Trial => helps(cards.first().map(|(id, _)| *id), id.card()),
            Bent::Tribe => tribe.is_some() && id.card().tribe == tribe,
            Bent::Cheap => id.card().mana <= 3,
            Bent::None => true,
        };
        // Two of three cards follow the bent.
        let taken =
            cards.iter().any(|(own, _)| *own == id) || is_trial(id) && cards.iter().any(|(own, _)| is_trial(*own));
        if taken || !wanted && with.below(12) > 0 {
            continue;
        }
        let copies = if is_trial(id) { 1 } else { (1 + with.below(u32::from(COPIES)) as u8).min(left) };
        cards.push((id, copies));
        left -= copies;
    }
    assert_eq!(deck::faults(general, &cards), [], "a random deck is a deck");
    let cards = cards.into_iter().map(|(id, copies)| (id.id().to_owned(), copies)).collect();
    DeckList { leader: Some(general.id().to_owned()), cards }
}

/// Whether a card brings the Trial of a deck nearer.
fn helps(trial: Option<CardId>, card: &Card) -> bool {
    match trial.map_or("", CardId::id) {
        "grand-strategos" => card.kind == Kind::Minion && card.attack <= 1,
        "hideatsu-the-ebon-ox" => card.kind == Kind::Minion,
        _ => card.mana <= 4,
    }
}
