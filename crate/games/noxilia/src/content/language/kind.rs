//! What cards are, and the mana they make and cost.

words! {
    /// What kind of card (`noxilia:card.*`).
    #[derive(Eq)]
    pub enum Kind {
        /// The identity of a clan (`noxilia:card.banner.1`).
        Banner,
        /// The head of an army (`noxilia:card.monarch.1`).
        Monarch,
        /// A unit with a name of its own (`noxilia:card.hero.1`).
        Hero,
        /// A common unit (`noxilia:def.common.1`).
        Unit,
        /// A unit that no deck holds.
        Token,
        /// Magic that is paid with mana (`noxilia:card.spell.1`).
        Spell,
        /// What a unit wears (`noxilia:card.equipment.1`).
        Equipment,
        /// Something that happens once (`noxilia:card.event.1`).
        Event,
        /// A place of one's own camp (`noxilia:card.zone.1`).
        Zone,
        /// What is placed on the battlefields (`noxilia:setup.13`).
        Treasure,
        /// What only looks like a treasure (`noxilia:setup.14`).
        Decoy,
        /// What changes a turn (`noxilia:card.destiny.1`).
        Destiny,
    }

    /// A clan.
    #[derive(Eq)]
    pub enum Clan {
        /// Brightvale.
        Brightvale,
        /// Ashgrave.
        Ashgrave,
    }

    /// A race.
    #[derive(Eq)]
    pub enum Race {
        /// Human.
        Human,
        /// Undead.
        Undead,
        /// Elf.
        Elf,
    }

    /// A colour of mana (`noxilia:mana.*`).
    #[derive(Eq)]
    pub enum Colour {
        /// Light.
        Light,
        /// Infernal.
        Infernal,
        /// Corruption.
        Corruption,
        /// Death.
        Death,
        /// Nature.
        Nature,
        /// Psionic.
        Psionic,
        /// Pays for any colour (`noxilia:mana.pure.1`).
        Pure,
    }

    /// Mana by colour: what is produced, or what a spell costs.
    #[derive(Eq, Default)]
    #[cfg_attr(not(target_family = "wasm"), serde(default))]
    pub struct Mana {
        /// Light.
        pub light: u8,
        /// Infernal.
        pub infernal: u8,
        /// Corruption.
        pub corruption: u8,
        /// Death.
        pub death: u8,
        /// Nature.
        pub nature: u8,
        /// Psionic.
        pub psionic: u8,
        /// Pure: only produced.
        pub pure: u8,
        /// Of any colour: only asked for (`noxilia:mana.any.1`).
        pub any: u8,
    }
}
