//! A new battle: parties, the cards of set-up, neutral units, sides and places (`journal:house.setup.*`).

use crate::Journal;
use crate::action::Action;
use crate::content::data::{CALL_DROP, MAPS, PARTIES};
use crate::content::language::{
    ActionType, Bonus, CharacterId, Condition, Door, Element, Energy, Kind, Period, Race, Terrain, Trigger,
};
use crate::content::map::Map;
use crate::fact::{Fact, Why};
use crate::parties::{self, Chosen, Wanted};
use crate::resolver::Resolver;
use crate::state::{Card, Drop, Frame, Place, Request, RoundStep, State, Suit, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::{Error, Refusal};
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::session::decks;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule, wire};

use crate::chapters::experience::LEVEL;
use crate::chapters::skills::costs::environment;

/// The round after which a battle ends (`journal:house.win.2`).
pub(crate) const LIMIT: u8 = 10;

/// A new battle, up to the first decision.
pub(crate) fn open<C: Chance, L: Log<Fact, State>>(
    options: &wire::Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Journal, State), Error> {
    covers!("journal:house.setup.1", "journal:drop.1", "journal:drop.4", "journal:house.party.1");
    if !matches!(options.players.len(), 0 | 2) {
        return Err(Error::field("players", format!("Journal is played by 2, not {}", options.players.len())));
    }
    if let Some(side) = options.first.filter(|side| !Side::BOTH.contains(side)) {
        return Err(Error::field("first", format!("{side} has no seat at this table")));
    }
    let map = map_of(options, chance)?;
    let mut parties = [parties::of_set(PARTIES[0].id)?, parties::of_set(PARTIES[1].id)?];
    for (n, party) in parties.iter_mut().enumerate() {
        let seat = options.players.get(n).filter(|seat| seat.list.is_some() || seat.deck.is_some());
        if let Some(seat) = seat {
            let brought = decks::brought(seat, parties::of_list, parties::of_set);
            *party = brought.map_err(|e| e.inside(&format!("players[{n}]")))?;
        }
    }
    if parties[0].heroes.iter().any(|hero| parties[1].heroes.contains(hero)) {
        let twice = Error::field("players[1].deck", "each hero is there once: the parties share one");
        return Err(twice.by("journal:drop.4"));
    }
    let parties = &parties;
    let rules = Journal {
        map,
        names: Vec::new(),
        decks: parties.each_ref().map(|party| (&party.name).into()),
        said: Vec::new(),
    };
    let mut s = State { limit: LIMIT, ..State::default() };
    s.seals.extend(rules.map.seals.iter().map(|at| (at, Side::NEUTRAL)));
    s.doors.extend(rules.map.doors.iter().copied());
    let mut resolver = Resolver::new(&rules, &mut s, chance, log);
    resolver.seat(parties, Side::P1);
    let begun = resolver.tell(rule!("journal:convention.2"), Fact::Shuffle);
    resolver.because(begun, |resolver| {
        resolver.draw_battle();
        resolver.draw_sides(parties, options.first);
    });
    resolver.s.frames.push(Frame::Placing(resolver.s.first), begun);
    resolver.run();
    Ok((rules, s))
}

fn map_of<C: Chance>(options: &wire::Options, chance: &mut C) -> Result<Map, Error> {
    let row = match &options.map {
        Some(id) => MAPS
            .iter()
            .find(|row| row.id == id)
            .ok_or_else(|| Error::field("map", format!("there is no map `{id}`")))?,
        None => {
            let numbers: Vec<u16> = (0..MAPS.len() as u16).collect();
            &MAPS[chance.draw(&numbers)]
        }
    };
    Ok(Map::of(row))
}

