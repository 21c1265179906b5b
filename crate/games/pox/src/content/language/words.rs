//! Small words: elements, races, factions, kinds of ground, things on tiles.

use rulewright_list::words;

words! {
    /// The elements of damage.
    #[allow(missing_docs)]
    Element {
        Physical = "physical",
        Fire = "fire",
        Frost = "frost",
        Electricity = "electricity",
        Magical = "magical",
        Psychic = "psychic",
    }
}

words! {
    /// The races of champions.
    #[allow(missing_docs)]
    Race {
        /// A unit without a race.
        None = "none",
        Dwarf = "dwarf",
        Human = "human",
        Construct = "construct",
        Beast = "beast",
        Demon = "demon",
        Undead = "undead",
    }
}

words! {
    /// The factions.
    #[allow(missing_docs)]
    Faction {
        /// A token belongs to none.
        None = "none",
        IronfistStronghold = "ironfist-stronghold",
        SunderedLands = "sundered-lands",
    }
}

words! {
    /// Kinds of terrain.
    #[allow(missing_docs)]
    Ground {
        Plain = "plain",
        Water = "water",
        Lava = "lava",
        Chasm = "chasm",
        Impassable = "impassable",
        Inaccessible = "inaccessible",
    }
}

words! {
    /// Objects of the terrain layer.
    #[allow(missing_docs)]
    Object {
        LandMine = "land-mine",
        Snare = "snare",
        FireWall = "fire-wall",
        DeadMagicZone = "dead-magic-zone",
        ForceBarrier = "force-barrier",
        NoraGlobe = "nora-globe",
    }
}

impl Object {
    /// Only its owner sees it (`pox:house.trap.1`).
    #[must_use]
    pub fn is_trap(self) -> bool {
        matches!(self, Object::LandMine | Object::Snare)
    }
}

/// What an ability or a condition makes its unit, one bit each: the words of it that rules ask for all the time.
pub mod is {
    /// `pox:house.flying.1`.
    pub const FLYING: u32 = 1;
    /// It ignores elevation.
    pub const CLIMBER: u32 = 1 << 1;
    /// `pox:house.target.1`.
    pub const UNTARGETABLE: u32 = 1 << 2;
    /// It answers when it is chosen (`pox:house.target.2`).
    pub const ANSWERS: u32 = 1 << 3;
    /// Its attacks miss (`pox:house.blinded.1`).
    pub const BLINDED: u32 = 1 << 4;
    /// `pox:house.confused.1`.
    pub const CONFUSED: u32 = 1 << 5;
    /// `pox:house.immobile.1`.
    pub const IMMOBILE: u32 = 1 << 6;
    /// It does not fly.
    pub const GROUNDED: u32 = 1 << 7;
    /// It cannot attack.
    pub const PACIFIED: u32 = 1 << 8;
    /// `pox:5`.
    pub const STEALTHED: u32 = 1 << 9;
    /// It cannot be Cleansed (`pox:7.2.1`).
    pub const DEFILED: u32 = 1 << 10;
    /// It is never Awestruck.
    pub const BRAVE: u32 = 1 << 11;
    /// Something of it acts in the hit check.
    pub const EVASIVE: u32 = 1 << 12;
    /// Something of it acts in the prevention check.
    pub const WARDED: u32 = 1 << 13;
    /// It takes damage for others.
    pub const MARTYR: u32 = 1 << 14;
    /// Others around it have something of it all the time.
    pub const AURA: u32 = 1 << 15;
    /// It does something when a friend moves near it.
    pub const WATCHES_MOVES: u32 = 1 << 16;
    /// It does something at the start of a turn.
    pub const STARTS: u32 = 1 << 17;
    /// It does something at the end of a turn.
    pub const ENDS: u32 = 1 << 18;
    /// It amplifies an element.
    pub const AMPLIFIES: u32 = 1 << 19;
    /// It gives presence beyond its kind.
    pub const PRESENT: u32 = 1 << 20;
}
