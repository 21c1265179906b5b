//! A battle kept from its events alone: what they say, added up, is what is there.

use rulewright::engine::board::cells::Cell;
use rulewright::engine::side::Side;
use rulewright::games::journal::content::language::{Door, Energy, Status};
use rulewright::games::journal::fact::Fact;
use rulewright::games::journal::state::{Card, Held, MAX_UNITS, Place, State, UnitId, mark};

/// What events say of a unit.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Body {
    place: Place,
    at: Cell,
    hp: u8,
    mp: u8,
    attacks: u8,
    xp: u16,
    lawful: bool,
    statuses: Vec<(Status, i8)>,
}

/// What events say of a battle.
#[derive(Clone, Debug)]
pub struct Mirror {
    bodies: Vec<Body>,
    full: Vec<(u8, u8)>,
    environment: u8,
    energy: Energy,
    round: u8,
    left: Vec<Card>,
    seals: Vec<(Cell, Side)>,
    doors: Vec<(Cell, Door)>,
    requests: usize,
    /// Who has followed the law in the round that ended.
    followers: Vec<bool>,
    /// Who has reached a level point, until that is reported.
    rises: Option<UnitId>,
}

impl Mirror {
    /// A battle as it is.
    pub fn of(s: &State) -> Mirror {
        let body = |id: UnitId| {
            let unit = s.unit(id);
            Body {
                place: unit.place,
                at: unit.at,
                hp: unit.hp,
                mp: unit.mp,
                attacks: unit.attacks,
                xp: unit.xp,
                lawful: unit.is_marked(mark::LAWFUL),
                statuses: unit.statuses.iter().map(|held: &Held| (held.is, held.lasts)).collect(),
            }
        };
        assert!(s.units.len() <= MAX_UNITS);
        Mirror {
            bodies: s.numbered().map(|(id, _)| body(id)).collect(),
            full: s.units.iter().map(|unit| (unit.full_hp(), unit.full_mp())).collect(),
            environment: s.environment,
            energy: s.energy,
            round: s.round,
            left: s.deck.cards().collect(),
            seals: s.seals.to_vec(),
            doors: s.doors.to_vec(),
            requests: s.requests.len(),
            followers: Vec::new(),
            rises: None,
        }
    }

    /// Whether a unit followed the law in the round that has ended, and whether it is still there.
    pub fn followed(&self, id: UnitId) -> bool {
        self.followers[id.index()] && self.is_in(id)
    }

    /// Whether a unit is in the battle.
    pub fn is_in(&self, id: UnitId) -> bool {
        matches!(self.bodies[id.index()].place, Place::Board | Place::Carried(_))
    }

    /// How many of them there are.
    pub fn followers(&self) -> usize {
        (0..self.followers.len()).filter(|n| self.followed(UnitId(*n as u8))).count()
    }

    /// What events have said is what is there.
    pub fn shows(&self, s: &State, here: &str) {
        let now = Mirror::of(s);
        for ((id, unit), (told, is)) in s.numbered().zip(self.bodies.iter().zip(&now.bodies)) {
            assert_eq!(told, is, "{here}: told of {} ({id:?}), and what it is", unit.is.id());
        }
        assert_eq!((self.round, self.environment), (now.round, now.environment), "{here}: round, and MP");
        assert_eq!(self.left, now.left, "{here}: the deck");
        assert_eq!((&self.seals, &self.doors), (&now.seals, &now.doors), "{here}: seals and doors");
        assert_eq!(self.requests, now.requests, "{here}: requests");
        assert!(self.rises.is_none(), "{here}: {:?} has a level point, and nobody says so", self.rises);
    }

    /// An event, which fits what was reported before.
    pub fn hear(&mut self, fact: &Fact, here: &str) {
        let here = format!("{here}: {fact:?}");
        match *fact {
            Fact::Draw { card, .. } => {
                let at = self.left.iter().position(|left| *left == card);
                self.left.remove(at.unwrap_or_else(|| panic!("{here}: this card is not in the deck")));
            }
            Fact::Shuffle => self.left = Mirror::of(&State::default()).left,
            Fact::Round { round } => {
                assert_eq!(round, self.round + 1, "{here}");
                self.round = round;
            }
            Fact::Refill { mp } => {
                let full = match self.energy {
                    Energy::High => 15,
                    Energy::Normal => 10,
                    Energy::Low => 5,
                };
                assert_eq!(mp, full, "{here}");
                self.environment = mp;
                // What counts by the round is told no other way (`journal:house.round.1`).
                self.bodies.iter_mut().for_each(|body| body.attacks = 0);
            }
            Fact::Pay { unit, own, environment } => {
                let left = self.environment.checked_sub(environment);
                self.environment = left.unwrap_or_else(|| panic!("{here}: the environment has too little"));
                let body = &mut self.bodies[unit.index()];
                body.mp = body.mp.checked_sub(own).unwrap_or_else(|| panic!("{here}: it has {} MP", body.mp));
            }
            Fact::RoundEnd { round } => {
                assert_eq!(round, self.round, "{here}");
                self.followers = self.bodies.iter_mut().map(|body| std::mem::take(&mut body.lawful)).collect();
            }
            Fact::Seal { at, side, .. } => {
                let seal = self.seals.iter_mut().find(|(seal, _)| *seal == at);
                seal.unwrap_or_else(|| panic!("{here}: no seal is there")).1 = side;
            }
            Fact::Open { at, .. } => {
                let door = self.doors.iter_mut().find(|(door, how)| *door == at && *how != Door::Open);
                door.unwrap_or_else(|| panic!("{here}: no door is shut there")).1 = Door::Open;
            }
            Fact::Lie { .. } | Fact::Lost { .. } => self.requests -= 1,
            _ => {
                self.hear_of_places(fact, &here);
                self.hear_of_bodies(fact, &here);
                self.hear_of_statuses(fact, &here);
            }
        }
    }

