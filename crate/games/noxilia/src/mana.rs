//! Mana (`noxilia:mana.*`, `noxilia:cast.*`, `noxilia:stat.mana.*`): who produces it, and every way to pay a spell.

use super::action::Bill;
use super::content::language::{Always, CardId, Colour, Mana};
use super::fact::Fact;
use super::powers::sheet;
use super::state::{COLOURS, Cast, Frame, State, TableCard, TableCardId, Unit, UnitId, card_mark, colour};
use super::{Noxilia, Resolver};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Mana by colour.
pub(super) type Pool = [u8; COLOURS];

/// The most producers of a side that are counted.
pub(super) const MAX_PRODUCERS: usize = 32;
/// The most producers that one payment engages beside the caster.
const MOST_ENGAGED: usize = 4;
/// The most ways to pay that are told apart.
pub(super) const MAX_BILLS: usize = 48;

/// Ways to pay.
pub(super) type Bills = Pile<Bill, MAX_BILLS>;

/// Mana that a card prints, as a pool.
#[must_use]
pub(super) fn pool_of(mana: &Mana) -> Pool {
    [mana.light, mana.infernal, mana.corruption, mana.death, mana.nature, mana.psionic, mana.pure]
}

/// A pool as a bill writes it.
#[must_use]
pub(super) fn packed(pool: &Pool) -> u32 {
    pool.iter().rev().fold(0, |all, n| all << 4 | u32::from((*n).min(15)))
}

/// A bill's rest as a pool.
#[must_use]
pub(super) fn unpacked(left: u32) -> Pool {
    std::array::from_fn(|n| (left >> (4 * n) & 15) as u8)
}

/// What can be engaged for mana.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Source {
    /// A unit.
    Unit(UnitId),
    /// A card on the table.
    Item(TableCardId),
}

/// One that can be engaged for mana, and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Producer {
    pub source: Source,
    pub gives: Pool,
    /// Producers of one likeness are as good as each other.
    pub likeness: u64,
}

impl Default for Producer {
    fn default() -> Self {
        Producer { source: Source::Item(TableCardId(0)), gives: [0; COLOURS], likeness: 0 }
    }
}

/// Producers in the order in which bills count them.
pub(super) type Producers = Pile<Producer, MAX_PRODUCERS>;

/// What has to be paid.
#[derive(Clone, Copy, Debug)]
pub(super) struct Due {
    pub side: Side,
    pub cost: Pool,
    pub any: u8,
    /// What the caster gives, of which some has to be spent (`noxilia:cast.2`); nothing where there is none.
    pub caster: Option<Pool>,
    /// No Corruption may be spent (`noxilia:ability.righteousness.1`).
    pub pure_hands: bool,
}

impl Noxilia {
    /// What a spell costs now.
    pub(super) fn due(&self, s: &State, side: Side, card: CardId, caster: Option<&Unit>) -> Due {
        let cost = card.card().cost;
        let more = |always: &'static Always| if let Always::Dearer(n) = always { *n } else { 0 };
        Due {
            side,
            cost: pool_of(&cost),
            any: cost.any + self.of_the_turn(s).map(more).sum::<u8>(),
            caster: caster.map(|unit| pool_of(&unit.card.card().mana)),
            pure_hands: false,
        }
    }

    /// Everything of a side that can be engaged for mana, wherever it is, but for one unit
    /// (`noxilia:card.equipment.2`).
    pub(super) fn producers(&self, s: &State, side: Side, but: UnitId) -> Producers {
        covers!("noxilia:cast.3");
        let mut list = Producers::default();
        let full = |list: &Producers| list.len() == MAX_PRODUCERS;
        for unit in makers(s, side).filter(|u| u.id != but) {
            if !full(&list) {
                let gives = pool_of(&unit.card.card().mana);
                list.push(Producer { source: Source::Unit(unit.id), gives, likeness: likeness(s, unit) });
            }
        }
        for item in sources(s, side) {
            if !full(&list) {
                list.push(Producer { source: Source::Item(item.id), gives: yields(item.card), likeness: 0 });
            }
        }
        list
    }

    /// Every way to pay: nobody is engaged who is not needed, and ways that differ in nothing are one
    /// (`noxilia:house.pay.1`).
    pub(super) fn bills(&self, s: &State, due: &Due, but: UnitId) -> Bills {
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
}

/// Ready units of a side that produce mana.
fn makers(s: &State, side: Side) -> impl Iterator<Item = &Unit> {
    s.of(side).filter(|u| u.is_ready() && sheet(u.card).makes)
}

/// Cards on the table that produce mana for a side.
fn sources(s: &State, side: Side) -> impl Iterator<Item = &TableCard> {
    let makes = |g: &&TableCard| sheet(g.card).makes && g.is_worn() && !g.is(card_mark::ENGAGED);
    s.table_cards.iter().filter(makes).filter(move |g| user(s, g) == Some(side))
}

/// All the mana that a side could have at once, with everything engaged: its casters among the rest.
pub(super) fn wealth(s: &State, side: Side) -> Pool {
    let mut pool = s.players[side].pool;
    let made = makers(s, side).map(|u| pool_of(&u.card.card().mana)).chain(sources(s, side).map(|g| yields(g.card)));
    made.take(MAX_PRODUCERS).for_each(|gives| add(&mut pool, &gives));
    pool
}

/// Whether a spell can be paid out of a side's wealth, by a caster who is ready.
pub(super) fn is_payable(wealth: &Pool, due: &Due) -> bool {
    due.caster.is_none_or(|own| is_colour(&own, due)) && covers(wealth, due)
}

/// The search for ways to pay.
struct Search<'a> {
    producers: &'a Producers,
    due: &'a Due,
}

