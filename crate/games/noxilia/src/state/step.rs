//! The steps of what goes on by itself until somebody has to decide, each in the order of the rulebook.

use std::hash::{Hash, Hasher};

macro_rules! steps {
    ($(#[$meta:meta])* $name:ident { $($(#[$doc:meta])* $step:ident,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum $name {
            $($(#[$doc])* $step),+
        }

        impl $name {
            const ALL: &[$name] = &[$($name::$step),+];

            /// The one after it; the last stays.
            #[must_use]
            pub fn next(self) -> $name {
                Self::ALL.get(self as usize + 1).copied().unwrap_or(self)
            }
        }

        impl Hash for $name {
            // One byte: fingerprints of saved games depend on it.
            fn hash<H: Hasher>(&self, state: &mut H) {
                state.write_u8(*self as u8);
            }
        }
    };
}

steps! {
    /// The set-up (`noxilia:setup.*`). The first side is the one that won the lot.
    SetUpStep {
        /// The lot is announced (`noxilia:setup.2`).
        Lot,
        /// One side has more gold (`noxilia:setup.3`, `noxilia:house.even.1`).
        Gold,
        /// The first side chooses its units (`noxilia:setup.4`).
        FirstUnits,
        /// The first side's choice is over.
        FirstStart,
        /// The second side chooses its units.
        SecondUnits,
        /// The second side's choice is over.
        SecondStart,
        /// The first side's banner may bury units (`noxilia:card.banner.2`).
        FirstGraveyard,
        /// The second side's banner may bury units.
        SecondGraveyard,
        /// Decks are shuffled (`noxilia:setup.10`).
        Shuffle,
        /// Hands are dealt (`noxilia:setup.11`).
        Deal,
        /// The first side puts cards back (`noxilia:setup.12`).
        FirstMulligan,
        /// The first side draws as many.
        FirstRefill,
        /// The second side puts cards back.
        SecondMulligan,
        /// The second side draws as many.
        SecondRefill,
        /// Treasures are placed (`noxilia:setup.15`).
        Treasures,
        /// The first turn begins.
        FirstTurn,
    }
}

steps! {
    /// The start of a turn (`noxilia:turn.start.*`).
    StartStep {
        /// The turn is announced.
        Turn,
        /// A destiny is drawn (`noxilia:turn.start.destiny.1`).
        Destiny,
        /// Cards are drawn (`noxilia:turn.start.draw.1`).
        Draw,
        /// Gold comes in (`noxilia:turn.start.income.1`).
        Income,
        /// Effects of the start of the turn (`noxilia:turn.start.income.4`).
        Effects,
        /// Queues move on (`noxilia:turn.start.queue.1`).
        Queues,
        /// Cards of the queue come into play, one after the other.
        BringIn,
        /// Engaged cards are ready again (`noxilia:turn.start.disengage.1`).
        Disengage,
        /// Markers of time go (`noxilia:turn.start.time.1`).
        Time,
        /// Units come back from adventures, one after the other (`noxilia:ability.adventure.3`).
        Return,
        /// Armour is set back (`noxilia:turn.start.armour.1`).
        Armour,
        /// Players act.
        Act,
    }
}

steps! {
    /// The end of a turn (`noxilia:end.step.*`).
    EndStep {
        /// The end is announced (`noxilia:end.pass.2`).
        Turn,
        /// Poison takes effect (`noxilia:end.step.1`).
        Poison,
        /// What lasts until the end of the turn ends (`noxilia:end.step.2`).
        Effects,
        /// Zones are captured.
        Zones,
        /// Treasures are captured, one after the other.
        Treasures,
        /// Mana is lost (`noxilia:end.step.3`).
        Mana,
        /// The destiny of the turn is put aside.
        Destiny,
    }
}

steps! {
    /// An arrival in a place.
    ArriveStep {
        /// The price of a forced step (`noxilia:ability.force_passage.2`).
        Price,
        /// Who is there is turned up.
        Look,
        /// A treasure of the set-up is turned up (`noxilia:setup.16`).
        Treasure,
        /// Latent spells under the place (`noxilia:spell.latent.2`).
        Latents,
        /// Nothing is left.
        Over,
    }
}

steps! {
    /// A charge (`noxilia:action.charge.1`).
    ChargeStep {
        /// The second step of a long one.
        Onward,
        /// The blow.
        Blow,
        /// Nothing is left.
        Over,
    }
}

steps! {
    /// An attack (`noxilia:combat.order.1`).
    StrikeStep {
        /// The target is turned up.
        Reveal,
        /// A guardian may take it over.
        Guardian,
        /// Latent spells of the target.
        Latents,
        /// A dodge.
        Dodge,
        /// A lightning riposte.
        Lightning,
        /// Damage.
        Damage,
        /// A riposte.
        Riposte,
        /// Nothing is left.
        Over,
    }
}
