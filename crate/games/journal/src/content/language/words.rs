//! Small words: what a skill, a unit, a panel or a battle can be called.

use rulewright_list::words;

words! {
    /// What kind of skill or weapon it is.
    Class {
        /// Close combat.
        Close = "close",
        /// Long range.
        Long = "long",
        /// Magic, one of the three special classes.
        Magic = "magic",
        /// Mechanics, one of the three special classes.
        Mechanics = "mechanics",
        /// Ancients, one of the three special classes.
        Ancients = "ancients",
        /// Defensive.
        Defensive = "defensive",
        /// Support.
        Support = "support",
        /// Movement.
        Movement = "movement",
    }
}

impl Class {
    /// Magic, mechanics and ancients (`journal:trigger.special`).
    #[must_use]
    pub fn is_special(self) -> bool {
        matches!(self, Class::Magic | Class::Mechanics | Class::Ancients)
    }
}

words! {
    /// When a skill is used.
    Timing {
        /// As an action.
        Action = "action",
        /// At the first or the last step of an action.
        Immediate = "immediate",
        /// At the third step of an action.
        Preflex = "preflex",
        /// At the fifth step of an action.
        Reflex = "reflex",
        /// At the seventh step of an action.
        Counter = "counter",
        /// When its event happens.
        Trigger = "trigger",
        /// All the time.
        Passive = "passive",
    }
}

words! {
    /// The eight triggers (`journal:trigger.0`).
    #[allow(missing_docs)]
    Trigger {
        Attacked = "attacked",
        LongRange = "long-range",
        CloseCombat = "close-combat",
        Special = "special",
        Defense = "defense",
        Element = "element",
        Movement = "movement",
        Fence = "fence",
    }
}

words! {
    /// The elements of skills and races.
    #[allow(missing_docs)]
    Element {
        Fire = "fire",
        Wind = "wind",
        Earth = "earth",
        Water = "water",
        Light = "light",
        Dark = "dark",
        /// A unit without an element; no attack has it.
        Neutral = "neutral",
    }
}

words! {
    /// The four stats.
    #[allow(missing_docs)]
    Stat {
        Strength = "strength",
        Defence = "defence",
        Speed = "speed",
        Will = "will",
    }
}

words! {
    /// The statuses.
    #[allow(missing_docs)]
    Status {
        Burning = "burning",
        Poisoned = "poisoned",
        Weakened = "weakened",
        Exposed = "exposed",
        Rooted = "rooted",
        Silenced = "silenced",
        Paralyzed = "paralyzed",
        Guarded = "guarded",
        Braced = "braced",
        Inspired = "inspired",
        Regrowing = "regrowing",
        Lawful = "lawful",
        Warded = "warded",
    }
}

words! {
    /// The races.
    #[allow(missing_docs)]
    Race {
        Valefolk = "valefolk",
        Ironwright = "ironwright",
        Stoneborn = "stoneborn",
        Tidekin = "tidekin",
        Emberkin = "emberkin",
        Skyling = "skyling",
        Dawnling = "dawnling",
        Hollow = "hollow",
        /// No race: called allies.
        None = "none",
    }
}

words! {
    /// The traits of races.
    #[allow(missing_docs)]
    Trait {
        Mechanical = "mechanical",
        Swimmer = "swimmer",
        Flight = "flight",
        Unhushed = "unhushed",
    }
}

words! {
    /// The orders of a computer-controlled ally.
    #[allow(missing_docs)]
    Orders {
        AttackAtWill = "attack-at-will",
        AttackFocus = "attack-focus",
        AttackTheWeak = "attack-the-weak",
        DefendMe = "defend-me",
        DefendTeam = "defend-team",
        DefendLowest = "defend-lowest",
        HealMe = "heal-me",
        HealTeam = "heal-team",
        HealLowest = "heal-lowest",
    }
}

