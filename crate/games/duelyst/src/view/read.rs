//! Reading actions: from JSON to Duelyst's own small values. What comes in is not trusted.

use crate::action::Action;
use crate::state::{Held, State, UnitId, different, slip};
use crate::{Duelyst, content};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::{rule, wire};

/// Reads one action on one table.
pub(crate) struct Reader<'a> {
    pub rules: &'a Duelyst,
    pub s: &'a State,
    pub action: &'a wire::Action,
}

impl Reader<'_> {
    pub fn read(&self) -> Result<Action, Error> {
        let fields: &[&str] = match self.action.kind.as_str() {
            "mulligan" | "replace" => &["card"],
            "keep" | "decline" | "end" => &[],
            "move" => &["piece", "to"],
            "attack" => &["piece", "target"],
            "play" => &["card", "to", "target"],
            "bloodbound" | "choose" => &["to", "target"],
            other => {
                let known = "attack, bloodbound, choose, decline, end, keep, move, mulligan, play, replace";
                return Err(Error::field("type", format!("no action is called `{other}`; actions are {known}")));
            }
        };
        self.action.has_only(fields)?;
        Ok(match self.action.kind.as_str() {
            "mulligan" => Action::Mark(self.held()?),
            "keep" => Action::Keep,
            "replace" => Action::Replace(self.held()?),
            "decline" => Action::Decline,
            "move" => Action::Move(self.piece("piece", &self.action.piece)?, self.to()?),
            "attack" => {
                Action::Attack(self.piece("piece", &self.action.piece)?, self.piece("target", &self.action.target)?)
            }
            "play" => Action::Play(self.held()?, self.at()?),
            "bloodbound" => Action::Bloodbound(self.at()?),
            "choose" => Action::Choose(self.at()?),
            _ => Action::End,
        })
    }

    fn piece(&self, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = self.action.needed(field, name)?;
        if let Some(unit) = self.s.units.iter().find(|u| self.rules.name(u.who) == *name) {
            return Ok(unit.who.id);
        }
        // One that is gone is refused by the rules.
        let given = self.rules.names.iter().position(|known| known == name).map(|n| n as u16);
        let numbered = || {
            let (card, n) = name.rsplit_once('-')?;
            let n = n.parse::<u16>().ok()?.checked_sub(1)?;
            (content::find(card).is_some() && n < self.s.next && usize::from(n) >= self.rules.names.len()).then_some(n)
        };
        let gone = given.or_else(numbered).map(UnitId);
        gone.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))
    }

    fn to(&self) -> Result<Cell, Error> {
        let square = *self.action.needed("to", &self.action.to)?;
        self.cell(square)
    }

    fn cell(&self, square: wire::Square) -> Result<Cell, Error> {
        let [x, y] = square;
        let off = Refusal::new("off-board", rule!("duelyst:move.1")).with("x", x).with("y", y);
        self.rules.board.cell(square).ok_or_else(|| Error::from(off).at("to"))
    }

    /// The tile aimed at: a unit's, or a space; off the board where nothing is aimed at.
    fn at(&self) -> Result<Cell, Error> {
        match (&self.action.target, self.action.to) {
            (Some(_), Some(_)) => Err(Error::field("to", "either `to` or `target`, not both")),
            (Some(_), None) => {
                let id = self.piece("target", &self.action.target)?;
                let gone = Refusal::new("gone", rule!("duelyst:card.unit.1"));
                self.s.find(id).map(|u| u.at).ok_or_else(|| Error::from(gone).at("target"))
            }
            (None, Some(square)) => self.cell(square),
            (None, None) => Ok(Cell::OFF),
        }
    }

    /// A card of the hand.
    fn held(&self) -> Result<Held, Error> {
        let name = self.action.needed("card", &self.action.card)?;
        let (id, n) = match name.split_once('~') {
            Some((id, n)) => (id, n.parse::<usize>().ok().filter(|n| *n > 1)),
            None => (name.as_str(), Some(1)),
        };
        let card = content::find(id).zip(n);
        let (card, n) = card.ok_or_else(|| Error::field("card", format!("no card is called `{name}`")))?;
        let hand = &self.s.players[self.s.holder()].hand;
        let alike = different(hand, |h| h.card == card && h.slips & slip::MARKED == 0);
        match alike.get(n - 1) {
            Some(held) => Ok(*held),
            // The rules refuse a card of which there is none. One of several that differ is chosen by its number alone.
            None if n == 1 => Ok(Held::plain(card)),
            None => Err(Error::field("card", format!("no card here is called `{name}`"))),
        }
    }
}
