//! Payments (`noxilia:cast.2`, `noxilia:cast.3`, `noxilia:house.pay.1`): every way to pay a spell, and the payment made.

use crate::Noxilia;
use crate::action::{Action, Bill};
use crate::chapters::magic::mana::{Due, MAX_PRODUCERS, Producers, covers_cost};
use crate::content::language::Colour;
use crate::content::mana::{COLOURS, Pool, add, colour, pool_of};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Cast, Frame, Question, State, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The most producers that one payment engages beside the caster.
const MOST_ENGAGED: usize = 4;

/// The most ways to pay that are told apart.
pub(crate) const MAX_BILLS: usize = 48;

/// Ways to pay.
pub(crate) type Bills = Pile<Bill, MAX_BILLS>;

/// A pool as a bill writes it.
#[must_use]
pub(crate) fn packed(pool: &Pool) -> u32 {
    pool.iter().rev().fold(0, |all, n| all << 4 | u32::from((*n).min(15)))
}

/// A bill's rest as a pool.
#[must_use]
pub(crate) fn unpacked(left: u32) -> Pool {
    std::array::from_fn(|n| (left >> (4 * n) & 15) as u8)
}

impl Noxilia {
    /// Every way to pay: nobody is engaged who is not needed, and ways that differ in nothing are one
    /// (`noxilia:house.pay.1`).
    pub(crate) fn bills(&self, s: &State, due: &Due, but: UnitId) -> Bills {
        let producers = self.producers(s, due.side, but);
        let mut pool = s.players[due.side].pool;
        if let Some(own) = &due.caster {
            add(&mut pool, own);
        }
        let mut bills = Bills::default();
        let search = Search { producers: &producers, due };
        search.choose(0, 0, 0, pool, &mut bills);
        bills
    }

    /// The ways to pay what is due.
    pub(crate) fn ways(&self, s: &State, frame: Frame) -> Bills {
        match frame {
            Frame::Due(cast, caster) => {
                let unit = s.find(caster);
                let mut due = self.due_at(s, cast.side, cast.card, unit, cast.aim);
                due.pure_hands &= !cast.blind;
                self.bills(s, &due, caster)
            }
            _ => Bills::default(),
        }
    }

    /// Ways to pay what is due.
    pub(crate) fn offer_payments(&self, s: &State, offer: &mut dyn FnMut(Action)) {
        self.ways(s, s.about()).iter().for_each(|bill| offer(Action::Pay(*bill)));
    }
}

/// The search for ways to pay.
struct Search<'a> {
    producers: &'a Producers,
    due: &'a Due,
}

