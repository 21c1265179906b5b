//! How good it looks for a side: what bots go by. It reads nothing that the side cannot see: a rival's face-down unit is
//! anybody, and a monarch among them stands where monarchs begin.
//!
//! Everything is counted in points, about one for a gold piece well spent.

mod worth;

use crate::Noxilia;
use crate::chapters::turn::start::MOST_TURNS;
use crate::content::board::{Spot, command};
use crate::content::cards::NO_CARD;
use crate::content::language::Kind;
use crate::content::site::Ground;
use crate::state::{State, TableCard, Unit, card_mark, mark};
use rulewright_engine::side::{BySide, Side};

/// A lead of so many points is half a win.
const HALF: f32 = 14.0;
/// How much of a lead is left at the limit of turns. It has to shrink: who is ahead, or has the better zones, would else
/// gain most by passing for ever.
const LATE: f32 = 0.2;

/// A unit that nobody has seen, and its blow.
const ANYBODY: f32 = 2.4;
const ANY_BLOW: f32 = 2.0;
/// What being ready adds to a unit: little, for the next turn makes everybody ready.
const READY: f32 = 0.02;
/// A point of a blow that could once come to the rival's monarch, by the steps to it: so that units go where games are won.
const MARCH: [f32; 5] = [0.5, 0.425, 0.3, 0.175, 0.075];
/// The same of blows that could come this turn or the next.
const STRIKE: [f32; 4] = [1.0, 0.8, 0.2, 0.0];

/// A point of a monarch's life, and of its armour this turn.
const LIFE: f32 = 1.0;
const ARMOUR: f32 = 0.2;
/// What it means for a monarch that all its life could be struck away; and twice that is as bad as it gets.
const PERIL: f32 = 2.5;
/// A marker of poison on a monarch, and as much more when life is short.
const POISON: f32 = 2.0;
/// A unit beside its monarch, of the first four.
const GUARD: f32 = 0.15;

/// A card in hand; those beyond a handful wait for ever.
const CARD: f32 = 0.6;
const HANDFUL: usize = 7;
const SPARE_CARD: f32 = 0.09;
/// Gold that can be spent.
const GOLD: f32 = 0.25;
const MOST_GOLD: u16 = 12;
/// How much of its worth a unit in the queue has, and what one that is not seen is worth.
const COMING: f32 = 0.8;
const ANY_COMING: f32 = 1.9;

/// What a zone gives: a card a turn, a gold piece a turn, being a command zone, being a battlefield.
const DRAW: f32 = 1.8;
const INCOME: f32 = 1.1;
const COMMAND: f32 = 0.5;
const FIELD: f32 = 0.3;
/// How much of a zone, and how much for a treasure, a side counts that is there alone.
const SOON: f32 = 0.7;
const UNCLAIMED: f32 = 0.8;

/// Cards on the table: equipment on a unit, more of it for a treasure, equipment in a zone, a latent spell, a curse.
const GEAR: f32 = 0.9;
const TREASURE: f32 = 0.8;
const LOOSE: f32 = 0.3;
const LATENT: f32 = 0.9;
const CURSE: f32 = 1.0;

/// What a side brings to bear, found in one look at the units.
#[derive(Clone, Copy, Default)]
struct Force {
    /// Worth of everything but its monarch and its stores.
    worth: f32,
    /// Blows that could once come to the rival's monarch.
    march: f32,
    /// Those that could come soon.
    strike: f32,
    /// Units beside its own monarch.
    guards: f32,
    /// Where it has units, one bit each.
    places: u16,
}

impl Noxilia {
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(outcome) = s.outcome {
            return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let mut forces = BySide([Force::default(); 2]);
        let thrones = BySide([throne(s, Side::P1, side), throne(s, Side::P2, side)]);
        for unit in s.units.iter() {
            self.muster(s, unit, side, &thrones, &mut forces[unit.side]);
        }
        for item in s.table_cards.iter() {
            count_item(s, item, &mut forces);
        }
        self.count_zones(s, &mut forces);
        let total = |whose: Side| {
            let monarch = self.throne_is_worth(s, whose, side, &forces);
            forces[whose].worth + stores(s, whose, side) + monarch
        };
        let left = 1.0 - (1.0 - LATE) * f32::from(s.turn) / f32::from(MOST_TURNS);
        let ahead = (total(side) - total(side.other())) * left;
        // Far from sure whatever the lead.
        (ahead / (HALF + ahead.abs())).clamp(-0.99, 0.99)
    }

    /// Adds a unit to its side's force.
    fn muster(&self, s: &State, unit: &Unit, viewer: Side, thrones: &BySide<Spot>, force: &mut Force) {
        let known = is_known(unit, viewer);
        if unit.at.is_on() {
            force.places |= 1 << unit.at.0;
        }
        if known && unit.id == s.players[unit.owner].monarch {
            return;
        }
        let (worth, blow) = if known { (worth::of(unit), worth::blow(unit)) } else { (ANYBODY, ANY_BLOW) };
        force.worth += worth;
        if !unit.at.is_on() {
            return;
        }
        if unit.is_ready() {
            force.worth += READY * worth;
        }
        let far = usize::from(self.board.steps(unit.at, thrones[unit.side.other()]));
        force.march += blow * MARCH[far.min(MARCH.len() - 1)];
        force.strike += blow * STRIKE[far.min(STRIKE.len() - 1)];
        if unit.at == thrones[unit.side] {
            force.guards += 1.0;
        }
    }

