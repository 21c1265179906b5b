//! Where effects happen: what their words mean there.

use std::cell::Cell;

use crate::content::language::{
    Ability, Aimed, Bound, Class, Condition, Element, Parameter, Printed, Race, Reach, Rune, RuneId, When,
};

/// Whose effects they are.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Bearer {
    /// An ability's.
    Champion,
    /// A relic's.
    Relic,
    /// A condition's: its bearer may be of either side.
    Condition,
    /// A spell's, which nobody bears.
    Spell,
    /// An object's of the terrain layer: a champion enters its tile.
    Object,
    /// Terrain's: a unit enters it.
    Ground,
}

/// Where effects happen.
pub(super) struct Scene {
    pub(super) bearer: Bearer,
    pub(super) when: When,
    pub(super) aimed: Aimed,
    pub(super) reach: Option<Reach>,
    /// What the rune says besides the name of the ability.
    pub(super) with: Option<Printed>,
    /// Its bearer has been named.
    pub(super) user_named: Cell<bool>,
    /// What it is aimed at has been named.
    pub(super) target_named: Cell<bool>,
    /// An area has been named.
    pub(super) area_named: Cell<bool>,
}

impl Scene {
    fn new(bearer: Bearer, when: When) -> Scene {
        Scene {
            bearer,
            when,
            aimed: Aimed::Nothing,
            reach: None,
            with: None,
            user_named: Cell::new(false),
            target_named: Cell::new(false),
            area_named: Cell::new(false),
        }
    }

    /// Of an ability as a rune prints it.
    pub(super) fn ability(printed: Printed) -> Scene {
        let Ability { when, aimed, reach, class, .. } = *printed.ability.ability();
        let reach = (class != Class::Passive && reach.most != Bound::Just(0)).then_some(reach);
        Scene { aimed, reach, with: Some(printed), ..Scene::new(Bearer::Champion, when) }
    }

    /// Of a condition.
    pub(super) fn condition(condition: &Condition) -> Scene {
        Scene::new(Bearer::Condition, condition.when)
    }

    /// Of a spell.
    pub(super) fn spell(rune: &Rune) -> Scene {
        Scene { aimed: rune.aimed, ..Scene::new(Bearer::Spell, rune.waits) }
    }

    /// Of a relic.
    pub(super) fn relic(when: When) -> Scene {
        Scene::new(Bearer::Relic, when)
    }

    /// Of a tile.
    pub(super) fn tile(bearer: Bearer) -> Scene {
        Scene::new(bearer, When::Enters)
    }

    /// The sentence of what sets it off names its bearer.
    pub(super) fn trigger_names_user(&self) -> bool {
        use When::{ChosenByOpponent, Damaged, Enters, LosesStealth, StruckInMelee};
        matches!(self.when, ChosenByOpponent | Damaged | Enters | LosesStealth | StruckInMelee)
    }

    /// The rank of the ability, or 0.
    pub(super) fn rank(&self) -> u8 {
        self.has(Parameter::Rank).map_or(0, |printed| printed.with)
    }

    /// The element of the ability.
    pub(super) fn element(&self) -> Option<Element> {
        self.has(Parameter::Element).map(Printed::element)
    }

    /// The race of the ability.
    pub(super) fn race(&self) -> Option<Race> {
        self.has(Parameter::Race).map(Printed::race)
    }

    /// The unit of the ability.
    pub(super) fn unit(&self) -> Option<RuneId> {
        self.has(Parameter::Unit).map(|printed| RuneId(printed.with))
    }

    fn has(&self, parameter: Parameter) -> Option<Printed> {
        self.with.filter(|printed| printed.ability.ability().parameter == parameter)
    }
}
