//! Rows of units.

use super::effect::{EffectRow, effects};
use super::words::{RangeRow, against, keywords, notation, range};
use crate::content::attack::{Attack, Target};
use crate::content::catalogue::Content;
use crate::content::ids::STATUSES;
use crate::content::unit::{Ability, DefenceMod, UnitCard};
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;
use rulewright_engine::wire::Word;

record! {
    #[derive(Default)]
    pub struct UnitRow {
        id: Word,
        hp: Option<u8>,
        ap: Option<u8>,
        mp: Option<u8>,
        defence: DefenceRow,
        attacks: Vec<AttackRow>,
        abilities: Vec<AbilityRow>,
        immune: Vec<String>,
        traits: Vec<String>,
        captain: bool,
        vp: Option<u8>,
        warband: Option<String>,
        role: Option<String>,
    }
}

record! {
    #[derive(Default)]
    struct DefenceRow {
        dice: u8,
        mods: Vec<DefenceModRow>,
    }
}

record! {
    #[derive(Default)]
    struct DefenceModRow {
        dice: i8,
        bonus: i8,
        against: Option<Vec<String>>,
    }
}

record! {
    #[derive(Default)]
    struct AttackRow {
        id: Word,
        notation: String,
        range: RangeRow,
        keywords: Vec<String>,
        ap: Option<u8>,
        uses_per_turn: Option<u8>,
    }
}

record! {
    #[derive(Default)]
    struct AbilityRow {
        id: Word,
        ap: u8,
        uses_per_turn: Option<u8>,
        target: TargetRow,
        effects: Vec<EffectRow>,
    }
}

record! {
    #[derive(Default)]
    pub(super) struct TargetRow {
        side: String,
        range: Option<RangeRow>,
    }
}

impl TargetRow {
    pub(super) fn target(&self) -> Result<Target, Error> {
        let range = self.range.as_ref().map(range).transpose()?;
        match (self.side.as_str(), range) {
            ("self", _) => Ok(Target::Oneself),
            ("enemy", range) => Ok(Target::Enemy(range)),
            ("ally-or-self", Some(range)) => Ok(Target::Ally(range)),
            ("allies", Some(range)) => Ok(Target::Allies(range)),
            ("player", _) => Ok(Target::Player),
            ("square", Some(range)) => Ok(Target::Square(range)),
            (side, _) => Err(Error::field("target.side", format!("`{side}` is no target, or lacks a range"))),
        }
    }
}

impl UnitRow {
    pub fn unit(&self, content: &Content) -> Result<UnitCard, Error> {
        if self.attacks.len() > 4 || self.abilities.len() > 2 {
            return Err(Error::field("attacks", "a unit has at most four attacks and two abilities"));
        }
        let (hp, ap, mp) = (self.hp.unwrap_or(10), self.ap.unwrap_or(4), self.mp.unwrap_or(4));
        if hp == 0 || self.defence.dice > 8 || ap > 30 || mp > 20 {
            return Err(Error::field("hp", "a unit has health, and at most 8 defence dice, 30 AP and 20 MP"));
        }
        let ids = || self.attacks.iter().map(|a| &a.id).chain(self.abilities.iter().map(|a| &a.id));
        let taken =
            |id: &Word| ids().filter(|other| *other == id).count() > 1 || ["dash", "guard"].contains(&id.as_str());
        if let Some(double) = ids().find(|id| taken(id)) {
            return Err(Error::field("attacks", format!("two things are called `{double}`, or it is a basic action")));
        }
        let mut immune = 0;
        for id in &self.immune {
            let status = STATUSES.iter().position(|s| s == id);
            immune |= 1 << status.ok_or_else(|| Error::field("immune", format!("`{id}` is no status")))?;
        }
        if let Some(odd) = self.traits.iter().find(|t| !["steady", "surefooted"].contains(&t.as_str())) {
            return Err(Error::field("traits", format!("`{odd}` is no trait; traits are steady, surefooted")));
        }
        let modifier =
            |m: &DefenceModRow| Ok(DefenceMod { dice: m.dice, bonus: m.bonus, against: against(&m.against)? });
        Ok(UnitCard {
            id: self.id.clone(),
            hp,
            ap,
            mp,
            defence: self.defence.dice,
            mods: self.defence.mods.iter().map(modifier).collect::<Result<_, Error>>()?,
            attacks: self
                .attacks
                .iter()
                .enumerate()
                .map(|(n, a)| a.attack().map_err(|e| e.inside(&format!("attacks[{n}]"))))
                .collect::<Result<_, _>>()?,
            abilities: self
                .abilities
                .iter()
                .enumerate()
                .map(|(n, a)| a.ability(content).map_err(|e| e.inside(&format!("abilities[{n}]"))))
                .collect::<Result<_, _>>()?,
            immune,
            steady: self.traits.iter().any(|t| t == "steady"),
            surefooted: self.traits.iter().any(|t| t == "surefooted"),
            captain: self.captain,
            vp: self.vp.unwrap_or(if self.captain { 3 } else { 2 }),
        })
    }
}

/// `skirmish:house.attack.2`, `skirmish:house.ability.1`: everything printed is used once a turn.
fn once(uses: Option<u8>) -> Result<(), Error> {
    let text = "everything printed is used once a turn";
    if uses.unwrap_or(1) == 1 { Ok(()) } else { Err(Error::field("uses_per_turn", text)) }
}

impl AttackRow {
    fn attack(&self) -> Result<Attack, Error> {
        once(self.uses_per_turn)?;
        Ok(Attack {
            id: self.id.clone(),
            notation: notation(&self.notation)?,
            range: range(&self.range)?,
            keywords: keywords(&self.keywords)?,
            ap: self.ap.unwrap_or(1),
        })
    }
}

impl AbilityRow {
    fn ability(&self, content: &Content) -> Result<Ability, Error> {
        once(self.uses_per_turn)?;
        let effects = effects(&self.effects, content)?;
        Ok(Ability { id: self.id.clone(), ap: self.ap, target: self.target.target()?, effects })
    }
}
