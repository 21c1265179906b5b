//! Events as one viewer may know them. A unit is named by its number, which does not say what card it is; a card is left out
//! for a viewer who may not know it.

use crate::Noxilia;
use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::content::mana::COLOUR_NAMES;
use crate::fact::{Fact, Riposte, Who};
use crate::state::{How, UnitId};
use crate::view::codec::item_name;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// Tells facts to one viewer.
pub(crate) struct Teller<'a> {
    pub rules: &'a Noxilia,
    pub viewer: Viewer,
}

impl Teller<'_> {
    /// Fills in what a fact is about, one event field by field.
    pub fn describe(&self, fact: Fact) -> wire::Event {
        let mut e = wire::Event::default();
        let kind = self.of_players(fact, &mut e).or_else(|| self.of_units(fact, &mut e)).unwrap_or("nothing");
        e.kind = kind.into();
        e
    }

    fn piece(&self, who: Who) -> Option<wire::Word> {
        (who.id != UnitId::NONE).then(|| self.rules.name(who.id))
    }

    /// A card that only its player may know.
    fn secret(&self, e: &mut wire::Event, side: Side, card: CardId) {
        e.player = Some(side);
        e.card = self.viewer.sees(side).then(|| card.id().into());
    }

    fn open(&self, e: &mut wire::Event, side: Side, card: CardId) {
        e.player = Some(side);
        e.card = Some(card.id().into());
    }

    /// What a unit is, for those who may know.
    fn known(&self, e: &mut wire::Event, who: Who) {
        e.card = (who.shown || self.viewer.sees(who.side)).then(|| who.card.id().into());
    }

    /// What is about players and cards.
    fn of_players(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        let place = |at: Spot| at.is_on().then(|| at.site().id.into());
        Some(match fact {
            Fact::Lot { side } => {
                e.player = Some(side);
                "lot"
            }
            Fact::Gold { side, amount, total } => {
                (e.player, e.amount, e.total) = (Some(side), Some(amount.into()), Some(total.into()));
                e.stat = Some("gold".into());
                "gold"
            }
            Fact::Seed { side, card } => {
                self.open(e, side, card);
                "seed"
            }
            Fact::Shuffle { side } => {
                e.player = Some(side);
                "shuffle"
            }
            Fact::Deal { side, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                "deal"
            }
            Fact::Mulligan { side, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                "mulligan"
            }
            Fact::Treasures { amount } => {
                e.amount = Some(amount.into());
                "treasures"
            }
            Fact::TurnStart { turn, side } => {
                (e.round, e.player) = (Some(turn.into()), Some(side));
                "turn-start"
            }
            Fact::TurnEnd { turn } => {
                e.round = Some(turn.into());
                "turn-end"
            }
            Fact::Destiny { side, card } => {
                self.open(e, side, card);
                "destiny"
            }
            Fact::Reshuffle { side } => {
                e.player = Some(side);
                "reshuffle"
            }
            Fact::Draw { side, card } => {
                self.secret(e, side, card);
                "draw"
            }
            Fact::Advance { side, card, turns } => {
                self.secret(e, side, card);
                e.counters = Some(turns.into());
                "advance"
            }
            Fact::Straighten { .. } => "straighten",
            Fact::Rearm { .. } => "rearm",
            Fact::Ebb { at, left } => {
                (e.place, e.counters) = (place(at), Some(left.into()));
                "ebb"
            }
            Fact::Flood { at, markers } => {
                (e.place, e.counters) = (place(at), Some(markers.into()));
                "flood"
            }
            Fact::Pass { side } => {
                e.player = Some(side);
                "pass"
            }
            Fact::Mana { side, colour, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                e.stat = Some(COLOUR_NAMES[usize::from(colour)].into());
                "mana"
            }
            Fact::Fade { side } => {
                e.player = Some(side);
                "fade"
            }
            Fact::Reveal { side, card } => {
                self.open(e, side, card);
                "reveal"
            }
            Fact::Cancel { side, card } => {
                self.open(e, side, card);
                "cancel"
            }
            Fact::Fizzle { side, card } => {
                self.open(e, side, card);
                "fizzle"
            }
            Fact::Discard { side, card } => {
                self.open(e, side, card);
                "discard"
            }
            Fact::Lapse { side, card } => {
                self.open(e, side, card);
                "lapse"
            }
            Fact::Play { side, card } => {
                self.open(e, side, card);
                "play"
            }
            Fact::Enlist { side, card, turns } => {
                self.secret(e, side, card);
                e.counters = Some(turns.into());
                "enlist"
            }
            Fact::Lay { side, card, at } => {
                self.open(e, side, card);
                e.place = place(at);
                "lay"
            }
            Fact::Exile { side, card } => {
                self.open(e, side, card);
                "exile"
            }
            Fact::Find { side, card } => {
                self.open(e, side, card);
                "find"
            }
            Fact::Recover { side, card } => {
                self.open(e, side, card);
                "recover"
            }
            Fact::Flip { card, at } => {
                (e.card, e.place) = (Some(card.id().into()), place(at));
                "flip"
            }
            Fact::Remove { card } => {
                e.card = Some(card.id().into());
                "remove"
            }
            Fact::Capture { side, at } => {
                (e.player, e.place) = (Some(side), place(at));
                "capture"
            }
            Fact::EngageItem { item_id, card } => {
                e.card = Some(card.id().into());
                e.answer = Some(item_name(item_id));
                "engage-card"
            }
            Fact::Drop { card, at, .. } => {
                (e.card, e.place) = (Some(card.id().into()), place(at));
                "drop"
            }
            Fact::GameOver { winner } => {
                e.player = winner;
                "game-over"
            }
            _ => return None,
        })
    }

    /// What is about units.
    fn of_units(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        let place = |at: Spot| at.is_on().then(|| at.site().id.into());
        Some(match fact {
            Fact::Deploy { unit, side, at } => {
                (e.piece, e.player, e.place) = (self.piece(unit), Some(side), place(at));
                self.known(e, unit);
                "deploy"
            }
            Fact::Enter { unit, side, at } => {
                (e.piece, e.player, e.place) = (self.piece(unit), Some(side), place(at));
                self.known(e, unit);
                "enter"
            }
            Fact::Return { unit, at } => {
                (e.piece, e.place) = (self.piece(unit), place(at));
                "return"
            }
            Fact::Move { unit, from, to } => {
                (e.piece, e.leaves, e.place) = (self.piece(unit), place(from), place(to));
                "move"
            }
            Fact::TurnUp { unit, at } => {
                (e.piece, e.place, e.card) = (self.piece(unit), place(at), Some(unit.card.id().into()));
                "turn-up"
            }
            Fact::Attack { unit, target, how } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                e.attack = Some(how_name(how).into());
                "attack"
            }
            Fact::Guard { unit, target } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                "guard"
            }
            Fact::Riposte { unit, target, how } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                match how {
                    Riposte::Lightning => "lightning-riposte",
                    Riposte::Instinctive => "instinctive-riposte",
                    Riposte::Plain => "riposte",
                }
            }
            Fact::Damage { target, life, armour } => {
                (e.target, e.amount) = (self.piece(target), Some(life.into()));
                e.counters = (armour != 0).then_some(armour.into());
                "damage"
            }
            Fact::Mend { unit, amount } => {
                (e.target, e.amount) = (self.piece(unit), Some(amount.into()));
                "heal"
            }
            Fact::Aura { unit, amount } => self.stat(e, unit, "melee", amount.into(), "aura"),
            Fact::Armour { unit, amount } => self.stat(e, unit, "armour", amount.into(), "stat"),
            Fact::Melee { unit, amount } => self.stat(e, unit, "melee", amount.into(), "stat"),
            Fact::Rage { unit, amount } => self.stat(e, unit, "melee", amount.into(), "rage"),
            Fact::Poison { target, markers } => {
                (e.target, e.counters) = (self.piece(target), Some(markers.into()));
                "poison"
            }
            Fact::Time { unit, left } => {
                (e.piece, e.counters) = (self.piece(unit), Some(left.into()));
                "time"
            }
            Fact::Adventure { unit, turns } => {
                (e.piece, e.counters) = (self.piece(unit), Some(turns.into()));
                "adventure"
            }
            Fact::Death { target, side } => {
                (e.target, e.player) = (self.piece(target), Some(side));
                e.card = Some(target.card.id().into());
                "death"
            }
            Fact::Cast { side, card, unit } => {
                self.open(e, side, card);
                e.piece = self.piece(unit);
                "cast"
            }
            Fact::Set { side, card, unit, .. } => {
                self.secret(e, side, card);
                e.piece = self.piece(unit);
                "set"
            }
            Fact::Equip { unit, card, .. } => {
                (e.piece, e.card) = (self.piece(unit), Some(card.id().into()));
                "equip"
            }
            Fact::Curse { unit, card } => {
                (e.target, e.card) = (self.piece(unit), Some(card.id().into()));
                "curse"
            }
            Fact::Treasure { side, card, unit } => {
                self.open(e, side, card);
                e.piece = self.piece(unit);
                "treasure"
            }
            Fact::Control { unit, side } => {
                (e.target, e.player) = (self.piece(unit), Some(side));
                "control"
            }
            Fact::Engage { unit } => self.unit(e, unit, "engage"),
            Fact::Ready { unit } => self.unit(e, unit, "ready"),
            Fact::Halt { unit } => self.unit(e, unit, "halt"),
            Fact::Dodge { unit } => self.unit(e, unit, "dodge"),
            Fact::Purify { unit } => self.unit(e, unit, "purify"),
            _ => return None,
        })
    }

    fn unit(&self, e: &mut wire::Event, unit: Who, kind: &'static str) -> &'static str {
        e.piece = self.piece(unit);
        kind
    }

    fn stat(
        &self,
        e: &mut wire::Event,
        unit: Who,
        stat: &'static str,
        amount: i32,
        kind: &'static str,
    ) -> &'static str {
        (e.target, e.amount, e.stat) = (self.piece(unit), Some(amount), Some(stat.into()));
        kind
    }
}

/// The word for a kind of attack.
pub(crate) fn how_name(how: How) -> &'static str {
    match how {
        How::Melee => "melee",
        How::Charge => "charge",
        How::Ranged => "ranged",
    }
}
