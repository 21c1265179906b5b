//! What the page draws of a game's own words: one small vocabulary for all games. A game says in its
//! [`SetupSchema`](super::SetupSchema) which drawing stands for which of its numbers, states and kinds of ground, and a
//! page needs to know none of them by name.

use crate::collections::dict::Dict;
use crate::json::shape::Read;
use crate::json::write::Write;
use crate::refusal::Error;

/// Words of which each stands for one drawing, as JSON, TypeScript and the schemas write them. The first is what a value is
/// until it is read. A field that a game leaves out is `None` and has no word.
macro_rules! drawings {
    (
        $(#[$meta:meta])*
        pub enum $name:ident {
            $(#[$first_meta:meta])* $first:ident as $first_id:literal,
            $($(#[$word_meta:meta])* $word:ident as $id:literal),* $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize)]
        #[cfg_attr(test, derive(ts_rs::TS))]
        #[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
        pub enum $name {
            $(#[$first_meta])*
            #[default]
            #[serde(rename = $first_id)]
            $first,
            $($(#[$word_meta])* #[serde(rename = $id)] $word),*
        }

        impl $name {
            /// The words and the drawings that they stand for.
            const ALL: &[(&str, $name)] = &[($first_id, $name::$first), $(($id, $name::$word)),*];

            /// The word, as JSON writes it.
            #[must_use]
            pub fn id(self) -> &'static str {
                Self::ALL.iter().find(|(_, drawing)| *drawing == self).map_or($first_id, |(id, _)| id)
            }
        }

        impl Read for $name {
            fn fill(&mut self, value: serde_json::Value) -> Result<(), Error> {
                let said = String::read(value)?;
                let known = Self::ALL.iter().find(|(id, _)| *id == said);
                *self = known.ok_or_else(|| Error::new("field", format!("there is no drawing `{said}`")))?.1;
                Ok(())
            }
        }

        impl Write for $name {
            fn write(&self, out: &mut Vec<u8>) {
                self.id().write(out);
            }
        }
    };
}

drawings! {
    /// The outline of a number on a piece. Left out, the vital number has a drop, and the others have, by their rank, a blade,
    /// a shield and an arrow.
    pub enum Plate {
        /// A blade: what it strikes with.
        Blade as "blade",
        /// An arrow: what it shoots with.
        Arrow as "arrow",
        /// A shield: what keeps it from harm. None of it, where none is printed, is not drawn.
        Shield as "shield",
        /// A drop: what it lives by.
        Drop as "drop",
    }
}

drawings! {
    /// The sign on which a number of markers, or of what a place has, is written.
    pub enum Sign {
        /// A drop, of what eats away.
        Drop as "drop",
        /// An hourglass.
        Hourglass as "hourglass",
        /// A card.
        Card as "card",
        /// A coin.
        Coin as "coin",
        /// A drop of water; a place with it is under waves.
        Wave as "wave",
        /// A sign that points up, in the shape of the player whose number it is.
        Crest as "crest",
    }
}

drawings! {
    /// The ground of a square. One that a game does not name is a frame with its name in it; `open` is bare, and so is ground
    /// that is called `bare`.
    pub enum Ground {
        /// A wall from edge to edge.
        Wall as "wall",
        /// A pillar.
        Pillar as "pillar",
        /// Stones and uneven earth.
        Rough as "rough",
        /// Water.
        Water as "water",
        /// Bushes.
        Thicket as "thicket",
        /// Brambles.
        Thorns as "thorns",
        /// A banner in a frame: a square that is worth something.
        Banner as "banner",
        /// Molten rock.
        Lava as "lava",
        /// A hole without a bottom.
        Chasm as "chasm",
        /// A peak.
        Crag as "crag",
        /// Wet earth in which one sinks.
        Mud as "mud",
        /// A sheet of ice.
        Ice as "ice",
        /// A low wall around those who stand there.
        Breastwork as "breastwork",
        /// Air with clouds under a broken edge.
        Sky as "sky",
        /// A standing stone in a ring of signs.
        Monolith as "monolith",
        /// A ring out of which something comes.
        Lair as "lair",
        /// A plate in the ground.
        Seal as "seal",
        /// A closed door.
        Door as "door",
        /// A closed door with a padlock.
        DoorLocked as "door-locked",
        /// An open door.
        DoorOpen as "door-open",
        /// Nothing on it: open ground that has a name of its own.
        Bare as "bare",
        /// Open ground, where the player who goes first places pieces. It is marked until every piece stands.
        CampFirst as "camp-1",
        /// The same of the second player.
        CampSecond as "camp-2",
        /// The same of the third player.
        CampThird as "camp-3",
        /// The same of the fourth player.
        CampFourth as "camp-4",
    }
}

drawings! {
    /// A kind of place. One that a game does not name is a plain field with the name of the kind.
    pub enum Site {
        /// A wall from which one looks down.
        Parapet as "parapet",
        /// A yard between four towers.
        Keep as "keep",
        /// Indoors.
        Chamber as "chamber",
        /// Open ground with grass.
        Meadow as "meadow",
    }
}

drawings! {
    /// How a piece or a card is placed: by a state of the piece, by a card on it, or by the `kind` of the card in play.
    pub enum Pose {
        /// Face down: its back, or its face under a closed eye for those who know it.
        Covered as "covered",
        /// Tilted: it has acted.
        Turned as "turned",
        /// The card is the ground of its square, and its picture fills it.
        Floor as "floor",
        /// The card is on its square until somebody takes it: its picture, smaller.
        Lying as "lying",
    }
}

drawings! {
    /// What a card in play does to its piece, in words: by the `kind` of the card.
    pub enum Effect {
        /// Its numbers are added to those of the piece.
        Adds as "adds",
        /// The numbers of the piece become its numbers.
        Sets as "sets",
        /// It gives the trait that it is about.
        Gives as "gives",
        /// It takes the trait that it is about away.
        Takes as "takes",
        /// The piece is the card of its owner.
        Owned as "owned",
        /// The piece becomes again the unit that it is about, or the one among its numbers.
        Reverts as "reverts",
    }
}

drawings! {
    /// What a unit is for, where the unit has no picture of its own.
    pub enum UnitGlyph {
        /// A crown.
        Crown as "crown",
        /// A tower shield.
        Tower as "tower",
        /// A pike with a pennon.
        Pike as "pike",
        /// A drawn bow.
        Bow as "bow",
        /// A cross: a hand's worth of help.
        Cross as "cross",
        /// Two crossed knives.
        Knives as "knives",
        /// An eye.
        Eye as "eye",
    }
}

drawings! {
    /// What sort of card it is, where the card has no picture of its own.
    pub enum CardGlyph {
        /// A sword that comes down.
        Sword as "sword",
        /// Two arrowheads up: more, and more again.
        Chevrons as "chevrons",
        /// A die.
        Die as "die",
        /// A shield that is held.
        Guard as "guard",
        /// Rings around a middle.
        Rings as "rings",
        /// A chain.
        Chain as "chain",
    }
}

shape! {
    /// The drawings that stand for a game's own words. What is left out has a plain drawing.
    pub struct DrawSchema {
        /// Of kinds of squares, as the legend of a board has them, and of cards that are the ground of their square: by the
        /// `kind` of the card, or else by the card.
        #[cfg_attr(test, ts(as = "Option<Dict<Ground>>", optional))]
        pub grounds: Dict<Ground> | empty,
        /// The levels of kinds of squares, where they are not 0: a square has a cliff towards each lower one.
        #[cfg_attr(test, ts(as = "Option<Dict<i32>>", optional))]
        pub levels: Dict<i32> | empty,
        /// Of kinds of places.
        #[cfg_attr(test, ts(as = "Option<Dict<Site>>", optional))]
        pub sites: Dict<Site> | empty,
        /// Of states of a piece, of cards on a piece, and of kinds of a card in play.
        #[cfg_attr(test, ts(as = "Option<Dict<Pose>>", optional))]
        pub poses: Dict<Pose> | empty,
        /// Of kinds of a card on a piece: what it does there.
        #[cfg_attr(test, ts(as = "Option<Dict<Effect>>", optional))]
        pub effects: Dict<Effect> | empty,
        /// Of roles of units.
        #[cfg_attr(test, ts(as = "Option<Dict<UnitGlyph>>", optional))]
        pub units: Dict<UnitGlyph> | empty,
        /// Of sorts of cards.
        #[cfg_attr(test, ts(as = "Option<Dict<CardGlyph>>", optional))]
        pub cards: Dict<CardGlyph> | empty,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_drawing_is_read_as_it_is_written() {
        let said = json!({ "grounds": { "mud": "rough", "gate": "camp-2" }, "levels": { "mud": 2 }, "poses": { "asleep": "turned" } });
        let draws = DrawSchema::read(said.clone()).expect("these drawings are known");
        assert_eq!(draws.grounds["gate"], Ground::CampSecond);
        assert_eq!(serde_json::to_value(&draws).expect("drawings are JSON"), said);
        assert_eq!(crate::json::write::text(&draws), said.to_string());
    }

    #[test]
    fn a_word_without_a_drawing_is_a_fault() {
        let fault = DrawSchema::read(json!({ "sites": { "mill": "windmill" } })).expect_err("there is no such drawing");
        assert!(fault.to_string().contains("windmill"), "{fault}");
    }
}
