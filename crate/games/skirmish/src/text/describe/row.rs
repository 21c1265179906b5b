//! Rows of the data files, as far as texts are made from them. What is not written here is an error, so that no effect
//! goes unsaid.

use serde::Deserialize;

/// A card, an ability, a basic action or a status.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Card {
    pub id: String,
    pub name: String,
    pub name_fr: String,
    pub cites: Vec<String>,
    pub warband: Option<String>,
    pub copies: Option<u8>,
    pub uses_per_turn: Option<u8>,
    pub ap: Option<u8>,
    pub user: Option<String>,
    pub kind: Option<String>,
    pub place: Option<String>,
    pub target: Target,
    pub effects: Vec<Effect>,
    pub modifiers: Vec<Effect>,
    pub lasts: Option<Lasts>,
    pub when: Option<String>,
    pub roll: Option<String>,
    pub rows: Vec<Row>,
    pub then: Vec<Effect>,
    pub choice: Option<Vec<Choice>>,
}

/// Whom it aims at.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Target {
    pub side: String,
    pub range: Option<Range>,
}

/// How far.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Range {
    pub kind: String,
    pub x: Option<u8>,
}

/// How long a card stays: one of the three.
#[derive(Deserialize, Default)]
#[serde(deny_unknown_fields, default)]
pub struct Lasts {
    pub turns: Option<u8>,
    pub rounds: Option<u8>,
    /// `bearer-next-turn` is the only one there is.
    pub until: Option<Until>,
}

/// Until when a card stays.
#[derive(Deserialize, Clone, Copy)]
pub enum Until {
    #[serde(rename = "bearer-next-turn")]
    BearerNextTurn,
}

/// A row of a table.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Row {
    pub min: u8,
    pub max: u8,
    pub effects: Vec<Effect>,
}

/// A roll and its rows.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Table {
    pub roll: String,
    pub rows: Vec<Row>,
}

/// One of the things a player may choose.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    #[allow(dead_code)]
    pub id: String,
    pub requires: Option<Needs>,
    pub effects: Vec<Effect>,
}

/// What must be there for it.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Needs {
    pub ap: Option<u8>,
    pub mp: Option<u8>,
}

/// A number of points, a roll, or all.
#[derive(Deserialize, Debug)]
#[serde(untagged)]
pub enum Amount {
    Number(u8),
    Text(String),
}

/// Whom an effect is turned to.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum To {
    Attacker,
}

/// When a trigger acts.
#[derive(Deserialize, Debug, Clone, Copy)]
#[serde(rename_all = "kebab-case")]
pub enum When {
    TurnStart,
    BearerDamaged,
}

/// A number that is different as long as the card is in play.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Modify {
    pub what: String,
    pub add: i8,
    #[serde(default)]
    pub against: Vec<String>,
    #[serde(default)]
    pub against_range: Vec<String>,
    #[serde(default)]
    pub with_range: Vec<String>,
    pub radius: Option<u8>,
}

/// Something that waits.
#[derive(Deserialize, Debug)]
#[serde(deny_unknown_fields)]
pub struct Trigger {
    pub when: When,
    #[serde(default)]
    pub with_range: Vec<String>,
    pub radius: Option<u8>,
    pub effects: Vec<Effect>,
}

/// The vocabulary of effects.
#[derive(Deserialize, Debug)]
#[serde(tag = "op", rename_all = "kebab-case", deny_unknown_fields)]
pub enum Effect {
    Attack {
        notation: String,
        #[serde(default)]
        keywords: Vec<String>,
        #[serde(default)]
        on_damage: Vec<Effect>,
    },
    Strike {
        #[serde(default)]
        add_bonus: i8,
        #[serde(default)]
        add_dice: i8,
        #[serde(default)]
        add_keywords: Vec<String>,
        #[serde(default)]
        only_range: Vec<String>,
    },
    Table(Table),
    Status {
        status: String,
        to: Option<To>,
    },
    ClearStatus {
        count: Option<u8>,
        status: Option<String>,
    },
    Modify(Modify),
    Trigger(Trigger),
    Heal {
        amount: u8,
        to: Option<To>,
    },
    Damage {
        amount: u8,
    },
    Gain {
        ap: Option<Amount>,
        mp: Option<Amount>,
        allies: Option<u8>,
    },
    Lose {
        ap: Option<Amount>,
        mp: Option<Amount>,
    },
    Draw {
        count: u8,
    },
    Step {
        squares: u8,
    },
    Slide {
        squares: u8,
        toward: To,
        #[serde(default)]
        optional: bool,
    },
    NoDefenceRoll,
    DiscardThis,
}

/// A printed attack.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Attack {
    #[allow(dead_code)]
    pub id: String,
    #[allow(dead_code)]
    pub name: String,
    #[allow(dead_code)]
    pub name_fr: String,
    pub notation: String,
    pub range: Range,
    #[serde(default)]
    pub keywords: Vec<String>,
    pub ap: u8,
    #[allow(dead_code)]
    pub uses_per_turn: Option<u8>,
}

/// What a unit is described by.
#[derive(Deserialize)]
pub struct Unit {
    pub defence: Defence,
    #[serde(default)]
    pub traits: Vec<String>,
    #[serde(default)]
    pub immune: Vec<String>,
}

/// A unit's printed defence.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Defence {
    pub dice: u8,
    #[serde(default)]
    pub mods: Vec<DefenceMod>,
}

/// More defence against some attacks.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DefenceMod {
    pub dice: Option<i8>,
    pub bonus: Option<i8>,
    #[serde(default)]
    pub against: Vec<String>,
}
