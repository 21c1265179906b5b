//! The step that an action has come to, and who may still answer in it (`journal:action.0`).

use super::table::card;
use crate::Journal;
use crate::chapters::attack::Blow;
use crate::content::language::Class;
use crate::position::names::way;
use crate::state::{Attack, Frame, State, Step, bit};
use rulewright_engine::side::Side;
use rulewright_engine::wire;

/// The nine steps.
const STEPS: [&str; 9] = ["step-1", "step-2", "step-3", "step-4", "step-5", "step-6", "step-7", "step-8", "step-9"];

const PREFLEX: usize = 3;
const REFLEX: usize = 5;
const LAST: usize = 9;

impl Journal {
    /// The step at hand, then for each window that is still open the sides that may answer in it. Everybody knows what all
    /// units can do (`journal:house.open.1`).
    pub(crate) fn draw_stages(&self, s: &State) -> Vec<wire::CardInPlay> {
        let under_way = s.frames.iter().filter_map(|pending| step_of(s, pending.frame)).next_back();
        let Some(step) = under_way.filter(|_| s.outcome.is_none()) else { return Vec::new() };
        let mut cards = vec![card(STEPS[step - 1], way::STAGE)];
        let attack = s.frames.iter().filter_map(|pending| attack_of(pending.frame)).next_back();
        for (step, sides) in attack.map(|attack| self.windows(s, &attack)).into_iter().flatten() {
            let answers = |side: Side| wire::CardInPlay { owner: Some(side), ..card(STEPS[step - 1], way::ANSWERS) };
            cards.extend(sides.into_iter().flatten().map(answers));
        }
        cards
    }

    /// The windows of an attack that are still to come, each with the sides that may answer.
    fn windows(&self, s: &State, attack: &Attack) -> [(usize, [Option<Side>; 2]); 3] {
        let of = |may: &dyn Fn(Side) -> bool| Side::BOTH.map(|side| Some(side).filter(|side| may(*side)));
        let left = self.struck(s, attack) & !attack.done;
        let preflex = |side: Side| {
            let mut own = s.standing().filter(|(id, unit)| unit.side == side && left & bit(*id) != 0);
            attack.step == Step::Preflex
                && !s.deed.preflex
                && own.any(|(id, _)| self.preflexes(s, attack, id).next().is_some())
        };
        let attacked = if attack.step < Step::Reflex { self.struck(s, attack) } else { attack.targets };
        let then = Attack { targets: attacked, ..*attack };
        let reflex = |side: Side| {
            let asked = attack.step == Step::Reflex && attack.done & 1 << side.0 != 0;
            attack.step <= Step::Reflex
                && !asked
                && !s.deed.reflex[side]
                && self.reflexes(s, &then, side).next().is_some()
        };
        let mut over = *s;
        over.deed.close |= Blow::from(*attack).class(s) == Class::Close && attack.called.is_none();
        over.deed.toll = 0;
        let last = |side: Side| s.unit(attack.by).side == side && self.has_after(&over, attack.by);
        [(PREFLEX, of(&preflex)), (REFLEX, of(&reflex)), (LAST, of(&last))]
    }
}

/// The step of an action that a frame stands at.
fn step_of(s: &State, frame: Frame) -> Option<usize> {
    match frame {
        Frame::Act(_) if s.deed.before => Some(2),
        Frame::Act(_) => Some(1),
        Frame::Attack(attack) => Some(match attack.step {
            Step::Preflex => PREFLEX,
            Step::Range => 4,
            Step::Reflex => REFLEX,
            Step::Compare => 6,
            Step::Counter => 7,
            Step::Knockback => 8,
        }),
        // What is no attack is carried out where an attack is compared.
        Frame::Walk(_) | Frame::March(..) | Frame::Call(..) | Frame::Turret(..) | Frame::Clear(..) => Some(6),
        Frame::After(_) => Some(LAST),
        Frame::None | Frame::Placing(_) | Frame::Round(_) => None,
    }
}

fn attack_of(frame: Frame) -> Option<Attack> {
    if let Frame::Attack(attack) = frame { Some(attack) } else { None }
}
