//! Acting and playing cards (`skirmish:house.card.*`, `.boost.*`, `.zone.*`, `.ability.1`, `.dash.1`, `.guard.1`).

use super::Judge;
use super::action::Played;
use super::content::{Amount, CardId, GUARD, Lasts, Target};
use super::effects::Doing;
use super::fact::{Fact, Points};
use super::state::{NO_ATTACK, Pending, Place, Resolving, State, UnitId, Use};
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::rule;

impl<C: Chance, L: Log<Fact, State>> Judge<'_, C, L> {
    /// `skirmish:house.ability.1`: costs its AP, once a turn.
    pub(super) fn ability(&mut self, unit: UnitId, ability: u8, target: UnitId) {
        let rules = self.rules;
        let printed = &rules.content.units[usize::from(self.s.unit(unit).is)].abilities[usize::from(ability)];
        let u = self.s.unit_mut(unit);
        u.ap -= printed.ap;
        u.used |= Use::Ability(ability).bit();
        let clause = rule!("skirmish:house.ability.1");
        let used = self.tell(clause, Fact::Ability { unit, ability, target });
        let on = Doing { unit, target, attacker: unit, card: None, clause };
        self.because(used, |judge| judge.effects(&printed.effects, on));
    }

    /// `skirmish:house.dash.1`: 2 AP for 2 MP.
    pub(super) fn dash(&mut self, unit: UnitId) {
        let basics = self.rules.content.basics;
        let u = self.s.unit_mut(unit);
        u.ap -= basics.dash_ap;
        u.used |= Use::Dash.bit();
        let dash = self.tell(rule!("skirmish:house.dash.1"), Fact::Dash { unit });
        self.because(dash, |judge| judge.gain(unit, Points::Mp, Amount::Fixed(basics.dash_mp)));
    }

    /// `skirmish:house.guard.1`: 2 AP for one more defence die until its next turn.
    pub(super) fn guard(&mut self, unit: UnitId) {
        let basics = self.rules.content.basics;
        let u = self.s.unit_mut(unit);
        u.ap -= basics.guard_ap;
        u.used |= Use::Guard.bit();
        let guard = self.tell(rule!("skirmish:house.guard.1"), Fact::Guard { unit });
        self.because(guard, |judge| judge.lay(GUARD, None, Place::Unit(unit), rule!("skirmish:house.guard.1")));
    }

    /// `skirmish:house.card.1`: from the hand; the acting unit pays its AP.
    pub(super) fn play(&mut self, played: Played) {
        let rules = self.rules;
        let Played { unit, card, target, .. } = played;
        let entry = &rules.content.cards[usize::from(card)];
        let side = self.s.unit(unit).side;
        self.s.hand[side].remove(card);
        self.s.unit_mut(unit).ap -= entry.ap;
        let event = self.tell(rule!("skirmish:house.card.1"), Fact::CardPlay { unit, card, target });
        self.because(event, |judge| {
            if entry.lasts != Lasts::No {
                judge.lay_played(&played);
            } else if entry.strike.is_some() || entry.attack.is_some() {
                judge.strike(&played, event);
            } else {
                judge.carry_out_card(&played, event);
            }
        });
    }

    /// A card that neither lasts nor attacks does what is printed on it.
    fn carry_out_card(&mut self, played: &Played, event: EventId) {
        let Played { unit, card, .. } = *played;
        let target = played.target.unwrap_or(unit);
        let clause = rule!("skirmish:house.damage.2");
        self.s.resolving = Resolving { unit, target, card, played: event, cause: event, ..Resolving::default() };
        let rules = self.rules;
        let effects = &rules.content.cards[usize::from(card)].effects;
        self.effects(effects, Doing { unit, target, attacker: unit, card: Some(card), clause });
        self.finish_card();
    }

    /// Lays a card where its target says.
    fn lay_played(&mut self, played: &Played) {
        let by = self.s.unit(played.unit).side;
        let (place, clause) = match self.rules.content.cards[usize::from(played.card)].target {
            Target::Player => (Place::Player(by), rule!("skirmish:persist.1")),
            // skirmish:house.zone.1: on a square, where it stays.
            Target::Square(_) => (Place::Square(played.to), rule!("skirmish:house.zone.1")),
            // skirmish:status.3: afflict means that this very card is laid before the target.
            Target::Enemy(_) => (Place::Unit(played.target.unwrap_or(played.unit)), rule!("skirmish:status.3")),
            _ => (Place::Unit(played.target.unwrap_or(played.unit)), rule!("skirmish:persist.1")),
        };
        self.lay(played.card, Some(by), place, clause);
    }

    /// `skirmish:house.boost.1`: a boost makes one printed attack and uses it up; an attack card is the attack itself.
    fn strike(&mut self, played: &Played, event: EventId) {
        let Played { unit, card, target, attack, to } = *played;
        let steps = self.rules.content.cards[usize::from(card)].step;
        if to.is_on() {
            self.take_steps(unit, to, steps);
        }
        let target = target.unwrap_or(unit);
        // skirmish:house.step.1: thorns on the way may have defeated it; then it makes no attack.
        if self.s.unit(unit).hp == 0 {
            return self.discard_played(card, event);
        }
        let cause = match attack {
            Some(attack) => {
                self.s.unit_mut(unit).used |= Use::Attack(attack).bit();
                self.tell(rule!("skirmish:house.boost.1"), Fact::Attack { unit, attack, target })
            }
            None => self.tell(rule!("skirmish:house.card.1"), Fact::CardAttack { unit, card, target }),
        };
        let attack = attack.unwrap_or(NO_ATTACK);
        self.s.resolving = Resolving { unit, target, card, attack, stage: 0, active: true, played: event, cause };
        self.resolve_attack();
    }

    /// Ends a card that is no attack, unless somebody still has to choose.
    pub(super) fn finish_card(&mut self) {
        let Resolving { card, played, .. } = self.s.resolving;
        if self.s.pending == Pending::None && card != super::state::NO_CARD {
            self.s.resolving = Resolving::default();
            self.discard_played(card, played);
        }
    }

    /// `skirmish:house.card.3`: a card that does not last goes to its player's discard pile once it has resolved.
    pub(super) fn discard_played(&mut self, card: CardId, played: EventId) {
        let side = self.s.active;
        self.s.discard[side].push(card);
        let discard = Fact::CardDiscard { card, owner: Some(side), place: None };
        self.because(played, |judge| judge.tell(rule!("skirmish:house.card.3"), discard));
    }
}
