//! Bloodbound Spells (`duelyst:bbs.*`, `duelyst:keyword.blood-surge.*`).

use crate::Duelyst;
use crate::action::Action;
use crate::chapters::queue::moments::Moment;
use crate::content::{CardId, NO_CARD};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Job, State, Task};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// `duelyst:bbs.2`: the first own turn on which it is available.
const FIRST: u8 = 3;
/// `duelyst:bbs.3`: from this own turn on it comes back every turn; before, every other one.
const EVERY: u8 = 9;

/// Whether it becomes available at the start of this own turn.
fn is_due(turn: u8) -> bool {
    turn >= EVERY || turn >= FIRST && (turn - FIRST).is_multiple_of(2)
}

/// In how many own turns one that is not available now will be, after so many of them.
pub(crate) fn back_in(turns: u8) -> u8 {
    (1..=FIRST).find(|n| is_due(turns.saturating_add(*n))).unwrap_or(1)
}

impl Duelyst {
    /// Whether the Bloodbound Spell may be cast there.
    pub(crate) fn may_cast_bloodbound(&self, s: &State, at: Cell) -> Check {
        self.may_cast_any(s)?;
        self.is_aimed_well(s, s.active, s.players[s.active].bloodbound, at)
    }

    /// Whether the Bloodbound Spell may be cast at all (`duelyst:bbs.1`).
    fn may_cast_any(&self, s: &State) -> Check {
        let side = s.active;
        ensure(s.players[side].ready, "not-ready", rule!("duelyst:bbs.1"))?;
        self.can_pay(s, side, self.bloodbound_cost(s, side), rule!("duelyst:bbs.1"))
    }

    /// Offers the Bloodbound Spell at each of its first targets.
    pub(crate) fn offer_bloodbound(&self, s: &State, out: &mut Vec<Action>) {
        let card = s.players[s.active].bloodbound;
        if card != NO_CARD && self.may_cast_any(s).is_ok() {
            self.offer_aims(s, s.active, card, Action::Bloodbound, out);
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `duelyst:bbs.2`, `duelyst:bbs.3`; `duelyst:bbs.4`: one that was kept does not become two.
    pub(crate) fn make_ready(&mut self, side: Side, turn: u8) {
        let due = is_due(turn);
        let player = &mut self.s.players[side];
        covers!("duelyst:bbs.4");
        if due && !player.ready && player.bloodbound != NO_CARD {
            player.ready = true;
            let card = player.bloodbound;
            let clause = if turn > FIRST { rule!("duelyst:bbs.3") } else { rule!("duelyst:bbs.2") };
            self.tell(clause, Fact::Ready { side, card });
        }
    }

    /// `duelyst:turn.main.2`
    pub(crate) fn cast_bloodbound(&mut self, at: Cell) -> EventId {
        let side = self.s.active;
        let card = self.s.players[side].bloodbound;
        let cost = self.rules.bloodbound_cost(self.s, side);
        self.pay(side, cost);
        self.s.players[side].ready = false;
        let cast = self.tell(rule!("duelyst:turn.main.2"), Fact::Bloodbound { side, card, cost });
        self.because(cast, |resolver| {
            resolver.played(side, card);
            resolver.cast(side, card, at, Task::Bled);
        });
        cast
    }

    /// `duelyst:keyword.blood-surge.1`, `duelyst:keyword.blood-surge.2`: once the spell has done what it does.
    pub(crate) fn bloodbound_done(&mut self, job: &Job) {
        covers!("duelyst:keyword.blood-surge.1", "duelyst:keyword.blood-surge.2");
        self.raise_for(job.side, &Moment::BloodSurge(job.side));
        self.spell_over(job.side, job.card);
    }

    /// The General has another Bloodbound Spell.
    pub(crate) fn set_bloodbound(&mut self, side: Side, card: CardId) {
        self.s.players[side].own_bloodbound = card;
        self.outdate();
        self.tell(rule!("duelyst:bbs.1"), Fact::Swap { side, card });
    }

    /// It is available again at once.
    pub(crate) fn refresh_bloodbound(&mut self, side: Side) {
        let player = &mut self.s.players[side];
        if !player.ready && player.bloodbound != NO_CARD {
            player.ready = true;
            let card = player.bloodbound;
            self.tell(rule!("duelyst:bbs.1"), Fact::Ready { side, card });
        }
    }
}
