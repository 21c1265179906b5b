//! The start of a turn, up to its actions (`skirmish:house.turn.1` to `.6`).

use crate::Skirmish;
use crate::chapters::effects::doing::Doing;
use crate::content::{Effect, Lasts, Modify, Stat, Upkeep, When};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{CardInPlay, CardZone, State, Unit, UnitId};
use rulewright_engine::chance::Chance;
use rulewright_engine::rules::calc::{Calc, Source, Steps, Trace};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

/// More AP or MP than any unit can have: numbers stay small whatever a scenario's own cards add up to.
const MOST_POINTS: i32 = 99;

impl Skirmish {
    /// Whether a card has something to do at the start of a unit's turn.
    #[inline(never)]
    fn acts_at_start(&self, s: &State, it: &CardInPlay, unit: UnitId) -> bool {
        let card = self.content.printed_card(it.card);
        if card.status {
            return it.zone == CardZone::Unit(unit) && !matches!(card.upkeep, Upkeep::None);
        }
        let reaches = |effect: &Effect| match effect {
            Effect::Trigger(When::TurnStart, _, radius, _) => match it.zone {
                // A card in front of a unit acts in its bearer's turn only.
                CardZone::Unit(bearer) => bearer == unit,
                _ => self.reaches(s, it, *radius, unit),
            },
            _ => false,
        };
        card.effects.iter().any(reaches)
    }

    /// `skirmish:house.turn.2`: points of a unit, printed and changed by modifiers, never below 0.
    #[inline(never)]
    fn pool<T: Trace>(&self, s: &State, id: UnitId, mut pool: Calc<T>, stat: Stat) -> Calc<T> {
        for (n, laid) in s.in_play.iter().enumerate().filter(|(_, laid)| !self.ends_first(laid)) {
            // skirmish:house.stack.2: copies of one title count once.
            let again =
                |m: &&Modify| s.in_play[..n].iter().any(|l| l.card == laid.card && self.reaches(s, l, m.radius, id));
            let modifiers = self.content.printed_card(laid.card).effects.iter().filter_map(Effect::as_modify);
            let reach = modifiers.filter(|m| m.what == stat && self.reaches(s, laid, m.radius, id));
            for m in reach.filter(|m| !again(m)) {
                pool.plus(i32::from(m.add), rule!("skirmish:house.stack.1"), Source(u16::from(laid.card)));
            }
        }
        pool.at_least(0, rule!("skirmish:house.turn.2"));
        pool.at_most(MOST_POINTS, rule!("skirmish:house.turn.2"));
        pool
    }

    /// `skirmish:persist.9`: whether a card in front of a unit or a player is gone before their turn starts.
    fn ends_first(&self, it: &CardInPlay) -> bool {
        !matches!(it.zone, CardZone::Square(_)) && self.content.printed_card(it.card).lasts == Lasts::NextTurn
    }