    /// Where units are.
    fn hear_of_places(&mut self, fact: &Fact, here: &str) {
        match *fact {
            Fact::Step { unit, from, to } | Fact::Slide { unit, from, to } | Fact::Push { unit, from, to } => {
                let body = &mut self.bodies[unit.index()];
                assert_eq!((body.place, body.at), (Place::Board, from), "{here}");
                assert_ne!(from, to, "{here}");
                body.at = to;
            }
            Fact::Climb { unit, at, to } => {
                let body = &mut self.bodies[unit.index()];
                assert_eq!(body.place, Place::Board, "{here}");
                assert_ne!(at, to, "{here}");
                body.at = to;
            }
            Fact::Stop { unit, at } => self.bodies[unit.index()].at = at,
            Fact::Place { unit, at } => self.comes(unit, at, Place::Waiting, here),
            Fact::Land { unit, to } => {
                self.comes(unit, to, Place::Waiting, here);
                self.requests -= 1;
            }
            Fact::Leave { unit, target, to } => self.comes(unit, to, Place::Carried(target), here),
            Fact::Board { unit, target } => {
                let body = &mut self.bodies[unit.index()];
                assert_eq!(body.place, Place::Board, "{here}");
                (body.place, body.at) = (Place::Carried(target), Cell::OFF);
            }
            Fact::Defeat { unit } => {
                let body = &mut self.bodies[unit.index()];
                assert!(matches!(body.place, Place::Board | Place::Carried(_)), "{here}: {body:?}");
                (body.place, body.at, body.hp) = (Place::Fallen, Cell::OFF, 0);
                body.statuses.clear();
            }
            _ => {}
        }
    }

    fn comes(&mut self, unit: UnitId, to: Cell, from: Place, here: &str) {
        let body = &mut self.bodies[unit.index()];
        assert_eq!(body.place, from, "{here}: it was elsewhere");
        (body.place, body.at) = (Place::Board, to);
    }

    /// What units have, and how often they were attacked.
    fn hear_of_bodies(&mut self, fact: &Fact, here: &str) {
        let full = |mirror: &Mirror, id: UnitId| mirror.full[id.index()];
        match *fact {
            Fact::Damage { target, amount } => {
                let body = &mut self.bodies[target.index()];
                assert!(amount > 0 && body.hp > 0, "{here}: {body:?}");
                body.hp = body.hp.saturating_sub(amount);
            }
            Fact::Heal { target, amount } => {
                let most = full(self, target).0;
                let body = &mut self.bodies[target.index()];
                body.hp += amount;
                assert!(amount > 0 && body.hp <= most, "{here}: {body:?}");
            }
            Fact::Regain { target, amount } => {
                let most = full(self, target).1;
                let body = &mut self.bodies[target.index()];
                body.mp += amount;
                assert!(amount > 0 && body.mp <= most, "{here}: {body:?}");
            }
            Fact::Attacked { target, attacks } => {
                let body = &mut self.bodies[target.index()];
                body.attacks += 1;
                assert_eq!(body.attacks, attacks, "{here}");
            }
            // Every 30 points are a level point (`journal:xp.3`).
            Fact::Experience { unit, amount } => {
                let body = &mut self.bodies[unit.index()];
                let before = body.xp;
                body.xp += u16::from(amount);
                self.rises = (before / 30 < body.xp / 30).then_some(unit);
            }
            Fact::LevelPoint { unit } => assert_eq!(self.rises.take(), Some(unit), "{here}"),
            Fact::Follow { unit } => {
                let body = &mut self.bodies[unit.index()];
                assert!(!body.lawful, "{here}: twice in a round");
                body.lawful = true;
            }
            _ => {}
        }
    }

    fn hear_of_statuses(&mut self, fact: &Fact, here: &str) {
        let (unit, is) = match *fact {
            Fact::Gain { unit, is, .. }
            | Fact::Renew { unit, is, .. }
            | Fact::Wane { unit, is, .. }
            | Fact::Clear { unit, is }
            | Fact::Immune { unit, is }
            | Fact::End { unit, is } => (unit, is),
            _ => return,
        };
        let statuses = &mut self.bodies[unit.index()].statuses;
        let known = statuses.iter().position(|(status, _)| *status == is);
        match (*fact, known) {
            (Fact::Gain { lasts, .. }, None) => statuses.push((is, lasts)),
            (Fact::Renew { lasts, .. }, Some(at)) => {
                assert!(lasts >= statuses[at].1, "{here}: it lasted {}", statuses[at].1);
                statuses[at].1 = lasts;
            }
            (Fact::Wane { lasts, .. }, Some(at)) => {
                statuses[at].1 -= 1;
                assert_eq!(statuses[at].1, lasts, "{here}");
            }
            (Fact::Clear { .. }, Some(at)) => drop(statuses.remove(at)),
            (Fact::End { .. }, Some(at)) => assert!(statuses.remove(at).1 < 0, "{here}: it is not over"),
            (Fact::Immune { .. }, None) => {}
            _ => panic!("{here}: it has {statuses:?}"),
        }
    }
}
