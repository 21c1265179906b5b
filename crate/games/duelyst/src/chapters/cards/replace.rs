//! Replacing cards (`duelyst:replace.*`, `duelyst:turn.main.1`).

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::queue::moments::Moment;
use crate::content::{self, Ability, CostChange, Effect, Whom, touch};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Held, Job, State, Task, slip};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;

impl Duelyst {
    /// `duelyst:turn.main.1`: how many cards may be replaced each turn.
    pub(crate) fn replaces(&self, s: &State, side: Side) -> u8 {
        let more = |effect: &Effect| if let Effect::Replaces(n) = effect { *n } else { 0 };
        let mut count = 1;
        self.each_aura(s, touch::HAND, &mut |aura| {
            if aura.side == side {
                count += aura.ability().then.iter().map(more).sum::<u8>();
            }
        });
        count
    }
}

impl Duelyst {
    /// Whether a card of the hand may be replaced.
    pub(crate) fn may_replace(&self, s: &State, held: Held) -> Check {
        let side = s.active;
        ensure(s.players[side].hand.contains(&held), "not-in-hand", rule!("duelyst:replace.1"))?;
        self.is_replaceable(s, side, held)?;
        self.may_replace_more(s, side)
    }

    /// Whether nothing about the card itself keeps it in the hand.
    fn is_replaceable(&self, s: &State, side: Side, held: Held) -> Check {
        self.is_unlocked(s, side, held.card)?;
        ensure(held.slips & slip::KEPT == 0, "kept", rule!("duelyst:replace.1"))
    }

    /// Whether a player may replace one more card.
    pub(crate) fn may_replace_more(&self, s: &State, side: Side) -> Check {
        let player = &s.players[side];
        ensure(!player.deck.is_empty(), "no-deck", rule!("duelyst:replace.2"))?;
        ensure(player.replaced < self.replaces(s, side), "replaced", rule!("duelyst:turn.main.1"))
    }

    /// Offers to replace a card of the hand, where the player may replace one more.
    pub(crate) fn offer_replace(&self, s: &State, held: Held, out: &mut Vec<Action>) {
        if self.is_replaceable(s, s.active, held).is_ok() {
            out.push(Action::Replace(held));
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:replace.1`, `duelyst:turn.main.1`
    pub(crate) fn replace(&mut self, held: Held) -> EventId {
        let side = self.s.active;
        self.s.players[side].replaced += 1;
        let replaced = self.tell(rule!("duelyst:replace.1"), Fact::Replace { side, card: held.card });
        self.because(replaced, |resolver| {
            let aside = resolver.replaced(side, held);
            resolver.exchange(side, held, rule!("duelyst:replace.1"));
            resolver.shuffle_in(side, aside);
            resolver.raise(&Moment::Replace(side));
        });
        replaced
    }

    /// What the card itself waits for, and what becomes of it before it is set aside.
    fn replaced(&mut self, side: Side, held: Held) -> Held {
        let mut aside = held;
        for id in content::printed(held.card) {
            let ability = content::ability(id);
            if !matches!(ability.when, content::Trigger::Replaced) {
                continue;
            }
            // What it does to itself is done with that, and nobody else knows which card it was (duelyst:replace.1).
            if mark_aside(&mut aside, ability) {
                continue;
            }
            let at = self.rules.general(self.s, side).map_or(Cell::OFF, |g| g.at);
            let (task, card) = (Task::Ability(id), held.card);
            self.wait(Job { task, side, at, card, ..Job::default() });
        }
        aside
    }

    /// A card of the hand makes place for one of another name (`duelyst:replace.2`); where there is none, any.
    pub(crate) fn exchange(&mut self, side: Side, held: Held, clause: Clause) {
        let Some(place) = self.s.players[side].hand.iter().position(|h| *h == held) else { return };
        let other = self.take_random(side, |_, h| h.card != held.card).or_else(|| self.take_random(side, |_, _| true));
        if let Some(new) = other {
            self.s.players[side].hand[place] = new;
            self.tell(clause, Fact::Draw { side, held: new });
        } else {
            self.s.players[side].hand.take(place);
        }
    }
}

/// What a card does to itself when it is replaced stays on it in every zone. Answers whether that is all it does.
fn mark_aside(held: &mut Held, ability: &Ability) -> bool {
    let mut all = true;
    for effect in ability.then.iter() {
        match effect {
            Effect::Buff { who: Whom::Ref(content::Ref::This), attack, health, .. } => {
                held.attack = held.attack.saturating_add(attack.times);
                held.health = held.health.saturating_add(health.times);
            }
            Effect::Cost { of: Whom::Ref(content::Ref::This), change: CostChange::Add(amount), .. } => {
                held.cost = held.cost.saturating_add(amount.times);
            }
            _ => all = false,
        }
    }
    all
}
