//! What may be done: the list of legal actions, and the list of all that could be written down.

use super::Noxilia;
use super::action::{Action, Aim};
use super::board::{PLACE_COUNT, Spot, Spots};
use super::board_index::BoardIndex;
use super::content::different;
use super::content::language::{CardId, Kind};
use super::mana;
use super::play::taken_at;
use super::powers::{Key, prints};
use super::spells::lies_under;
use super::state::{MAX_TABLE_CARDS, MAX_UNITS, Stage, State, TableCard, Unit};
use rulewright_engine::covers;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;

/// What lies on the table for a side to take, by where it lies or is worn by a unit of that side: cards by their place among
/// all cards on the table, one bit each.
struct Wares {
    at: [u128; PLACE_COUNT],
    /// The places where something is to be had.
    places: Spots,
}

const _: () = assert!(MAX_TABLE_CARDS <= u128::BITS as usize, "every card on the table has its bit");

impl Wares {
    fn of(s: &State, side: Side) -> Wares {
        let mut wares = Wares { at: [0; PLACE_COUNT], places: Spots::default() };
        for (n, item) in s.table_cards.iter().enumerate().filter(|(_, g)| g.is_worn()) {
            let at = taken_at(s, item, side);
            if at.is_on() {
                wares.places.insert(at);
                wares.at[at.n()] |= 1 << n;
            }
        }
        wares
    }

    fn lying<'s>(&self, s: &'s State, at: Spot) -> impl Iterator<Item = &'s TableCard> + use<'s> {
        let mut left = self.at[at.n()];
        std::iter::from_fn(move || {
            let item = s.table_cards.get(left.trailing_zeros() as usize)?;
            left &= left - 1;
            Some(item)
        })
    }
}

/// What spells of a side are made with.
struct Magic {
    side: Side,
    /// Ready sorcerers, by their place among the units.
    casters: Pile<u8, MAX_UNITS>,
    wealth: mana::Pool,
}

impl Magic {
    fn of(s: &State, side: Side) -> Magic {
        let mut casters = Pile::default();
        covers!("noxilia:ability.sorcerer.1");
        let casts = |u: &Unit| u.side == side && u.at.is_on() && u.is_ready() && prints(u.card, Key::Sorcerer);
        for (n, _) in s.units.iter().enumerate().filter(|(_, u)| casts(u)) {
            casters.push(n as u8);
        }
        let wealth = if casters.is_empty() { mana::Pool::default() } else { mana::wealth(s, side) };
        Magic { side, casters, wealth }
    }

    fn casters<'s>(&self, s: &'s State) -> impl Iterator<Item = &'s Unit> {
        self.casters.iter().map(|n| &s.units[usize::from(*n)])
    }
}

impl Noxilia {
    pub(super) fn list_legal(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        if s.stage == Stage::Over {
            return;
        }
        match s.asked() {
            Some((question, side, _)) => self.answers(s, question, side, &mut |action| out.push(action)),
            None => self.turn_actions(s, out),
        }
    }

    fn turn_actions(&self, s: &State, out: &mut Vec<Action>) {
        let side = s.active;
        let index = BoardIndex::of(s);
        let (free, wares) = (self.free_steps(s), Wares::of(s, side));
        for unit in s.of(side).filter(|u| u.is_ready()) {
            self.orders(&index, unit, free, &wares, out);
        }
        self.hand(&index, side, out);
        covers!("noxilia:advanced.1", "noxilia:advanced.3");
        // Nothing is discarded at will, and no mana made for its own sake.
        covers!("noxilia:action.3");
        out.push(Action::Pass);
    }

