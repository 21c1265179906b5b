//! Rows: the data files and a scenario's own content as they are written. Unknown fields are errors.
#![allow(dead_code, reason = "some fields are for people and for the page, yet a row may have them")]

use serde_json::Value;

use super::*;
use crate::engine::shape::{Read, record};

/// One part of a data file, which has more than the rules read.
pub(super) fn part<T: Read + Default>(file: &Value, name: &str) -> Result<T, Error> {
    let part = file.get(name).cloned().unwrap_or_default();
    T::read(part).map_err(|e| e.inside(name))
}

/// A scenario's own rows.
pub(super) fn own(value: Value) -> Result<Own, Error> {
    Own::read(value)
}

/// Takes out what only people read, wherever it stands: a scenario's own rows may have it.
pub(super) fn strip_prose(value: &mut Value) {
    const PROSE: [&str; 5] = ["name", "text", "theme", "flavour", "cites"];
    match value {
        Value::Object(map) => {
            map.retain(|key, _| !PROSE.contains(&key.trim_end_matches("_fr")));
            map.values_mut().for_each(strip_prose);
        }
        Value::Array(list) => list.iter_mut().for_each(strip_prose),
        _ => {}
    }
}

record! {
    #[derive(Default)]
    pub(super) struct Own {
        pub units: Vec<UnitRow>,
        pub cards: Vec<CardRow>,
    }
}

record! {
    #[derive(Default)]
    pub(super) struct SettingsRow {
        units_per_side: u8,
        start_hand: HandRow,
        draw_per_turn: u8,
        hand_limit: u8,
        vp_to_win: u8,
        round_limit: u8,
        basic_actions: Vec<CardRow>,
        vp: VpRow,
    }
}

record! {
    #[derive(Default)]
    struct HandRow {
        second: u8,
        first: u8,
    }
}

record! {
    #[derive(Default)]
    struct VpRow {
        unit: u8,
        captain: u8,
        banner_per_turn: u8,
    }
}

impl SettingsRow {
    pub fn numbers(&self) -> Settings {
        Settings {
            hand: self.start_hand.first,
            hand_limit: self.hand_limit,
            draw: self.draw_per_turn,
            goal: self.vp_to_win,
            rounds: self.round_limit,
            banner: self.vp.banner_per_turn,
        }
    }

    fn basic(&self, id: &str) -> Result<&CardRow, Error> {
        self.basic_actions.iter().find(|row| row.id == id).ok_or_else(|| Error::field("basic_actions", id))
    }

    pub fn basics(&self) -> Result<Basics, Error> {
        let dash = self.basic("dash")?;
        let dash_mp = dash.effects.iter().find_map(|e| e.mp.as_ref()?.as_u64()).unwrap_or(0) as u8;
        Ok(Basics { dash_ap: dash.ap, dash_mp, guard_ap: self.basic("guard")?.ap })
    }

    pub fn guard(&self, content: &Content) -> Result<Card, Error> {
        self.basic("guard")?.card(content)
    }
}

record! {
    #[derive(Default)]
    pub(super) struct MapRow {
        id: String,
        width: u8,
        height: u8,
        rows: Vec<String>,
        banners: Vec<[u8; 2]>,
    }
}

impl MapRow {
    /// Size and banners stand in the rows; the file says them again for people.
    pub fn map(self) -> Map {
        Map { id: self.id, rows: self.rows }
    }
}

record! {
    #[derive(Default)]
    pub(super) struct WarbandRow {
        id: String,
        units: Vec<String>,
        deck: Vec<DeckRow>,
        deck_size: u8,
    }
}

record! {
    #[derive(Default)]
    struct DeckRow {
        card: String,
        copies: u8,
    }
}

impl WarbandRow {
    pub fn warband(&self, content: &Content) -> Result<Warband, Error> {
        let unit = |id: &String| content.unit(id).ok_or_else(|| Error::field("units", format!("no unit `{id}`")));
        let card = |row: &DeckRow| {
            let card =
                content.card(&row.card).ok_or_else(|| Error::field("deck", format!("no card `{}`", row.card)))?;
            Ok(vec![card; usize::from(row.copies)])
        };
        let deck: Vec<Vec<CardId>> = self.deck.iter().map(card).collect::<Result<_, Error>>()?;
        Ok(Warband {
            id: self.id.clone(),
            units: self.units.iter().map(unit).collect::<Result<_, _>>()?,
            deck: deck.concat(),
        })
    }
}

record! {
    #[derive(Default)]
    struct RangeRow {
        kind: String,
        x: Option<u8>,
    }
}