words! {
    /// How a neutral unit acts, in the order of the suits that draw it (`journal:neutral.3`).
    #[allow(missing_docs)]
    ActionType {
        Aggressive = "aggressive",
        Peaceful = "peaceful",
        Territorial = "territorial",
        Wanderer = "wanderer",
    }
}

words! {
    /// What a panel is.
    #[allow(missing_docs)]
    Terrain {
        Neutral = "open",
        Encumbering = "encumbering",
        Dangerous = "dangerous",
        Defended = "defended",
        Slick = "slick",
        Sky = "sky",
        Relic = "relic",
        Wall = "wall",
    }
}

words! {
    /// The field conditions.
    #[allow(missing_docs)]
    Condition {
        Neutral = "neutral",
        AntiMagic = "anti-magic",
        AntiMechanics = "anti-mechanics",
        AntiAncients = "anti-ancients",
        FogOfWar = "fog-of-war",
        Storm = "storm",
    }
}

impl Condition {
    /// The class of skills that it bars.
    #[must_use]
    pub fn bars(self) -> Option<Class> {
        match self {
            Condition::AntiMagic => Some(Class::Magic),
            Condition::AntiMechanics => Some(Class::Mechanics),
            Condition::AntiAncients => Some(Class::Ancients),
            _ => None,
        }
    }
}

words! {
    /// How much MP the environment has.
    #[allow(missing_docs)]
    Energy {
        Normal = "normal-energy",
        Low = "low-energy",
        High = "high-energy",
    }
}

words! {
    /// The periods, which name the objective features.
    #[allow(missing_docs)]
    Period {
        Star = "star",
        Stone = "stone",
        Steam = "steam",
        Ruin = "ruin",
    }
}

words! {
    /// What following the law brings.
    #[allow(missing_docs)]
    Bonus {
        Will = "law-will",
        Strength = "law-strength",
        Defense = "law-defense",
        Speed = "law-speed",
        Experience = "law-experience",
    }
}

words! {
    /// How a door is.
    #[allow(missing_docs)]
    Door {
        Open = "open",
        Closed = "closed",
        Locked = "locked",
    }
}

words! {
    /// What kind of unit it is.
    #[allow(missing_docs)]
    Kind {
        Hero = "hero",
        Ally = "ally",
        Neutral = "neutral",
        Called = "called",
    }
}

words! {
    /// What kind of thing an item is: what it replaces when it is picked up (`journal:house.drop.3`).
    #[allow(missing_docs)]
    ItemKind {
        Supply = "supply",
        Weapon = "weapon",
        Armour = "armour",
        Helm = "helm",
        Foot = "foot",
        Gear = "gear",
    }
}

words! {
    /// The pieces of gear.
    #[allow(missing_docs)]
    Gear {
        SpiritAttack = "spirit-attack",
        SpiritDefense = "spirit-defense",
        SpiritSpeed = "spirit-speed",
        SpiritWill = "spirit-will",
        Capacity = "capacity",
        Turrets = "turrets",
        Adaptability = "adaptability",
        Control = "control",
    }
}

impl Gear {
    /// The slot it is worn in: spirit, body, mind, final.
    #[must_use]
    pub fn slot(self) -> usize {
        match self {
            Gear::SpiritAttack | Gear::SpiritDefense | Gear::SpiritSpeed | Gear::SpiritWill => 0,
            Gear::Capacity | Gear::Turrets => 1,
            Gear::Adaptability => 2,
            Gear::Control => 3,
        }
    }

    /// The stat that a piece of spirit gear raises.
    #[must_use]
    pub fn stat(self) -> Option<Stat> {
        match self {
            Gear::SpiritAttack => Some(Stat::Strength),
            Gear::SpiritDefense => Some(Stat::Defence),
            Gear::SpiritSpeed => Some(Stat::Speed),
            Gear::SpiritWill => Some(Stat::Will),
            _ => None,
        }
    }
}
