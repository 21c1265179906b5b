//! What cards do: the effects of the language, one after the other (`noxilia:card.event.1`, `noxilia:spell.active.1`,
//! `noxilia:turn.start.destiny.1`).

use super::action::Aim;
use super::board::{Spot, battlefields, command};
use super::content::language::{Effect, Harm, Kind, Player, Who, Whose};
use super::damage::Blow;
use super::fact::Fact;
use super::powers::Key;
use super::state::{Cast, Frame, MAX_UNITS, Question, State, Unit, UnitId, card_mark, mark};
use super::{Resolver, values};
use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::piles::Pile;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Units that something is done to.
type Units = Pile<UnitId, MAX_UNITS>;

/// The clause by which what a card does happens.
pub(super) fn clause_of(cast: &Cast) -> Clause {
    let card = cast.card.card();
    match card.kind {
        Kind::Spell if card.latent.is_some() => rule!("noxilia:spell.latent.2"),
        Kind::Spell => rule!("noxilia:spell.active.1"),
        Kind::Destiny => rule!("noxilia:turn.start.destiny.1"),
        Kind::Event => rule!("noxilia:card.event.1"),
        Kind::Hero | Kind::Unit => rule!("noxilia:ability.adventure.3"),
        _ => rule!("noxilia:capture.treasure.3"),
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next effect of a card, or its end.
    pub(super) fn carry_on(&mut self, cast: Cast) {
        let card = cast.card.card();
        let adventure = || {
            let go = |a: &'static super::content::language::Ability| match a {
                super::content::language::Ability::Adventure(adventure) => Some(adventure.then),
                _ => None,
            };
            card.abilities.iter().find_map(go).unwrap_or_default()
        };
        let effects = match card.kind {
            Kind::Hero | Kind::Unit => adventure(),
            _ => card.then,
        };
        let Some(effect) = effects.0.get(usize::from(cast.done)) else {
            self.pop();
            self.dispose(&cast);
            return;
        };
        self.replace(Frame::Effects(Cast { done: cast.done + 1, ..cast }));
        self.do_one(&cast, effect, clause_of(&cast));
        self.remove_dead();
    }

    /// A card that is done goes to the graveyard (`noxilia:spell.active.3`, `noxilia:board.back.4`), unless it stays.
    fn dispose(&mut self, cast: &Cast) {
        let card = cast.card.card();
        let stays = card.then.iter().any(|d| matches!(d, Effect::Curse))
            && self.s.table_cards.iter().any(|g| g.card == cast.card && Aim::Unit(g.on) == cast.aim);
        match card.kind {
            Kind::Spell if !stays => self.discard(cast.side, cast.card, rule!("noxilia:spell.active.3")),
            Kind::Event => self.discard(cast.side, cast.card, rule!("noxilia:board.back.4")),
            _ => {}
        }
    }

    /// One effect.
    pub(super) fn do_one(&mut self, cast: &Cast, effect: &'static Effect, clause: Clause) {
        match effect {
            Effect::Harm { who, by, amount, through } => {
                for id in self.whom(cast, *who).iter().copied() {
                    let mut sum = Calc::new((*amount).into(), clause);
                    if *by != Harm::Physical && cast.card.card().kind == Kind::Spell {
                        let bonus = self.spell_bonus(*by);
                        sum.plus(bonus, rule!("noxilia:turn.start.destiny.1"), values::from(self.s.destiny));
                    }
                    self.turn_up(id, rule!("noxilia:fog.8"));
                    self.hurt(id, Blow { amount: sum, kind: *by, through: *through });
                }
            }
            Effect::Mend { who, amount } => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.mend(id, *amount, clause);
                }
            }
            Effect::Engage(who) => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.force_engaged(id, clause);
                }
            }
            Effect::Disengage { most: Some(most), .. } => self.ask(Question::Straighten, cast.side, *most),
            Effect::Disengage { who, most: None } => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.straighten(id, clause);
                }
            }
            Effect::Control(who) => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.control(id, cast.side, clause);
                }
            }
            Effect::Flood { turns, field } => {
                let at = if *field { battlefields().last() } else { self.place(cast) };
                if let Some(at) = at {
                    self.s.zones[at.n()].flood = self.s.zones[at.n()].flood.saturating_add(*turns);
                    self.tell(clause, Fact::Flood { at, markers: self.s.zones[at.n()].flood });
                }
            }
            Effect::Curse => {
                for id in self.whom(cast, Who::Target).iter().copied() {
                    self.lay(cast.card, cast.side, Aim::Unit(id), card_mark::SHOWN);
                    let unit = self.who(id);
                    self.tell(clause, Fact::Curse { unit, card: cast.card });
                }
            }
            Effect::Armour { who, by } => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.wear(id, *by, clause);
                }
            }
            Effect::Melee { who, by } => {
                for id in self.whom(cast, *who).iter().copied() {
                    if let Some(unit) = self.s.find_mut(id) {
                        unit.rally = unit.rally.saturating_add(*by);
                    }
                    let unit = self.who(id);
                    self.tell(clause, Fact::Melee { unit, amount: *by });
                }
            }
            Effect::Poison { who, to } => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.poison(id, *to, clause);
                }
            }
            Effect::Stop => {
                for id in self.whom(cast, Who::That).iter().copied() {
                    self.halt(id);
                }
            }
            Effect::Cancel => self.cancel(),
            Effect::Raise => self.raise(cast, clause),
            Effect::Create { card, count } => {
                for _ in 0..*count {
                    let marks = mark::SHOWN;
                    let side = cast.side;
                    let unit = Unit { card: *card, owner: side, side, at: command(side), marks, ..Unit::default() };
                    self.enter(unit, clause);
                }
            }
            Effect::Draw { who, amount } => {
                for side in self.players(cast, *who) {
                    (0..*amount).for_each(|_| self.draw(side, clause));
                }
            }
            Effect::Gold { who, amount } => {
                for side in self.players(cast, *who) {
                    self.gain(side, (*amount).into(), clause);
                }
            }
            // noxilia:house.window.1: what is in a library, or not, shows in no question.
            Effect::Search(_) => self.ask(Question::Search, cast.side, 0),
            Effect::TurnUp(who) => {
                for id in self.whom(cast, *who).iter().copied() {
                    self.turn_up(id, clause);
                }
            }
            Effect::Discard => {
                // The last asked is the first to answer.
                for side in [self.s.first.other(), self.s.first] {
                    if !self.s.players[side].hand.is_empty() {
                        self.ask(Question::Discard, side, 0);
                    }
                }
            }
            Effect::Recover(only) => {
                for side in [self.s.first.other(), self.s.first] {
                    if self.s.players[side].graveyard.iter().any(|c| super::spells::fits(*c, only)) {
                        self.ask(Question::Recover, side, 0);
                    }
                }
            }
            Effect::Treasure => self.bring_treasure(cast),
        }
    }

    /// Whom a effect is done to. A spell of Corruption does nothing to the righteous (`noxilia:house.target.2`).
    fn whom(&mut self, cast: &Cast, who: Who) -> Units {
        let mut units = Units::default();
        let target = match cast.aim {
            Aim::Unit(id) => self.s.find(id),
            _ => None,
        };
        match who {
            Who::Target => {
                let Some(unit) = target.filter(|u| u.at.is_on()) else { return units };
                if cast.corrupt && unit.side != cast.side && self.rules.has(self.s, unit, Key::Righteousness) {
                    let (side, card) = (cast.side, cast.card);
                    self.tell(rule!("noxilia:house.target.2"), Fact::Fizzle { side, card });
                    return units;
                }
                units.push(unit.id);
            }
            Who::That => {
                if self.s.find(cast.that).is_some_and(|u| u.at.is_on()) {
                    units.push(cast.that);
                }
            }
            Who::Here(whose) => {
                let at = self.place(cast).unwrap_or_default();
                for unit in self.s.inside(at) {
                    let own = unit.side == cast.side;
                    if whose == Whose::Any || (whose == Whose::Own) == own {
                        units.push(unit.id);
                    }
                }
            }
            Who::Battlefields => {
                for unit in battlefields().flat_map(|at| self.s.inside(at)) {
                    units.push(unit.id);
                }
            }
            Who::Everyone => {
                for unit in self.s.units.iter().filter(|u| u.at.is_on()) {
                    units.push(unit.id);
                }
            }
        }
        // A spell has the one unit that it names for its target, not everybody whom it reaches.
        if matches!(who, Who::Target | Who::That) && cast.card.card().kind == Kind::Spell {
            units.iter().for_each(|id| self.target(*id));
        }
        units
    }

    /// The place a card is about.
    fn place(&self, cast: &Cast) -> Option<Spot> {
        match cast.aim {
            Aim::Place(at) => Some(at),
            Aim::Unit(id) => self.s.find(id).map(|u| u.at),
            _ => None,
        }
    }

    fn players(&self, cast: &Cast, who: Player) -> impl Iterator<Item = Side> + use<C, L> {
        let by = self.s.find(cast.that).map_or(cast.side, |u| u.side);
        let list = match who {
            Player::You => [Some(cast.side), None],
            Player::Opponent => [Some(by.other()), None],
            Player::Each => [Some(self.s.first), Some(self.s.first.other())],
        };
        list.into_iter().flatten()
    }

    /// A unit is straightened.
    pub(super) fn straighten(&mut self, id: UnitId, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id).filter(|u| u.is(mark::ENGAGED)) {
            unit.marks &= !mark::ENGAGED;
            let unit = self.who(id);
            self.tell(clause, Fact::Ready { unit });
        }
    }

    /// A side controls a unit until the end of the turn; latents under it are no longer under an ally.
    fn control(&mut self, id: UnitId, side: Side, clause: Clause) {
        if let Some(unit) = self.s.find_mut(id) {
            unit.side = side;
            unit.marks |= mark::LENT;
            let unit = self.who(id);
            let controlled = self.tell(clause, Fact::Control { unit, side });
            self.because(controlled, |resolver| resolver.drop_foreign_latents(id));
        }
    }

    /// Latents lie under allied units only (`noxilia:spell.latent.1`, `noxilia:spell.latent.5`).
    pub(super) fn drop_foreign_latents(&mut self, id: UnitId) {
        let Some(side) = self.s.find(id).map(|u| u.side) else { return };
        let foreign = |g: &&super::state::TableCard| g.on == id && g.is_latent() && g.owner != side;
        while let Some(item) = self.s.table_cards.iter().find(foreign).copied() {
            self.lapse(&item, rule!("noxilia:spell.latent.5"));
        }
    }

    /// A dead unit comes back, face up and engaged (`noxilia:fog.1`).
    fn raise(&mut self, cast: &Cast, clause: Clause) {
        let Aim::Card(card) = cast.aim else { return };
        let side = cast.side;
        if self.s.players[side].graveyard.remove(card) {
            let marks = mark::SHOWN | mark::ENGAGED;
            self.enter(Unit { card, owner: side, side, at: command(side), marks, ..Unit::default() }, clause);
        }
    }

    /// A card is drawn, however many are held; an empty library gives none.
    pub(super) fn draw(&mut self, side: Side, clause: Clause) {
        let player = &mut self.s.players[side];
        let card = if player.library.is_empty() {
            if player.bottom.is_empty() {
                covers!("noxilia:general.library.1");
                return;
            }
            player.bottom.take(0)
        } else {
            let at = self.chance.draw(&player.library);
            player.library.take(at)
        };
        covers!("noxilia:general.hand.1");
        self.s.players[side].hand.push(card);
        self.tell(clause, Fact::Draw { side, card });
    }

    /// A library is shuffled: what lay under it lies anywhere now.
    pub(super) fn shuffle(&mut self, side: Side, clause: Clause) {
        let player = &mut self.s.players[side];
        while !player.bottom.is_empty() {
            let card = player.bottom.take(0);
            player.library.push(card);
        }
        player.library.sort();
        self.tell(clause, Fact::Shuffle { side });
    }

    /// Gold is gained or spent.
    pub(super) fn gain(&mut self, side: Side, amount: i16, clause: Clause) {
        self.gold(side, amount, clause);
    }

    /// The same; answers the event, if there is any to tell of.
    pub(super) fn gold(&mut self, side: Side, amount: i16, clause: Clause) -> EventId {
        let player = &mut self.s.players[side];
        player.gold = player.gold.saturating_add_signed(amount);
        let total = player.gold;
        if amount == 0 {
            return EventId::NONE;
        }
        self.tell(clause, Fact::Gold { side, amount, total })
    }
}
