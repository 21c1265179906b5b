//! Describe: what a card, an ability, a status or an attack does, in words made from its effects.
//!
//! The rows are those the rules read; a field or an effect that is not known here is an error and never left unsaid.

mod clause;
mod phrase;
mod row;

use std::collections::HashMap;

use phrase::{many, text};
pub use row::{Attack, Card, Unit};
use row::{Effect, Lasts, Table, Trigger, When};
use rulewright_book::words::{Words, sentence, signed};

/// Describes the rows of one game in one language.
pub struct Describer {
    words: Words,
    /// Names of what rows mention, by kind and id.
    names: HashMap<(&'static str, String), String>,
}

/// Somebody a clause is about.
#[derive(Clone)]
struct Who {
    text: String,
    many: bool,
}

impl Describer {
    /// Says it with these sentences and these names.
    pub fn new(words: Words, names: HashMap<(&'static str, String), String>) -> Describer {
        Describer { words, names }
    }

    /// What no text could express so far.
    pub fn take_faults(&self) -> Vec<String> {
        self.words.take_faults()
    }

    /// An attack as its owner's card prints it: `3pb · Melee · Crushing · 2 AP`.
    pub fn attack(&self, attack: &Attack) -> String {
        let keywords = self.attack_keywords(&attack.keywords);
        let mut parts = vec![attack.notation.clone(), self.range(&attack.range)];
        parts.extend((!keywords.is_empty()).then(|| keywords.join(", ")));
        parts.push(self.say("ap", &[("amount", attack.ap.into())]));
        parts.join(" · ")
    }

    /// A unit's defence, traits and immunities.
    pub fn unit(&self, unit: &Unit) -> String {
        let mut defence = vec![self.say("unit-dice", &[("n", unit.defence.dice.into())])];
        for m in &unit.defence.mods {
            defence.extend(m.dice.map(|n| self.defence("mod-defence-dice", n, &m.against, &[])));
            defence.extend(m.bonus.map(|n| self.defence("mod-defence-bonus", n, &m.against, &[])));
        }
        let mut said = vec![sentence(&defence.join(", "))];
        said.extend(unit.traits.iter().map(|id| sentence(&self.name("trait", id))));
        let statuses: Vec<String> = unit.immune.iter().map(|id| self.name("status", id)).collect();
        if !statuses.is_empty() {
            said.push(sentence(&self.say("immune", &[("statuses", statuses.join(", ").into())])));
        }
        said.join(" ")
    }

    /// What a card, an ability, a basic action or a status does.
    pub fn card(&self, card: &Card) -> String {
        let mut said = if card.when.is_some() { self.upkeep(card) } else { self.deed(card) };
        if card.user.as_deref() == Some("captain") {
            said.push(sentence(&self.say("captain-only", &[])));
        }
        said.join(" ")
    }

    /// A status that acts at the start of its bearer's turns.
    fn upkeep(&self, card: &Card) -> Vec<String> {
        let once = card.then.iter().any(|e| matches!(e, Effect::DiscardThis));
        let when = self.say(if once { "next-turn" } else { "each-turn" }, &[]);
        let who = self.who("this");
        let mut said = match (&card.roll, &card.choice) {
            (Some(roll), None) => {
                let rolls = self.clause(&who, &[self.say("do-roll", &[("roll", text(roll))])]);
                vec![sentence(&self.during(&when, &rolls)), self.rows(&card.rows, &self.who("unit"))]
            }
            (None, Some(options)) => {
                // Whom it is about is named once.
                let who = |n: usize| if n == 0 { who.clone() } else { self.who("unit") };
                let options: Vec<String> =
                    options.iter().enumerate().map(|(n, one)| self.option(one, &who(n))).collect();
                let either = self.list(&options, "instead");
                vec![sentence(&self.during(&when, &self.say("choose-one", &[("options", either.into())])))]
            }
            _ => vec![sentence(&self.during(&when, &self.clauses(&card.effects, &who)))],
        };
        if !card.then.is_empty() {
            let clause = self.clauses(&card.then, &self.who("unit"));
            said.push(sentence(&self.say("then", &[("clause", clause.into())])));
        }
        said
    }

    fn option(&self, option: &row::Choice, who: &Who) -> String {
        let clause = self.clauses(&option.effects, who);
        let needs = |id: &'static str, n: Option<u8>| n.map(|n| self.say(id, &[("amount", n.into())]));
        let Some(requires) = &option.requires else { return clause };
        let needs: Vec<String> =
            needs("needs-ap", requires.ap).into_iter().chain(needs("needs-mp", requires.mp)).collect();
        self.say("option", &[("clause", clause.into()), ("needs", self.and(&needs).into())])
    }

    /// What is played, or used, and then done or left in play.
    fn deed(&self, card: &Card) -> Vec<String> {
        for effect in &card.effects {
            match effect {
                Effect::Attack { notation, keywords, on_damage } => {
                    return self.printed_on_card(card, notation, keywords, on_damage);
                }
                Effect::Strike { .. } => return vec![self.boost(&card.effects)],
                _ => {}
            }
        }
        match &card.lasts {
            Some(lasts) => self.lasting(card, lasts),
            None => self.at_once(card),
        }
    }

    fn printed_on_card(&self, card: &Card, notation: &str, keywords: &[String], on_damage: &[Effect]) -> Vec<String> {
        let mut parts = vec![notation.to_owned()];
        parts.extend(card.target.range.as_ref().map(|range| self.range(range)));
        parts.extend(self.attack_keywords(keywords));
        let mut said = vec![sentence(&self.say("attack", &[("line", parts.join(", ").into())]))];
        if !on_damage.is_empty() {
            let clause = self.clauses(on_damage, &self.who("target"));
            said.push(sentence(&self.say("on-damage", &[("clause", clause.into())])));
        }
        said
    }

    fn boost(&self, effects: &[Effect]) -> String {
        let mut boost = String::new();
        for effect in effects {
            if let Effect::Strike { add_bonus, add_dice, add_keywords, only_range } = effect {
                let mut adds = Vec::new();
                if *add_bonus != 0 {
                    adds.push(self.say("boost-bonus", &[("sign", signed(*add_bonus))]));
                }
                if !add_keywords.is_empty() {
                    let names = self.and(&self.attack_keywords(add_keywords));
                    adds.push(self.say("boost-keywords", &[("keywords", names.into())]));
                }
                if *add_dice != 0 {
                    let way = if *add_dice > 0 { "more" } else { "fewer" };
                    adds.push(self.say("boost-dice", &[("way", way.into()), ("n", add_dice.unsigned_abs().into())]));
                }
                if adds.is_empty() {
                    adds.push(self.say("boost-plain", &[]));
                }
                let args = [("ranges", self.ranges(only_range, "list-or").into()), ("adds", self.and(&adds).into())];
                boost = self.say("boost", &args);
            }
        }
        for effect in effects {
            match effect {
                Effect::Step { squares } => {
                    boost = self.say("boost-step", &[("squares", (*squares).into()), ("boost", boost.into())]);
                }
                Effect::Strike { .. } => {}
                other => self.words.fault(format!("a boost cannot also do {other:?}")),
            }
        }
        sentence(&boost)
    }

    /// A card that stays: its place, how long, and what holds meanwhile.
    fn lasting(&self, card: &Card, lasts: &Lasts) -> Vec<String> {
        let within = self.within(card.target.range.as_ref());
        let effects = if card.modifiers.is_empty() { &card.effects } else { &card.modifiers };
        let during = |who: &Who| self.during(&self.lasts(lasts), &self.lasting_clauses(effects, who, card));
        match card.target.side.as_str() {
            "enemy" => {
                let text = during(&self.who("foe"));
                vec![sentence(&self.say("afflict", &[("within", within.into()), ("text", text.into())]))]
            }
            "ally-or-self" => vec![sentence(&during(&self.who_with("ally", false, &[("within", within.into())])))],
            "player" => {
                vec![sentence(&self.say("lay-player", &[])), sentence(&during(&self.who_with("yours", true, &[])))]
            }
            "square" => {
                let place = sentence(&self.say("lay-square", &[("within", within.into())]));
                vec![place, sentence(&during(&self.who_with("zone", true, &[("radius", radius(effects).into())])))]
            }
            _ => match radius(effects) {
                0 => vec![sentence(&during(&self.who("this")))],
                n => vec![sentence(&during(&self.who_with("near", true, &[("radius", n.into())])))],
            },
        }
    }

    fn lasting_clauses(&self, effects: &[Effect], who: &Who, card: &Card) -> String {
        let has: Vec<String> = effects
            .iter()
            .filter_map(|e| if let Effect::Modify(m) = e { Some(self.modify(m)) } else { None })
            .collect();
        let mut clauses = Vec::new();
        if !has.is_empty() {
            let what = self.and(&has);
            clauses.push(self.clause(who, &[self.say("do-have", &[("many", many(who)), ("what", what.into())])]));
        }
        for effect in effects {
            match effect {
                Effect::Modify(_) => {}
                Effect::Trigger(trigger) => clauses.push(self.trigger(trigger, who, card)),
                Effect::NoDefenceRoll => clauses.push(self.clause(who, &[self.say("do-no-defence", &[])])),
                other => self.words.fault(format!("a lasting card cannot do {other:?}")),
            }
        }
        self.and(&clauses)
    }

    fn trigger(&self, trigger: &Trigger, who: &Who, card: &Card) -> String {
        match trigger.when {
            When::BearerDamaged => {
                let clause = self.clauses(&trigger.effects, who);
                self.say(
                    "when-damaged",
                    &[("ranges", self.ranges(&trigger.with_range, "list-or").into()), ("clause", clause.into())],
                )
            }
            When::TurnStart if card.target.side == "square" => {
                let starts = self.who_with("starts", false, &[("radius", trigger.radius.unwrap_or(0).into())]);
                self.clauses(&trigger.effects, &starts)
            }
            When::TurnStart => self.during(&self.say("each-turn", &[]), &self.clauses(&trigger.effects, who)),
        }
    }

    /// A card or ability that is over when it is done.
    fn at_once(&self, card: &Card) -> Vec<String> {
        let within = || self.within(card.target.range.as_ref());
        let table = if let [Effect::Table(table)] = card.effects.as_slice() { Some(table) } else { None };
        let intro =
            |id: &'static str, table: &Table| self.say(id, &[("within", within().into()), ("roll", text(&table.roll))]);
        match (card.target.side.as_str(), table) {
            ("enemy", Some(table)) => {
                vec![sentence(&intro("choose-foe-roll", table)), self.rows(&table.rows, &self.who("foe"))]
            }
            ("ally-or-self", Some(table)) => {
                vec![sentence(&intro("choose-ally-roll", table)), self.rows(&table.rows, &self.who("foe"))]
            }
            ("allies", Some(table)) => {
                let allies =
                    |count: u8| self.who_with("allies", true, &[("within", within().into()), ("count", count.into())]);
                let rows =
                    table.rows.iter().map(|row| self.row(row, &self.who("this"), Some(&allies))).collect::<Vec<_>>();
                vec![sentence(&intro("roll", table)), rows.join(" ")]
            }
            ("enemy", None) => {
                let text = self.clauses(&card.effects, &self.who("foe"));
                vec![sentence(&self.say("choose-foe", &[("within", within().into()), ("text", text.into())]))]
            }
            ("ally-or-self", None) => {
                vec![sentence(
                    &self.clauses(&card.effects, &self.who_with("ally", false, &[("within", within().into())])),
                )]
            }
            _ => vec![sentence(&self.clauses(&card.effects, &self.who("this")))],
        }
    }

    fn lasts(&self, lasts: &Lasts) -> String {
        match lasts {
            Lasts { turns: Some(n), .. } => self.say("lasts-turns", &[("n", (*n).into())]),
            Lasts { rounds: Some(n), .. } => self.say("lasts-rounds", &[("n", (*n).into())]),
            _ => self.say("lasts-next-turn", &[]),
        }
    }
}

/// How far the effects of a card reach from its position.
pub fn radius(effects: &[Effect]) -> u8 {
    let radius = |effect: &Effect| match effect {
        Effect::Modify(m) => m.radius.unwrap_or(0),
        Effect::Trigger(t) => t.radius.unwrap_or(0),
        _ => 0,
    };
    effects.iter().map(radius).max().unwrap_or(0)
}
