//! Notation: `3pb+1`, `2x3ps+2`, `2d6`, `max(3d6)`. What is read prints again exactly.

use std::fmt;
use std::str::FromStr;

use rulewright_engine::chance::MAX_DICE;

/// The sides of a die.
pub const DIE: u8 = 6;

/// The category of an attack (`skirmish:attack-type.1`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Category {
    /// Slashing, piercing or bashing.
    Physical,
    /// Fire, arcane, bio, holy or dark.
    Magical,
}

/// The subtype of an attack; it decides the category (`skirmish:attack-type.physical`, `.magical`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[allow(missing_docs)]
pub enum Subtype {
    Slashing,
    Piercing,
    Bashing,
    Fire,
    Arcane,
    Bio,
    Holy,
    Dark,
}

impl Subtype {
    /// All of them, with their codes and names.
    pub const ALL: [(Subtype, &'static str, &'static str); 8] = [
        (Subtype::Slashing, "ps", "slashing"),
        (Subtype::Piercing, "pp", "piercing"),
        (Subtype::Bashing, "pb", "bashing"),
        (Subtype::Fire, "mf", "fire"),
        (Subtype::Arcane, "ma", "arcane"),
        (Subtype::Bio, "mb", "bio"),
        (Subtype::Holy, "mh", "holy"),
        (Subtype::Dark, "md", "dark"),
    ];

    /// Its category.
    #[must_use]
    pub fn category(self) -> Category {
        if (self as u8) < Subtype::Fire as u8 { Category::Physical } else { Category::Magical }
    }
}

/// Categories and subtypes that a modifier looks at, one bit a subtype.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Against(u8);

impl Against {
    /// Every attack.
    pub const ANY: Against = Against(0xff);

    /// Reads a category or a subtype.
    #[must_use]
    pub fn named(name: &str) -> Option<Against> {
        let of = |category| {
            Subtype::ALL.iter().filter(|(s, ..)| s.category() == category).map(|(s, ..)| 1 << *s as u8).sum()
        };
        match name {
            "physical" => Some(Against(of(Category::Physical))),
            "magical" => Some(Against(of(Category::Magical))),
            _ => Subtype::ALL.iter().find(|(_, _, n)| *n == name).map(|(s, ..)| Against(1 << *s as u8)),
        }
    }

    /// Either.
    #[must_use]
    pub fn or(self, other: Against) -> Against {
        Against(self.0 | other.0)
    }

    /// Whether an attack of this subtype is meant.
    #[must_use]
    pub fn covers(self, subtype: Subtype) -> bool {
        self.0 >> subtype as u8 & 1 == 1
    }
}

/// An attack in shorthand: `2x3ps+2`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Notation {
    /// How many rolls the best is taken of (`skirmish:notation.8`); 1 when none is written.
    pub sets: u8,
    /// Dice to roll (`skirmish:notation.2`).
    pub power: u8,
    /// What it is (`skirmish:notation.3`).
    pub subtype: Subtype,
    /// The bonus (`skirmish:notation.4`); 0 when none is written (`skirmish:notation.5`).
    pub bonus: u8,
}

/// A roll that is read from a table: `2d6`, `max(3d6)`, `min(2d6)`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Roll {
    /// Dice to roll.
    pub dice: u8,
    /// What is read off them.
    pub read: Read,
}

/// What a [`Roll`] reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Read {
    /// The sum (`skirmish:notation.9`).
    Sum,
    /// The highest die (`skirmish:notation.10`).
    Max,
    /// The lowest die (`skirmish:notation.10`).
    Min,
}

impl Roll {
    /// The value of these dice.
    #[must_use]
    pub fn value(self, faces: &[u8]) -> u8 {
        match self.read {
            Read::Sum => faces.iter().sum(),
            Read::Max => faces.iter().copied().max().unwrap_or(0),
            Read::Min => faces.iter().copied().min().unwrap_or(0),
        }
    }
}

/// What is wrong with a notation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum NotationError {
    /// Where a number from 1 to 12 must stand, there is something else.
    Number(String),
    /// The two letters are no type and subtype.
    Letters(String),
    /// Something follows that should not.
    Rest(String),
    /// It is no roll.
    Roll(String),
}

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotationError::Number(at) => {
                write!(f, "`{at}` should begin with a number from 1 to 12, without zeros before it")
            }
            NotationError::Letters(at) => {
                write!(f, "`{at}` should begin with one of ps, pp, pb, mf, ma, mb, mh, md")
            }
            NotationError::Rest(at) => write!(f, "`{at}` should be a bonus such as +2, or nothing"),
            NotationError::Roll(text) => write!(f, "`{text}` is no roll: write 2d6, max(3d6) or min(2d6)"),
        }
    }
}

impl std::error::Error for NotationError {}

