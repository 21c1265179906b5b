//! Reading actions: from the names of JSON to pieces, cards and squares, or the field that is wrong.

use crate::Skirmish;
use crate::action::{Action, Answer, Played};
use crate::content::is_supply;
use crate::state::{Question, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rule;
use rulewright_engine::wire;

/// Reads an action as JSON writes it.
///
/// # Errors
/// The field that is wrong, or a refusal if a name is right but nothing of it is on the table.
pub fn read(rules: &Skirmish, s: &State, action: &wire::Action) -> Result<Action, Error> {
    Reader { rules, s, action }.read()
}

struct Reader<'a> {
    rules: &'a Skirmish,
    s: &'a State,
    action: &'a wire::Action,
}

impl Reader<'_> {
    fn read(&self) -> Result<Action, Error> {
        let (fields, action) = match self.action.kind.as_str() {
            "choose" => (&["answer"][..], Action::Choose(self.answer()?)),
            "deploy" => (&["piece", "to"][..], Action::Deploy(self.piece()?, self.to()?)),
            "move" => (&["piece", "to"][..], Action::Move(self.piece()?, self.to()?)),
            "attack" => {
                let unit = self.piece()?;
                (&["piece", "attack", "target"][..], Action::Attack(unit, self.attack(unit)?, self.target()?))
            }
            "ability" => {
                let unit = self.piece()?;
                (&["piece", "ability", "target"][..], Action::Ability(unit, self.ability(unit)?, self.target()?))
            }
            "dash" => (&["piece"][..], Action::Dash(self.piece()?)),
            "guard" => (&["piece"][..], Action::Guard(self.piece()?)),
            "card" => (&["piece", "card", "attack", "target", "to"][..], Action::Card(self.played()?)),
            "end" => (&[][..], Action::End),
            "" => return Err(Error::field("type", "an action has a type")),
            other => {
                let text = format!(
                    "no action is called `{other}`; actions are choose, deploy, move, attack, ability, dash, guard, card, end"
                );
                return Err(Error::field("type", text));
            }
        };
        self.action.has_only(fields)?;
        Ok(action)
    }

    fn unit(&self, field: &str, name: &str) -> Result<UnitId, Error> {
        let found = self.s.roster().find(|(id, _)| self.rules.name(self.s, *id) == name);
        let found = found.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))?;
        Ok(found.0)
    }

    fn piece(&self) -> Result<UnitId, Error> {
        self.unit("piece", self.action.needed("piece", &self.action.piece)?)
    }

    fn target(&self) -> Result<UnitId, Error> {
        self.unit("target", self.action.needed("target", &self.action.target)?)
    }

    /// Off the board is nowhere, for units and for cards.
    fn to(&self) -> Result<Cell, Error> {
        let square = *self.action.needed("to", &self.action.to)?;
        let off = || {
            let clause = match self.action.kind.as_str() {
                "deploy" => rule!("skirmish:house.setup.4"),
                "card" => rule!("skirmish:house.zone.1"),
                _ => rule!("skirmish:house.move.3"),
            };
            let refusal = Refusal::new("off-board", clause).with("x", square[0]).with("y", square[1]);
            Error::from(refusal).at("to")
        };
        self.rules.board.square(square).ok_or_else(off)
    }

    fn attack(&self, unit: UnitId) -> Result<u8, Error> {
        let id = self.action.needed("attack", &self.action.attack)?;
        let card = self.rules.content.printed_unit(self.s.unit(unit).is);
        let found = card.attacks.iter().position(|a| a.id == *id);
        found.map(|n| n as u8).ok_or_else(|| Error::field("attack", format!("`{}` has no attack `{id}`", card.id)))
    }

    fn ability(&self, unit: UnitId) -> Result<u8, Error> {
        let id = self.action.needed("ability", &self.action.ability)?;
        let card = self.rules.content.printed_unit(self.s.unit(unit).is);
        let found = card.abilities.iter().position(|a| a.id == *id);
        found.map(|n| n as u8).ok_or_else(|| Error::field("ability", format!("`{}` has no ability `{id}`", card.id)))
    }

    fn played(&self) -> Result<Played, Error> {
        let unit = self.piece()?;
        let id = self.action.needed("card", &self.action.card)?;
        let card = self.rules.content.card(id).filter(|c| !is_supply(*c));
        let card = card.ok_or_else(|| Error::field("card", format!("no action card is called `{id}`")))?;
        Ok(Played {
            unit,
            card,
            attack: self.action.attack.is_some().then(|| self.attack(unit)).transpose()?,
            target: self.action.target.is_some().then(|| self.target()).transpose()?,
            to: if self.action.to.is_some() { self.to()? } else { Cell::OFF },
        })
    }

    fn answer(&self) -> Result<Answer, Error> {
        let answer = self.action.needed("answer", &self.action.answer)?.as_str();
        let warband = || self.rules.content.warband(answer).map(Answer::Warband);
        let ally = || self.unit("answer", answer).ok().map(Answer::Ally);
        let known = match answer {
            // While allies are named, a name is a name, whatever else it could mean.
            _ if matches!(self.s.question, Question::Allies(_)) && ally().is_some() => ally(),
            "first" => Some(Answer::First(true)),
            "second" => Some(Answer::First(false)),
            "put-out" => Some(Answer::PutOut),
            "burn" => Some(Answer::Burn),
            "slide" => Some(Answer::Slide(true)),
            "stay" => Some(Answer::Slide(false)),
            "done" => Some(Answer::Done),
            // skirmish:bonus.4: nobody chooses where a bonus goes, so asking for it is refused, not misunderstood.
            spread if spread.starts_with("bonus") => {
                return Err(Refusal::new("bonus-is-forced", rule!("skirmish:bonus.4")).into());
            }
            _ => warband().or_else(ally),
        };
        known.ok_or_else(|| Error::field("answer", format!("nothing is answered `{answer}`")))
    }
}
