//! Clauses: who does what, for each effect of the vocabulary.

use rulewright_book::words::FluentValue;

use super::phrase::{many, text};
use super::row::{Amount, Effect, Modify, Row, To};
use super::{Describer, Who};
use rulewright_book::words::{Arg, sentence, signed};

impl Describer {
    pub(super) fn rows(&self, rows: &[Row], who: &Who) -> String {
        rows.iter().map(|row| self.row(row, who, None)).collect::<Vec<_>>().join(" ")
    }

    pub(super) fn row(&self, row: &Row, who: &Who, allies: Option<&dyn Fn(u8) -> Who>) -> String {
        let does = if row.effects.is_empty() {
            self.say("do-nothing", &[])
        } else {
            self.clauses_among(&row.effects, who, allies)
        };
        let id = if row.min == row.max { "row-one" } else { "row" };
        sentence(&self.say(id, &[("from", row.min.into()), ("to", row.max.into()), ("text", does.into())]))
    }

    pub(super) fn clauses(&self, effects: &[Effect], who: &Who) -> String {
        self.clauses_among(effects, who, None)
    }

    /// Effects one after the other; those of one doer share their subject.
    pub(super) fn clauses_among(&self, effects: &[Effect], who: &Who, allies: Option<&dyn Fn(u8) -> Who>) -> String {
        let mut clauses: Vec<(Who, Vec<String>)> = Vec::new();
        let mut rows = String::new();
        for effect in effects {
            let (who, does) = self.effect(effect, who, allies);
            if let Effect::Table(table) = effect {
                rows = format!(". {}", self.rows(&table.rows, &self.who("unit")));
            }
            match clauses.last_mut() {
                Some((last, all)) if last.text == who.text => all.push(does),
                _ => clauses.push((who, vec![does])),
            }
        }
        let clauses: Vec<String> = clauses.iter().map(|(who, does)| self.clause(who, does)).collect();
        self.and(&clauses) + &rows
    }

    /// Who does it, and what.
    pub(super) fn effect(&self, effect: &Effect, who: &Who, allies: Option<&dyn Fn(u8) -> Who>) -> (Who, String) {
        let to = |to: &Option<To>| match (to, who.text == self.who("target").text) {
            (None, _) => who.clone(),
            // On a card that attacks, the attacker is the unit that plays it; on one that waits, whoever strikes.
            (Some(To::Attacker), true) => self.who("this"),
            (Some(To::Attacker), false) => self.who("attacker"),
        };
        match effect {
            Effect::Table(table) => (who.clone(), self.say("do-roll", &[("roll", text(&table.roll))])),
            Effect::Status { status, to: whom } => {
                let who = to(whom);
                let does =
                    self.say("do-status", &[("many", many(&who)), ("status", self.name("status", status).into())]);
                (who, does)
            }
            Effect::ClearStatus { count, status } => {
                let mut args = vec![("many", many(who)), ("count", count.unwrap_or(1).into())];
                args.extend(status.as_ref().map(|id| ("status", FluentValue::from(self.name("status", id)))));
                (who.clone(), self.say("do-clear", &args))
            }
            Effect::Heal { amount, to: whom } => {
                let who = to(whom);
                let does = self.say("do-heal", &[("many", many(&who)), ("amount", (*amount).into())]);
                (who, does)
            }
            Effect::Damage { amount } => {
                (who.clone(), self.say("do-damage", &[("many", many(who)), ("amount", (*amount).into())]))
            }
            Effect::Gain { ap, mp, allies: count } => {
                let who = match (count, allies) {
                    (Some(count), Some(allies)) => allies(*count),
                    _ => who.clone(),
                };
                let does = match (ap, mp) {
                    (Some(Amount::Text(roll)), None) => {
                        self.say("do-gain-roll", &[("roll", text(roll)), ("stat", "ap".into())])
                    }
                    (None, Some(Amount::Text(roll))) => {
                        self.say("do-gain-roll", &[("roll", text(roll)), ("stat", "mp".into())])
                    }
                    _ => self.say("do-gain", &[("many", many(&who)), ("points", self.points(ap, mp).into())]),
                };
                (who, does)
            }
            Effect::Lose { ap, mp } => (who.clone(), self.say("do-lose", &[("points", self.points(ap, mp).into())])),
            Effect::Draw { count } => (self.who("you"), self.say("do-draw", &[("count", (*count).into())])),
            Effect::Slide { squares, toward: To::Attacker, optional } => {
                let choice = if *optional { "yes" } else { "no" };
                (self.who("you"), self.say("do-slide", &[("choice", choice.into()), ("squares", (*squares).into())]))
            }
            Effect::DiscardThis => (who.clone(), self.say("do-discard", &[])),
            Effect::NoDefenceRoll => (who.clone(), self.say("do-no-defence", &[])),
            Effect::Modify(m) => {
                (who.clone(), self.say("do-have", &[("many", many(who)), ("what", self.modify(m).into())]))
            }
            Effect::Attack { .. } | Effect::Strike { .. } | Effect::Step { .. } | Effect::Trigger(_) => {
                self.words.fault(format!("this cannot be part of something else: {effect:?}"));
                (who.clone(), String::new())
            }
        }
    }

    pub(super) fn modify(&self, m: &Modify) -> String {
        match m.what.as_str() {
            "defence_dice" => self.defence("mod-defence-dice", m.add, &m.against, &m.against_range),
            "defence_bonus" => self.defence("mod-defence-bonus", m.add, &m.against, &m.against_range),
            what => {
                let id = format!("mod-{}", what.replace('_', "-"));
                let mut args = self.amount(m.add);
                args.push(("ranges", self.ranges(&m.with_range, "list-and").into()));
                self.say(&id, &args)
            }
        }
    }

    pub(super) fn defence(&self, id: &str, add: i8, against: &[String], ranges: &[String]) -> String {
        let kinds = against.iter().map(|id| self.say("of-kind", &[("kind", text(id))]));
        let ranges = ranges.iter().map(|id| self.say("of-range", &[("range", text(id))]));
        let kinds: Vec<String> = kinds.chain(ranges).collect();
        let against =
            if kinds.is_empty() { String::new() } else { self.say("against", &[("kinds", self.and(&kinds).into())]) };
        let mut args = self.amount(add);
        args.push(("against", against.into()));
        self.say(id, &args)
    }

    pub(super) fn amount(&self, add: i8) -> Vec<Arg<'static>> {
        let below = if add < 0 { "yes" } else { "no" };
        vec![("sign", signed(add)), ("n", add.unsigned_abs().into()), ("below", below.into())]
    }

    pub(super) fn points(&self, ap: &Option<Amount>, mp: &Option<Amount>) -> String {
        let points = |id: &'static str, amount: &Option<Amount>| {
            amount.as_ref().map(|amount| match amount {
                Amount::Number(n) => self.say(id, &[("amount", (*n).into())]),
                Amount::Text(all) if all == "all" => self.say(id, &[("all", "yes".into())]),
                Amount::Text(roll) => self.say(id, &[("amount", text(roll))]),
            })
        };
        let points: Vec<String> = points("points-ap", ap).into_iter().chain(points("points-mp", mp)).collect();
        self.and(&points)
    }
}
