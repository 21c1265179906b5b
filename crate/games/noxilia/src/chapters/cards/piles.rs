//! Cards and gold of players (`noxilia:general.*`): drawn, searched, shuffled, discarded, taken back.

use crate::Noxilia;
use crate::chapters::magic::aim::fits;
use crate::content::cards::{NO_CARD, different};
use crate::content::language::{CardId, Effect};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Frame, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The different cards of a pile that fit, in the order they came.
pub(crate) fn offer_cards(pile: &[CardId], fits: &dyn Fn(CardId) -> bool, choose: &mut dyn FnMut(Aim)) {
    different(pile).filter(|card| fits(*card)).for_each(|card| choose(Aim::Card(card)));
}

/// The different cards of a hand.
pub(crate) fn offer_hand(s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
    offer_cards(&s.players[side].hand, &|_| true, choose);
}

impl Noxilia {
    /// Unit cards that the destiny of the turn lets a player take back.
    pub(crate) fn offer_recovered(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        offer_cards(&s.players[side].graveyard, &|c| self.is_recovered(s, c), choose);
    }

    fn is_recovered(&self, s: &State, card: CardId) -> bool {
        let of = |effect: &Effect| matches!(effect, Effect::Recover(only) if fits(card, only));
        s.destiny != NO_CARD && s.destiny.card().then.iter().any(of)
    }

    pub(crate) fn offer_searched(&self, s: &State, side: Side, choose: &mut dyn FnMut(Aim)) {
        let Frame::Effects(cast) = s.about() else { return };
        let only = cast.card.card().then.iter().find_map(|effect| match effect {
            Effect::Search(only) => Some(*only),
            _ => None,
        });
        let only = only.unwrap_or_default();
        let player = &s.players[side];
        offer_cards(&player.library, &|c| fits(c, &only), choose);
        let under = |c| fits(c, &only) && !player.library.contains(&c);
        offer_cards(&player.bottom, &under, choose);
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A card is drawn, however many are held; an empty library gives none.
    pub(crate) fn draw(&mut self, side: Side, clause: Clause) {
        let player = &mut self.s.players[side];
        let card = if player.library.is_empty() {
            if player.bottom.is_empty() {
                covers!("noxilia:general.library.1");
                return;
            }
            player.bottom.take(0)
        } else {
            let at = self.chance.draw(&player.library);
            player.library.take(at)
        };
        covers!("noxilia:general.hand.1");
        self.s.players[side].hand.push(card);
        self.tell(clause, Fact::Draw { side, card });
    }

    /// A library is shuffled: cards from under it are anywhere now.
    pub(crate) fn shuffle(&mut self, side: Side, clause: Clause) {
        let player = &mut self.s.players[side];
        while !player.bottom.is_empty() {
            let card = player.bottom.take(0);
            player.library.push(card);
        }
        player.library.sort();
        self.tell(clause, Fact::Shuffle { side });
    }

    /// noxilia:general.search.1
    pub(crate) fn find(&mut self, side: Side, card: CardId) {
        let player = &mut self.s.players[side];
        if player.library.remove(card) || player.bottom.remove(card) {
            player.hand.push(card);
            self.tell(rule!("noxilia:card.event.1"), Fact::Find { side, card });
        }
        self.shuffle(side, rule!("noxilia:general.search.1"));
    }

    pub(crate) fn recover(&mut self, side: Side, card: CardId) {
        if self.s.players[side].graveyard.remove(card) {
            self.s.players[side].hand.push(card);
            self.tell(rule!("noxilia:turn.start.destiny.1"), Fact::Recover { side, card });
        }
    }

    /// A card goes to a graveyard.
    pub(crate) fn discard(&mut self, side: Side, card: CardId, clause: Clause) {
        self.s.players[side].graveyard.push(card);
        self.tell(clause, Fact::Discard { side, card });
    }

    /// A card of a hand goes to the graveyard.
    pub(crate) fn discard_held(&mut self, side: Side, card: CardId, clause: Clause) {
        self.s.players[side].hand.remove(card);
        self.discard(side, card, clause);
    }

    /// Gold is gained or spent.
    pub(crate) fn gain(&mut self, side: Side, amount: i16, clause: Clause) {
        self.gold(side, amount, clause);
    }

    /// The same; answers the event, if there is any to tell of.
    pub(crate) fn gold(&mut self, side: Side, amount: i16, clause: Clause) -> EventId {
        let player = &mut self.s.players[side];
        player.gold = player.gold.saturating_add_signed(amount);
        let total = player.gold;
        if amount == 0 {
            return EventId::NONE;
        }
        self.tell(clause, Fact::Gold { side, amount, total })
    }
}
