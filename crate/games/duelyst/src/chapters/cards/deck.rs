//! What a deck is (`duelyst:gap.deck.1`, `duelyst:keyword.trial.1`).

use crate::content::{CardId, Faction, Keyword, Kind};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;

/// Cards in a deck beside its General.
pub const SIZE: u8 = 39;

/// Copies of one card in a deck, at most.
pub const COPIES: u8 = 3;

/// What is wrong with a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Fault {
    /// The card that is wrong, unless it is the list.
    pub card: Option<CardId>,
    /// Why, and the clause that forbids it: `no-general`, `no-deck-card`, `wrong-faction`, `copies`, `deck-size`,
    /// `trials`.
    pub refusal: Refusal,
}

/// Everything that is wrong with a deck of this General and these cards, each with its number of copies. A card that is
/// listed twice has the copies of both lines.
#[must_use]
pub fn faults(general: CardId, cards: &[(CardId, u8)]) -> Vec<Fault> {
    let mut faults = Vec::new();
    let mut fault = |card, refusal| faults.push(Fault { card, refusal });
    let leader = general.card();
    if leader.kind != Kind::General {
        fault(Some(general), Refusal::new("no-general", rule!("duelyst:gap.deck.1")));
    }
    let mut size = 0;
    let mut trials: i16 = 0;
    for (n, (id, count)) in cards.iter().enumerate() {
        let card = id.card();
        size += i16::from(*count);
        // A card is judged once, where it stands first.
        if cards[..n].iter().any(|(other, _)| other == id) {
            continue;
        }
        let copies: i16 = cards[n..].iter().filter(|(other, _)| other == id).map(|(_, count)| i16::from(*count)).sum();
        if card.token || matches!(card.kind, Kind::General | Kind::Bloodbound | Kind::Tile) {
            fault(Some(*id), Refusal::new("no-deck-card", rule!("duelyst:gap.deck.1")));
        } else if card.faction != leader.faction && card.faction != Faction::Neutral {
            fault(Some(*id), Refusal::new("wrong-faction", rule!("duelyst:gap.deck.1")));
        } else if copies > i16::from(COPIES) {
            fault(
                Some(*id),
                Refusal::new("copies", rule!("duelyst:gap.deck.1")).with("most", COPIES).with("is", copies),
            );
        }
        if card.keywords.has(Keyword::TrialDestiny) {
            trials += copies;
        }
    }
    if trials > 1 {
        fault(None, Refusal::new("trials", rule!("duelyst:keyword.trial.1")).with("is", trials));
    }
    if size != i16::from(SIZE) {
        fault(None, Refusal::new("deck-size", rule!("duelyst:gap.deck.1")).with("size", SIZE).with("is", size));
    }
    faults
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::content::data::DECKS;

    fn card(id: &str) -> CardId {
        CardId::of(id).unwrap()
    }

    fn whys(deck: &[(CardId, u8)]) -> Vec<&'static str> {
        faults(card("argeon-highmayne"), deck).iter().map(|f| f.refusal.why).collect()
    }

    /// The starter deck of Lyonar with one card in the place of another.
    fn with(out: &str, inn: &str, count: u8) -> Vec<(CardId, u8)> {
        let swap = |(id, n): &(CardId, u8)| if *id == card(out) { (card(inn), count) } else { (*id, *n) };
        DECKS[0].cards.iter().map(swap).collect()
    }

    #[test]
    fn starter_decks_are_decks() {
        assert_eq!(DECKS.len(), 6);
        for deck in &DECKS {
            assert_eq!(faults(deck.general, &deck.cards), [], "{}", deck.id);
        }
    }

    #[test]
    fn a_fourth_copy_is_one_too_many() {
        assert_eq!(whys(&with("windblade-adept", "tempest", 3)), ["copies"]);
    }

    #[test]
    fn a_deck_has_thirty_nine_cards() {
        assert_eq!(whys(&with("windblade-adept", "windblade-adept", 2)), ["deck-size"]);
    }

    #[test]
    fn a_deck_keeps_to_its_faction_and_to_real_cards() {
        assert_eq!(whys(&with("windblade-adept", "heartseeker", 3)), ["wrong-faction"]);
        assert_eq!(whys(&with("windblade-adept", "crestfallen", 3)), ["no-deck-card"]);
        assert_eq!(whys(&with("windblade-adept", "brome-warcrest", 3)), ["no-deck-card"]);
        let leader = faults(card("tempest"), &DECKS[0].cards);
        assert_eq!(leader.iter().map(|f| f.refusal.why).collect::<Vec<_>>(), ["no-general"]);
    }

    #[test]
    fn a_deck_has_one_trial() {
        let faults = faults(card("argeon-highmayne"), &with("windblade-adept", "grand-strategos", 3));
        assert_eq!(faults.iter().map(|f| f.refusal.why).collect::<Vec<_>>(), ["trials"]);
        assert_eq!(faults[0].refusal.clause.id(), "duelyst:keyword.trial.1");
    }
}
