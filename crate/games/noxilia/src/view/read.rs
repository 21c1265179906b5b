//! Actions read from JSON, which is not trusted.

use crate::Noxilia;
use crate::action::Action;
use crate::content::board::Spot;
use crate::content::language::CardId;
use crate::state::{Aim, Question, State, TableCardId, UnitId};
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::{rule, wire};

/// Reads one action on one table.
pub(crate) struct Reader<'a> {
    pub rules: &'a Noxilia,
    pub s: &'a State,
    pub action: &'a wire::Action,
}

/// Every kind of action, and the fields it may have.
const KINDS: [(&str, &[&str]); 18] = [
    ("pass", &[]),
    ("move", &["piece", "place"]),
    ("retreat", &["piece", "place"]),
    ("charge", &["piece", "target", "place"]),
    ("attack", &["piece", "target"]),
    ("shoot", &["piece", "target"]),
    ("cast", &["card", "piece", "target", "place", "answer"]),
    ("set", &["card", "piece", "target", "place"]),
    ("play", &["card", "target", "place", "answer"]),
    ("equip", &["piece", "place", "card"]),
    ("heal", &["piece", "place", "target"]),
    ("purify", &["piece", "place", "target"]),
    ("adventure", &["piece"]),
    ("deploy", &["card", "place"]),
    ("suggested", &[]),
    ("choose", &["target", "place", "card", "answer"]),
    ("pay", &["answer"]),
    ("decline", &[]),
];

impl Reader<'_> {
    pub fn read(&self) -> Result<Action, Error> {
        let a = self.action;
        let kind = KINDS.iter().find(|(kind, _)| *kind == a.kind);
        let Some((kind, fields)) = kind else {
            let known = KINDS.map(|(kind, _)| kind).join(", ");
            return Err(Error::field("type", format!("no action is called `{}`; actions are {known}", a.kind)));
        };
        a.has_only(fields)?;
        let piece = || self.piece("piece", &a.piece);
        let target = || self.piece("target", &a.target);
        Ok(match *kind {
            "pass" => Action::Pass,
            "move" => Action::Move(piece()?, self.place()?),
            "retreat" => Action::Retreat(piece()?, self.place()?),
            "charge" => self.charge(piece()?, target()?)?,
            "attack" => Action::Attack(piece()?, target()?),
            "shoot" => Action::Shoot(piece()?, target()?),
            "cast" => Action::Cast(self.card()?, piece()?, self.aim_of_card()?),
            "set" => Action::Set(self.card()?, piece()?, self.aim()?),
            "play" => Action::Play(self.card()?, self.aim_of_card()?),
            "equip" => {
                let id = piece()?;
                Action::Equip(id, self.place_or(id)?, self.item()?)
            }
            "heal" => {
                let id = piece()?;
                Action::Heal(id, self.place_or(id)?, target()?)
            }
            "purify" => {
                let id = piece()?;
                Action::Purify(id, self.place_or(id)?, target()?)
            }
            "adventure" => Action::Adventure(piece()?),
            "deploy" => Action::Deploy(self.card()?, self.place()?),
            "suggested" => Action::Suggested,
            "choose" => Action::Choose(self.choice()?),
            "pay" => self.bill()?,
            _ => Action::Decline,
        })
    }

    /// A charge goes straight where it does not say over which place.
    fn charge(&self, id: UnitId, target: UnitId) -> Result<Action, Error> {
        let goal = self.s.find(target).map_or(Spot::OFF, |u| u.at);
        let via = if self.action.place.is_some() { self.place()? } else { goal };
        Ok(Action::Charge(id, if via.is_on() { via } else { Spot(0) }, target))
    }

    fn piece(&self, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = self.action.needed(field, name)?;
        let id = self.rules.names.iter().position(|known| known == name).map(|n| n as u16);
        let numbered = || {
            let n = name.strip_prefix("unit-")?.parse::<u16>().ok()?.checked_sub(1)?;
            (n < self.s.next && usize::from(n) >= self.rules.names.len()).then_some(n)
        };
        let id = id.or_else(numbered).map(UnitId);
        id.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))
    }

    fn place(&self) -> Result<Spot, Error> {
        let name = self.action.needed("place", &self.action.place)?;
        Spot::named(name).ok_or_else(|| Error::field("place", format!("no place is called `{name}`")))
    }

    /// The place said, or where the unit stands.
    fn place_or(&self, id: UnitId) -> Result<Spot, Error> {
        match &self.action.place {
            Some(_) => self.place(),
            None => Ok(self.s.find(id).map(|u| u.at).filter(|at| at.is_on()).unwrap_or(Spot(0))),
        }
    }

    fn card(&self) -> Result<CardId, Error> {
        let name = self.action.needed("card", &self.action.card)?;
        CardId::of(name).ok_or_else(|| Error::field("card", format!("no card is called `{name}`")))
    }

    /// A card on the table.
    fn item(&self) -> Result<TableCardId, Error> {
        let name = self.action.needed("card", &self.action.card)?;
        let unknown = || Error::field("card", format!("no card on the table is called `{name}`"));
        self.item_id(name).ok_or_else(unknown)
    }

    fn item_id(&self, name: &str) -> Option<TableCardId> {
        let n = name.strip_prefix("item-")?.parse::<u16>().ok()?.checked_sub(1)?;
        (n < self.s.next_item).then_some(TableCardId(n))
    }

    fn aim(&self) -> Result<Aim, Error> {
        match (&self.action.target, &self.action.place) {
            (Some(_), Some(_)) => Err(Error::field("place", "either `place` or `target`, not both")),
            (Some(_), None) => Ok(Aim::Unit(self.piece("target", &self.action.target)?)),
            (None, Some(_)) => Ok(Aim::Place(self.place()?)),
            (None, None) => Ok(Aim::None),
        }
    }

    /// What a card of the hand is aimed at: a card of the graveyard is its answer.
    fn aim_of_card(&self) -> Result<Aim, Error> {
        match &self.action.answer {
            Some(id) => {
                let card = CardId::of(id).map(Aim::Card);
                card.ok_or_else(|| Error::field("answer", format!("no card is called `{id}`")))
            }
            None => self.aim(),
        }
    }

    /// What is chosen: a unit, a place, a card by its id, or one on the table by its name.
    fn choice(&self) -> Result<Aim, Error> {
        match &self.action.card {
            Some(name) => match self.item_id(name) {
                Some(item_id) => Ok(Aim::Item(item_id)),
                None => Ok(Aim::Card(self.card()?)),
            },
            None => self.aim(),
        }
    }

    /// A payment, written as the list of ways writes it.
    fn bill(&self) -> Result<Action, Error> {
        let said = self.action.needed("answer", &self.action.answer)?;
        match self.s.asked() {
            Some((Question::Pay, ..)) => {}
            Some((question, ..)) => return Err(Refusal::new("answer-first", Noxilia::asking(question)).into()),
            None => return Err(Refusal::new("nothing-asked", rule!("noxilia:action.1")).into()),
        }
        let ways = self.rules.ways(self.s, self.s.about());
        let found = ways.iter().find(|bill| self.rules.write_bill(self.s, **bill) == *said);
        let known = || ways.iter().map(|bill| self.rules.write_bill(self.s, *bill)).collect::<Vec<_>>().join(", ");
        let wrong = || Error::field("answer", format!("no payment is `{said}`; the ways to pay are: {}", known()));
        found.map(|bill| Action::Pay(*bill)).ok_or_else(wrong)
    }
}
