//! Action cards (`skirmish:house.card.*`): who may play which, at whom, and where a card goes.

mod boost;
mod zone;

use super::effects::doing::Doing;
use super::turn::{Actor, affords};
use crate::Skirmish;
use crate::action::{Action, Played};
use crate::content::{Card, CardId, GUARD, Lasts, Target, UnitCard};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{CardZone, NO_CARD, Question, Resolving, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;

impl Skirmish {
    pub(crate) fn may_play(&self, s: &State, played: Played) -> Check {
        let u = self.actor(s, played.unit)?;
        let card = self.content.printed_card(played.card);
        let clause = rule!("skirmish:house.card.1");
        ensure(s.hand[u.side].contains(&played.card), "not-in-hand", clause)?;
        affords(u, card.ap, clause)?;
        let captain = self.content.printed_unit(u.is).captain;
        ensure(!card.captain || captain, "captain-only", rule!("skirmish:house.card.2"))?;
        match card.strike {
            Some(_) => self.may_boost(s, u, card, played),
            None => self.may_aim(s, u, card, played),
        }
    }

    fn may_aim(&self, s: &State, u: &Unit, card: &Card, played: Played) -> Check {
        let clause = rule!("skirmish:house.card.5");
        let Played { unit, target, to, attack, .. } = played;
        ensure(attack.is_none(), "no-attack", rule!("skirmish:house.boost.1"))?;
        let aims = matches!(card.target, Target::Enemy(_) | Target::Ally(_));
        ensure(aims == target.is_some(), "not-offered", clause)?;
        ensure(matches!(card.target, Target::Square(_)) == to.is_on(), "not-offered", clause)?;
        let target = target.unwrap_or(unit);
        let zone = match card.target {
            Target::Player => CardZone::Player(u.side),
            Target::Square(_) => CardZone::Square(to),
            _ => CardZone::Unit(target),
        };
        match (card.target, card.target.range()) {
            (Target::Enemy(_), Some(range)) => {
                let by = if card.attack.is_some() { rule!("skirmish:house.attack.1") } else { clause };
                self.ensure_enemy(s, u, target, by)?;
                self.in_range(s, range, u.at, s.unit(target).at, u.side)?;
            }
            (Target::Ally(_), Some(range)) => self.ensure_ally(s, unit, target, range, clause)?,
            (Target::Square(_), Some(range)) => self.may_put_zone(s, u, range, to)?,
            _ => {}
        }
        ensure(!repeats(s, played.card, card, zone), "same-card", rule!("skirmish:house.card.4"))
    }

    pub(crate) fn offer_cards(&self, s: &State, actor: &Actor, hand: &[CardId], out: &mut Vec<Action>) {
        for play in hand {
            let entry = self.content.printed_card(*play);
            if actor.unit.ap >= entry.ap && (!entry.captain || actor.card.captain) {
                self.offer_card(s, actor, *play, entry, out);
            }
        }
    }

    fn offer_card(&self, s: &State, actor: &Actor, card: CardId, entry: &Card, out: &mut Vec<Action>) {
        let Actor { id, unit, .. } = *actor;
        let plain = Played { unit: id, card, attack: None, target: None, to: Cell::OFF };
        let fresh = |zone: CardZone| !repeats(s, card, entry, zone);
        match entry.target {
            Target::Enemy(None) => self.offer_boosts(s, actor, card, entry, out),
            Target::Enemy(Some(range)) => {
                let targets = self.enemies_in(s, actor, range, unit.at).filter(|t| fresh(CardZone::Unit(*t)));
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Ally(range) => {
                let near = self.near(s, unit, range);
                let allies = s.standing(unit.side).filter(|(_, u)| near.has(u.at)).map(|(t, _)| t);
                let targets = allies.filter(|t| fresh(CardZone::Unit(*t)));
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Square(range) => {
                let squares = self.zone_squares(s, unit, range) & !s.squares_under(card);
                squares.iter().for_each(|to| out.push(Action::Card(Played { to, ..plain })));
            }
            Target::Oneself if !fresh(CardZone::Unit(id)) => {}
            Target::Player if !fresh(CardZone::Player(unit.side)) => {}
            Target::Oneself | Target::Player | Target::Allies(_) => out.push(Action::Card(plain)),
        }
    }

    /// Every way to write down a card of the hand, and a card that is not in it.
    pub(crate) fn every_card(&self, s: &State, id: UnitId, unit: &UnitCard, units: &[UnitId], out: &mut Vec<Action>) {
        let mut hand = s.hand[s.active];
        hand.sort();
        // One card that is not in the hand, so that its refusal is tried as well.
        let absent = (GUARD + 1..self.content.cards.len() as u8).find(|c| !hand.contains(c));
        let mut cards: Vec<CardId> = hand.iter().copied().chain(absent).collect();
        cards.dedup();
        for card in cards {
            let entry = self.content.printed_card(card);
            let plain = Played { unit: id, card, attack: None, target: None, to: Cell::OFF };
            match entry.target {
                Target::Enemy(None) => {
                    for n in 0..unit.attacks.len() as u8 {
                        for target in units.iter().copied() {
                            let boosted = Played { attack: Some(n), target: Some(target), ..plain };
                            if entry.step == 0 {
                                out.push(Action::Card(boosted));
                            } else {
                                out.extend(self.board.grid.all.iter().map(|to| Action::Card(Played { to, ..boosted })));
                            }
                        }
                    }
                }
                Target::Enemy(Some(_)) | Target::Ally(_) => {
                    out.extend(units.iter().map(|t| Action::Card(Played { target: Some(*t), ..plain })));
                }
                Target::Square(_) => {
                    out.extend(self.board.grid.all.iter().map(|to| Action::Card(Played { to, ..plain })))
                }
                Target::Oneself | Target::Player | Target::Allies(_) => out.push(Action::Card(plain)),
            }
        }
    }
}

/// `skirmish:house.card.4`: the same lasting card is not twice in one place.
fn repeats(s: &State, id: CardId, card: &Card, zone: CardZone) -> bool {
    card.lasts != Lasts::No && s.is_in_play(id, zone)
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// `skirmish:house.card.1`: from the hand; the acting unit pays its AP.
    pub fn play(&mut self, played: Played) {
        let rules = self.rules;
        let Played { unit, card, target, .. } = played;
        let entry = rules.content.printed_card(card);
        let side = self.s.unit(unit).side;
        self.s.hand[side].remove(card);
        self.s.unit_mut(unit).ap -= entry.ap;
        let event = self.tell(rule!("skirmish:house.card.1"), Fact::CardPlay { unit, card, target });
        self.because(event, |resolver| {
            if entry.lasts != Lasts::No {
                resolver.put_played(&played);
            } else if entry.strike.is_some() || entry.attack.is_some() {
                resolver.strike(&played, event);
            } else {
                resolver.carry_out_card(&played, event);
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
        let effects = &rules.content.printed_card(card).effects;
        self.effects(effects, Doing { unit, target, attacker: unit, card: Some(card), clause });
        self.finish_card();
    }

    /// Ends a card that is no attack, unless somebody still has to choose.
    pub fn finish_card(&mut self) {
        let Resolving { card, played, .. } = self.s.resolving;
        if self.s.question == Question::None && card != NO_CARD {
            self.s.resolving = Resolving::default();
            self.discard_played(card, played);
        }
    }

    /// `skirmish:house.card.3`: a card that does not last goes to its player's discard pile once it has resolved.
    pub fn discard_played(&mut self, card: CardId, played: EventId) {
        let side = self.s.active;
        self.s.discard[side].push(card);
        let discard = Fact::CardDiscard { card, owner: Some(side), zone: None };
        self.because(played, |resolver| resolver.tell(rule!("skirmish:house.card.3"), discard));
    }
}
