//! Actions read from JSON, which is not trusted.

use crate::Journal;
use crate::action::Action;
use crate::content::language::{CharacterId, ItemId, Kind, Orders, SkillId, Status};
use crate::position::names::way;
use crate::state::{Aim, State, UnitId};
use crate::view::codec::SECOND;
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::{rule, wire};

/// Reads one action on one table.
pub(crate) struct Reader<'a> {
    pub rules: &'a Journal,
    pub s: &'a State,
    pub action: &'a wire::Action,
}

/// Every kind of action, and the fields it may have.
const KINDS: [(&str, &[&str]); 17] = [
    ("wait", &["piece"]),
    ("concede", &[]),
    ("place", &["piece", "to"]),
    ("move", &["piece", "to"]),
    ("stop", &["piece"]),
    ("attack", &["piece", "attack", "target"]),
    ("turret", &["piece", "attack", "target"]),
    ("use", &["piece", "ability", "target", "to", "card"]),
    ("call", &["piece", "ability", "target", "to", "card"]),
    ("defend", &["piece"]),
    ("order", &["piece", "answer", "target"]),
    ("interact", &["piece", "to"]),
    ("force", &["piece", "to"]),
    ("board", &["piece", "target"]),
    ("leave", &["piece", "to"]),
    ("clear", &["piece", "answer"]),
    ("pass", &[]),
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
        if !matches!(*kind, "place" | "use" | "order") {
            self.by_actor()?;
        }
        Ok(match *kind {
            "wait" => Action::Wait,
            "concede" => Action::Concede,
            "place" => Action::Place(self.piece()?, self.to()?),
            "move" => Action::Move(self.to()?),
            "stop" => Action::Stop,
            "attack" => Action::Attack(self.slot()?, self.target()?),
            "turret" => Action::Turret(self.slot()?, self.target()?),
            "use" => Action::Use(self.user()?, self.skill()?, self.aim()?),
            "call" => Action::Call(self.skill()?, self.aim()?),
            "defend" => Action::Defend,
            "order" => self.order()?,
            "interact" => Action::Interact(self.to()?),
            "force" => Action::Force(self.to()?),
            "board" => Action::Board(self.target()?),
            "leave" => Action::Leave(self.to()?),
            "clear" => Action::Clear(self.status()?),
            _ => Action::Pass,
        })
    }

    /// Where an action names the unit that acts, it is that unit's turn.
    fn by_actor(&self) -> Result<(), Error> {
        if self.action.piece.is_none() || self.rules.actor(self.s) == Some(self.piece()?) {
            return Ok(());
        }
        Err(Error::from(Refusal::new("not-its-turn", rule!("journal:round.4"))).at("piece"))
    }

    /// Who uses a skill: without a name, the unit that acts. A reflex names its user, because several could use it.
    fn user(&self) -> Result<UnitId, Error> {
        let acts = self.action.piece.is_none().then(|| self.rules.actor(self.s)).flatten();
        acts.map_or_else(|| self.piece(), Ok)
    }

    /// What a skill is aimed at: whether it can be is for the rules to say.
    fn aim(&self) -> Result<Aim, Error> {
        let a = self.action;
        match (&a.card, &a.target, a.to) {
            (Some(_), Some(_), _) | (None, Some(_), Some(_)) => {
                Err(Error::field("target", "a skill is aimed at a unit or at a panel"))
            }
            (Some(_), None, _) => Ok(Aim::Call(self.called()?, self.to()?)),
            (None, Some(_), None) => Ok(Aim::Unit(self.target()?)),
            (None, None, Some(_)) => Ok(Aim::Panel(self.to()?)),
            (None, None, None) => Ok(Aim::None),
        }
    }

    /// An order, with the unit that is to be attacked where it has one.
    fn order(&self) -> Result<Action, Error> {
        let id = self.action.needed("answer", &self.action.answer)?;
        let orders = Orders::named(id);
        let orders = orders.ok_or_else(|| Error::field("answer", format!("no order is called `{id}`")))?;
        let focus = if self.action.target.is_some() { self.target()? } else { UnitId::NONE };
        Ok(Action::Order(self.piece()?, orders, focus))
    }

    fn piece(&self) -> Result<UnitId, Error> {
        self.unit("piece", &self.action.piece)
    }

    fn target(&self) -> Result<UnitId, Error> {
        self.unit("target", &self.action.target)
    }

    fn unit(&self, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = self.action.needed(field, name)?;
        let mut all = self.s.numbered().map(|(id, _)| id);
        let found = all.find(|id| self.rules.name(self.s, *id) == *name);
        found.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))
    }

    fn to(&self) -> Result<Cell, Error> {
        let [x, y] = *self.action.needed("to", &self.action.to)?;
        self.rules.cell([x, y]).ok_or_else(|| Error::field("to", format!("[{x}, {y}] is off the board")))
    }

    fn skill(&self) -> Result<SkillId, Error> {
        let id = self.action.needed("ability", &self.action.ability)?;
        SkillId::named(id).ok_or_else(|| Error::field("ability", format!("no skill is called `{id}`")))
    }

    /// The slot of a weapon of the unit that acts: by the id of the weapon, or by its own name.
    fn slot(&self) -> Result<u8, Error> {
        let id = self.action.needed("attack", &self.action.attack)?;
        if let Some(slot) = way::WEAPONS.iter().position(|slot| slot == id) {
            return Ok(slot as u8);
        }
        let known = ItemId::named(id.strip_suffix(SECOND).unwrap_or(id)).is_some();
        if !known {
            return Err(Error::field("attack", format!("no weapon is called `{id}`")));
        }
        let slot = (0..2).find(|slot| self.rules.weapon_id(self.s, *slot) == *id);
        let refusal = || Refusal::new("no-weapon", rule!("journal:house.basic.attack"));
        slot.ok_or_else(|| Error::from(refusal()).at("attack"))
    }

    fn called(&self) -> Result<CharacterId, Error> {
        let id = self.action.needed("card", &self.action.card)?;
        let called = CharacterId::named(id).filter(|is| is.character().kind == Kind::Called);
        called.ok_or_else(|| Error::field("card", format!("no ally that can be called is `{id}`")))
    }

    fn status(&self) -> Result<Status, Error> {
        let id = self.action.needed("answer", &self.action.answer)?;
        Status::named(id).ok_or_else(|| Error::field("answer", format!("no status is called `{id}`")))
    }
}
