//! Cards that a viewer cannot see, dealt again (`noxilia:fog.1`, `noxilia:general.*`): the other side's hand, library, queue,
//! face-down units and latent spells, and treasures that nobody has turned up.

use crate::Noxilia;
use crate::chapters::magic::latent::goes_under;
use crate::content::abilities::{Key, printed};
use crate::content::cards::is_unit;
use crate::content::language::{CardId, Kind};
use crate::state::{MAX_CARDS, Player, State, TableCard, Unit, UnitId, card_mark, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::side::Side;

/// Cards of a side that another cannot see.
type Unseen = Pile<CardId, { 2 * MAX_CARDS }>;

impl Noxilia {
    pub(crate) fn resample<C: Chance>(&self, s: &State, viewer: Side, chance: &mut C) -> State {
        let mut out = *s;
        let other = viewer.other();
        out.players[viewer].library.sort();
        for side in Side::BOTH {
            out.players[side].destiny.sort();
        }
        self.deal_treasures(&mut out, chance);
        let mut unseen = gather(&out, other);
        unseen.sort();
        deal_latents(&mut out, other, &mut unseen, chance);
        deal_queue(&mut out.players[other], &mut unseen, chance);
        self.deal_units(&mut out, other, &mut unseen, chance);
        let player = &mut out.players[other];
        let (hand, bottom) = (player.hand.len(), player.bottom.len());
        player.hand.clear();
        player.library.clear();
        player.bottom.clear();
        for _ in 0..hand {
            player.hand.push(pick(&mut unseen, &|_| true, chance));
        }
        player.hand.sort();
        for _ in 0..bottom {
            player.bottom.push(pick(&mut unseen, &|_| true, chance));
        }
        for card in unseen.iter() {
            player.library.push(*card);
        }
        out
    }

    /// Treasures face down, and those of the deck: nobody knows which is which. A decoy stays where there is one.
    fn deal_treasures<C: Chance>(&self, out: &mut State, chance: &mut C) {
        let hidden = |g: &TableCard| g.is(card_mark::UNCLAIMED) && !g.is(card_mark::SHOWN);
        let mut items: Pile<CardId, 16> = Pile::default();
        for item in out.table_cards.iter().filter(|g| hidden(g)) {
            items.push(item.card);
        }
        let decoys = items.iter().filter(|c| c.card().kind == Kind::Decoy).count();
        let mut truths: Pile<CardId, 16> = Pile::default();
        for card in items.iter().filter(|c| c.card().kind == Kind::Treasure).chain(out.treasures.iter()) {
            truths.push(*card);
        }
        truths.sort();
        // Decoys left the game unseen: any of them may lie here.
        let mut fakes: Pile<CardId, 16> = Pile::default();
        for card in CardId::all().filter(|c| c.card().kind == Kind::Decoy) {
            fakes.push(card);
        }
        let mut dealt: Pile<CardId, 16> = Pile::default();
        for n in 0..items.len() {
            let pile = if n < decoys { &mut fakes } else { &mut truths };
            let at = chance.draw(pile);
            dealt.push(pile.take(at));
        }
        dealt.sort();
        for item in out.table_cards.iter_mut().filter(|g| hidden(g)) {
            let at = chance.draw(&dealt);
            item.card = dealt.take(at);
        }
        out.treasures.clear();
        for card in truths.iter() {
            out.treasures.push(*card);
        }
    }

    /// Face-down units become any unit that could stand there as they do; the monarch is one of them until it is seen.
    fn deal_units<C: Chance>(&self, out: &mut State, side: Side, unseen: &mut Unseen, chance: &mut C) {
        let hidden = |u: &Unit| u.side == side && u.at.is_on() && !u.is(mark::SHOWN);
        let mut slots: Pile<u16, 128> = Pile::default();
        for (n, _) in out.units.iter().enumerate().filter(|(_, u)| hidden(u)) {
            slots.push(n as u16);
        }
        let monarch = unseen.iter().copied().find(|c| c.card().kind == Kind::Monarch);
        if let Some(card) = monarch {
            let stands = |n: &u16| out.units[usize::from(*n)].wounds < card.card().life;
            let mut fitting: Pile<u16, 128> = Pile::default();
            slots.iter().filter(|n| stands(n)).for_each(|n| {
                fitting.push(*n);
            });
            if !fitting.is_empty() {
                let n = fitting[chance.draw(&fitting)];
                slots.remove(n);
                unseen.remove(card);
                let unit = &mut out.units[usize::from(n)];
                unit.card = card;
                out.players[side].monarch = unit.id;
            }
        }
        // The most hurt first: whoever can bear that can bear less.
        let mut order: Pile<(u8, u16), 128> = Pile::default();
        for n in slots.iter().copied() {
            order.push((u8::MAX - out.units[usize::from(n)].wounds, n));
        }
        order.sort();
        for (_, n) in order.iter().copied() {
            let hurt = out.units[usize::from(n)].wounds;
            // Of all cards only units have life.
            let fits = |c: CardId| c.card().life > hurt;
            out.units[usize::from(n)].card = pick(unseen, &fits, chance);
        }
    }
}

/// Every card of a side that the other cannot see.
fn gather(out: &State, side: Side) -> Unseen {
    let player = &out.players[side];
    let mut unseen = Unseen::default();
    let queue = player.queue.iter().map(|q| q.card);
    let cards = player.hand.iter().chain(player.library.iter()).chain(player.bottom.iter()).copied().chain(queue);
    cards.for_each(|card| {
        unseen.push(card);
    });
    for unit in out.units.iter().filter(|u| u.side == side && u.at.is_on() && !u.is(mark::SHOWN)) {
        unseen.push(unit.card);
    }
    for item in out.table_cards.iter().filter(|g| g.owner == side && g.is_latent()) {
        unseen.push(item.card);
    }
    unseen
}

/// Latent spells are dealt to places where such a spell may be (`noxilia:spell.latent.1`), so that one is left for every place.
fn deal_latents<C: Chance>(out: &mut State, side: Side, unseen: &mut Unseen, chance: &mut C) {
    let hidden = |g: &TableCard| g.owner == side && g.is_latent();
    let under_unit = |g: &TableCard| g.on != UnitId::NONE;
    let mut slots: Pile<u16, 96> = Pile::default();
    for (n, _) in out.table_cards.iter().enumerate().filter(|(_, g)| hidden(g)) {
        slots.push(n as u16);
    }
    for (dealt, n) in slots.iter().copied().enumerate() {
        let unit = under_unit(&out.table_cards[usize::from(n)]);
        let rest = &slots[dealt + 1..];
        let units = rest.iter().filter(|n| under_unit(&out.table_cards[usize::from(**n)])).count();
        let zones = rest.len() - units;
        let count = |fits: &dyn Fn((bool, bool)) -> bool| unseen.iter().filter(|c| fits(goes_under(**c))).count();
        let (for_units, for_zones) = (count(&|(u, _)| u), count(&|(_, z)| z));
        let fits = |c: CardId| {
            let (u, z) = goes_under(c);
            let here = if unit { u } else { z };
            here && for_units - usize::from(u) >= units && for_zones - usize::from(z) >= zones
        };
        out.table_cards[usize::from(n)].card = pick(unseen, &fits, chance);
    }
}

/// Units of the queue wait as long as they do: which they are is not known, but that they may wait so long is.
fn deal_queue<C: Chance>(player: &mut Player, unseen: &mut Unseen, chance: &mut C) {
    let mut order: Pile<(u8, u8), MAX_CARDS> = Pile::default();
    for (n, queued) in player.queue.iter().enumerate() {
        order.push((u8::MAX - queued.turns, n as u8));
    }
    // The longest wait first: whoever waits that long may wait less.
    order.sort();
    for (_, n) in order.iter().copied() {
        let n = usize::from(n);
        let turns = player.queue[n].turns;
        let fits = |c: CardId| {
            let waits = printed(c, Key::DistantReinforcement).unwrap_or(1);
            is_unit(c) && c.card().kind != Kind::Monarch && waits >= turns && waits > 0
        };
        player.queue[n].card = pick(unseen, &fits, chance);
    }
}

/// Takes one of the cards that fit; the cards are in order, so that nothing but what is seen has a part in it.
fn pick<C: Chance>(unseen: &mut Unseen, fits: &dyn Fn(CardId) -> bool, chance: &mut C) -> CardId {
    let mut fitting = Unseen::default();
    unseen.iter().filter(|c| fits(**c)).for_each(|c| {
        fitting.push(*c);
    });
    if fitting.is_empty() {
        unseen.iter().filter(|c| is_unit(**c)).for_each(|c| {
            fitting.push(*c);
        });
    }
    let list = if fitting.is_empty() { *unseen } else { fitting };
    let card = list[chance.draw(&list)];
    unseen.remove(card);
    card
}
