//! Events: facts as one viewer may know them.

use crate::Duelyst;
use crate::content::powers::NAMES;
use crate::content::{self, CardId, NO_CARD};
use crate::fact::Fact;
use crate::state::{UnitId, Who};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// Tells facts to one viewer.
pub(crate) struct Teller<'a> {
    pub rules: &'a Duelyst,
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

    /// What is about players and cards.
    fn of_players(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::GameStart => "game-start",
            Fact::Deal { side, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                "deal"
            }
            Fact::Mulligan { side, amount } => {
                e.player = Some(side);
                e.amount = self.viewer.sees(side).then_some(amount.into());
                "mulligan"
            }
            Fact::TurnStart { side, turn } => {
                (e.player, e.round) = (Some(side), Some(turn.into()));
                "turn-start"
            }
            Fact::Mana { side, amount, total } => {
                (e.player, e.amount, e.total) = (Some(side), Some(amount.into()), Some(total.into()));
                e.stat = Some("mana".into());
                "mana"
            }
            Fact::Capacity { side, amount, total } => {
                (e.player, e.amount, e.total) = (Some(side), Some(amount.into()), Some(total.into()));
                e.stat = Some("capacity".into());
                "capacity"
            }
            Fact::Activate { side } => self.player(e, side, "activate"),
            Fact::Ready { side, card } => self.player_card(e, side, card, "ready"),
            Fact::TurnEnd { side } => self.player(e, side, "turn-end"),
            Fact::Draw { side, held } => {
                e.player = Some(side);
                e.card = self.viewer.sees(side).then(|| content::id(held.card).into());
                "draw"
            }
            Fact::Burn { side, card } => self.player_card(e, side, card, "burn"),
            Fact::Replace { side, card } => {
                e.player = Some(side);
                e.card = self.viewer.sees(side).then(|| content::id(card).into());
                "replace"
            }
            // duelyst:keyword.sentinel.1: what goes to a hand is its player's to know.
            Fact::Gain { side, card } => {
                e.player = Some(side);
                e.card = self.viewer.sees(side).then(|| content::id(card).into());
                "gain"
            }
            Fact::Shuffle { side, card } => self.player_card(e, side, card, "shuffle"),
            Fact::Play { side, card, cost, hidden } => {
                (e.player, e.amount) = (Some(side), Some(cost.into()));
                // duelyst:keyword.sentinel.1: the other side sees the token only.
                let shown = if hidden && !self.viewer.sees(side) { content::known().sentinel } else { card };
                e.card = Some(content::id(shown).into());
                "play"
            }
            Fact::Bloodbound { side, card, cost } => {
                e.amount = Some(cost.into());
                self.player_card(e, side, card, "bloodbound")
            }
            Fact::Discard { side, card } => self.player_card(e, side, card, "discard"),
            Fact::Equip { side, card } => self.player_card(e, side, card, "equip"),
            Fact::Wear { side, card, left } => {
                e.counters = Some(left.into());
                self.player_card(e, side, card, "wear")
            }
            Fact::Break { side, card } => self.player_card(e, side, card, "break"),
            Fact::Repair { side, card, left } => {
                e.counters = Some(left.into());
                self.player_card(e, side, card, "repair")
            }
            Fact::Mechazor { side, total } => {
                (e.player, e.total) = (Some(side), Some(total.into()));
                e.stat = Some("mechazor".into());
                "mechazor"
            }
            Fact::Choice { side, at } => {
                e.to = self.at(at);
                self.player(e, side, "choice")
            }
            Fact::Decline { side } => self.player(e, side, "decline"),
            Fact::Trial { side, card } => self.player_card(e, side, card, "trial"),
            Fact::Destiny { side, card } => self.player_card(e, side, card, "destiny"),
            Fact::Swap { side, card } => self.player_card(e, side, card, "bloodbound-change"),
            Fact::Cost { side, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                "cost"
            }
            Fact::Dropped { side, card } => self.player_card(e, side, card, "dropped"),
            Fact::GameOver { winner } => {
                e.player = winner;
                "game-over"
            }
            _ => return None,
        })
    }

    /// What is about units and tiles.
    fn of_units(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Trigger { side, unit, card } => {
                (e.player, e.piece, e.card) = (Some(side), self.piece(unit), self.card(card));
                "trigger"
            }
            Fact::Summon { unit, is, side, at } => {
                (e.target, e.card, e.player, e.to) = (self.piece(unit), self.card(is), Some(side), self.at(at));
                "summon"
            }
            Fact::Move { unit, from, to } => self.moved(e, unit, from, to, "move"),
            Fact::Teleport { unit, from, to } => self.moved(e, unit, from, to, "teleport"),
            Fact::Attack { unit, target } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                "attack"
            }
            Fact::StrikeBack { unit, target } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                "strike-back"
            }
            Fact::Damage { target, amount } => {
                e.amount = Some(amount.into());
                self.target(e, target, "damage")
            }
            Fact::Shield { target } => self.target(e, target, "shield"),
            Fact::Heal { target, amount } => {
                e.amount = Some(amount.into());
                self.target(e, target, "heal")
            }
            Fact::Stats { target, attack, health } => {
                (e.amount, e.total) = (Some(attack.into()), Some(health.into()));
                self.target(e, target, "stats")
            }
            Fact::Become { target, attack, health } => {
                (e.amount, e.total) = (attack.map(Into::into), health.map(Into::into));
                e.stat = Some(set_stat(attack.is_some(), health.is_some()));
                self.target(e, target, "become")
            }
            Fact::Power { target, bit } => {
                e.stat = NAMES.get(usize::from(bit)).map(|name| (*name).into());
                self.target(e, target, "power")
            }
            Fact::Gift { target, card } => {
                e.card = self.card(card);
                self.target(e, target, "gift")
            }
            Fact::Stun { target } => self.target(e, target, "stun"),
            Fact::Recover { target } => self.target(e, target, "recover"),
            Fact::Reactivate { target } => self.target(e, target, "reactivate"),
            Fact::Dispel { target } => self.target(e, target, "dispel"),
            Fact::Transform { target, is } => {
                e.card = self.card(is);
                self.target(e, target, "transform")
            }
            Fact::Control { target, side } => {
                e.player = Some(side);
                self.target(e, target, "control")
            }
            Fact::Bounce { target, card, side } => {
                e.player = Some(side);
                e.card = self.viewer.sees(side).then(|| content::id(card).into());
                self.target(e, target, "bounce")
            }
            Fact::Death { target } => self.target(e, target, "death"),
            Fact::Vanish { target } => self.target(e, target, "vanish"),
            Fact::Crown { target, side } => {
                e.player = Some(side);
                self.target(e, target, "crown")
            }
            Fact::Count { target, counters } => {
                e.counters = Some(counters.into());
                self.target(e, target, "count")
            }
            Fact::Tile { at, tile, side } => {
                (e.to, e.card, e.player) = (self.at(at), self.card(tile), side);
                "tile"
            }
            Fact::TileGone { at, tile } => {
                (e.to, e.card) = (self.at(at), self.card(tile));
                "tile-gone"
            }
            Fact::Collect { unit, side, at } => {
                (e.piece, e.player, e.to) = (self.piece(unit), Some(side), self.at(at));
                "collect"
            }
            _ => return None,
        })
    }

    fn player(&self, e: &mut wire::Event, side: Side, kind: &'static str) -> &'static str {
        e.player = Some(side);
        kind
    }

    fn player_card(&self, e: &mut wire::Event, side: Side, card: CardId, kind: &'static str) -> &'static str {
        e.card = self.card(card);
        self.player(e, side, kind)
    }

    fn target(&self, e: &mut wire::Event, target: Who, kind: &'static str) -> &'static str {
        e.target = self.piece(target);
        kind
    }

    fn moved(&self, e: &mut wire::Event, unit: Who, from: Cell, to: Cell, kind: &'static str) -> &'static str {
        (e.piece, e.from, e.to) = (self.piece(unit), self.at(from), self.at(to));
        kind
    }

    fn piece(&self, who: Who) -> Option<wire::Word> {
        (who.id != UnitId::NONE && who.born != NO_CARD).then(|| self.rules.name(who))
    }

    fn card(&self, card: CardId) -> Option<wire::Word> {
        (card != NO_CARD).then(|| content::id(card).into())
    }

    fn at(&self, cell: Cell) -> Option<wire::Square> {
        cell.is_on().then(|| self.rules.board.square(cell))
    }
}

/// Which numbers of a unit are set, for the sentence to choose by.
fn set_stat(attack: bool, health: bool) -> wire::Word {
    let which = match (attack, health) {
        (true, false) => "attack",
        (false, true) => "health",
        _ => "attack-and-health",
    };
    which.into()
}