/// A number from 1 to 12 at the beginning, and what follows.
fn number(text: &str) -> Result<(u8, &str), NotationError> {
    let wrong = || NotationError::Number(text.to_owned());
    let rest = text.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = text.strip_suffix(rest).unwrap_or_default();
    let number = digits.parse().ok().filter(|n| (1..=12).contains(n) && !digits.starts_with('0'));
    Ok((number.ok_or_else(wrong)?, rest))
}

impl FromStr for Notation {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Notation, NotationError> {
        let (first, rest) = number(text)?;
        let (sets, power, rest) = match rest.strip_prefix('x') {
            Some(_) if first == 1 => return Err(NotationError::Number(text.to_owned())),
            Some(rest) => {
                let (power, rest) = number(rest)?;
                (first, power, rest)
            }
            None => (1, first, rest),
        };
        let letters = Subtype::ALL.iter().find_map(|(subtype, code, _)| Some((*subtype, rest.strip_prefix(code)?)));
        let (subtype, rest) = letters.ok_or_else(|| NotationError::Letters(rest.to_owned()))?;
        let bonus = match rest.strip_prefix('+') {
            None if rest.is_empty() => 0,
            None => return Err(NotationError::Rest(rest.to_owned())),
            Some(digits) => match number(digits)? {
                (bonus, "") => bonus,
                (_, rest) => return Err(NotationError::Rest(rest.to_owned())),
            },
        };
        Ok(Notation { sets, power, subtype, bonus })
    }
}

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.sets > 1 {
            write!(f, "{}x", self.sets)?;
        }
        let code = Subtype::ALL[self.subtype as usize].1;
        write!(f, "{}{code}", self.power)?;
        if self.bonus > 0 { write!(f, "+{}", self.bonus) } else { Ok(()) }
    }
}

impl FromStr for Roll {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Roll, NotationError> {
        let inner = |name: &str| text.strip_prefix(name)?.strip_prefix('(')?.strip_suffix(')');
        let (read, body) = match (inner("max"), inner("min")) {
            (Some(body), _) => (Read::Max, body),
            (_, Some(body)) => (Read::Min, body),
            _ => (Read::Sum, text),
        };
        let wrong = || NotationError::Roll(text.to_owned());
        let (dice, rest) = number(body).map_err(|_| wrong())?;
        debug_assert!(usize::from(dice) <= MAX_DICE);
        if rest == "d6" { Ok(Roll { dice, read }) } else { Err(wrong()) }
    }
}

impl fmt::Display for Roll {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.read {
            Read::Sum => write!(f, "{}d6", self.dice),
            Read::Max => write!(f, "max({}d6)", self.dice),
            Read::Min => write!(f, "min({}d6)", self.dice),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_notation_prints_as_it_was_read() {
        for (_, code, _) in Subtype::ALL {
            for text in [format!("1{code}"), format!("3{code}+1"), format!("2x3{code}"), format!("12x12{code}+12")] {
                assert_eq!(text.parse::<Notation>().unwrap().to_string(), text);
            }
        }
        for text in ["1d6", "4d6", "max(3d6)", "min(2d6)"] {
            assert_eq!(text.parse::<Roll>().unwrap().to_string(), text);
        }
    }

    /// `skirmish:notation.1` to `.5`, `skirmish:attack-type.*`: the ledger's own strings.
    #[test]
    fn the_parts_of_a_notation_are_read() {
        let parse = |text: &str| text.parse::<Notation>().unwrap();
        assert_eq!(parse("4mf+2").power, 4);
        assert_eq!(parse("2mb").subtype, Subtype::Bio);
        assert_eq!(parse("2pb").subtype, Subtype::Bashing);
        assert_eq!(parse("3ps+2").bonus, 2);
        assert_eq!(parse("1mh").bonus, 0);
        assert_eq!(parse("3pb+1").subtype.category(), Category::Physical);
        assert_eq!(parse("1mh").subtype.category(), Category::Magical);
        assert_eq!(parse("2x3ps+2"), Notation { sets: 2, power: 3, subtype: Subtype::Slashing, bonus: 2 });
    }

    #[test]
    fn what_is_no_notation_is_refused() {
        let wrong = [
            "",
            "pb3",
            "3px",
            "3pf",
            "3pa",
            "3ph",
            "3pd",
            "3ms",
            "3mp",
            "3",
            "0ps",
            "03ps",
            "3ps+",
            "3ps+0",
            "3ps+01",
            "3ps-1",
            "1x3ps",
            "2x",
            "2xps",
            "3ps+1 ",
            " 3ps",
            "13ps",
            "3PS",
            "3ps+1+1",
            "３ps",
            "999999999999ps",
        ];
        for text in wrong {
            assert!(text.parse::<Notation>().is_err(), "{text:?} was read");
        }
        for text in ["d6", "2d", "2d8", "max(2d6", "min 2d6", "MAX(2d6)", "max(0d6)", "2d6+1", "max()", "max(max(2d6))"]
        {
            assert!(text.parse::<Roll>().is_err(), "{text:?} was read");
        }
    }
}
