//! Rows of cards and statuses.

use serde_json::Value;

use super::effect::{EffectRow, TableRow, effects, table};
use super::unit::TargetRow;
use super::words::{keywords, notation};
use crate::content::attack::{Attack, Target};
use crate::content::card::{Card, Lasts, Upkeep};
use crate::content::catalogue::Content;
use crate::content::ids::STATUSES;
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;
use rulewright_engine::wire::Word;

record! {
    #[derive(Default)]
    pub struct CardRow {
        pub id: Word,
        pub ap: u8,
        user: Option<String>,
        target: Option<TargetRow>,
        pub effects: Vec<EffectRow>,
        lasts: Option<LastsRow>,
        when: Option<String>,
        roll: Option<String>,
        rows: Vec<TableRow>,
        then: Vec<EffectRow>,
        choice: Option<Value>,
        modifiers: Vec<EffectRow>,
        place: Option<String>,
        copies: Option<u8>,
        kind: Option<String>,
        warband: Option<String>,
        uses_per_turn: Option<u8>,
    }
}

record! {
    #[derive(Default)]
    struct LastsRow {
        turns: Option<u8>,
        rounds: Option<u8>,
        until: Option<String>,
    }
}

impl CardRow {
    pub fn card(&self, content: &Content) -> Result<Card, Error> {
        let strikes = self.effects.iter().any(|e| e.op == "strike");
        let status = content.cards.len() < STATUSES.len();
        let target = self.target.as_ref().map_or(Ok(Target::Oneself), TargetRow::target)?;
        if strikes != (target == Target::Enemy(None)) {
            return Err(Error::field(
                "target",
                "a card aims within a range, and only a boost goes by its attack's own",
            ));
        }
        let steps = self.effects.iter().filter(|e| e.op == "step").find_map(|e| e.squares);
        if steps.is_some() && !strikes {
            return Err(Error::field("effects", "only a boost grants steps, before the attack that it makes"));
        }
        let laid = if self.modifiers.is_empty() { &self.effects } else { &self.modifiers };
        Ok(Card {
            id: self.id.clone(),
            ap: self.ap,
            captain: self.user.as_deref() == Some("captain"),
            target,
            effects: effects(laid, content)?,
            lasts: self.lasts(status)?,
            status,
            upkeep: self.upkeep(content)?,
            attack: self.attack(target)?,
            step: steps.unwrap_or(0).min(8),
            strike: self.effects.iter().find(|e| e.op == "strike").map(EffectRow::strike).transpose()?,
        })
    }

    fn lasts(&self, status: bool) -> Result<Lasts, Error> {
        let Some(row) = &self.lasts else { return Ok(if status { Lasts::Open } else { Lasts::No }) };
        match (row.turns, row.rounds, row.until.as_deref()) {
            (Some(n @ 1..=99), None, None) => Ok(Lasts::Turns(n)),
            (None, Some(n @ 1..=99), None) => Ok(Lasts::Rounds(n)),
            (None, None, Some("bearer-next-turn")) => Ok(Lasts::NextTurn),
            _ => Err(Error::field("lasts", "write {turns: N}, {rounds: N} or {until: \"bearer-next-turn\"}")),
        }
    }

    fn upkeep(&self, content: &Content) -> Result<Upkeep, Error> {
        let discard = self.then.iter().any(|e| e.op == "discard-this");
        match (self.when.as_deref(), &self.roll, &self.choice) {
            (None, ..) => Ok(Upkeep::None),
            (Some("bearer-turn-start"), Some(_), None) => {
                Ok(Upkeep::Table(table(&self.roll, &self.rows, content)?, discard))
            }
            (Some("bearer-turn-start"), None, Some(_)) => Ok(Upkeep::Choice),
            (Some("bearer-turn-start"), None, None) => Ok(Upkeep::Effects(effects(&self.effects, content)?, discard)),
            _ => Err(Error::field("when", "a status acts at `bearer-turn-start`")),
        }
    }

    fn attack(&self, target: Target) -> Result<Option<Attack>, Error> {
        let Some(row) = self.effects.iter().find(|e| e.op == "attack") else { return Ok(None) };
        let Target::Enemy(Some(range)) = target else {
            return Err(Error::field("target", "an attack card aims at an enemy in a range"));
        };
        let text = row.notation.as_deref().ok_or_else(|| Error::field("notation", "an attack has a notation"))?;
        let keywords = keywords(row.keywords.as_deref().unwrap_or(&[]))?;
        Ok(Some(Attack { id: self.id.clone(), notation: notation(text)?, range, keywords, ap: self.ap }))
    }
}
