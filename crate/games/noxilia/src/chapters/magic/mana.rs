//! Mana (`noxilia:mana.*`, `noxilia:stat.mana.*`): who produces it, and what a spell costs.

use crate::Noxilia;
use crate::content::abilities::sheet;
use crate::content::language::{Always, CardId, Colour};
use crate::content::mana::{COLOURS, Pool, add, colour, pool_of, yields};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{State, TableCard, TableCardId, Unit, UnitId, card_mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// The most producers of a side that are counted.
pub(crate) const MAX_PRODUCERS: usize = 32;

/// What can be engaged for mana.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Maker {
    /// A unit.
    Unit(UnitId),
    /// A card on the table.
    Item(TableCardId),
}

/// One that can be engaged for mana, and what it gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Producer {
    pub source: Maker,
    pub gives: Pool,
    /// Producers of one likeness are as good as each other.
    pub likeness: u64,
}

impl Default for Producer {
    fn default() -> Self {
        Producer { source: Maker::Item(TableCardId(0)), gives: [0; COLOURS], likeness: 0 }
    }
}

/// Producers in the order in which bills count them.
pub(crate) type Producers = Pile<Producer, MAX_PRODUCERS>;

/// What has to be paid.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Due {
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
    pub(crate) fn due(&self, s: &State, side: Side, card: CardId, caster: Option<&Unit>) -> Due {
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

    /// Everything of a side that can be engaged for mana, wherever it is, except one unit
    /// (`noxilia:card.equipment.2`).
    pub(crate) fn producers(&self, s: &State, side: Side, but: UnitId) -> Producers {
        covers!("noxilia:cast.3");
        let mut list = Producers::default();
        let full = |list: &Producers| list.len() == MAX_PRODUCERS;
        for unit in makers(s, side).filter(|u| u.id != but) {
            if !full(&list) {
                let gives = pool_of(&unit.card.card().mana);
                list.push(Producer { source: Maker::Unit(unit.id), gives, likeness: likeness(s, unit) });
            }
        }
        for item in sources(s, side) {
            if !full(&list) {
                list.push(Producer { source: Maker::Item(item.id), gives: yields(item.card), likeness: 0 });
            }
        }
        list
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
pub(crate) fn wealth(s: &State, side: Side) -> Pool {
    let mut pool = s.players[side].pool;
    let made = makers(s, side).map(|u| pool_of(&u.card.card().mana)).chain(sources(s, side).map(|g| yields(g.card)));
    made.take(MAX_PRODUCERS).for_each(|gives| add(&mut pool, &gives));
    pool
}

/// Whether a spell can be paid out of a side's wealth, by a caster who is ready.
pub(crate) fn is_payable(wealth: &Pool, due: &Due) -> bool {
    due.caster.is_none_or(|own| is_colour(&own, due)) && covers_cost(wealth, due)
}

/// Whether a pool covers a cost.
pub(crate) fn covers_cost(pool: &Pool, due: &Due) -> bool {
    covers!("noxilia:mana.any.1", "noxilia:mana.pure.1");
    let pure = colour(Colour::Pure);
    let barred = if due.pure_hands { pool[colour(Colour::Corruption)] } else { 0 };
    let total: u32 = pool.iter().map(|n| u32::from(*n)).sum::<u32>() - u32::from(barred);
    let asked: u32 = due.cost.iter().map(|n| u32::from(*n)).sum();
    let missing: u32 = (0..pure).map(|n| u32::from(due.cost[n].saturating_sub(pool[n]))).sum();
    missing <= u32::from(pool[pure]) && total >= asked + u32::from(due.any)
}

/// Whether what a caster gives is of a colour that the spell asks for (`noxilia:cast.4`), and may be spent on it.
pub(crate) fn is_colour(own: &Pool, due: &Due) -> bool {
    covers!("noxilia:action.cast.2");
    let pure = colour(Colour::Pure);
    let gives = |n: usize| own[n] > 0 && !(due.pure_hands && n == colour(Colour::Corruption));
    let coloured = due.cost.iter().any(|n| *n > 0);
    (0..COLOURS).any(gives) && (!coloured || gives(pure) || (0..pure).any(|n| gives(n) && due.cost[n] > 0))
}

/// Who may use a card on the table: its bearer's player, or the player who controls its zone.
pub(crate) fn user(s: &State, item: &TableCard) -> Option<Side> {
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
    /// Somebody is engaged for mana, and turned up (`noxilia:stat.mana.1`, `noxilia:fog.4`).
    pub(crate) fn produce(&mut self, producer: &Producer) {
        match producer.source {
            Maker::Unit(id) => {
                self.engage(id, rule!("noxilia:stat.mana.1"));
                self.show(id);
            }
            Maker::Item(item_id) => {
                if let Some(item) = self.s.item_mut(item_id) {
                    item.marks |= card_mark::ENGAGED;
                    let card = item.card;
                    self.tell(rule!("noxilia:card.equipment.2"), Fact::EngageItem { item_id, card });
                }
            }
        }
    }
}