    /// What a ready unit may be told to do.
    fn orders(&self, s: &BoardIndex, unit: &Unit, free: u8, wares: &Wares, out: &mut Vec<Action>) {
        let id = unit.id;
        let quick = self.quick_steps(s, unit);
        let open = self.steps(s, unit, free + quick - 1);
        out.extend(open.iter().map(|to| Action::Move(id, to)));
        let among = s.is_hostile(unit.side, unit.at);
        if among {
            let back = |to: &Spot| self.may_retreat(s, unit, *to).is_ok();
            out.extend(unit.at.beside().iter().filter(back).map(|to| Action::Retreat(id, to)));
        }
        if self.may_fight(s, unit).is_ok() {
            self.fights(s, unit, among, quick > 0, out);
        }
        self.errands(s, unit, wares, out);
        if prints(unit.card, Key::Adventure) && self.may_set_out(s, unit).is_ok() {
            out.push(Action::Adventure(id));
        }
    }

    /// Attacks, shots and charges of a unit that may fight.
    fn fights(&self, s: &BoardIndex, unit: &Unit, among: bool, long: bool, out: &mut Vec<Action>) {
        let (id, foe) = (unit.id, unit.side.other());
        if among {
            s.there(foe, unit.at).for_each(|t| out.push(Action::Attack(id, t.id)));
        }
        if unit.card.card().ranged > 0 {
            let foes = self.shot(s, unit).both(s.held(foe)).iter().flat_map(|at| s.there(foe, at));
            foes.for_each(|t| out.push(Action::Shoot(id, t.id)));
        }
        if self.may_set_off(s, unit).is_ok() {
            self.charges(s, unit, long, out);
        }
    }

    fn charges(&self, s: &BoardIndex, unit: &Unit, long: bool, out: &mut Vec<Action>) {
        let (near, foe) = (unit.at.beside(), unit.side.other());
        let goals = if long { s.held(foe) } else { s.held(foe).both(near) };
        for goal in goals.iter() {
            for via in near.iter().filter(|via| long || *via == goal) {
                if self.may_charge(s, unit, via, goal).is_ok() {
                    out.extend(s.there(foe, goal).map(|t| Action::Charge(unit.id, via, t.id)));
                }
            }
        }
    }

    /// Equipping, healing and purifying, where it stands and one step away.
    fn errands(&self, s: &BoardIndex, unit: &Unit, wares: &Wares, out: &mut Vec<Action>) {
        let heals = self.has(s, unit, Key::Heal);
        let purifies = self.has(s, unit, Key::Purification);
        let there = unit.at.beside().with(unit.at);
        let worth = if heals || purifies { there } else { there.both(wares.places) };
        if worth.is_empty() {
            return;
        }
        for at in worth.both(self.steps(s, unit, 0).with(unit.at)).iter() {
            if self.may_dress(s, unit, at).is_ok() {
                let others = wares.lying(s, at).filter(|g| g.on != unit.id);
                out.extend(others.map(|g| Action::Equip(unit.id, at, g.id)));
            }
            if heals || purifies {
                let there = |u: &&Unit| u.at == at || u.id == unit.id;
                for whom in s.of(unit.side).filter(there) {
                    if heals {
                        out.push(Action::Heal(unit.id, at, whom.id));
                    }
                    if purifies {
                        out.push(Action::Purify(unit.id, at, whom.id));
                    }
                }
            }
        }
    }

    fn hand(&self, s: &BoardIndex, side: Side, out: &mut Vec<Action>) {
        let mut magic = None;
        for card in different(&s.players[side].hand) {
            match card.card().kind {
                Kind::Spell => {
                    let magic = magic.get_or_insert_with(|| Magic::of(s, side));
                    match card.card().latent {
                        Some(_) => self.settings(s, magic, card, out),
                        None => self.castings(s, magic, card, out),
                    }
                }
                _ if self.may_pay(s, side, card).is_ok() => self.plays(s, side, card, out),
                _ => {}
            }
        }
    }

    /// A card that can be paid is played so.
    fn plays(&self, s: &BoardIndex, side: Side, card: CardId, out: &mut Vec<Action>) {
        match card.card().kind {
            Kind::Equipment => {
                out.extend(s.of(side).map(|u| Action::Play(card, Aim::Unit(u.id))));
                let lies = |at: &Spot| self.may_equip_anew(s, side, card, Aim::Place(*at)).is_ok();
                out.extend(Spot::all().filter(lies).map(|at| Action::Play(card, Aim::Place(at))));
            }
            Kind::Event => self.aims(s, side, card, None, |aim| out.push(Action::Play(card, aim))),
            _ => out.push(Action::Play(card, Aim::None)),
        }
    }

