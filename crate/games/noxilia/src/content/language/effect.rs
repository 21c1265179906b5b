//! What cards cost beside gold, what they are aimed at, what sets them off, and what they do.

use super::card_id::CardId;
use super::kind::Colour;
use rulewright_list::List;

words! {
    /// What a card costs beside gold (`noxilia:card.event.2`).
    #[derive(Eq)]
    pub enum Extra {
        /// Engage so many ready units.
        Engage(u8),
        /// Deal so much damage to a unit, past its armour (`noxilia:general.cost_damage.1`).
        Harm(u8),
        /// Exile a unit card from the graveyard.
        Exile,
        /// Discard another card.
        Discard,
    }

    /// Whose.
    #[derive(Eq)]
    pub enum Whose {
        /// The card's player's.
        Own,
        /// The other player's.
        Enemy,
        /// Either's.
        Any,
    }

    /// What a card asks of a unit card.
    #[derive(Eq)]
    pub enum Only {
        /// It is a common unit (`noxilia:def.common.1`).
        Common,
        /// It costs at most so much gold, and nothing else (`noxilia:advanced.4`).
        Gold(u8),
    }

    /// What a card is aimed at.
    pub enum Aim {
        /// A unit.
        Unit {
            /// Whose.
            whose: Whose,
            /// Which.
            #[cfg_attr(not(target_family = "wasm"), serde(default))]
            only: List<Only>,
        },
        /// A zone.
        Zone {
            /// It is a rampart.
            #[cfg_attr(not(target_family = "wasm"), serde(default))]
            rampart: bool,
        },
        /// A unit card in the player's graveyard.
        Grave {
            /// Which.
            only: List<Only>,
        },
    }

    /// What turns a latent spell up (`noxilia:spell.latent.2`).
    #[derive(Eq)]
    pub enum Trigger {
        /// The unit above it is attacked.
        Attacked,
        /// The unit above it is attacked in melee.
        AttackedInMelee,
        /// An enemy unit enters the zone above it.
        EnemyEnters,
        /// An opponent turns up a latent spell (`noxilia:spell.latent.3`).
        Revealed,
    }

    /// Whom something is done to.
    #[derive(Eq)]
    pub enum Who {
        /// The unit aimed at, or the unit above a latent spell.
        Target,
        /// The unit that set it off: who attacks, who enters, who turned a treasure up.
        That,
        /// Units in the zone aimed at, or in the zone of the treasure.
        Here(Whose),
        /// Units on the two battlefields.
        Battlefields,
        /// Every unit on the board.
        Everyone,
    }

    /// Which player.
    #[derive(Eq)]
    pub enum Player {
        /// The card's.
        You,
        /// The opponent of the player who set it off.
        Opponent,
        /// Both, the first player of the turn first.
        Each,
    }

    /// What kind of damage.
    #[derive(Eq)]
    pub enum Harm {
        /// Not magical.
        Physical,
        /// Magical, of no colour.
        Magic,
        /// Magical, of a colour.
        Colour(Colour),
    }

    /// One thing that is done.
    pub enum Effect {
        /// Damage.
        Harm {
            /// To whom.
            who: Who,
            /// Of what kind.
            by: Harm,
            /// How much.
            amount: u8,
            /// Past armour.
            #[cfg_attr(not(target_family = "wasm"), serde(default))]
            through: bool,
        },
        /// Life is regained.
        Mend {
            /// By whom.
            who: Who,
            /// How much.
            amount: u8,
        },
        /// Units become engaged.
        Engage(Who),
        /// Units are straightened; at most so many, as the player chooses, where it says how many.
        Disengage {
            /// Which.
            who: Who,
            /// At most so many.
            #[cfg_attr(not(target_family = "wasm"), serde(default))]
            most: Option<u8>,
        },
        /// The player controls the unit until the end of the turn.
        Control(Who),
        /// Time markers are put on a zone: it is flooded while it holds any.
        Flood {
            /// How many.
            turns: u8,
            /// On the second battlefield, and not on the zone aimed at.
            #[cfg_attr(not(target_family = "wasm"), serde(default))]
            field: bool,
        },
        /// The card stays on the unit as a curse.
        Curse,
        /// Armour changes until armour is set back.
        Armour {
            /// Whose.
            who: Who,
            /// By how much.
            by: i8,
        },
        /// Melee changes until the end of the turn.
        Melee {
            /// Whose.
            who: Who,
            /// By how much.
            by: i8,
        },
        /// Poison markers up to so many.
        Poison {
            /// On whom.
            who: Who,
            /// Up to how many.
            to: u8,
        },
        /// The movement of the unit that set it off ends.
        Stop,
        /// The spell turned up before it is cancelled.
        Cancel,
        /// The unit card aimed at comes from the graveyard into the command zone, face up and engaged.
        Raise,
        /// Tokens appear in the command zone, face up and ready.
        Create {
            /// Which.
            card: CardId,
            /// How many.
            count: u8,
        },
        /// Cards are drawn.
        Draw {
            /// By whom.
            who: Player,
            /// How many.
            amount: u8,
        },
        /// Gold is gained.
        Gold {
            /// By whom.
            who: Player,
            /// How much.
            amount: u8,
        },
        /// The player takes one such unit card from the library, shows it and shuffles (`noxilia:general.search.1`).
        Search(List<Only>),
        /// Units are turned up.
        TurnUp(Who),
        /// Each player with a card in hand discards one.
        Discard,
        /// Each player may take such a unit card back from the graveyard.
        Recover(List<Only>),
        /// The unit that comes back bears the first card of the treasure deck.
        Treasure,
    }
}
