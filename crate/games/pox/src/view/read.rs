//! Actions read from JSON, which is not trusted.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::content::aims::Shape;
use crate::content::language::{Class, Kind, Printed, RuneId};
use crate::position::names::is_unit;
use crate::state::{State, UnitId, covers};
use crate::view::codec::{LINES, uppermost};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Error;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// Reads one action on one table.
pub(crate) struct Reader<'a> {
    pub rules: &'a Pox,
    pub s: &'a State,
    pub action: &'a wire::Action,
}

/// Every kind of action, and the fields it may have.
const KINDS: [(&str, &[&str]); 10] = [
    ("move", &["piece", "to"]),
    ("attack", &["piece", "attack", "target", "to"]),
    ("use", &["piece", "ability", "target", "to", "answer"]),
    ("deploy", &["card", "to"]),
    ("cast", &["card", "target", "to", "answer"]),
    ("equip", &["card", "target"]),
    ("transfigure", &[]),
    ("end", &[]),
    ("timeout", &[]),
    ("concede", &[]),
];

/// The fields of an aim.
const AIM: [&str; 3] = ["target", "to", "answer"];

impl Reader<'_> {
    pub fn read(&self) -> Result<Action, Error> {
        let a = self.action;
        let kind = KINDS.iter().find(|(kind, _)| *kind == a.kind);
        let Some((kind, fields)) = kind else {
            let known = KINDS.map(|(kind, _)| kind).join(", ");
            return Err(Error::field("type", format!("no action is called `{}`; actions are {known}", a.kind)));
        };
        a.has_only(fields)?;
        Ok(match *kind {
            "move" => Action::Move(self.piece()?, self.to()?),
            "attack" => self.attack()?,
            "use" => self.use_ability()?,
            "deploy" => Action::Deploy(self.card("deployed", &[Kind::Champion, Kind::Relic])?, self.to()?),
            "cast" => self.cast()?,
            "equip" => Action::Equip(self.card("worn", &[Kind::Equipment])?, self.target()?),
            "transfigure" => Action::Transfigure,
            "timeout" => Action::Timeout,
            "concede" => Action::Concede,
            _ => Action::End,
        })
    }

    fn attack(&self) -> Result<Action, Error> {
        let id = self.piece()?;
        let printed = self.ability("attack", &self.action.attack)?;
        if !printed.ability.ability().class.is_attack() {
            return Err(Error::field("attack", format!("`{}` is an `ability` to `use`", printed.id())));
        }
        Ok(Action::Use(id, printed, self.aim(printed.shape())?))
    }

    fn use_ability(&self) -> Result<Action, Error> {
        let id = self.piece()?;
        let printed = self.ability("ability", &self.action.ability)?;
        let text = match printed.ability.ability().class {
            Class::Active => return Ok(Action::Use(id, printed, self.aim(printed.shape())?)),
            Class::Passive => format!("`{}` acts by itself", printed.id()),
            _ => format!("`{}` is an `attack`", printed.id()),
        };
        Err(Error::field("ability", text))
    }

    fn cast(&self) -> Result<Action, Error> {
        let spell = self.card("cast", &[Kind::Spell])?;
        Ok(Action::Cast(spell, self.aim(spell.shape())?))
    }

    /// What is aimed at, in the fields that an aim of this shape has.
    fn aim(&self, shape: Shape) -> Result<Aim, Error> {
        self.aim_has_only(match shape {
            Shape::Nothing => &[],
            Shape::Unit => &["target"],
            Shape::TileOfUnit | Shape::TileBeside => &["target", "to"],
            Shape::AbilityOfUnit => &["target", "to", "answer"],
            Shape::Tile => &["to"],
            Shape::Line => &["to", "answer"],
        })?;
        Ok(match shape {
            Shape::Nothing => Aim::None,
            Shape::Unit | Shape::TileOfUnit => {
                let id = self.target()?;
                Aim::Unit(id, self.tile_of(id)?)
            }
            Shape::AbilityOfUnit => {
                let id = self.target()?;
                Aim::Named(id, self.tile_of(id)?, self.ability("answer", &self.action.answer)?)
            }
            Shape::TileBeside => Aim::Beside(self.target()?, self.to()?),
            Shape::Tile => Aim::Tile(self.to()?),
            Shape::Line => self.line()?,
        })
    }

    fn aim_has_only(&self, fields: &[&str]) -> Result<(), Error> {
        let a = self.action;
        let given = [a.target.is_some(), a.to.is_some(), a.answer.is_some()];
        match AIM.iter().zip(given).find(|(name, is)| *is && !fields.contains(name)) {
            Some((name, _)) => Err(Error::field(*name, format!("what it uses is aimed without `{name}`"))),
            None => Ok(()),
        }
    }

    fn line(&self) -> Result<Aim, Error> {
        let to = self.to()?;
        match self.action.needed("answer", &self.action.answer)?.as_str() {
            said if said == LINES[0] => Ok(Aim::Row(to)),
            said if said == LINES[1] => Ok(Aim::Column(to)),
            other => Err(Error::field("answer", format!("it is `row` or `column`, not `{other}`"))),
        }
    }

    /// The tile of a unit that is meant: the one said, else its uppermost.
    fn tile_of(&self, id: UnitId) -> Result<Cell, Error> {
        if self.action.to.is_none() {
            return Ok(uppermost(self.s, id).unwrap_or(Cell(0)));
        }
        let to = self.to()?;
        let width = self.rules.map.grid.width;
        let unit = self.s.find(id);
        if unit.is_some_and(|unit| !covers(unit, to, width)) {
            return Err(Error::field("to", "this is no tile of the target"));
        }
        Ok(to)
    }

    fn piece(&self) -> Result<UnitId, Error> {
        self.unit("piece", &self.action.piece)
    }

    fn target(&self) -> Result<UnitId, Error> {
        self.unit("target", &self.action.target)
    }

    /// The unit of a name. One that is gone and one that the player who acts does not see are the same: nobody.
    fn unit(&self, field: &str, name: &Option<wire::Word>) -> Result<UnitId, Error> {
        let name = self.action.needed(field, name)?;
        let mut seen = self.s.units.iter().filter(|unit| !unit.is_hidden_from(self.s.active));
        if let Some(unit) = seen.find(|unit| self.rules.name_of(self.s, unit) == *name) {
            return Ok(unit.id);
        }
        if self.rules.names.contains(name) || is_name(name) {
            return Ok(UnitId::NONE);
        }
        Err(Error::field(field, format!("no piece is called `{name}`")))
    }

    fn to(&self) -> Result<Cell, Error> {
        let [x, y] = *self.action.needed("to", &self.action.to)?;
        self.rules.cell([x, y]).ok_or_else(|| Error::field("to", format!("[{x}, {y}] is off the board")))
    }

    fn card(&self, what: &str, kinds: &[Kind]) -> Result<RuneId, Error> {
        let name = self.action.needed("card", &self.action.card)?;
        let rune = RuneId::named(name).filter(|rune| !rune.rune().token);
        let rune = rune.ok_or_else(|| Error::field("card", format!("no rune is called `{name}`")))?;
        if kinds.contains(&rune.rune().kind) {
            return Ok(rune);
        }
        Err(Error::field("card", format!("`{name}` is no rune that is {what}")))
    }

    fn ability(&self, field: &str, name: &Option<wire::Word>) -> Result<Printed, Error> {
        let name = self.action.needed(field, name)?;
        Printed::named(name).ok_or_else(|| Error::field(field, format!("no ability is called `{name}`")))
    }
}

/// Whether a unit that comes in play could be called so.
fn is_name(name: &str) -> bool {
    let rest = name.split_once('-').filter(|(side, _)| Side::BOTH.iter().any(|known| known.to_string() == *side));
    let Some((_, rest)) = rest else { return false };
    let unit = |id: &str| RuneId::named(id).is_some_and(is_unit);
    let counted = rest.rsplit_once('-').filter(|(_, n)| n.parse::<u16>().is_ok());
    unit(rest) || counted.is_some_and(|(id, _)| unit(id))
}
