//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Skirmish;
use super::action::{Action, Answer, Played};
use super::board::Squares;
use super::content::{Card, CardId, GUARD, Lasts, Range, Target, UnitCard};
use super::state::{MAX_HAND, Pending, Phase, Place, State, Unit, UnitId, Use};
use crate::engine::grid::Cell;
use crate::engine::piles::Pile;
use crate::engine::side::Side;

/// One side's units by square, so that a set of squares turns into targets.
struct Foes {
    squares: Squares,
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
                if self.can_put_out(s, unit) {
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
        let foes = Foes { squares: squares[side.other()] };
        let free = !(squares[side] | foes.squares);
        let hand = self.distinct(&s.hand[side]);
        let cheapest = hand.iter().map(|card| self.content.cards[usize::from(*card)].ap).min().unwrap_or(u8::MAX);
        for (id, unit) in s.standing(side) {
            let card = &self.content.units[usize::from(unit.is)];
            if unit.mp > 0 {
                let ends = self.walkable(unit, foes.squares) & free;
                ends.iter().for_each(|to| out.push(Action::Move(id, to)));
            }
            if unit.ap > 0 {
                self.attacks(s, id, unit, card, &foes, out);
                self.abilities(s, id, unit, card, out);
                self.basics(s, id, unit, out);
            }
            if unit.ap >= cheapest {
                self.cards(s, &hand, id, unit, card, &foes, free, out);
            }
        }
        out.push(Action::End);
    }

    fn attacks(&self, s: &State, id: UnitId, unit: &Unit, card: &UnitCard, foes: &Foes, out: &mut Vec<Action>) {
        for (n, attack) in card.attacks.iter().enumerate() {
            let n = n as u8;
            if unit.ap >= attack.ap && unit.used & Use::Attack(n).bit() == 0 {
                let hit = self.covered(s, attack.range, unit.at, unit.side) & foes.squares;
                hit.iter().filter_map(|at| s.on(at)).for_each(|t| out.push(Action::Attack(id, n, t)));
            }
        }
    }

    fn abilities(&self, s: &State, id: UnitId, unit: &Unit, card: &UnitCard, out: &mut Vec<Action>) {
        for (n, ability) in card.abilities.iter().enumerate() {
            let n = n as u8;
            if unit.ap >= ability.ap && unit.used & Use::Ability(n).bit() == 0 {
                // Only who stands in range is worth asking about: a refusal finds out what is in the way.
                let near = match ability.target {
                    Target::Enemy(range) => self.covered(s, range.unwrap_or(Range::Melee), unit.at, unit.side),
                    Target::Ally(range) => self.covered(s, range, unit.at, unit.side) | Squares::one(unit.at),
                    _ => Squares::one(unit.at),
                };
                let targets = s.roster().filter(|(_, u)| near.has(u.at)).map(|(target, _)| target);
                let fits = targets.filter(|t| self.ability_target(s, id, n, *t).is_ok());
                fits.for_each(|target| out.push(Action::Ability(id, n, target)));
            }
        }
    }

    fn basics(&self, s: &State, id: UnitId, unit: &Unit, out: &mut Vec<Action>) {
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

    #[allow(clippy::too_many_arguments)]
    fn cards(
        &self,
        s: &State,
        hand: &[CardId],
        id: UnitId,
        unit: &Unit,
        card: &UnitCard,
        foes: &Foes,
        free: Squares,
        out: &mut Vec<Action>,
    ) {
        for play in hand {
            let entry = &self.content.cards[usize::from(*play)];
            if unit.ap < entry.ap || entry.captain && !card.captain {
                continue;
            }
            self.plays(s, id, unit, *play, entry, foes, free, out);
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn plays(
        &self,
        s: &State,
        id: UnitId,
        unit: &Unit,
        card: CardId,
        entry: &Card,
        foes: &Foes,
        free: Squares,
        out: &mut Vec<Action>,
    ) {
        let plain = Played { unit: id, card, attack: None, target: None, to: Cell::OFF };
        let lasts = entry.lasts != Lasts::No;
        match entry.target {
            Target::Enemy(None) => self.boosts(s, id, unit, card, entry, foes, free, out),
            Target::Enemy(Some(range)) => {
                let hit = self.covered(s, range, unit.at, unit.side) & foes.squares;
                let targets = hit.iter().filter_map(|at| s.on(at));
                let fresh = targets.filter(|t| !lasts || !s.lies(card, Place::Unit(*t)));
                fresh.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Ally(range) => {
                let near = self.covered(s, range, unit.at, unit.side) | Squares::one(unit.at);
                let allies = s.standing(unit.side).filter(|(_, u)| near.has(u.at)).map(|(t, _)| t);
                let fresh = allies.filter(|t| !lasts || !s.lies(card, Place::Unit(*t)));
                fresh.for_each(|t| out.push(Action::Card(Played { target: Some(t), ..plain })));
            }
            Target::Square(range) => {
                let open = self.covered(s, range, unit.at, unit.side) | Squares::one(unit.at);
                let squares = open & self.board.grid.all & !self.board.grid.blocked & !s.squares_under(card);
                squares.iter().for_each(|to| out.push(Action::Card(Played { to, ..plain })));
            }
            Target::Oneself if lasts && s.lies(card, Place::Unit(id)) => {}
            Target::Player if lasts && s.lies(card, Place::Player(unit.side)) => {}
            Target::Oneself | Target::Player | Target::Allies(_) => out.push(Action::Card(plain)),
        }
    }

    #[allow(clippy::too_many_arguments)]
    fn boosts(
        &self,
        s: &State,
        id: UnitId,
        unit: &Unit,
        card: CardId,
        entry: &Card,
        foes: &Foes,
        free: Squares,
        out: &mut Vec<Action>,
    ) {
        let Some(strike) = entry.strike else { return };
        let printed = &self.content.units[usize::from(unit.is)].attacks;
        for (n, attack) in printed.iter().enumerate() {
            let n = n as u8;
            if unit.used & Use::Attack(n).bit() != 0 || !strike.only.covers(attack.range) {
                continue;
            }
            let boosted = Played { unit: id, card, attack: Some(n), target: None, to: Cell::OFF };
            let mut aim = |from: Cell, to: Cell| {
                let hit = self.covered(s, attack.range, from, unit.side) & foes.squares;
                let targets = hit.iter().filter_map(|at| s.on(at));
                targets.for_each(|t| out.push(Action::Card(Played { target: Some(t), to, ..boosted })));
            };
            if entry.step == 0 {
                aim(unit.at, Cell::OFF);
            } else {
                let ends = self.steppable(unit, foes.squares, entry.step) & free | Squares::one(unit.at);
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
        out.sort_by_key(|action| match action {
            Action::Choose(_) => s.pending == Pending::None,
            Action::Deploy(..) => s.phase != Phase::Deploy,
            _ => s.phase == Phase::Deploy,
        });
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