    /// A unit as its next turn starts, as far as that is certain: its AP and MP, less what it is sure to lose. A roll may
    /// spare it.
    pub(crate) fn fresh(&self, s: &State, id: UnitId) -> Unit {
        let unit = *s.unit(id);
        let printed = self.content.printed_unit(unit.is);
        let pool = |printed: u8, stat| {
            let printed = Calc::traced(printed.into(), rule!("skirmish:house.turn.2"), Steps::unread());
            self.pool(s, id, printed, stat).value as u8
        };
        let (mut ap, mut mp) = (pool(printed.ap, Stat::Ap), pool(printed.mp, Stat::Mp));
        for it in s.in_play.iter().filter(|it| self.acts_at_start(s, it, id)) {
            let card = self.content.printed_card(it.card);
            let by_status = if let Upkeep::Effects(effects, _) = &card.upkeep { effects.as_slice() } else { &[] };
            let by_card = card.effects.iter().filter_map(Effect::as_turn_start).flatten();
            for effect in by_status.iter().chain(by_card) {
                if let Effect::Lose(less_ap, less_mp) = effect {
                    ap = ap.saturating_sub(less_ap.of(ap));
                    mp = mp.saturating_sub(less_mp.of(mp));
                }
            }
        }
        Unit { ap, mp, used: 0, ..unit }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The turn of the active player, in the order of `skirmish:house.turn.1`, up to its actions; it follows from
    /// `cause`.
    pub fn start_turn(&mut self, cause: EventId) {
        let side = self.s.active;
        let cause = if side == self.s.first { self.start_round(cause) } else { cause };
        self.s.turn =
            self.because(cause, |resolver| resolver.tell(rule!("skirmish:house.turn.1"), Fact::TurnStart { side }));
        self.because(self.s.turn, |resolver| {
            resolver.expire(side);
            for n in 0..resolver.s.units.len() {
                resolver.refresh(UnitId(n as u8));
            }
        });
        self.s.upkeep = 0;
        self.mark_due();
    }

    fn start_round(&mut self, cause: EventId) -> EventId {
        let round = self.s.round;
        self.because(cause, |resolver| resolver.tell(rule!("skirmish:persist.5"), Fact::RoundStart { round }))
    }

    /// `skirmish:house.turn.2`: nothing is carried over.
    fn refresh(&mut self, id: UnitId) {
        let unit = *self.s.unit(id);
        if unit.side != self.s.active || !unit.at.is_on() {
            return;
        }
        let printed = self.rules.content.printed_unit(unit.is);
        let ap = self.pool(id, printed.ap, Stat::Ap);
        let mp = self.pool(id, printed.mp, Stat::Mp);
        let u = self.s.unit_mut(id);
        (u.ap, u.mp, u.used) = (ap.value as u8, mp.value as u8, 0);
        self.tell_calc(rule!("skirmish:house.turn.2"), Fact::Refresh { unit: id }, mp);
    }

    fn pool(&self, id: UnitId, printed: u8, stat: Stat) -> Calc<L::Trace> {
        let printed = Calc::traced(i32::from(printed), rule!("skirmish:house.turn.2"), self.log.trace());
        self.rules.pool(self.s, id, printed, stat)
    }

    /// `skirmish:house.turn.3`: the next card that acts at the start of the turn, unit by unit in roster order; once there
    /// is none, the rest of the start.
    pub fn upkeep(&mut self) {
        while usize::from(self.s.upkeep) < self.s.units.len() {
            let unit = UnitId(self.s.upkeep);
            if let Some(at) = self.next_due(unit) {
                self.s.in_play[at].due = false;
                return self.resolve_due(unit, at);
            }
            self.s.upkeep += 1;
            self.mark_due();
        }
        self.s.upkeep = u8::MAX;
        self.after_upkeep();
        self.s.turn = EventId::NONE;
    }

    /// Marks what has to act for the unit whose turn start it is.
    pub fn mark_due(&mut self) {
        let unit = UnitId(self.s.upkeep);
        let ours = self.s.units.get(usize::from(unit.0)).is_some_and(|u| u.side == self.s.active && u.at.is_on());
        for n in 0..self.s.in_play.len() {
            let due = ours && self.rules.acts_at_start(self.s, &self.s.in_play[n], unit);
            self.s.in_play[n].due = due;
        }
    }

    /// Cards and zones in the order in which they came into play, then statuses in theirs.
    fn next_due(&self, unit: UnitId) -> Option<usize> {
        covers!("skirmish:status.2.r2");
        if self.s.unit(unit).hp == 0 {
            return None;
        }
        let find = |status: bool| {
            let kinds = &self.rules.content.cards;
            self.s.in_play.iter().position(|l| l.due && kinds[usize::from(l.card)].status == status)
        };
        find(false).or_else(|| find(true))
    }

    fn resolve_due(&mut self, unit: UnitId, at: usize) {
        let rules = self.rules;
        let card = self.s.in_play[at].card;
        let entry = rules.content.printed_card(card);
        if entry.status {
            return self.resolve_status(unit, card, &entry.upkeep);
        }
        for effects in entry.effects.iter().filter_map(Effect::as_turn_start) {
            let trigger = self.tell(rule!("skirmish:house.turn.3"), Fact::Trigger { card, unit });
            let clause = rule!("skirmish:house.damage.2");
            let on = Doing { unit, target: unit, attacker: unit, card: None, clause };
            self.because(trigger, |resolver| resolver.effects(effects, on));
        }
    }

    /// What follows once all turn-start effects are resolved.
    fn after_upkeep(&mut self) {
        let side = self.s.active;
        // skirmish:house.turn.4, skirmish:house.terrain.banner: a point for each banner held. The defeated hold none.
        for n in 0..self.s.units.len() {
            let (unit, at) = (UnitId(n as u8), self.s.units[n].at);
            if self.s.units[n].side == side && self.rules.board.banners.has(at) {
                let held = self.tell(rule!("skirmish:house.terrain.banner"), Fact::Score { side, unit, at });
                let points = self.rules.content.settings.banner;
                self.because(held, |resolver| resolver.score(side, points, rule!("skirmish:house.turn.4")));
            }
        }
        for _ in 0..self.rules.content.settings.draw {
            self.draw(side, rule!("skirmish:house.turn.5"));
        }
    }
}
