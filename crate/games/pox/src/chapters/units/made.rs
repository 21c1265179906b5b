//! Units that come into play: deployed, summoned, cloned, as illusions (`pox:9.1.1`, `pox:9.2.1`).

use crate::Pox;
use crate::content::language::{Kind, Printed, RuneId, When};
use crate::content::map::Tiles;
use crate::fact::{Entry, Fact};
use crate::resolver::Resolver;
use crate::state::{Bonus, Form, MAX_UNITS, NO_SLOT, Order, Origin, Slot, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::{EventId, Log};
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

impl Unit {
    /// A unit as its rune prints it, with full HP and no AP, its abilities gained at this place of the array.
    #[must_use]
    pub fn printed(rune: RuneId, side: Side, order: Order) -> Unit {
        let row = rune.rune();
        let slot = |printed: &Printed| Slot { printed: *printed, order, cooldown: 0, origin: Origin::Printed };
        let mut unit = Unit {
            order,
            is: rune,
            kind: row.kind,
            owner: side,
            side,
            size: row.size,
            race: row.race,
            damage: row.damage.into(),
            hp: row.hp.into(),
            most: row.hp.into(),
            speed: row.speed,
            range: row.range,
            defense: row.defense,
            nora: row.nora,
            traits: row.abilities.iter().fold(row.is, |all, printed| all | printed.ability.ability().is),
            abilities: row.abilities.iter().map(slot).collect(),
            ..Unit::default()
        };
        unit.find_usable();
        unit
    }
}

impl State {
    /// The faction bonus of a side's battlegroup (`pox:house.bonus.1`).
    #[must_use]
    pub fn bonus(&self, side: Side) -> Bonus {
        covers!("pox:house.bonus.1", "pox:house.bonus.2");
        use crate::content::language::Faction;
        let of = |faction| self.docks[side].runes.iter().filter(|rune| rune.is.rune().faction == faction).count();
        let part = |count: usize, half: u8, full: u8| match count {
            20 => full,
            10 => half,
            _ => 0,
        };
        Bonus {
            ironfist: part(of(Faction::IronfistStronghold), 3, 6),
            sundered: part(of(Faction::SunderedLands), 10, 5),
        }
    }
}

/// Units that come unseen and without a rune are called after the turn, so that nobody counts them.
const UNSEEN_FROM: u8 = 100;

impl State {
    /// What the name of a unit without a rune ends with (`pox:house.hidden.7`).
    fn next_serial(&mut self, unit: &Unit) -> u8 {
        if !unit.abilities.iter().any(|slot| slot.is_there() && brings_stealth(slot.printed)) {
            let serial = &mut self.serials[unit.owner];
            *serial = serial.saturating_add(1);
            return *serial;
        }
        let like = |serial: u8| {
            let named = |other: &Unit| other.owner == unit.owner && other.is == unit.is && other.rune == NO_SLOT;
            self.units.iter().any(|other| named(other) && other.serial == serial)
        };
        let first = UNSEEN_FROM + self.turn % UNSEEN_FROM;
        (first..u8::MAX).find(|serial| !like(*serial)).unwrap_or(u8::MAX)
    }
}

/// Whether a unit with this ability enters play Stealthed.
fn brings_stealth(printed: Printed) -> bool {
    printed.ability.ability().when == When::Enters && makes_stealthed(printed)
}

/// Whether an ability makes its champion Stealthed.
pub(crate) fn makes_stealthed(printed: Printed) -> bool {
    use crate::content::data::STEALTHED;
    use crate::content::language::Effect;
    let hides = |effect: &Effect| matches!(effect, Effect::Condition { is, .. } if *is == STEALTHED);
    printed.ability.ability().then.iter().any(hides)
}

impl Pox {
    /// Whether a champion of this rune enters play Stealthed.
    pub(crate) fn comes_hidden(&self, rune: RuneId) -> bool {
        rune.rune().abilities.iter().any(|printed| brings_stealth(*printed))
    }
}

impl<L: Log<Fact, State>> Resolver<'_, L> {
    /// A unit of a rune is placed on the board, without an event.
    pub(crate) fn enter(&mut self, rune: RuneId, side: Side, at: Cell, form: Form, slot: u8) -> UnitId {
        let order = self.s.take_order();
        let unit = Unit { at, form, rune: slot, ..Unit::printed(rune, side, order) };
        self.admit(unit)
    }

    fn admit(&mut self, mut unit: Unit) -> UnitId {
        covers!("pox:house.cooldown.3", "pox:house.ap.3");
        if self.s.units.len() == MAX_UNITS {
            return UnitId::NONE;
        }
        unit.id = UnitId(self.s.next_unit);
        self.s.next_unit = self.s.next_unit.saturating_add(1);
        if unit.form != Form::Real {
            unit.nora = 0;
        }
        // One that comes back has its number.
        if unit.rune == NO_SLOT && unit.serial == 0 {
            unit.serial = self.s.next_serial(&unit);
        }
        if unit.is_champion() {
            unit.bonus = self.s.bonus(unit.owner);
        }
        self.s.units.push(unit);
        unit.id
    }

    /// What a unit brings with it by its own abilities, and the news of it.
    pub(crate) fn come(&mut self, id: UnitId, how: Entry, at: Cell, cost: u8) -> EventId {
        let Some(unit) = self.s.find(id).copied() else { return EventId::NONE };
        let clause = match how {
            Entry::Deploy if unit.kind == Kind::Relic => rule!("pox:house.deploy.3"),
            Entry::Deploy => rule!("pox:9.1"),
            Entry::Summon => rule!("pox:9.2.1.1"),
            Entry::Clone => rule!("pox:9.1.1"),
            Entry::Illusion => rule!("pox:9.2.1.2"),
            Entry::Return => rule!("pox:house.spellthief.2"),
        };
        // Stealth is there before anybody hears of the unit (pox:house.hidden.6).
        self.supply(&unit);
        self.note_sight(id);
        let unit = self.who(id);
        self.tell(clause, Fact::Enter { unit, how, at, cost })
    }

    /// Conditions that a unit has from its own abilities as it enters (`pox:7.2`).
    fn supply(&mut self, unit: &Unit) {
        use crate::content::language::{Amount, Effect};
        use crate::state::{Condition, EVER, MAX_CONDITIONS};
        for slot in unit.abilities.iter().filter(|slot| slot.is_there()) {
            let ability = slot.id().ability();
            if ability.when != When::Enters {
                continue;
            }
            for effect in ability.then.iter() {
                if let Effect::Condition { is, value, .. } = effect
                    && self.s.conditions.len() < MAX_CONDITIONS
                {
                    let value = if let Amount::Just(n) = value { *n as u8 } else { 0 };
                    let order = self.s.take_order();
                    self.s.conditions.push(Condition { on: unit.id, is: *is, value, turns: EVER, order });
                }
            }
        }
        self.refresh(unit.id);
    }

    /// A unit that has come meets what is on its tiles, and engages.
    pub(crate) fn meet_arrival(&mut self, id: UnitId) {
        self.entered(id, Tiles::NONE, false);
        self.engage(id);
    }

    /// A summoned unit.
    pub(crate) fn summon(&mut self, rune: RuneId, side: Side, at: Cell) {
        covers!("pox:house.possessed.2");
        let id = self.enter(rune, side, at, Form::Summoned, NO_SLOT);
        let entered = self.come(id, Entry::Summon, at, 0);
        self.because(entered, |resolver| resolver.meet_arrival(id));
    }

    /// The same, if nobody hides there (`pox:5.1.2.3`, `pox:house.cast.5`).
    pub(crate) fn summon_or_meet(&mut self, rune: RuneId, side: Side, at: Cell) {
        let unit = self.rules.newcomer(rune, side);
        if self.hides(&unit, at, side) {
            return self.meet_hidden(&unit, at, side, rule!("pox:5.1.2.3"));
        }
        if self.rules.is_open(self.s, at, rune) {
            self.summon(rune, side, at);
        }
    }

    /// `pox:house.illusion.1`: a copy of its user as it is now.
    pub(crate) fn make_illusion(&mut self, user: UnitId, at: Cell) {
        covers!("pox:house.illusion.1");
        let Some(model) = self.s.find(user).copied() else { return };
        let order = self.s.take_order();
        let abilities = model.abilities.iter().map(|slot| Slot { order, cooldown: 0, ..*slot }).collect();
        let fresh = Unit::printed(model.is, model.side, order);
        let copy = Unit {
            at,
            form: Form::Illusion,
            damage: model.damage,
            hp: model.hp,
            most: model.most,
            speed: model.speed,
            range: model.range,
            defense: model.defense,
            abilities,
            ..fresh
        };
        if self.hides(&copy, at, model.side) {
            return self.meet_hidden(&copy, at, model.side, rule!("pox:house.cast.5"));
        }
        self.bring(copy, Entry::Illusion, at);
    }

    /// `pox:house.clone.1`: the champion as it is printed.
    pub(crate) fn make_clone(&mut self, model: UnitId, side: Side, at: Cell) {
        // pox:house.cast.3: where a spell is moved to a champion with no room next to it, nobody comes.
        let Some(model) = self.s.find(model).copied().filter(|_| at.is_on()) else { return };
        let order = self.s.take_order();
        let copy = Unit { at, form: Form::Clone, ..Unit::printed(model.is, side, order) };
        if self.hides(&copy, at, side) {
            return self.meet_hidden(&copy, at, side, rule!("pox:house.cast.5"));
        }
        self.bring(copy, Entry::Clone, at);
    }

    pub(crate) fn bring(&mut self, unit: Unit, how: Entry, at: Cell) {
        let id = self.admit(unit);
        self.refresh(id);
        let entered = self.come(id, how, at, 0);
        self.because(entered, |resolver| resolver.meet_arrival(id));
    }

    /// Whether an opponent is hidden where a unit would come.
    pub(crate) fn hides(&self, unit: &Unit, at: Cell, side: Side) -> bool {
        let base = self.rules.map.base(at, unit.size).unwrap_or_default();
        self.rules.hidden_on(self.s, base, side).is_some()
    }

    /// All that hide there are revealed, and nothing comes. That it met the first is why the others are seen.
    pub(crate) fn meet_hidden(&mut self, unit: &Unit, at: Cell, side: Side, clause: Clause) {
        let base = self.rules.map.base(at, unit.size).unwrap_or_default();
        let mut first = EventId::NONE;
        while let Some(id) = self.rules.hidden_on(self.s, base, side) {
            let revealed = self.because(first, |resolver| resolver.reveal(id, clause));
            first = if first == EventId::NONE { revealed } else { first };
        }
    }
}
