//! Events: facts in their shape for JSON. A fact's unit is the `piece`, its target the `target`.

use crate::Journal;
use crate::content::language::Orders;
use crate::fact::{Deeds, Fact, Measure};
use crate::position::names::{law_id, seated, stat};
use crate::state::{Means, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// Describes facts.
pub(crate) struct Teller<'a> {
    pub rules: &'a Journal,
    /// A later state of the same game, for names.
    pub s: &'a State,
}

impl Teller<'_> {
    /// A fact as an event, field by field.
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

    fn name(&self, id: UnitId) -> Option<wire::Word> {
        (id != UnitId::NONE).then(|| self.rules.name(self.s, id))
    }

    /// Who does it, or to whom something happens that no other unit does.
    fn by(&self, e: &mut wire::Event, id: UnitId) {
        e.piece = self.name(id);
    }

    /// To whom it is done.
    fn on(&self, e: &mut wire::Event, id: UnitId) {
        e.target = self.name(id);
    }

    /// What it is: who opens a game again may meet it in this event only.
    fn character(&self, e: &mut wire::Event, id: UnitId) {
        e.card = self.s.find(id).map(|unit| unit.is.id().into());
    }

    fn panel(&self, at: Cell) -> Option<wire::Square> {
        at.is_on().then(|| self.rules.square(at))
    }

    /// What is about the battle, its cards and its rounds.
    fn of_players(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Draw { card, why, unit, side } => {
                e.card = Some(card.id());
                e.answer = Some(why.id().into());
                self.by(e, unit);
                e.player = seated(Some(side));
                "draw"
            }
            Fact::Shuffle => "shuffle",
            Fact::Condition { is } => carded(e, is.id(), "condition"),
            Fact::Energy { is, mp } => {
                e.amount = Some(mp.into());
                carded(e, is.id(), "energy")
            }
            Fact::Period { is } => carded(e, is.id(), "period"),
            Fact::Law { trigger, element } => carded(e, law_id(trigger, element), "law"),
            Fact::Bonus { is } => carded(e, is.id(), "bonus"),
            Fact::First { side } => of(e, side, "first"),
            Fact::Round { round } => {
                e.round = Some(round.into());
                "round"
            }
            Fact::Refill { mp } => {
                e.amount = Some(mp.into());
                "refill"
            }
            Fact::Initiative { unit, value } => {
                self.by(e, unit);
                number(e, stat::INITIATIVE, value.into());
                "initiative"
            }
            Fact::Tie { unit, card } => {
                e.card = Some(card.id());
                self.unit(e, unit, "tie")
            }
            Fact::Turn { unit, pass } => {
                self.by(e, unit);
                e.amount = Some(pass.into());
                "turn"
            }
            Fact::Skip { unit } => self.unit(e, unit, "skip"),
            Fact::RoundEnd { round } => {
                e.round = Some(round.into());
                "round-end"
            }
            Fact::GameOver { winner } => {
                e.player = winner;
                "game-over"
            }
            Fact::Concede { side } => of(e, side, "concede"),
            Fact::Storm { sector, value } => {
                (e.counters, e.amount) = (Some(sector.into()), Some(value.into()));
                "storm"
            }
            Fact::Decline { side } => of(e, side, "decline"),
            _ => return None,
        })
    }

    /// What is about actions and attacks.
    fn of_attacks(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Declare { unit, deed, target, to } => {
                self.by(e, unit);
                self.on(e, target);
                e.to = self.panel(to);
                self.deed(e, unit, deed);
                "declare"
            }
            Fact::Use { unit, skill, target, to } => {
                self.by(e, unit);
                self.on(e, target);
                (e.attack, e.to) = (Some(skill.id().into()), self.panel(to));
                "use"
            }
            Fact::Pay { unit, own, environment } => {
                self.by(e, unit);
                number(e, stat::MP, i16::from(own) + i16::from(environment));
                e.counters = Some(environment.into());
                "pay"
            }
            Fact::Miss { unit, target, to } => {
                self.pair(e, unit, target);
                e.to = self.panel(to);
                "miss"
            }
            Fact::Attacked { target, attacks } => {
                self.on(e, target);
                number(e, stat::ATTACKS, attacks.into());
                "attacked"
            }
            Fact::Attack { unit, target, value } => {
                self.pair(e, unit, target);
                e.amount = Some(value.into());
                "attack"
            }
            Fact::Defence { target, value } => {
                self.on(e, target);
                e.amount = Some(value.into());
                "defence"
            }
            Fact::Hit { unit, target } => self.two(e, unit, target, "hit"),
            Fact::Critical { unit, target } => self.two(e, unit, target, "critical"),
            Fact::Fail { unit, target } => self.two(e, unit, target, "fail"),
            Fact::Occur { unit, skill } => {
                self.by(e, unit);
                e.attack = Some(skill.id().into());
                "occur"
            }
            Fact::Forced { unit, value } => {
                self.by(e, unit);
                e.amount = Some(value.into());
                "forced"
            }
            Fact::Nothing { unit } => self.unit(e, unit, "nothing"),
            Fact::Damage { target, amount } => {
                self.on(e, target);
                number(e, stat::HP, amount.into());
                "damage"
            }
            Fact::Heal { target, amount } => {
                self.on(e, target);
                number(e, stat::HP, amount.into());
                "heal"
            }
            Fact::Regain { target, amount } => {
                self.on(e, target);
                number(e, stat::MP, amount.into());
                "regain"
            }
            _ => return None,
        })
    }

    /// What was declared, as an answer; with the weapon, the skill or the order.
    fn deed(&self, e: &mut wire::Event, unit: UnitId, deed: Deeds) {
        let weapon = |slot: u8| {
            let item = *self.s.find(unit)?.weapons.get(usize::from(slot))?;
            item.is_some().then(|| item.id().into())
        };
        match deed {
            Deeds::Attack(Means::Weapon(slot) | Means::Turret(slot)) => e.attack = weapon(slot),
            Deeds::Attack(Means::Skill(skill)) | Deeds::Skill(skill) => e.attack = Some(skill.id().into()),
            Deeds::Order(orders) => of_card(e, orders.id()),
            _ => {}
        }
        e.answer = Some(deed_id(deed).into());
    }

    /// What is about movement.
    fn of_moves(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Step { unit, from, to } => self.way(e, unit, from, to, "step"),
            Fact::Slide { unit, from, to } => self.way(e, unit, from, to, "slide"),
            Fact::Push { unit, from, to } => self.way(e, unit, from, to, "push"),
            Fact::Climb { unit, at, to } => self.way(e, unit, at, to, "climb"),
            Fact::Free { unit } => self.unit(e, unit, "free"),
            Fact::Stop { unit, at } => self.way(e, unit, Cell::OFF, at, "stop"),
            Fact::Blocked { unit, panels } => {
                self.by(e, unit);
                e.amount = Some(panels.into());
                "blocked"
            }
            Fact::Board { unit, target } => self.two(e, unit, target, "board"),
            Fact::Leave { unit, target, to } => {
                self.pair(e, unit, target);
                e.to = self.panel(to);
                "leave"
            }
            _ => return None,
        })
    }

    /// What is about units: their statuses, their orders, how those are chosen for, experience.
    fn of_units(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Spawn { unit, at, acts } => {
                e.answer = Some(acts.id().into());
                self.character(e, unit);
                self.way(e, unit, Cell::OFF, at, "spawn")
            }
            Fact::Place { unit, at } => {
                self.character(e, unit);
                self.way(e, unit, Cell::OFF, at, "place")
            }
            Fact::Land { unit, to } => {
                self.character(e, unit);
                self.way(e, unit, Cell::OFF, to, "land")
            }
            Fact::Gain { unit, is, lasts } => {
                e.counters = Some(lasts.into());
                self.with(e, unit, is.id(), "gain")
            }
            Fact::Renew { unit, is, lasts } => {
                e.counters = Some(lasts.into());
                self.with(e, unit, is.id(), "renew")
            }
            Fact::Immune { unit, is } => self.with(e, unit, is.id(), "immune"),
            Fact::Clear { unit, is } => self.with(e, unit, is.id(), "clear"),
            Fact::Wane { unit, is, lasts } => {
                e.counters = Some(lasts.into());
                self.with(e, unit, is.id(), "wane")
            }
            Fact::End { unit, is } => self.with(e, unit, is.id(), "end"),
            Fact::Defeat { unit } => {
                self.character(e, unit);
                self.unit(e, unit, "defeat")
            }
            Fact::Lost { unit } => self.unit(e, unit, "lost"),
            Fact::Ordered { unit, orders, focus } => {
                self.on(e, focus);
                self.with(e, unit, orders.id(), "ordered")
            }
            Fact::Pick { unit, target, orders, measure, value } => {
                self.pair(e, unit, target);
                e.card = orders.map(Orders::id).map(wire::Word::from);
                e.answer = Some(measure_id(measure).into());
                // When somebody came is a number for comparison alone.
                e.amount = (!matches!(measure, Measure::Longest)).then_some(value.into());
                "pick"
            }
            Fact::Equal { unit, target, place } => {
                self.pair(e, unit, target);
                e.amount = Some(place.into());
                "equal"
            }
            Fact::Nobody { unit } => self.unit(e, unit, "nobody"),
            Fact::Goal { unit, to } => self.way(e, unit, Cell::OFF, to, "goal"),
            Fact::Stay { unit } => self.unit(e, unit, "stay"),
            Fact::Heading { unit, to } => self.way(e, unit, Cell::OFF, to, "heading"),
            Fact::Experience { unit, amount } => {
                self.by(e, unit);
                number(e, stat::XP, amount.into());
                "experience"
            }
            Fact::LevelPoint { unit } => self.unit(e, unit, "level-point"),
            Fact::Follow { unit } => self.unit(e, unit, "follow"),
            Fact::Stride { unit, amount } => {
                self.by(e, unit);
                number(e, stat::STRIDE, amount.into());
                "stride"
            }
            _ => return None,
        })
    }

    /// What is about things on panels, drops and calls.
    fn of_tiles(&self, fact: Fact, e: &mut wire::Event) -> Option<&'static str> {
        Some(match fact {
            Fact::Relic { at } => {
                e.to = self.panel(at);
                "relic"
            }
            Fact::Seal { unit, at, side } => {
                e.player = seated(Some(side));
                self.way(e, unit, Cell::OFF, at, "seal")
            }
            Fact::Open { unit, at } => self.way(e, unit, Cell::OFF, at, "open"),
            Fact::Drift { from, to } => {
                (e.from, e.to) = (self.panel(from), self.panel(to));
                "drift"
            }
            Fact::Lie { item, to } => {
                e.to = self.panel(to);
                carded(e, item.id(), "lie")
            }
            Fact::Take { unit, item } => self.with(e, unit, item.id(), "take"),
            Fact::Wear { unit, item } => self.with(e, unit, item.id(), "wear"),
            Fact::Learn { unit, skill } => self.with(e, unit, skill.id(), "learn"),
            Fact::Call { unit, called, to } => {
                e.to = self.panel(to);
                self.with(e, unit, called.id(), "call")
            }
            Fact::Return { unit, called } => self.with(e, unit, called.id(), "return"),
            _ => return None,
        })
    }

    fn pair(&self, e: &mut wire::Event, unit: UnitId, target: UnitId) {
        self.by(e, unit);
        self.on(e, target);
    }

    fn unit(&self, e: &mut wire::Event, unit: UnitId, kind: &'static str) -> &'static str {
        self.by(e, unit);
        kind
    }

    fn two(&self, e: &mut wire::Event, unit: UnitId, target: UnitId, kind: &'static str) -> &'static str {
        self.pair(e, unit, target);
        kind
    }

    fn way(&self, e: &mut wire::Event, unit: UnitId, from: Cell, to: Cell, kind: &'static str) -> &'static str {
        self.by(e, unit);
        (e.from, e.to) = (self.panel(from), self.panel(to));
        kind
    }

    fn with(&self, e: &mut wire::Event, unit: UnitId, card: &'static str, kind: &'static str) -> &'static str {
        self.by(e, unit);
        of_card(e, card);
        kind
    }
}

fn of(e: &mut wire::Event, side: Side, kind: &'static str) -> &'static str {
    e.player = seated(Some(side));
    kind
}

fn of_card(e: &mut wire::Event, id: &'static str) {
    e.card = Some(id.into());
}

fn carded(e: &mut wire::Event, id: &'static str, kind: &'static str) -> &'static str {
    of_card(e, id);
    kind
}

fn number(e: &mut wire::Event, stat: &'static str, amount: i16) {
    (e.stat, e.amount) = (Some(stat.into()), Some(amount.into()));
}

/// The word for what is declared.
fn deed_id(deed: Deeds) -> &'static str {
    match deed {
        Deeds::Move => "move",
        Deeds::Free => "free",
        Deeds::Attack(Means::Turret(_)) => "turret",
        Deeds::Attack(_) => "attack",
        Deeds::Skill(_) => "skill",
        Deeds::Defend => "defend",
        Deeds::Order(_) => "order",
        Deeds::Interact => "interact",
        Deeds::Force => "force",
        Deeds::Board => "board",
        Deeds::Leave => "leave",
        Deeds::Wait => "wait",
    }
}

/// The word for what is compared.
fn measure_id(measure: Measure) -> &'static str {
    match measure {
        Measure::Distance => "distance",
        Measure::Hp => "least-hp",
        Measure::Defence => "least-defence",
        Measure::Longest => "longest",
        Measure::Named => "named",
    }
}
