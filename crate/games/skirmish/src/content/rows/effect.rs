//! Rows of effects.

use serde_json::Value;

use super::words::{against, keywords, kinds, roll};
use crate::content::card::Strike;
use crate::content::catalogue::Content;
use crate::content::effect::{Amount, Effect, Modify, Stat, Table, When};
use crate::content::ids::{CardId, STATUSES};
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;

record! {
    #[derive(Default)]
    pub(super) struct TableRow {
        min: u8,
        max: u8,
        effects: Vec<EffectRow>,
    }
}

pub(super) fn table(text: &Option<String>, rows: &[TableRow], content: &Content) -> Result<Table, Error> {
    let text = text.as_deref().ok_or_else(|| Error::field("roll", "a table has a roll"))?;
    let row = |row: &TableRow| Ok((row.min, row.max, effects(&row.effects, content)?));
    Ok(Table { roll: roll(text)?, rows: rows.iter().map(row).collect::<Result<_, Error>>()? })
}

record! {
    /// One effect, with the fields of every op: the op says which it reads.
    #[derive(Default)]
    pub struct EffectRow {
        pub op: String,
        pub(super) notation: Option<String>,
        pub(super) keywords: Option<Vec<String>>,
        on_damage: Option<Vec<EffectRow>>,
        add_bonus: Option<i8>,
        add_dice: Option<i8>,
        add_keywords: Option<Vec<String>>,
        only_range: Option<Vec<String>>,
        roll: Option<String>,
        rows: Vec<TableRow>,
        status: Option<String>,
        to: Option<String>,
        count: Option<u8>,
        what: Option<String>,
        add: Option<i8>,
        against: Option<Vec<String>>,
        against_range: Option<Vec<String>>,
        with_range: Option<Vec<String>>,
        radius: Option<u8>,
        when: Option<String>,
        effects: Vec<EffectRow>,
        amount: Option<u8>,
        ap: Option<Value>,
        pub mp: Option<Value>,
        allies: Option<u8>,
        pub(super) squares: Option<u8>,
        toward: Option<String>,
        optional: Option<bool>,
    }
}

pub(super) fn effects(rows: &[EffectRow], content: &Content) -> Result<Vec<Effect>, Error> {
    let mut effects = Vec::with_capacity(rows.len());
    for (n, row) in rows.iter().enumerate() {
        effects.extend(row.effect(content).map_err(|e| e.inside(&format!("effects[{n}]")))?);
    }
    Ok(effects)
}

impl EffectRow {
    /// The effect; steps and strikes are part of the card itself.
    fn effect(&self, content: &Content) -> Result<Option<Effect>, Error> {
        let to_attacker = self.to.as_deref() == Some("attacker");
        let amount = || self.amount.ok_or_else(|| Error::field("amount", "it needs an amount"));
        Ok(Some(match self.op.as_str() {
            "attack" => Effect::OnDamage(self.after_damage(content)?),
            "strike" | "step" => return Ok(None),
            "table" => Effect::Table(table(&self.roll, &self.rows, content)?),
            "status" => Effect::Status(self.status()?, to_attacker),
            "clear-status" => {
                let status = if self.status.is_some() { Some(self.status()?) } else { None };
                Effect::ClearStatus(status, self.count.unwrap_or(1))
            }
            "modify" => Effect::Modify(self.modify()?),
            "trigger" => {
                let when = match self.when.as_deref() {
                    Some("turn-start") => When::TurnStart,
                    Some("bearer-damaged") => When::Damaged,
                    _ => return Err(Error::field("when", "a trigger acts at `turn-start` or `bearer-damaged`")),
                };
                Effect::Trigger(
                    when,
                    kinds(&self.with_range)?,
                    self.radius.unwrap_or(0),
                    effects(&self.effects, content)?,
                )
            }
            "heal" => Effect::Heal(amount()?, to_attacker),
            "damage" => Effect::Damage(amount()?),
            "gain" => match self.allies {
                Some(allies) => match (points(&self.ap)?, points(&self.mp)?) {
                    (Amount::Fixed(ap), Amount::Fixed(mp)) => Effect::GainAllies(allies, ap, mp),
                    _ => return Err(Error::field("ap", "allies gain fixed numbers")),
                },
                None => Effect::Gain(points(&self.ap)?, points(&self.mp)?),
            },
            "lose" => Effect::Lose(points(&self.ap)?, points(&self.mp)?),
            "draw" => Effect::Draw(self.count.unwrap_or(1)),
            "slide" => {
                return Err(Error::field(
                    "op",
                    "a slide is towards the attacker, and stands in an attack's `on_damage`",
                ));
            }
            "no-defence-roll" => Effect::NoDefence,
            "discard-this" => Effect::DiscardThis,
            other => return Err(Error::field("op", format!("`{other}` is no effect"))),
        }))
    }

    /// What follows where an attack did damage; only then can its target slide towards the attacker (`skirmish:house.slide.1`).
    fn after_damage(&self, content: &Content) -> Result<Vec<Effect>, Error> {
        let mut after = Vec::new();
        for (n, row) in self.on_damage.iter().flatten().enumerate() {
            let drags = row.op == "slide" && row.toward.as_deref() == Some("attacker");
            let effect = if drags { Ok(Some(Effect::Drag)) } else { row.effect(content) };
            after.extend(effect.map_err(|e| e.inside(&format!("on_damage[{n}]")))?);
        }
        Ok(after)
    }

    fn status(&self) -> Result<CardId, Error> {
        let id = self.status.as_deref().unwrap_or("");
        let status = STATUSES.iter().position(|s| *s == id);
        status.map(|n| n as CardId).ok_or_else(|| Error::field("status", format!("`{id}` is no status")))
    }

    fn modify(&self) -> Result<Modify, Error> {
        let what = match self.what.as_deref() {
            Some("attack_dice") => Stat::AttackDice,
            Some("attack_bonus") => Stat::AttackBonus,
            Some("defence_dice") => Stat::DefenceDice,
            Some("defence_bonus") => Stat::DefenceBonus,
            Some("mp") => Stat::Mp,
            Some("ap") => Stat::Ap,
            _ => {
                return Err(Error::field(
                    "what",
                    "a modifier changes attack_dice, attack_bonus, defence_dice, defence_bonus, mp or ap",
                ));
            }
        };
        let ranges = if self.with_range.is_some() { kinds(&self.with_range)? } else { kinds(&self.against_range)? };
        let add = self.add.ok_or_else(|| Error::field("add", "a modifier adds a number"))?;
        Ok(Modify { what, add, against: against(&self.against)?, ranges, radius: self.radius.unwrap_or(0) })
    }

    pub(super) fn strike(&self) -> Result<Strike, Error> {
        Ok(Strike {
            bonus: self.add_bonus.unwrap_or(0),
            dice: self.add_dice.unwrap_or(0),
            keywords: keywords(self.add_keywords.as_deref().unwrap_or(&[]))?,
            only: kinds(&self.only_range)?,
        })
    }
}

fn points(value: &Option<Value>) -> Result<Amount, Error> {
    match value {
        None => Ok(Amount::Fixed(0)),
        Some(Value::String(text)) if text == "all" => Ok(Amount::All),
        Some(Value::String(text)) => Ok(Amount::Roll(roll(text)?)),
        Some(value) => match value.as_u64() {
            Some(n @ 0..=30) => Ok(Amount::Fixed(n as u8)),
            _ => Err(Error::field("amount", "it is a number up to 30, a roll, or \"all\"")),
        },
    }
}
