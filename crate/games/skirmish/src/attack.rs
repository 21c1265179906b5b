//! The attack (`skirmish:attack.*`): dice, bonus, hits; dice, bonus, blocks; damage.

use super::content::{Attack, DEFENSELESS, Effect, Keywords, Modify, Range, Stat, Strike};
use super::dice::{self, Tally};
use super::fact::{Counted, Fact, Throw};
use super::notation::Subtype;
use super::state::{NO_ATTACK, NO_CARD, Place, Resolving, State, UnitId, Use};
use super::{Judge, Skirmish};
use rulewright_engine::calc::{Calc, Source};
use rulewright_engine::chance::{Chance, Dice, MAX_DICE};
use rulewright_engine::event::Log;
use rulewright_engine::{covers, rule};

/// All that the most dice can take; what is beyond is lost (`skirmish:bonus.3.r1`).
const MOST_BONUS: i32 = 4 * MAX_DICE as i32;

/// An attack as it is made, with all that the card behind it adds.
#[derive(Clone, Copy, Debug)]
pub(super) struct Blow {
    pub sets: u8,
    pub power: u8,
    pub bonus: u8,
    pub subtype: Subtype,
    pub range: Range,
    pub keywords: Keywords,
    boost: Option<Strike>,
}

impl Blow {
    fn of(attack: &Attack, boost: Option<Strike>) -> Blow {
        let added = boost.map_or(Keywords::default(), |b| b.keywords);
        Blow {
            sets: attack.notation.sets,
            power: attack.notation.power,
            bonus: attack.notation.bonus,
            subtype: attack.notation.subtype,
            range: attack.range,
            keywords: attack.keywords.and(added),
            boost,
        }
    }
}