    fn castings(&self, s: &BoardIndex, magic: &Magic, card: CardId, out: &mut Vec<Action>) {
        for caster in magic.casters(s) {
            let due = self.due(s, magic.side, card, Some(caster));
            if !mana::is_payable(&magic.wealth, &due) {
                continue;
            }
            self.aims(s, magic.side, card, Some(caster.at), |aim| {
                let due = self.due_at(s, magic.side, card, Some(caster), aim);
                if !due.pure_hands || mana::is_payable(&magic.wealth, &due) {
                    out.push(Action::Cast(card, caster.id, aim));
                }
            });
        }
    }

    fn settings(&self, s: &BoardIndex, magic: &Magic, card: CardId, out: &mut Vec<Action>) {
        let (under_units, under_zones) = lies_under(card);
        for caster in magic.casters(s).filter(|c| mana::pool_of(&c.card.card().mana) != [0; 7]) {
            let mut set = |aim: Aim| out.push(Action::Set(card, caster.id, aim));
            if under_units {
                s.of(magic.side).for_each(|u| set(Aim::Unit(u.id)));
            }
            if under_zones {
                let own = |at: &Spot| s.zones[at.n()].holder == Some(magic.side);
                Spot::all().filter(own).for_each(|at| set(Aim::Place(at)));
            }
        }
    }

    /// Every action that could be written down, legal or not.
    pub(super) fn list_every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::Pass, Action::Decline, Action::Suggested]);
        let (side, spots) = (self.whose(s), all_spots(s));
        let player = &s.players[side];
        let known = CardId::all().filter(|c| player.hand.contains(c) || player.graveyard.contains(c));
        let aims: Vec<Aim> = spots.iter().copied().chain(known.map(Aim::Card)).collect();
        out.extend(aims.iter().map(|aim| Action::Choose(*aim)));
        out.extend(s.table_cards.iter().map(|g| Action::Choose(Aim::Item(g.id))));
        s.units.iter().for_each(|unit| every_order(s, unit, out));
        for card in CardId::all().filter(|c| player.hand.contains(c)) {
            out.extend(aims.iter().map(|aim| Action::Play(card, *aim)));
            for caster in s.of(side).map(|u| u.id) {
                out.extend(aims.iter().map(|aim| Action::Cast(card, caster, *aim)));
                out.extend(spots.iter().map(|aim| Action::Set(card, caster, *aim)));
            }
        }
        // What only answers write: payments, starting units.
        if let Some((question, side, _)) = s.asked() {
            self.answers(s, question, side, &mut |answer| {
                if !out.contains(&answer) {
                    out.push(answer);
                }
            });
        }
    }
}

/// Every unit and every place, and nothing.
fn all_spots(s: &State) -> Vec<Aim> {
    let units = s.units.iter().map(|u| Aim::Unit(u.id));
    units.chain(Spot::all().map(Aim::Place)).chain([Aim::None]).collect()
}

/// Whatever a unit could be told to do.
fn every_order(s: &State, unit: &Unit, out: &mut Vec<Action>) {
    let id = unit.id;
    out.extend(Spot::all().flat_map(|to| [Action::Move(id, to), Action::Retreat(id, to)]));
    out.push(Action::Adventure(id));
    for other in s.units.iter().map(|u| u.id) {
        out.extend([Action::Attack(id, other), Action::Shoot(id, other)]);
        out.extend(Spot::all().map(|via| Action::Charge(id, via, other)));
    }
    let near = if unit.at.is_on() { unit.at.beside().with(unit.at) } else { Spots::default() };
    for at in near.iter() {
        out.extend(s.units.iter().flat_map(|whom| [Action::Heal(id, at, whom.id), Action::Purify(id, at, whom.id)]));
        out.extend(s.table_cards.iter().map(|g| Action::Equip(id, at, g.id)));
    }
}