impl Search<'_> {
    /// Engages producers from `next` on, until the pool covers the cost.
    fn choose(&self, next: usize, count: usize, engaged: u32, pool: Pool, bills: &mut Bills) {
        if covers(&pool, self.due) {
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
        let without = |n: usize| {
            let mut less = *pool;
            less.iter_mut().zip(&self.producers[n].gives).for_each(|(have, gave)| *have = have.saturating_sub(*gave));
            covers(&less, self.due)
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

/// Whether a pool covers a cost.
fn covers(pool: &Pool, due: &Due) -> bool {
    covers!("noxilia:mana.any.1", "noxilia:mana.pure.1");
    let pure = colour(Colour::Pure);
    let barred = if due.pure_hands { pool[colour(Colour::Corruption)] } else { 0 };
    let total: u32 = pool.iter().map(|n| u32::from(*n)).sum::<u32>() - u32::from(barred);
    let asked: u32 = due.cost.iter().map(|n| u32::from(*n)).sum();
    let missing: u32 = (0..pure).map(|n| u32::from(due.cost[n].saturating_sub(pool[n]))).sum();
    missing <= u32::from(pool[pure]) && total >= asked + u32::from(due.any)
}

/// Whether what a caster gives is of a colour that the spell asks for (`noxilia:cast.4`), and may be spent on it.
pub(super) fn is_colour(own: &Pool, due: &Due) -> bool {
    covers!("noxilia:action.cast.2");
    let pure = colour(Colour::Pure);
    let gives = |n: usize| own[n] > 0 && !(due.pure_hands && n == colour(Colour::Corruption));
    let coloured = due.cost.iter().any(|n| *n > 0);
    (0..COLOURS).any(gives) && (!coloured || gives(pure) || (0..pure).any(|n| gives(n) && due.cost[n] > 0))
}

pub(super) fn add(pool: &mut Pool, more: &Pool) {
    pool.iter_mut().zip(more).for_each(|(have, more)| *have = (*have + more).min(15));
}

/// What a card on the table gives when it is engaged.
pub(super) fn yields(card: CardId) -> Pool {
    let of = |always: &Always| if let Always::Produce(mana) = always { Some(pool_of(mana)) } else { None };
    card.card().always.iter().find_map(of).unwrap_or_default()
}

/// Who may use a card on the table: its bearer's player, or who controls the zone it lies in.
pub(super) fn user(s: &State, item: &TableCard) -> Option<Side> {
    covers!("noxilia:card.equipment.4");
    match s.find(item.on) {
        Some(bearer) => bearer.at.is_on().then_some(bearer.side),
        None => item.at.is_on().then(|| s.zones[item.at.n()].holder).flatten(),
    }
}

/// What makes a producer as good as another: nothing for one that bears anything.
fn likeness(s: &State, unit: &Unit) -> u64 {
    if s.table_cards.iter().any(|g| g.on == unit.id) {
        return 0;
    }
    let parts = [
        unit.card.0,
        unit.at.0,
        unit.wounds,
        unit.worn as u8,
        unit.poison,
        unit.marks,
        (unit.rage as u8) ^ (unit.rally as u8) << 4,
        (unit.aura << 4) ^ unit.green as u8,
    ];
    u64::from_le_bytes(parts) | 1 << 63
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A payment is made (`noxilia:action.cast.1`): answers whether Corruption was spent.
    pub(super) fn settle(&mut self, side: Side, but: UnitId, bill: Bill, caster: Option<Pool>) -> bool {
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

    /// Somebody is engaged for mana, and turned up (`noxilia:stat.mana.1`, `noxilia:fog.4`).
    fn produce(&mut self, producer: &Producer) {
        match producer.source {
            Source::Unit(id) => {
                self.engage(id, rule!("noxilia:stat.mana.1"));
                self.turn_up(id, rule!("noxilia:fog.4"));
            }
            Source::Item(item_id) => {
                if let Some(item) = self.s.item_mut(item_id) {
                    item.marks |= card_mark::ENGAGED;
                    let card = item.card;
                    self.tell(rule!("noxilia:card.equipment.2"), Fact::EngageItem { item_id, card });
                }
            }
        }
    }

    /// What has to be paid for the spell at hand.
    pub(super) fn pay(&mut self, cast: Cast, caster: UnitId, bill: Bill) {
        let own = self.s.find(caster).map(|u| pool_of(&u.card.card().mana));
        let corrupt = self.settle(cast.side, caster, bill, own) || cast.card.card().cost.corruption > 0;
        if caster == UnitId::NONE {
            // A latent spell: whoever may answer it comes first.
            self.pop();
        } else {
            self.replace(Frame::Effects(Cast { corrupt, ..cast }));
        }
    }
}
