//! Events as one viewer may know them.

use crate::Pox;
use crate::content::language::{Printed, RuneId};
use crate::fact::{Entry, Exit, Fact, Push, Who, result};
use crate::position::names::{seated, stat};
use crate::state::{EVER, OWN_START, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::grid::Heading;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// Tells facts to one viewer.
pub(crate) struct Teller<'a> {
    pub rules: &'a Pox,
    /// A later state of the same game, for names.
    pub s: &'a State,
    pub viewer: Viewer,
}

impl Teller<'_> {
    /// A fact that the viewer may know, as an event, field by field.
    pub fn describe(&self, fact: Fact) -> wire::Event {
        let mut e = wire::Event::default();
        let kind = self
            .of_players(fact, &mut e)
            .or_else(|| self.of_attacks(fact, &mut e))
            .or_else(|| self.of_moves(fact, &mut e))
            .or_else(|| self.of_units(fact, &mut e))
            .or_else(|| self.of_tiles(fact, &mut e));
        e.kind = kind.unwrap_or_default().into();
        e
    }

    /// The name of a unit that the viewer sees.
    fn piece(&self, who: Who) -> Option<wire::Word> {
        (who.id != UnitId::NONE && !self.hides(who)).then(|| self.rules.name(self.s, who))
    }

    /// Who does it.
    fn by(&self, e: &mut wire::Event, who: Who) {
        e.piece = self.piece(who);
    }

    /// To whom it is done.
    fn to(&self, e: &mut wire::Event, who: Who) {
        e.target = self.piece(who);
    }

    fn tile(&self, at: Cell) -> Option<wire::Square> {
        at.is_on().then(|| self.rules.square(at))
    }

    /// At whom, and where. Where a hidden unit is is hidden too (`pox:house.hidden.9`).
    fn aim(&self, e: &mut wire::Event, target: Option<Who>, to: Cell) {
        e.target = target.and_then(|who| self.piece(who));
        e.to = if target.is_some_and(|who| self.hides(who)) { None } else { self.tile(to) };
    }

    /// A card that only its player may know, if it is hidden.
    fn card(&self, e: &mut wire::Event, side: Side, card: RuneId, hidden: bool) {
        e.player = Some(side);
        e.card = (!hidden || self.viewer.sees(side)).then(|| card.id().into());
    }

    /// What is about players, their turns and their runes.
    fn of_players(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::TurnStart { side, turn } => {
                (e.player, e.round) = (Some(side), Some(turn.div_ceil(2).into()));
                "turn-start"
            }
            Fact::TurnEnd { side } => of(e, side, "turn-end"),
            Fact::FontCheck => "font-check",
            Fact::Timeout { side } => of(e, side, "timeout"),
            Fact::Concede { side } => of(e, side, "concede"),
            Fact::Cool { side } => of(e, side, "cool"),
            Fact::Reveal { side, rune } => {
                self.card(e, side, rune, true);
                "reveal"
            }
            Fact::Nora { side, amount } => {
                e.player = Some(side);
                number(e, stat::NORA, amount);
                "nora"
            }
            Fact::Font { at, side } => {
                (e.to, e.player) = (self.tile(at), Some(side));
                "font"
            }
            Fact::GameOver { winner } => {
                e.player = winner;
                "game-over"
            }
            Fact::Cast { side, spell, target, to, cost } => {
                let hidden = spell.rune().hidden;
                self.card(e, side, spell, hidden);
                paid(e, stat::NORA, cost);
                if !hidden || self.viewer.sees(side) {
                    self.aim(e, target, to);
                }
                "cast"
            }
            Fact::Equip { side, rune, unit, cost } => {
                self.card(e, side, rune, false);
                self.to(e, unit);
                paid(e, stat::NORA, cost);
                "equip"
            }
            Fact::Wait { side, spell, hidden } => {
                self.card(e, side, spell, hidden);
                "wait"
            }
            Fact::Lapse { side, spell, hidden } => {
                self.card(e, side, spell, hidden);
                "lapse"
            }
            Fact::Counter { side, spell } => {
                self.card(e, side, spell, false);
                "counter"
            }
            Fact::Trigger { side, spell } => {
                self.card(e, side, spell, false);
                "trigger"
            }
            Fact::Redirect { side, spell, target } => {
                self.card(e, side, spell, false);
                self.to(e, target);
                "redirect-spell"
            }
            _ => return None,
        })
    }

    /// What is about attacks and HP.
    fn of_attacks(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Use { unit, ability, target, to, cost } => {
                self.by(e, unit);
                e.attack = Some(ability.id());
                self.aim(e, target, to);
                paid(e, stat::AP, cost);
                "use"
            }
            Fact::Answer { unit, ability } => {
                self.by(e, unit);
                e.attack = Some(ability.id());
                "answer"
            }
            Fact::Miss { unit, target } => {
                self.by(e, unit);
                self.to(e, target);
                "miss"
            }
            Fact::Outcome { unit, target, results } => {
                self.by(e, unit);
                self.to(e, target);
                answered(e, outcome(results));
                "outcome"
            }
            Fact::Prevent { target } => {
                self.to(e, target);
                "prevent"
            }
            Fact::Turn { target, to } => {
                self.to(e, target);
                self.by(e, to);
                "redirect-damage"
            }
            Fact::Damage { target, amount } => self.hp(e, target, amount, "damage"),
            Fact::Spare { target } => {
                self.to(e, target);
                "spare"
            }
            Fact::LoseLife { target, amount } => self.hp(e, target, amount, "lose-life"),
            Fact::Heal { target, amount } => self.hp(e, target, amount, "heal"),
            Fact::Owe { target, amount } => self.hp(e, target, amount, "owe"),
            Fact::Sum { target, amount } => self.hp(e, target, amount, "sum"),
            Fact::GainDamage { unit, amount } => {
                self.to(e, unit);
                number(e, stat::DAMAGE, amount);
                "gain-damage"
            }
            _ => return None,
        })
    }

    fn hp(&self, e: &mut wire::Event, target: Who, amount: i16, kind: &'static str) -> &'static str {
        self.to(e, target);
        number(e, stat::HEALTH, amount);
        kind
    }

    /// What is about moves and AP.
    fn of_moves(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Step { unit, from, to, cost } => {
                self.by(e, unit);
                (e.from, e.to) = (self.tile(from), self.tile(to));
                paid(e, stat::AP, cost);
                "step"
            }
            Fact::Arrow { unit, from, to, heading } => {
                self.by(e, unit);
                (e.from, e.to) = (self.tile(from), self.tile(to));
                answered(e, heading_name(heading));
                "arrow"
            }
            Fact::Push { unit, how, from, to } => {
                self.by(e, unit);
                (e.from, e.to) = (self.tile(from), self.tile(to));
                push_name(how)
            }
            Fact::Blocked { unit, tiles } => {
                self.by(e, unit);
                e.amount = Some(tiles.into());
                "blocked"
            }
            Fact::Ap { unit, amount } => {
                self.by(e, unit);
                number(e, stat::AP, amount);
                "ap"
            }
            Fact::LoseAp { unit, amount } => {
                self.by(e, unit);
                number(e, stat::AP, amount);
                "lose-ap"
            }
            Fact::Engage { unit, target } => {
                self.by(e, unit);
                self.to(e, target);
                "engage"
            }
            Fact::Disengage { unit } => self.unit(e, unit, "disengage"),
            _ => return None,
        })
    }

    /// What is about units and their qualities.
    fn of_units(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            // pox:house.hidden.6
            Fact::Enter { unit, .. } if self.hides(unit) => of(e, unit.owner, "hidden-deploy"),
            Fact::Enter { unit, how, at, cost } => {
                self.by(e, unit);
                (e.to, e.player) = (self.tile(at), Some(unit.owner));
                of_card(e, unit.is.id());
                paid(e, stat::NORA, cost);
                entry_name(how)
            }
            Fact::Die { unit, at } => {
                self.to(e, unit);
                (e.from, e.player) = (self.tile(at), Some(unit.owner));
                of_card(e, unit.is.id());
                "die"
            }
            Fact::Exit { unit, how, at } => {
                self.to(e, unit);
                (e.from, e.player) = (self.tile(at), Some(unit.owner));
                of_card(e, unit.is.id());
                match how {
                    Exit::Recall => "recall",
                    Exit::Dissipate => "dissipate",
                }
            }
            Fact::Transfigure { unit } => self.unit(e, unit, "transfigure"),
            // The name of whoever is not seen now was seen until now.
            Fact::Revealed { unit } => self.named(e, unit, "revealed"),
            Fact::Vanish { unit } => self.named(e, unit, "vanish"),
            Fact::Strand { unit } => self.unit(e, unit, "strand"),
            Fact::Gain { unit, is, value, turns } => {
                self.to(e, unit);
                of_card(e, is.id());
                e.amount = is.condition().has_value.then_some(value.into());
                e.counters = (!matches!(turns, EVER | OWN_START)).then_some(turns.into());
                "gain"
            }
            Fact::Wane { unit, is, value } => {
                self.to(e, unit);
                of_card(e, is.id());
                e.amount = Some(value.into());
                "wane"
            }
            Fact::End { unit, is } => {
                self.to(e, unit);
                of_card(e, is.id());
                "end"
            }
            Fact::Grant { unit, ability } => self.quality(e, unit, ability, "grant"),
            Fact::Remove { unit, ability } => self.quality(e, unit, ability, "remove"),
            Fact::Countdown { unit, left } => {
                self.to(e, unit);
                e.counters = Some(left.into());
                "countdown"
            }
            Fact::Control { unit, side } => {
                (e.target, e.player) = (Some(self.rules.name(self.s, unit)), Some(side));
                "control"
            }
            _ => return None,
        })
    }

    /// What is about things on tiles.
    fn of_tiles(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            // A globe is nobody's.
            Fact::Place { object, at, side, nora } => {
                of_card(e, object.id());
                (e.to, e.player) = (self.tile(at), seated(Some(side)));
                if nora > 0 {
                    number(e, stat::NORA, i16::try_from(nora).unwrap_or(i16::MAX));
                }
                "place"
            }
            // pox:house.hidden.8: what it does to a hidden unit is seen without the unit.
            Fact::Spring { object, at, side, unit } => {
                of_card(e, object.id());
                (e.to, e.player) = (self.tile(at), Some(side));
                self.to(e, unit);
                "spring"
            }
            Fact::Fade { object, at, side } => {
                of_card(e, object.id());
                (e.to, e.player) = (self.tile(at), seated(Some(side)));
                "fade"
            }
            Fact::Ground { at, ground, lasts } => {
                of_card(e, ground.id());
                e.to = self.tile(at);
                answered(e, duration(lasts));
                "ground"
            }
            _ => return None,
        })
    }

    fn unit(&self, e: &mut wire::Event, unit: Who, kind: &'static str) -> &'static str {
        self.by(e, unit);
        kind
    }

    /// The same, whether it is seen or not.
    fn named(&self, e: &mut wire::Event, unit: Who, kind: &'static str) -> &'static str {
        e.piece = Some(self.rules.name(self.s, unit));
        kind
    }

    fn quality(&self, e: &mut wire::Event, unit: Who, ability: Printed, kind: &'static str) -> &'static str {
        self.to(e, unit);
        e.card = Some(ability.id());
        kind
    }
}

fn of(e: &mut wire::Event, side: Side, kind: &'static str) -> &'static str {
    e.player = Some(side);
    kind
}

/// Of this card.
fn of_card(e: &mut wire::Event, id: &'static str) {
    e.card = Some(id.into());
}

/// With this answer.
fn answered(e: &mut wire::Event, answer: &'static str) {
    e.answer = Some(answer.into());
}

fn number(e: &mut wire::Event, stat: &'static str, amount: i16) {
    (e.stat, e.amount) = (Some(stat.into()), Some(amount.into()));
}

/// What it cost; what was free says nothing.
fn paid(e: &mut wire::Event, stat: &'static str, cost: u8) {
    if cost > 0 {
        number(e, stat, cost.into());
    }
}

/// The word for the results of an attack.
fn outcome(results: u8) -> &'static str {
    let has = |bit: u8| results & bit != 0;
    match (has(result::SUCCESSFUL), has(result::DAMAGING)) {
        (true, true) => "successful-damaging",
        (true, false) => "successful",
        (false, true) => "damaging",
        (false, false) => "failed",
    }
}

/// The word for terrain over other terrain: it comes or goes.
fn duration(lasts: bool) -> &'static str {
    if lasts { "lasts" } else { "ends" }
}

/// The word for the way that an arrow points.
fn heading_name(heading: Heading) -> &'static str {
    match heading {
        (0, -1) => "north",
        (1, 0) => "east",
        (0, 1) => "south",
        _ => "west",
    }
}

/// The kind of event that a displacement is.
fn push_name(how: Push) -> &'static str {
    match how {
        Push::Shift => "shift",
        Push::Knockback => "knockback",
        Push::Pull => "pull",
        Push::Relocate => "relocate",
        Push::Swap => "swap",
    }
}

/// The kind of event that an arrival is.
fn entry_name(how: Entry) -> &'static str {
    match how {
        Entry::Deploy => "deploy",
        Entry::Summon => "summon",
        Entry::Clone => "clone",
        Entry::Illusion => "illusion",
        Entry::Return => "return",
    }
}