/// The units of a party in roster order: its heroes in party order, a requested one in its place; then its allies. A hero that
/// names a further tree comes with a skill of that; veterans have learnt more.
fn units_of(party: &Chosen, side: Side) -> impl Iterator<Item = Unit> + '_ {
    covers!("journal:gear.mind.adaptability", "journal:house.adapt.1", "journal:house.xp.3");
    party.heroes.iter().chain(party.allies.iter()).map(move |is| {
        let mut unit = Unit::printed(*is, side);
        unit.skills = is.character().skills_with(party.named_by(*is)).collect();
        if !party.learnt.is_empty() && unit.is_hero() {
            unit.xp = LEVEL;
        }
        for (_, skill) in party.learnt.iter().filter(|(hero, _)| hero == is) {
            match unit.skills.iter_mut().find(|(known, _)| known == skill) {
                Some((_, level)) => *level += 1,
                None => drop(unit.skills.push((*skill, 1))),
            }
        }
        unit
    })
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// Seats both parties, side A first, and what they know of each other (`journal:house.setup.5`).
    fn seat(&mut self, parties: &[Chosen; 2], first: Side) {
        let neutral: Vec<Unit> = self.s.units.iter().filter(|unit| unit.is_neutral()).copied().collect();
        self.s.units.clear();
        self.s.requests.clear();
        self.s.first = first;
        for side in [first, first.other()] {
            self.s.units.extend(units_of(&parties[usize::from(side.0)], side));
        }
        for side in [first, first.other()] {
            self.request(&parties[usize::from(side.0)]);
            let lead = |side: Side, s: &State| s.numbered().find(|(_, unit)| unit.side == side).map(|(id, _)| id);
            let (own, other) = (lead(side, self.s), lead(side.other(), self.s));
            for unit in self.s.units.iter_mut().filter(|unit| unit.side == side && unit.kind() == Kind::Ally) {
                (unit.orderer, unit.focus) = (own.unwrap_or_default(), other.unwrap_or_default());
            }
        }
        self.s.units.extend(neutral);
    }

    /// The requests of a party; a hero that holds one has Call Drop (`journal:house.setup.2`).
    fn request(&mut self, party: &Chosen) {
        covers!("journal:house.setup.2", "journal:house.setup.5");
        for (holder, wanted) in &party.requests {
            let holder = self.who(*holder);
            let drop = match *wanted {
                Wanted::Hero(hero) => Drop::Hero(self.who(hero)),
                Wanted::Item(item) => Drop::Item(item),
            };
            self.s.requests.push(Request { holder, drop });
            let unit = self.s.unit_mut(holder);
            if unit.level(CALL_DROP).is_none() {
                unit.skills.push((CALL_DROP, 1));
            }
        }
    }

    /// The unit of a hero; each is there once.
    fn who(&self, is: CharacterId) -> UnitId {
        self.s.numbered().find(|(_, unit)| unit.is == is).map_or(UnitId::NONE, |(id, _)| id)
    }

    /// The cards of set-up, in this order: field condition, energy, period, relic, law, its bonus, neutral units.
    fn draw_battle(&mut self) {
        self.draw_condition();
        self.draw_energy();
        self.draw_period();
        if self.s.condition.bars().is_some() {
            self.place_relic();
        }
        self.draw_law();
        for at in self.rules.map.spawns.iter() {
            self.spawn(at);
        }
    }

    fn draw_condition(&mut self) {
        let card = self.draw_until(Why::Condition, UnitId::NONE, |card| !card.is_joker());
        let is = match card.rank() {
            1 | 2 => Condition::AntiMagic,
            3 => Condition::AntiMechanics,
            4 => Condition::AntiAncients,
            5 | 6 => Condition::FogOfWar,
            7 | 8 => Condition::Storm,
            _ => Condition::Neutral,
        };
        self.s.condition = is;
        covers!("journal:condition.neutral");
        self.tell(rule!("journal:house.setup.6"), Fact::Condition { is });
    }

    fn draw_energy(&mut self) {
        let card = self.draw_until(Why::Energy, UnitId::NONE, |card| !card.is_joker());
        let is = match card.suit() {
            Some(Suit::Spades) => Energy::Low,
            Some(Suit::Clubs) => Energy::High,
            _ => Energy::Normal,
        };
        self.s.energy = is;
        let (mp, _) = environment(is);
        self.s.environment = mp;
        self.tell(rule!("journal:house.setup.7"), Fact::Energy { is, mp });
    }

    fn draw_period(&mut self) {
        let card = self.draw_until(Why::Period, UnitId::NONE, |card| !card.is_joker());
        let is = match card.suit() {
            Some(Suit::Spades) => Period::Stone,
            Some(Suit::Hearts) => Period::Steam,
            Some(Suit::Clubs) => Period::Ruin,
            _ => Period::Star,
        };
        self.s.period = is;
        if is == Period::Ruin {
            self.s.doors.iter_mut().for_each(|(_, door)| *door = Door::Open);
        }
        self.tell(rule!("journal:house.setup.8"), Fact::Period { is });
    }

    /// One relic: two cards give column and row, until the panel is neutral terrain (`journal:house.setup.3`).
    fn place_relic(&mut self) {
        let clause = match self.s.condition {
            Condition::AntiMechanics => rule!("journal:condition.anti-mechanics.2"),
            Condition::AntiAncients => rule!("journal:condition.anti-ancients.2"),
            _ => rule!("journal:condition.anti-magic.2"),
        };
        covers!("journal:house.setup.3");
        loop {
            let counts = |card: Card| (1..=9).contains(&card.rank());
            let column = self.draw_until(Why::Relic, UnitId::NONE, counts).rank();
            let row = self.draw_until(Why::Relic, UnitId::NONE, counts).rank();
            let at = self.rules.map.grid.at(column as i8 - 1, row as i8 - 1);
            let plain =
                |at: &Cell| self.rules.map.terrain[at.index()] == Terrain::Neutral && self.s.door(*at).is_none();
            if let Some(at) = at.filter(plain) {
                self.s.relics.insert(at);
                self.tell(clause, Fact::Relic { at });
                return;
            }
        }
    }

    /// The law: a trigger other than Fence, then what following it brings (`journal:law.1`).
    fn draw_law(&mut self) {
        covers!("journal:law.1");
        let card = self.draw_until(Why::Law, UnitId::NONE, |card| (1..=7).contains(&card.rank()));
        let trigger = Trigger::ALL[usize::from(card.rank()) - 1];
        let element = self.most_common_element();
        (self.s.law, self.s.element) = (trigger, element);
        self.tell(rule!("journal:house.setup.9"), Fact::Law { trigger, element });
        let card = self.draw_until(Why::Bonus, UnitId::NONE, |card| (1..=5).contains(&card.rank()));
        let is = Bonus::ALL[usize::from(card.rank()) - 1];
        self.s.bonus = is;
        self.tell(rule!("journal:house.setup.9"), Fact::Bonus { is });
    }

    /// The element of most skills of both parties, fire if several have as many (`journal:house.setup.4`).
    fn most_common_element(&self) -> Element {
        covers!("journal:house.setup.4");
        let count = |element: Element| {
            let skills = self.s.units.iter().filter(|unit| !unit.is_neutral()).flat_map(|unit| unit.skills.to_vec());
            skills.filter(|(skill, _)| skill.skill().element == Some(element)).count()
        };
        let elements = Element::ALL.iter().copied().filter(|element| *element != Element::Neutral);
        let most = elements.clone().map(count).max().unwrap_or(0);
        let mut best = elements.filter(|element| count(*element) == most);
        match (best.next(), best.next()) {
            (Some(only), None) => only,
            _ => Element::Fire,
        }
    }

    /// A neutral unit: one card makes the pair of race and action type (`journal:neutral.1`, `journal:neutral.3`).
    fn spawn(&mut self, at: Cell) {
        let card = self.draw_until(Why::Neutral, UnitId::NONE, |card| (1..=8).contains(&card.rank()));
        covers!("journal:neutral.1", "journal:neutral.2");
        let race = Race::ALL[usize::from(card.rank()) - 1];
        let acts = match card.suit() {
            Some(Suit::Hearts) => ActionType::Peaceful,
            Some(Suit::Diamonds) => ActionType::Territorial,
            Some(Suit::Clubs) => ActionType::Wanderer,
            _ => ActionType::Aggressive,
        };
        let roams = |is: &CharacterId| is.character().kind == Kind::Neutral && is.character().race == race;
        let Some(is) = CharacterId::all().find(roams) else { return };
        let unit = Unit { place: Place::Board, at, spawn: at, acts, ..Unit::printed(is, Side::NEUTRAL) };
        if self.s.units.push(unit) {
            let id = UnitId(self.s.units.len() as u8 - 1);
            self.tell(rule!("journal:neutral.3"), Fact::Spawn { unit: id, at, acts });
        }
    }

    /// Who draws the higher card is side A; equal cards are drawn again (`journal:house.setup.10`).
    fn draw_sides(&mut self, parties: &[Chosen; 2], agreed: Option<Side>) {
        let first = agreed.unwrap_or_else(|| {
            loop {
                let [one, two] = Side::BOTH.map(|side| self.draw_for(Why::Side, UnitId::NONE, side).value());
                match one.cmp(&two) {
                    std::cmp::Ordering::Greater => break Side::P1,
                    std::cmp::Ordering::Less => break Side::P2,
                    std::cmp::Ordering::Equal => {}
                }
            }
        });
        self.seat(parties, first);
        self.tell(rule!("journal:house.setup.10"), Fact::First { side: first });
    }

    /// A unit starts on a panel.
    pub(crate) fn place(&mut self, id: UnitId, at: Cell) {
        let unit = self.s.unit_mut(id);
        (unit.place, unit.at) = (Place::Board, at);
        let placed = self.tell(rule!("journal:house.setup.10"), Fact::Place { unit: id, at });
        self.s.frames.goes_on_from(placed);
    }

    /// A side has placed all its units: then the other, then the battle begins.
    pub(crate) fn placed(&mut self, side: Side) {
        if side == self.s.first {
            self.replace(Frame::Placing(side.other()));
            return;
        }
        if self.s.deck.joker {
            self.s.deck.shuffle();
            self.tell(rule!("journal:house.deck.1"), Fact::Shuffle);
        }
        // Units inside a ring when the battle begins have been there equally long (`journal:house.neutral.2`).
        self.rules.enter_rings(self.s);
        self.replace(Frame::Round(RoundStep::Start));
    }
}