impl Skirmish {
    /// The attack that is being resolved.
    pub(super) fn blow(&self, r: &Resolving, is: u8) -> Option<Blow> {
        let card = (r.card != NO_CARD).then(|| &self.content.cards[usize::from(r.card)]);
        if r.attack != NO_ATTACK {
            let attack = &self.content.units[usize::from(is)].attacks[usize::from(r.attack)];
            return Some(Blow::of(attack, card.and_then(|c| c.strike)));
        }
        card.and_then(|c| c.attack.as_ref()).map(|attack| Blow::of(attack, None))
    }
}

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `skirmish:house.attack.1`: a printed attack costs its AP. `skirmish:house.attack.2`: once a turn.
    pub(super) fn printed_attack(&mut self, unit: UnitId, attack: u8, target: UnitId) {
        let printed = &self.rules.content.units[usize::from(self.s.unit(unit).is)].attacks[usize::from(attack)];
        let u = self.s.unit_mut(unit);
        u.ap -= printed.ap;
        u.used |= Use::Attack(attack).bit();
        let cause = self.tell(rule!("skirmish:house.attack.1"), Fact::Attack { unit, attack, target });
        self.s.resolving = Resolving { unit, target, attack, cause, active: true, ..Resolving::default() };
        self.resolve_attack();
    }

    /// The attack in the order of `skirmish:attack.0`, then what follows from it.
    pub(super) fn resolve_attack(&mut self) {
        let r = self.s.resolving;
        let Some(blow) = self.rules.blow(&r, self.s.unit(r.unit).is) else { return };
        self.because(r.cause, |judge| {
            let hits = judge.attack_roll(&blow);
            let blocks = judge.defence_roll(&blow);
            judge.deal(hits, blocks);
        });
        self.aftermath();
    }

    fn attack_roll(&mut self, blow: &Blow) -> Tally {
        let unit = self.s.resolving.unit;
        let count = self.attack_dice(blow);
        let bonus = self.attack_bonus(blow);
        let crushing = blow.keywords.has(Keywords::CRUSHING);
        let focused = blow.keywords.has(Keywords::FOCUSED);
        let mut throw = Throw { unit, mark: 4, crit: if crushing { 5 } else { 6 }, focused, set: 0 };
        let mut best: Option<(Tally, Throw, Dice, Dice)> = None;
        for set in 1..=blow.sets {
            throw.set = if blow.sets > 1 { set } else { 0 };
            covers!("skirmish:house.boost.3");
            // Every set gets all dice and the whole bonus.
            let (natural, adjusted) = self.throw(throw, count.clone(), bonus.clone());
            let tally = dice::tally(throw, &natural, &adjusted);
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
        let clause = dice::crit_clause(throw, &natural, &adjusted);
        self.tell(clause, Fact::Count { unit, stat: Counted::Crits, amount: tally.crits });
        tally
    }

    /// Rolls (`skirmish:attack.1`, `skirmish:attack.5`), then puts the bonus on (`skirmish:attack.2`,
    /// `skirmish:attack.6`).
    fn throw(&mut self, throw: Throw, count: Calc<L::Trace>, bonus: Calc<L::Trace>) -> (Dice, Dice) {
        let points = bonus.value as u8;
        let natural = self.chance.dice(count.value as usize, dice::DIE, |faces| dice::score(throw, faces, points));
        let adjusted = dice::raised(natural, throw.mark, points);
        let rolled = if throw.is_attack() { rule!("skirmish:attack.1") } else { rule!("skirmish:attack.5") };
        self.tell_calc(rolled, Fact::Roll { throw, dice: natural }, count);
        if points > 0 {
            self.tell_calc(rule!("skirmish:bonus.2"), Fact::Bonus { throw, natural, adjusted, amount: points }, bonus);
        }
        (natural, adjusted)
    }

    fn attack_dice(&mut self, blow: &Blow) -> Calc<L::Trace> {
        let r = self.s.resolving;
        let mut dice = Calc::traced(i32::from(blow.power), rule!("skirmish:notation.2"), self.log.trace());
        if let Some(boost) = blow.boost {
            dice.plus(i32::from(boost.dice), rule!("skirmish:house.boost.1"), Source(u16::from(r.card)));
            // skirmish:house.boost.2: a boost leaves at least one die of the printed ones.
            dice.at_least(1, rule!("skirmish:house.boost.2"));
        }
        self.modify(&mut dice, r.unit, Stat::AttackDice, blow);
        // skirmish:attack.1: a power below 0 counts as 0 dice.
        dice.at_least(0, rule!("skirmish:house.dice.1"));
        dice.at_most(MAX_DICE as i32, rule!("skirmish:house.dice.1"));
        dice
    }

    fn attack_bonus(&mut self, blow: &Blow) -> Calc<L::Trace> {
        let r = self.s.resolving;
        let mut bonus = Calc::traced(i32::from(blow.bonus), rule!("skirmish:notation.4"), self.log.trace());
        if let Some(boost) = blow.boost {
            // skirmish:persist.7: for this card only, for it is read off the card that is being resolved.
            bonus.plus(i32::from(boost.bonus), rule!("skirmish:persist.7"), Source(u16::from(r.card)));
        }
        self.modify(&mut bonus, r.unit, Stat::AttackBonus, blow);
        bonus.at_least(0, rule!("skirmish:attack.2"));
        bonus.at_most(MOST_BONUS, rule!("skirmish:bonus.3.r1"));
        bonus
    }

    /// The defender's dice and bonus; the number of blocks.
    fn defence_roll(&mut self, blow: &Blow) -> u8 {
        let unit = self.s.resolving.target;
        // skirmish:keyword.penetrating.1, skirmish:status.defenseless.1: no roll, and so no bonus either.
        let denied = if blow.keywords.has(Keywords::PENETRATING) {
            Some(rule!("skirmish:keyword.penetrating.1"))
        } else if self.s.lies(DEFENSELESS, Place::Unit(unit)) {
            Some(rule!("skirmish:status.defenseless.1"))
        } else {
            None
        };
        if let Some(clause) = denied {
            self.tell(clause, Fact::NoDefence { unit });
            return 0;
        }
        let count = self.defence_dice(blow, unit);
        let bonus = self.defence_bonus(blow, unit);
        let throw = Throw { unit, mark: 5, crit: 7, focused: false, set: 0 };
        let (natural, adjusted) = self.throw(throw, count, bonus);
        covers!("skirmish:attack.7.r1");
        // A six blocks once, like a five.
        let blocks = dice::tally(throw, &natural, &adjusted).hits;
        self.tell(rule!("skirmish:attack.7"), Fact::Count { unit, stat: Counted::Blocks, amount: blocks });
        blocks
    }

    fn defence_dice(&mut self, blow: &Blow, unit: UnitId) -> Calc<L::Trace> {
        let card = &self.rules.content.units[usize::from(self.s.unit(unit).is)];
        let mut dice = Calc::traced(i32::from(card.defence), rule!("skirmish:attack.5"), self.log.trace());
        for m in card.mods.iter().filter(|m| m.against.covers(blow.subtype)) {
            dice.plus(i32::from(m.dice), rule!("skirmish:notation.6"), Source::RULE);
        }
        self.modify(&mut dice, unit, Stat::DefenceDice, blow);
        dice.at_least(0, rule!("skirmish:house.dice.1"));
        dice.at_most(MAX_DICE as i32, rule!("skirmish:house.dice.1"));
        dice
    }

    fn defence_bonus(&mut self, blow: &Blow, unit: UnitId) -> Calc<L::Trace> {
        let card = &self.rules.content.units[usize::from(self.s.unit(unit).is)];
        let mut bonus = Calc::traced(0, rule!("skirmish:attack.6"), self.log.trace());
        for m in card.mods.iter().filter(|m| m.against.covers(blow.subtype)) {
            bonus.plus(i32::from(m.bonus), rule!("skirmish:notation.7"), Source::RULE);
        }
        self.modify(&mut bonus, unit, Stat::DefenceBonus, blow);
        self.thicket(&mut bonus, unit, blow.range);
        bonus.at_least(0, rule!("skirmish:attack.6"));
        bonus.at_most(MOST_BONUS, rule!("skirmish:bonus.3.r1"));
        bonus
    }

    /// Adds what lying cards give (`skirmish:house.stack.1`), copies of one title once, and what the card
    /// that is being resolved gives to its target (`skirmish:persist.8`).
    fn modify(&mut self, calc: &mut Calc<L::Trace>, unit: UnitId, stat: Stat, blow: &Blow) {
        let rules = self.rules;
        let clause = match stat {
            Stat::DefenceDice => rule!("skirmish:notation.6"),
            Stat::DefenceBonus => rule!("skirmish:notation.7"),
            _ => rule!("skirmish:house.stack.1"),
        };
        let fits = |m: &&Modify| m.what == stat && m.against.covers(blow.subtype) && m.ranges.covers(blow.range);
        let mut counted = [0u64; 4];
        for laid in self.s.laid.iter() {
            let (word, bit) = (usize::from(laid.card) / 64, 1 << (laid.card % 64));
            covers!("skirmish:house.stack.2");
            if counted[word] & bit != 0 {
                continue;
            }
            let modifiers = rules.content.cards[usize::from(laid.card)].effects.iter().filter_map(Effect::as_modify);
            for m in modifiers.filter(fits).filter(|m| rules.reaches(self.s, laid, m.radius, unit)) {
                calc.plus(i32::from(m.add), clause, Source(u16::from(laid.card)));
                counted[word] |= bit;
            }
        }
        let r = self.s.resolving;
        let aimed = unit == r.target && matches!(stat, Stat::DefenceDice | Stat::DefenceBonus);
        if r.card != NO_CARD && aimed {
            let card = &rules.content.cards[usize::from(r.card)];
            for m in card.effects.iter().filter_map(Effect::as_modify).filter(fits) {
                calc.plus(i32::from(m.add), rule!("skirmish:persist.8"), Source(u16::from(r.card)));
            }
        }
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
        self.s.resolving.stage = 0;
        self.hurt(unit, amount, rule!("skirmish:attack.8"), damage);
        if amount == 0 {
            self.s.resolving.stage = super::aftermath::DONE;
        }
    }
}

impl Effect {
    /// The modifier, if it is one.
    pub(super) fn as_modify(&self) -> Option<&Modify> {
        match self {
            Effect::Modify(m) => Some(m),
            _ => None,
        }
    }
}
