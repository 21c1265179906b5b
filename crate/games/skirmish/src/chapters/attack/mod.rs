//! The attack (`skirmish:attack.*`, `skirmish:house.attack.*`): dice, bonus, hits; dice, bonus, blocks; damage.

mod aftermath;
mod blow;
mod bonus;
mod keywords;
mod modifiers;
mod slide;

use super::turn::{Actor, affords, unused};
use crate::Skirmish;
use crate::action::Action;
use crate::content::Keywords;
use crate::fact::{Counted, Fact, Throw};
use crate::resolver::Resolver;
use crate::state::{AftermathStep, Resolving, State, UnitId, Use};
use blow::Blow;
use bonus::Tally;
use rulewright_engine::chance::{Chance, Dice};
use rulewright_engine::rules::calc::{Calc, Source};
use rulewright_engine::rules::check::Check;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::{covers, rule};

pub use keywords::is_crit;

impl Skirmish {
    pub(crate) fn may_attack(&self, s: &State, unit: UnitId, attack: u8, target: UnitId) -> Check {
        let u = self.actor(s, unit)?;
        let printed = &self.content.printed_unit(u.is).attacks[usize::from(attack)];
        unused(u, Use::Attack(attack), rule!("skirmish:house.attack.2"))?;
        affords(u, printed.ap, rule!("skirmish:house.attack.1"))?;
        self.ensure_enemy(s, u, target, rule!("skirmish:house.attack.1"))?;
        self.in_range(s, printed.range, u.at, s.unit(target).at, u.side)
    }

    pub(crate) fn offer_attacks(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, card, .. } = *actor;
        for (n, attack) in card.attacks.iter().enumerate() {
            let n = n as u8;
            if unit.can_use(Use::Attack(n), attack.ap) {
                let targets = self.enemies_in(s, actor, attack.range, unit.at);
                targets.for_each(|target| out.push(Action::Attack(id, n, target)));
            }
        }
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.attack.1`: a printed attack costs its AP. `skirmish:house.attack.2`: once a turn.
    pub fn printed_attack(&mut self, unit: UnitId, attack: u8, target: UnitId) {
        let printed = &self.rules.content.printed_unit(self.s.unit(unit).is).attacks[usize::from(attack)];
        let u = self.s.unit_mut(unit);
        u.ap -= printed.ap;
        u.used |= Use::Attack(attack).bit();
        let cause = self.tell(rule!("skirmish:house.attack.1"), Fact::Attack { unit, attack, target });
        self.s.resolving = Resolving { unit, target, attack, cause, active: true, ..Resolving::default() };
        self.resolve_attack();
    }

    /// The attack in the order of `skirmish:attack.0`; what follows from it is left to do.
    pub fn resolve_attack(&mut self) {
        let r = self.s.resolving;
        let Some(blow) = self.rules.blow(&r, self.s.unit(r.unit).is) else { return };
        self.because(r.cause, |resolver| {
            let hits = resolver.attack_roll(&blow);
            let blocks = resolver.defence_roll(&blow);
            resolver.deal(hits, blocks);
        });
    }

    fn attack_roll(&mut self, blow: &Blow) -> Tally {
        let unit = self.s.resolving.unit;
        let count = self.attack_dice(blow);
        let bonus = self.attack_bonus(blow);
        let crushing = blow.keywords.has(Keywords::CRUSHING);
        let focused = blow.keywords.has(Keywords::FOCUSED);
        covers!("skirmish:attack.4");
        let mut throw = Throw { unit, mark: 4, crit: if crushing { 5 } else { 6 }, focused, set: 0 };
        let mut best: Option<(Tally, Throw, Dice, Dice)> = None;
        for set in 1..=blow.sets {
            throw.set = if blow.sets > 1 { set } else { 0 };
            covers!("skirmish:house.boost.3");
            // Every set gets all dice and the whole bonus.
            let (natural, adjusted) = self.throw(throw, count.clone(), bonus.clone());
            let tally = bonus::tally(throw, &natural, &adjusted);
            // skirmish:notation.8: the better one, the earlier on a tie; the defender has not rolled yet.
            if best.is_none_or(|(kept, ..)| tally.score() > kept.score()) {
                best = Some((tally, throw, natural, adjusted));
            }
        }
        let (tally, throw, natural, adjusted) = best.expect("a notation has at least one set");
        if blow.sets > 1 {
            self.tell(rule!("skirmish:notation.8"), Fact::Best { throw, natural, adjusted, score: tally.score() });
        }
        self.tell(rule!("skirmish:attack.3"), Fact::Count { unit, stat: Counted::Hits, amount: tally.hits });
        let clause = keywords::crit_clause(throw, &natural, &adjusted);
        self.tell(clause, Fact::Count { unit, stat: Counted::Crits, amount: tally.crits });
        tally
    }

    /// The defender's dice and bonus; the number of blocks.
    fn defence_roll(&mut self, blow: &Blow) -> u8 {
        let unit = self.s.resolving.target;
        // No roll, and so no bonus either.
        if let Some(clause) = keywords::denies_defence(blow).or_else(|| self.rules.status_denies_defence(self.s, unit))
        {
            self.tell(clause, Fact::NoDefence { unit });
            return 0;
        }
        let count = self.defence_dice(blow, unit);
        let bonus = self.defence_bonus(blow, unit);
        let throw = Throw { unit, mark: 5, crit: 7, focused: false, set: 0 };
        let (natural, adjusted) = self.throw(throw, count, bonus);
        covers!("skirmish:attack.7.r1");
        // A six blocks once, like a five.
        let blocks = bonus::tally(throw, &natural, &adjusted).hits;
        self.tell(rule!("skirmish:attack.7"), Fact::Count { unit, stat: Counted::Blocks, amount: blocks });
        blocks
    }

    /// `skirmish:attack.8`: hits, plus twice the crits, minus blocks, never below zero.
    fn deal(&mut self, hits: Tally, blocks: u8) {
        let unit = self.s.resolving.target;
        let mut damage = Calc::traced(i32::from(hits.hits), rule!("skirmish:attack.8"), self.log.trace());
        // skirmish:attack.8.r1: a crit is a hit as well, so it is worth 3 in all.
        damage.plus(2 * i32::from(hits.crits), rule!("skirmish:attack.8.r1"), Source::RULE);
        damage.plus(-i32::from(blocks), rule!("skirmish:attack.7"), Source::RULE);
        damage.at_least(0, rule!("skirmish:attack.8.r2"));
        let amount = damage.value.min(i32::from(u8::MAX)) as u8;
        self.s.resolving.step = AftermathStep::Statuses;
        self.hurt(unit, amount, rule!("skirmish:attack.8"), damage);
        if amount == 0 {
            covers!("skirmish:keyword.knock-back.2");
            self.s.resolving.step = AftermathStep::Done;
        }
    }
}