impl Journal {
    /// The units that a side has yet to place: a requested hero comes later.
    pub(crate) fn to_place<'s>(&'s self, s: &'s State, side: Side) -> impl Iterator<Item = UnitId> + 's {
        let waits = move |(id, unit): &(UnitId, &Unit)| {
            let requested = s.requests.iter().any(|request| request.drop == Drop::Hero(*id));
            unit.side == side && unit.place == Place::Waiting && !requested
        };
        s.numbered().filter(waits).map(|(id, _)| id)
    }

    /// Whether a side may place a unit on a panel.
    pub(crate) fn may_place(&self, s: &State, side: Side, id: UnitId, at: Cell) -> Check {
        let clause = rule!("journal:house.setup.10");
        ensure(self.to_place(s, side).any(|own| own == id), "not-to-place", clause)?;
        ensure(self.map.starts[usize::from(side != s.first)].has(at), "no-start", clause)?;
        let free = s.find(id).is_some_and(|unit| self.is_free_to(s, unit, at));
        if free { Ok(()) } else { Err(Refusal::new("taken", clause)) }
    }

    /// Every place of every unit that a side has yet to place.
    pub(crate) fn offer_places(&self, s: &State, side: Side, offer: &mut dyn FnMut(Action)) {
        let starts = self.map.starts[usize::from(side != s.first)];
        for id in self.to_place(s, side) {
            let free = starts.iter().filter(|at| self.may_place(s, side, id, *at).is_ok());
            free.for_each(|at| offer(Action::Place(id, at)));
        }
    }
}
