//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Skirmish;
use super::action::{Action, Answer, Played};
use super::board::Squares;
use super::check::may_put_out;
use super::content::{Card, CardId, GUARD, Lasts, Range, Target, UnitCard};
use super::state::{MAX_HAND, Pending, Phase, Place, State, Unit, UnitId, Use};
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;

/// A unit whose turn it is, what it is, and the squares around that all its actions ask about.
struct Actor<'s> {
    id: UnitId,
    unit: &'s Unit,
    card: &'s UnitCard,
    /// Where enemies stand.
    foes: Squares,
    /// Where nobody stands.
    free: Squares,
}

impl Skirmish {
    pub(super) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        match (s.phase, s.pending) {
            (Phase::Over, _) => {}
            (_, Pending::None) if s.phase == Phase::Deploy => self.deployments(s, out),
            (_, Pending::None) => self.turn_actions(s, out),
            (_, pending) => self.answers(s, pending, out),
        }
    }

    fn deployments(&self, s: &State, out: &mut Vec<Action>) {
        let squares = self.deploy_squares(s, s.active) & self.free(s);
        for (id, unit) in s.roster().filter(|(_, u)| u.side == s.active && !u.at.is_on()) {
            debug_assert_eq!(unit.side, s.active);
            squares.iter().for_each(|to| out.push(Action::Deploy(id, to)));
        }
    }

    /// `skirmish:house.setup.4`: squares marked 1 for the first player, 2 for the second.
    pub(super) fn deploy_squares(&self, s: &State, side: Side) -> Squares {
        self.board.deploy[usize::from(side != s.first)]
    }

    fn answers(&self, s: &State, pending: Pending, out: &mut Vec<Action>) {
        let mut offer = |answer| out.push(Action::Choose(answer));
        match pending {
            Pending::None => {}
            Pending::Warband(_) => (0..self.content.warbands.len() as u8)
                .filter(|w| *w != s.warband[Side::P1])
                .for_each(|w| offer(Answer::Warband(w))),
            Pending::First(_) => [true, false].into_iter().for_each(|first| offer(Answer::First(first))),
            Pending::Burn(unit) => {
                if may_put_out(s.unit(unit)).is_ok() {
                    offer(Answer::PutOut);
                }
                offer(Answer::Burn);
            }
            Pending::Slide(..) => [true, false].into_iter().for_each(|slide| offer(Answer::Slide(slide))),
            Pending::Allies(rally) => {
                self.rallied(s, &rally).for_each(|ally| offer(Answer::Ally(ally)));
                offer(Answer::Done);
            }
        }
    }

    fn turn_actions(&self, s: &State, out: &mut Vec<Action>) {
        let side = s.active;
        let squares = s.all_squares();
        let foes = squares[side.other()];
        let free = !(squares[side] | foes);
        let hand = self.distinct(&s.hand[side]);
        let cheapest = hand.iter().map(|card| self.content.cards[usize::from(*card)].ap).min().unwrap_or(u8::MAX);
        for (id, unit) in s.standing(side) {
            let actor = Actor { id, unit, card: &self.content.units[usize::from(unit.is)], foes, free };
            if unit.mp > 0 {
                let ends = self.walkable(unit, foes) & free;
                ends.iter().for_each(|to| out.push(Action::Move(id, to)));
            }
            self.attacks(s, &actor, out);
            self.abilities(s, &actor, out);
            self.basics(s, &actor, out);
            if unit.ap >= cheapest {
                self.cards(s, &actor, &hand, out);
            }
        }
        out.push(Action::End);
    }

    /// The enemies that stand in this range of a square.
    fn enemies_in<'s>(
        &'s self,
        s: &'s State,
        actor: &Actor,
        range: Range,
        from: Cell,
    ) -> impl Iterator<Item = UnitId> + 's {
        let hit = self.covered(s, range, from, actor.unit.side) & actor.foes;
        hit.iter().filter_map(|at| s.on(at))
    }

    fn attacks(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, card, .. } = *actor;
        for (n, attack) in card.attacks.iter().enumerate() {
            let n = n as u8;
            if unit.ap >= attack.ap && unit.used & Use::Attack(n).bit() == 0 {
                let targets = self.enemies_in(s, actor, attack.range, unit.at);
                targets.for_each(|target| out.push(Action::Attack(id, n, target)));
            }
        }
    }

    fn abilities(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, card, .. } = *actor;
        for (n, ability) in card.abilities.iter().enumerate() {
            let n = n as u8;
            if unit.ap >= ability.ap && unit.used & Use::Ability(n).bit() == 0 {
                // Only who stands in range is worth asking about: a refusal finds out what is in the way.
                let near = match ability.target {
                    Target::Enemy(range) => self.covered(s, range.unwrap_or(Range::Melee), unit.at, unit.side),
                    Target::Ally(range) => self.near(s, unit, range),
                    _ => Squares::one(unit.at),
                };
                let targets = s.roster().filter(|(_, u)| near.has(u.at)).map(|(target, _)| target);
                let fits = targets.filter(|t| self.ability_target(s, id, n, *t).is_ok());
                fits.for_each(|target| out.push(Action::Ability(id, n, target)));
            }
        }
    }

    /// The squares in range, and the unit's own.
    fn near(&self, s: &State, unit: &Unit, range: Range) -> Squares {
        self.covered(s, range, unit.at, unit.side) | Squares::one(unit.at)
    }

    fn basics(&self, s: &State, actor: &Actor, out: &mut Vec<Action>) {
        let Actor { id, unit, .. } = *actor;
        let basics = self.content.basics;
        if unit.ap >= basics.dash_ap && unit.used & Use::Dash.bit() == 0 {
            out.push(Action::Dash(id));
        }
        if unit.ap >= basics.guard_ap && unit.used & Use::Guard.bit() == 0 && !s.lies(GUARD, Place::Unit(id)) {
            out.push(Action::Guard(id));
        }
    }

    /// A hand without its second copies: they could not be told apart.
    fn distinct(&self, hand: &[CardId]) -> Pile<CardId, MAX_HAND> {
        let mut distinct = Pile::default();
        for card in hand {
            if !distinct.contains(card) {
                distinct.push(*card);
            }
        }
        distinct
    }

    fn cards(&self, s: &State, actor: &Actor, hand: &[CardId], out: &mut Vec<Action>) {
        for play in hand {
            let entry = &self.content.cards[usize::from(*play)];
            if actor.unit.ap >= entry.ap && (!entry.captain || actor.card.captain) {
                self.plays(s, actor, *play, entry, out);
            }
        }
    }

    fn plays(&self, s: &State, actor: &Actor, card: CardId, entry: &Card, out: &mut Vec<Action>) {
        let Actor { id, unit, .. } = *actor;
        let plain = Played { unit: id, card, attack: None, target: None, to: Cell::OFF };
        let lasts = entry.lasts != Lasts::No;
        let fresh = |place: Place| !lasts || !s.lies(card, place);
        match entry.target {
            Target::Enemy(None) => self.boosts(s, actor, card, entry, out),
            Target::Enemy(Some(range)) => {
                let targets = self.enemies_in(s, actor, range, unit.at).filter(|t| fresh(Place::Unit(*t)));
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Ally(range) => {
                let near = self.near(s, unit, range);
                let allies = s.standing(unit.side).filter(|(_, u)| near.has(u.at)).map(|(t, _)| t);
                let targets = allies.filter(|t| fresh(Place::Unit(*t)));
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Square(range) => {
                let open = self.near(s, unit, range) & self.board.grid.all & !self.board.grid.blocked;
                let squares = open & !s.squares_under(card);
                squares.iter().for_each(|to| out.push(Action::Card(Played { to, ..plain })));
            }
            Target::Oneself if !fresh(Place::Unit(id)) => {}
            Target::Player if !fresh(Place::Player(unit.side)) => {}
            Target::Oneself | Target::Player | Target::Allies(_) => out.push(Action::Card(plain)),
        }
    }

    fn boosts(&self, s: &State, actor: &Actor, card: CardId, entry: &Card, out: &mut Vec<Action>) {
        let Some(strike) = entry.strike else { return };
        let Actor { id, unit, foes, free, .. } = *actor;
        for (n, attack) in actor.card.attacks.iter().enumerate() {
            let n = n as u8;
            if unit.used & Use::Attack(n).bit() != 0 || !strike.only.covers(attack.range) {
                continue;
            }
            let boosted = Played { unit: id, card, attack: Some(n), target: None, to: Cell::OFF };
            let mut aim = |from: Cell, to: Cell| {
                let targets = self.enemies_in(s, actor, attack.range, from);
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), to, ..boosted })));
            };
            if entry.step == 0 {
                aim(unit.at, Cell::OFF);
            } else {
                let ends = self.steppable(unit, foes, entry.step) & free | Squares::one(unit.at);
                ends.iter().for_each(|to| aim(to, to));
            }
        }
    }

    /// Every action that could be written down: legal ones, and all that a person might try. What belongs to the
    /// moment comes first, so that whoever asks why not hears of that, and not of another phase.
    pub(super) fn list_every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.push(Action::End);
        let answers = [
            Answer::First(true),
            Answer::First(false),
            Answer::PutOut,
            Answer::Burn,
            Answer::Slide(true),
            Answer::Slide(false),
            Answer::Done,
        ];
        out.extend(answers.map(Action::Choose));
        out.extend((0..self.content.warbands.len() as u8).map(|w| Action::Choose(Answer::Warband(w))));
        let units: Vec<UnitId> = s.roster().map(|(id, _)| id).collect();
        for id in units.iter().copied() {
            out.push(Action::Choose(Answer::Ally(id)));
            out.push(Action::Dash(id));
            out.push(Action::Guard(id));
            let card = &self.content.units[usize::from(s.unit(id).is)];
            for cell in self.board.grid.all.iter() {
                out.push(Action::Deploy(id, cell));
                out.push(Action::Move(id, cell));
            }
            for target in units.iter().copied() {
                out.extend((0..card.attacks.len()).map(|n| Action::Attack(id, n as u8, target)));
                out.extend((0..card.abilities.len()).map(|n| Action::Ability(id, n as u8, target)));
            }
            self.every_card(s, id, card, &units, out);
        }
        let (belongs, other): (Vec<_>, Vec<_>) = out.drain(..).partition(|action| match action {
            Action::Deploy(..) => s.phase == Phase::Deploy,
            _ => s.phase != Phase::Deploy,
        });
        out.extend(belongs);
        out.extend(other);
    }

    fn every_card(&self, s: &State, id: UnitId, unit: &UnitCard, units: &[UnitId], out: &mut Vec<Action>) {
        let mut hand = s.hand[s.active];
        hand.sort();
        // One card that is not in the hand, so that its refusal is tried as well.
        let absent = (GUARD + 1..self.content.cards.len() as u8).find(|c| !hand.contains(c));
        let mut cards: Vec<CardId> = hand.iter().copied().chain(absent).collect();
        cards.dedup();
        for card in cards {
            let entry = &self.content.cards[usize::from(card)];
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

    /// The range of a card's own target, if it has one.
    pub(super) fn target_range(target: Target) -> Option<Range> {
        match target {
            Target::Enemy(range) => range,
            Target::Ally(range) | Target::Allies(range) | Target::Square(range) => Some(range),
            Target::Oneself | Target::Player => None,
        }
    }
}