impl Search<'_> {
    /// Engages producers from `next` on, until the pool covers the cost.
    fn choose(&self, next: usize, count: usize, engaged: u32, pool: Pool, bills: &mut Bills) {
        if covers_cost(&pool, self.due) {
            if self.is_needed(engaged, &pool) {
                self.spend(engaged, pool, bills);
            }
            return;
        }
        if count == MOST_ENGAGED {
            return;
        }
        for n in next..self.producers.len() {
            let one = self.producers[n];
            // Of those alike, the first one not yet engaged stands for all.
            let alike = |m: usize| one.likeness != 0 && self.producers[m].likeness == one.likeness;
            if (0..n).any(|m| alike(m) && engaged >> m & 1 == 0) {
                continue;
            }
            let mut more = pool;
            add(&mut more, &one.gives);
            self.choose(n + 1, count + 1, engaged | 1 << n, more, bills);
        }
    }

    /// Whether none of those engaged could be left out.
    fn is_needed(&self, engaged: u32, pool: &Pool) -> bool {
        covers!("noxilia:house.pay.1");
        let without = |n: usize| {
            let mut less = *pool;
            less.iter_mut().zip(&self.producers[n].gives).for_each(|(have, gave)| *have = have.saturating_sub(*gave));
            covers_cost(&less, self.due)
        };
        !(0..self.producers.len()).any(|n| engaged >> n & 1 == 1 && without(n))
    }

    /// Every way to spend a pool that covers the cost, told apart by what is left.
    fn spend(&self, engaged: u32, pool: Pool, bills: &mut Bills) {
        let due = self.due;
        let pure = colour(Colour::Pure);
        // Coloured symbols take their own colour first; Pure stands in for what is missing.
        let mut left = pool;
        let mut owed = 0;
        for (have, asked) in left.iter_mut().zip(due.cost).take(pure) {
            let paid = (*have).min(asked);
            *have -= paid;
            owed += asked - paid;
        }
        if left[pure] < owed {
            return;
        }
        left[pure] -= owed;
        self.spend_any(engaged, &pool, left, due.any, 0, bills);
        if left[pure] > 0 && !self.caster_gives(&pool, &left) {
            self.spend_pure_too(engaged, &pool, left, bills);
        }
    }

    /// noxilia:cast.2: a caster of Pure gives some of it, even where the colours would do.
    fn spend_pure_too(&self, engaged: u32, pool: &Pool, left: Pool, bills: &mut Bills) {
        let pure = colour(Colour::Pure);
        for n in (0..pure).filter(|n| self.due.cost[*n] > 0) {
            let mut swapped = left;
            swapped[n] += 1;
            swapped[pure] -= 1;
            self.spend_any(engaged, pool, swapped, self.due.any, 0, bills);
        }
    }

    fn spend_any(&self, engaged: u32, pool: &Pool, left: Pool, any: u8, from: usize, bills: &mut Bills) {
        if any == 0 {
            if self.caster_gives(pool, &left) {
                let bill = Bill { engage: engaged, left: packed(&left) };
                if !bills.contains(&bill) && bills.len() < MAX_BILLS {
                    bills.push(bill);
                }
            }
            return;
        }
        for n in from..COLOURS {
            if left[n] > 0 && !(self.due.pure_hands && n == colour(Colour::Corruption)) {
                let mut less = left;
                less[n] -= 1;
                self.spend_any(engaged, pool, less, any - 1, n, bills);
            }
        }
    }

    /// noxilia:cast.2: some of the caster's own mana is spent, in a right colour.
    fn caster_gives(&self, pool: &Pool, left: &Pool) -> bool {
        let Some(own) = &self.due.caster else { return true };
        (0..COLOURS).any(|n| own[n] > 0 && left[n] < pool[n])
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Asks how what is due is paid; where there is but one way, that answers itself.
    pub(crate) fn collect(&mut self, cast: Cast, caster: UnitId) {
        let ways = self.rules.ways(self.s, Frame::Due(cast, caster));
        match &ways[..] {
            [] => self.pay(cast, caster, Bill::default()),
            _ => self.ask(Question::Pay, cast.side, 0),
        }
    }

    /// The payment chosen.
    pub(crate) fn paid(&mut self, bill: Bill) {
        if let Some(Frame::Due(cast, caster)) = self.s.top() {
            self.pay(cast, caster, bill);
        }
    }

    /// What has to be paid for the spell at hand.
    pub(crate) fn pay(&mut self, cast: Cast, caster: UnitId, bill: Bill) {
        let own = self.s.find(caster).map(|u| pool_of(&u.card.card().mana));
        let corrupt = self.settle(cast.side, caster, bill, own) || cast.card.card().cost.corruption > 0;
        if caster == UnitId::NONE {
            // A latent spell: whoever may answer it comes first.
            self.pop();
        } else {
            self.replace(Frame::Effects(Cast { corrupt, ..cast }));
        }
    }

    /// A payment is made (`noxilia:action.cast.1`): answers whether Corruption was spent.
    pub(crate) fn settle(&mut self, side: Side, but: UnitId, bill: Bill, caster: Option<Pool>) -> bool {
        let producers = self.rules.producers(self.s, side, but);
        let mut pool = self.s.players[side].pool;
        if let Some(own) = caster {
            add(&mut pool, &own);
        }
        for (n, producer) in producers.iter().enumerate().filter(|(n, _)| bill.engage >> n & 1 == 1) {
            debug_assert!(n < MAX_PRODUCERS);
            add(&mut pool, &producer.gives);
            self.produce(producer);
        }
        let left = unpacked(bill.left);
        for (n, left) in left.iter().enumerate() {
            let spent = pool[n].saturating_sub(*left);
            if spent > 0 {
                let fact = Fact::Mana { side, colour: n as u8, amount: spent };
                self.tell(rule!("noxilia:cast.2"), fact);
            }
        }
        covers!("noxilia:cast.5");
        // What is left floats until the end of the turn.
        self.s.players[side].pool = left;
        pool[colour(Colour::Corruption)] > left[colour(Colour::Corruption)]
    }
}