/// A range as rows write it: `{ "kind": "range", "x": 4 }`.
fn range(row: &RangeRow) -> Result<Range, Error> {
    match (row.kind.as_str(), row.x) {
        ("melee", None) => Ok(Range::Melee),
        ("reach", None) => Ok(Range::Reach),
        ("range", Some(x @ 1..=16)) => Ok(Range::Range(x)),
        ("distance", Some(x @ 1..=16)) => Ok(Range::Distance(x)),
        ("minion", Some(x @ 1..=16)) => Ok(Range::Minion(x)),
        _ => {
            let text = "an attack has one range: melee, reach, or range, distance or minion with an x from 1 to 16";
            Err(Error::field("range", text).by("skirmish:range.1"))
        }
    }
}

fn kinds(names: &Option<Vec<String>>) -> Result<Kinds, Error> {
    let Some(names) = names else { return Ok(Kinds::ANY) };
    let bit = |name: &String| match name.as_str() {
        "melee" => Ok(1),
        "reach" => Ok(2),
        "range" => Ok(4),
        "distance" => Ok(8),
        "minion" => Ok(16),
        other => Err(Error::field("range", format!("`{other}` is no kind of range"))),
    };
    names.iter().map(bit).try_fold(Kinds(0), |all, bit| Ok(Kinds(all.0 | bit?)))
}

fn keywords(names: &[String]) -> Result<Keywords, Error> {
    let bit = |name: &String| -> Result<Keywords, Error> {
        let at = Keywords::NAMES.iter().position(|n| n == name).ok_or_else(|| {
            let text = format!("`{name}` is no keyword; keywords are {}", Keywords::NAMES.join(", "));
            Error::field("keywords", text).by("skirmish:keyword.1")
        })?;
        Ok(Keywords(1 << at))
    };
    names.iter().try_fold(Keywords::default(), |all, name| Ok(all.and(bit(name)?)))
}

fn against(names: &Option<Vec<String>>) -> Result<Against, Error> {
    let Some(names) = names else { return Ok(Against::ANY) };
    let one = |name: &String| {
        Against::named(name).ok_or_else(|| Error::field("against", format!("`{name}` is no type of attack")))
    };
    let mut all: Option<Against> = None;
    for name in names {
        let next = one(name)?;
        all = Some(all.map_or(next, |a| a.or(next)));
    }
    all.ok_or_else(|| Error::field("against", "it names nothing"))
}

fn notation(text: &str) -> Result<Notation, Error> {
    let wrong =
        |e: super::super::notation::NotationError| Error::field("notation", e.to_string()).by("skirmish:notation.1");
    text.parse().map_err(wrong)
}

fn roll(text: &str) -> Result<Roll, Error> {
    text.parse().map_err(|e: super::super::notation::NotationError| Error::field("roll", e.to_string()))
}

record! {
    #[derive(Default)]
    pub(super) struct UnitRow {
        id: String,
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
        id: String,
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
        id: String,
        ap: u8,
        uses_per_turn: Option<u8>,
        target: TargetRow,
        effects: Vec<EffectRow>,
    }
}

record! {
    #[derive(Default)]
    struct TargetRow {
        side: String,
        range: Option<RangeRow>,
    }
}

impl TargetRow {
    fn target(&self) -> Result<Target, Error> {
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
            |id: &String| ids().filter(|other| *other == id).count() > 1 || ["dash", "guard"].contains(&id.as_str());
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
            abilities: self.abilities.iter().map(|a| a.ability(content)).collect::<Result<_, _>>()?,
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

record! {
    #[derive(Default)]
    pub(super) struct CardRow {
        pub id: String,
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
            step: self.effects.iter().filter(|e| e.op == "step").find_map(|e| e.squares).unwrap_or(0).min(8),
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

record! {
    #[derive(Default)]
    struct TableRow {
        min: u8,
        max: u8,
        effects: Vec<EffectRow>,
    }
}

fn table(text: &Option<String>, rows: &[TableRow], content: &Content) -> Result<Table, Error> {
    let text = text.as_deref().ok_or_else(|| Error::field("roll", "a table has a roll"))?;
    let row = |row: &TableRow| Ok((row.min, row.max, effects(&row.effects, content)?));
    Ok(Table { roll: roll(text)?, rows: rows.iter().map(row).collect::<Result<_, Error>>()? })
}

record! {
    /// One effect, with the fields of every op: the op says which it reads.
    #[derive(Default)]
    pub(super) struct EffectRow {
        pub op: String,
        notation: Option<String>,
        keywords: Option<Vec<String>>,
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
        squares: Option<u8>,
        toward: Option<String>,
        optional: Option<bool>,
    }
}

fn effects(rows: &[EffectRow], content: &Content) -> Result<Vec<Effect>, Error> {
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
            "attack" => Effect::OnDamage(effects(self.on_damage.as_deref().unwrap_or(&[]), content)?),
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
            "slide" if self.toward.as_deref() == Some("attacker") => Effect::Drag,
            "no-defence-roll" => Effect::NoDefence,
            "discard-this" => Effect::DiscardThis,
            other => return Err(Error::field("op", format!("`{other}` is no effect"))),
        }))
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

    fn strike(&self) -> Result<Strike, Error> {
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