    /// Zones count for who holds them, and in part already for who will, because nobody else is there
    /// (`noxilia:capture.zone.1`).
    fn count_zones(&self, s: &State, forces: &mut BySide<Force>) {
        let (one, two) = (forces[Side::P1].places, forces[Side::P2].places);
        let treasures = s.table_cards.iter().filter(|g| g.is(card_mark::UNCLAIMED) && g.at.is_on());
        let treasures = treasures.fold(0u16, |all, g| all | 1 << g.at.0);
        for at in Spot::all() {
            let alone = match (one >> at.0 & 1, two >> at.0 & 1) {
                (1, 0) => Some(Side::P1),
                (0, 1) => Some(Side::P2),
                _ => None,
            };
            let yields = self.yields(at);
            let holder = s.zones[at.n()].holder;
            if let Some(side) = holder {
                let lost = if alone == Some(side.other()) { SOON } else { 0.0 };
                forces[side].worth += yields * (1.0 - lost);
            }
            if let Some(side) = alone {
                let won = if holder == alone { 0.0 } else { SOON * yields };
                let found = if treasures >> at.0 & 1 == 1 { UNCLAIMED } else { 0.0 };
                forces[side].worth += won + found;
            }
        }
    }

    /// A monarch's life, and how near it is to losing it.
    fn throne_is_worth(&self, s: &State, side: Side, viewer: Side, forces: &BySide<Force>) -> f32 {
        let (own, foe) = (&forces[side], &forces[side.other()]);
        let (life, armour, poison) = match seen_monarch(s, side, viewer) {
            // Armour counts what is worn: a blow that only breaks it makes way for the next.
            Some(unit) => (unit.life().max(0), self.armour::<()>(s, unit).value, unit.poison),
            None => (12, 1, 0),
        };
        let (life, armour) = (life as f32, armour as f32);
        let danger = (foe.strike - armour).max(0.0) / life.max(1.0);
        LIFE * life + ARMOUR * armour + GUARD * own.guards.min(4.0)
            - POISON * f32::from(poison) * (1.0 + 4.0 / (life + 1.0))
            - PERIL * (danger * danger).min(2.0)
            - foe.march
    }

    fn yields(&self, at: Spot) -> f32 {
        let card = self.zones[at.n()];
        if card == NO_CARD {
            return FIELD;
        }
        let card = card.card();
        let kind = if at.site().kind == Ground::Command { COMMAND } else { 0.0 };
        DRAW * f32::from(card.draw) + INCOME * f32::from(card.income) + kind
    }
}

/// Whether a viewer can see which unit it is.
fn is_known(unit: &Unit, viewer: Side) -> bool {
    unit.side == viewer || unit.is(mark::SHOWN)
}

/// A side's monarch, if the viewer can see it.
fn seen_monarch(s: &State, side: Side, viewer: Side) -> Option<&Unit> {
    s.find(s.players[side].monarch).filter(|unit| is_known(unit, viewer))
}

/// Where a side's monarch is, as far as the viewer knows.
fn throne(s: &State, side: Side, viewer: Side) -> Spot {
    let seen = seen_monarch(s, side, viewer).map(|unit| unit.at);
    seen.filter(|at| at.is_on()).unwrap_or_else(|| command(side))
}

fn count_item(s: &State, item: &TableCard, forces: &mut BySide<Force>) {
    if item.is(card_mark::UNCLAIMED) {
        return;
    }
    if item.is_latent() {
        forces[item.owner].worth += LATENT;
        return;
    }
    let kind = item.card.card().kind;
    match s.find(item.on) {
        Some(bearer) if kind == Kind::Spell => forces[bearer.side].worth -= CURSE,
        Some(bearer) => forces[bearer.side].worth += if kind == Kind::Treasure { GEAR + TREASURE } else { GEAR },
        None if item.at.is_on() => {
            if let Some(side) = s.zones[item.at.n()].holder {
                forces[side].worth += LOOSE;
            }
        }
        None => {}
    }
}

/// Cards, gold, and units on their way.
fn stores(s: &State, side: Side, viewer: Side) -> f32 {
    let player = &s.players[side];
    let own = side == viewer;
    let coming: f32 = if own {
        player.queue.iter().map(|queued| COMING * worth::body(queued.card)).sum()
    } else {
        ANY_COMING * player.queue.len() as f32
    };
    // Gold is worth what it can buy.
    let prices: u16 = if own {
        player.hand.iter().map(|card| u16::from(card.card().gold)).sum()
    } else {
        2 * player.hand.len() as u16
    };
    let gold = GOLD * f32::from(player.gold.min(prices).min(MOST_GOLD));
    let cards = player.hand.len().min(HANDFUL);
    let spare = player.hand.len() - cards;
    CARD * cards as f32 + SPARE_CARD * spare as f32 + coming + gold
}
