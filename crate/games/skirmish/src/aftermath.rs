//! What follows when an attack has damaged a unit (`skirmish:house.damage.1`): keyword statuses, knock-back, what the
//! card adds, what the target's cards do. A choice in the middle leaves the stage in the state and goes on from there.

use super::content::{Effect, Keywords, ON_FIRE, POISONED, When};
use super::effects::Doing;
use super::fact::Fact;
use super::state::{NO_CARD, Pending, Phase, Resolving, State, UnitId};
use super::{Judge, Skirmish};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::Log;
use rulewright_engine::grid::{Cell, EIGHT, Heading};
use rulewright_engine::{covers, rule};

/// Keyword statuses.
const STATUSES: u8 = 0;
/// The slide of a Knock-back.
const KNOCK_BACK: u8 = 1;
/// Effects printed on the card, one stage each.
const CARD: u8 = 2;
/// Cards in front of the target.
const TRIGGERS: u8 = 200;
/// Nothing is left.
pub(super) const DONE: u8 = 255;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// Goes on with an attack from its stage until it is done, or until somebody has to choose.
    pub(super) fn aftermath(&mut self) {
        self.because(self.s.resolving.cause, Self::follow_up);
    }

    fn follow_up(&mut self) {
        covers!("skirmish:house.damage.1");
        while self.s.resolving.active && self.s.pending == Pending::None && self.s.phase != Phase::Over {
            let r = self.s.resolving;
            match r.stage {
                STATUSES => {
                    self.s.resolving.stage = KNOCK_BACK;
                    self.keyword_statuses(&r);
                }
                KNOCK_BACK => {
                    self.s.resolving.stage = CARD;
                    self.knock_back(&r);
                }
                TRIGGERS => {
                    self.s.resolving.stage = DONE;
                    self.damaged_triggers(&r);
                }
                DONE => self.finish_attack(),
                stage => {
                    let effect = self.rules.on_damage(&r).get(usize::from(stage - CARD));
                    self.s.resolving.stage = if effect.is_some() { stage + 1 } else { TRIGGERS };
                    if let Some(effect) = effect {
                        let on = Doing {
                            unit: r.unit,
                            target: r.target,
                            attacker: r.unit,
                            card: Some(r.card),
                            clause: rule!("skirmish:house.card.1"),
                        };
                        self.effect(effect, on);
                    }
                }
            }
        }
    }

    fn is_standing(&self, unit: UnitId) -> bool {
        self.s.unit(unit).hp > 0
    }

    fn keyword_statuses(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if blow.keywords.has(Keywords::POISONED) {
            self.give_status(r.target, POISONED, rule!("skirmish:keyword.poisoned.1"));
        }
        if blow.keywords.has(Keywords::FLAMING) {
            self.give_status(r.target, ON_FIRE, rule!("skirmish:keyword.flaming.1"));
        }
    }

    /// `skirmish:keyword.knock-back.1`: the attacker may slide a damaged target one square directly away.
    fn knock_back(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if blow.keywords.has(Keywords::KNOCK_BACK) {
            self.ask_slide(r.unit, r.target, false);
        }
    }

    /// Asks for a slide away from or towards a unit; one that cannot be made is not asked for.
    pub(super) fn ask_slide(&mut self, unit: UnitId, target: UnitId, towards: bool) {
        if !self.is_standing(target) || !self.is_standing(unit) {
            return;
        }
        let (from, at) = (self.s.unit(unit).at, self.s.unit(target).at);
        // skirmish:house.slide.1: towards is the same direction the other way round.
        let (dx, dy) = self.rules.away(from, at);
        let heading = if towards { (-dx, -dy) } else { (dx, dy) };
        // skirmish:house.trait.steady: never slid.
        if self.rules.content.units[usize::from(self.s.unit(target).is)].steady {
            self.tell(rule!("skirmish:house.trait.steady"), Fact::SlideBlocked { unit: target });
            return;
        }
        // skirmish:keyword.knock-back.r2: no slide into a wall, a unit, through a sealed corner or off the board.
        match self.rules.board.grid.step(at, heading).filter(|to| self.s.on(*to).is_none()) {
            Some(to) => self.s.pending = Pending::Slide(to, towards),
            None => {
                self.tell(rule!("skirmish:keyword.knock-back.r2"), Fact::SlideBlocked { unit: target });
            }
        }
    }

    /// The attacker has chosen.
    pub(super) fn slide(&mut self, to: Cell, towards: bool) {
        let unit = self.s.resolving.target;
        let from = self.s.unit(unit).at;
        let clause = if towards { rule!("skirmish:house.slide.1") } else { rule!("skirmish:keyword.knock-back.1") };
        self.s.unit_mut(unit).at = to;
        let slide = self.tell(clause, Fact::Slide { unit, from, to });
        // skirmish:keyword.knock-back.r2: a slide costs no MP, but what is entered has its effect.
        self.because(slide, |judge| judge.enter(unit, to));
    }

    /// `skirmish:house.trigger.1`: cards that act when their bearer was damaged by an attack and still stands.
    fn damaged_triggers(&mut self, r: &Resolving) {
        let Some(blow) = self.rules.blow(r, self.s.unit(r.unit).is) else { return };
        if !self.is_standing(r.target) {
            return;
        }
        let rules = self.rules;
        let mut done = 0;
        loop {
            let Some(laid) = self.s.before(r.target).nth(done).copied() else { return };
            done += 1;
            for effect in &rules.content.cards[usize::from(laid.card)].effects {
                if let Effect::Trigger(When::Damaged, ranges, _, effects) = effect
                    && ranges.covers(blow.range)
                {
                    let clause = rule!("skirmish:house.trigger.1");
                    let trigger = self.tell(clause, Fact::Trigger { card: laid.card, unit: r.target });
                    let on =
                        Doing { unit: r.target, target: r.target, attacker: r.unit, card: Some(laid.card), clause };
                    self.because(trigger, |judge| judge.effects(effects, on));
                }
            }
        }
    }

    fn finish_attack(&mut self) {
        let Resolving { card, played, .. } = std::mem::take(&mut self.s.resolving);
        if card != NO_CARD {
            self.discard_played(card, played);
        }
    }
}

impl Skirmish {
    fn on_damage(&self, r: &Resolving) -> &[Effect] {
        let card = (r.card != NO_CARD).then(|| &self.content.cards[usize::from(r.card)]);
        let effects = card.map_or(&[][..], |c| &c.effects);
        effects.iter().find_map(|e| if let Effect::OnDamage(list) = e { Some(&list[..]) } else { None }).unwrap_or(&[])
    }

    /// Directly away from one square, seen from another. Off the lines it is orthogonal if one offset is more than
    /// twice the other, else diagonal.
    fn away(&self, from: Cell, at: Cell) -> Heading {
        covers!("skirmish:keyword.knock-back.r1");
        let ((ax, ay), (bx, by)) = (self.board.grid.xy(from), self.board.grid.xy(at));
        let (dx, dy) = (bx - ax, by - ay);
        let heading = match (dx.abs(), dy.abs()) {
            (x, y) if x > 2 * y => (dx.signum(), 0),
            (x, y) if y > 2 * x => (0, dy.signum()),
            _ => (dx.signum(), dy.signum()),
        };
        debug_assert!(EIGHT.contains(&heading));
        heading
    }
}
