//! Reading the language from rows: native only, for the build, the tests and the command line.

use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;
use std::marker::PhantomData;

use serde::de::value::{MapAccessDeserializer, StrDeserializer};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

use super::ability::Ability;
use super::id::{AbilityId, CardId};
use super::select::{Amount, Count, Is, Ref, Whom};
use rulewright_list::List;

/// What words of rows are looked up in while they are read.
#[derive(Default)]
pub struct Names {
    /// Cards by id.
    pub cards: HashMap<String, CardId>,
    /// Abilities that were met inside others, in this order.
    pub abilities: Vec<Ability>,
}

thread_local! {
    static NAMES: RefCell<Names> = RefCell::default();
}

/// Reads something while these names count, and gives them back with what was met.
pub fn reading<T>(names: Names, read: impl FnOnce() -> T) -> (T, Names) {
    NAMES.set(names);
    let what = read();
    (what, NAMES.take())
}

impl<'de> Deserialize<'de> for CardId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let id = String::deserialize(from)?;
        let card = NAMES.with_borrow(|names| names.cards.get(&id).copied());
        card.ok_or_else(|| D::Error::custom(format!("no card is called `{id}`")))
    }
}

impl<'de> Deserialize<'de> for AbilityId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let ability = Ability::deserialize(from)?;
        NAMES.with_borrow_mut(|names| {
            names.abilities.push(ability);
            u16::try_from(names.abilities.len() - 1).map(AbilityId).map_err(D::Error::custom)
        })
    }
}

/// Reads a short form, a number or a word, or a long one, an object.
struct Either<T>(&'static str, PhantomData<T>);

/// What has a short and a long form.
trait Forms: Sized {
    fn number<E: Error>(n: i64) -> Result<Self, E> {
        Err(E::custom(format!("a number, {n}, says nothing here")))
    }
    fn word<E: Error>(word: &str) -> Result<Self, E> {
        Err(E::custom(format!("a word, `{word}`, says nothing here")))
    }
    fn object<'de, A: MapAccess<'de>>(map: A) -> Result<Self, A::Error>;
}

impl<'de, T: Forms> Visitor<'de> for Either<T> {
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str(self.0)
    }

    fn visit_i64<E: Error>(self, n: i64) -> Result<T, E> {
        T::number(n)
    }

    fn visit_u64<E: Error>(self, n: u64) -> Result<T, E> {
        T::number(i64::try_from(n).map_err(E::custom)?)
    }

    fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
        T::word(word)
    }

    fn visit_map<A: MapAccess<'de>>(self, map: A) -> Result<T, A::Error> {
        T::object(map)
    }
}

impl<'de> Deserialize<'de> for Amount {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Either("a number, or an object with `of`", PhantomData::<Amount>))
    }
}

impl Forms for Amount {
    fn number<E: Error>(n: i64) -> Result<Self, E> {
        i8::try_from(n).map(Amount::fixed).map_err(E::custom)
    }

    fn object<'de, A: MapAccess<'de>>(map: A) -> Result<Self, A::Error> {
        #[derive(serde::Deserialize)]
        #[serde(deny_unknown_fields)]
        struct Long {
            #[serde(default = "single")]
            times: i8,
            of: Count,
        }
        fn single() -> i8 {
            1
        }
        let Long { times, of } = Long::deserialize(MapAccessDeserializer::new(map))?;
        Ok(Amount { times, of })
    }
}

impl<'de> Deserialize<'de> for Whom {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        from.deserialize_any(Either("somebody known, or an object that says whom", PhantomData::<Whom>))
    }
}

impl Forms for Whom {
    fn word<E: Error>(word: &str) -> Result<Self, E> {
        Ref::deserialize(StrDeserializer::new(word)).map(Whom::Ref)
    }

    fn object<'de, A: MapAccess<'de>>(map: A) -> Result<Self, A::Error> {
        #[derive(serde::Deserialize)]
        #[serde(rename_all = "kebab-case")]
        enum Long {
            All(List<Is>),
            Random(List<Is>),
            Several(Amount, List<Is>),
            Nearest(List<Is>),
            Cards(List<Is>),
            RandomCard(List<Is>),
        }
        Ok(match Long::deserialize(MapAccessDeserializer::new(map))? {
            Long::All(of) => Whom::All(of),
            Long::Random(of) => Whom::Random(of),
            Long::Several(count, of) => Whom::Several(count, of),
            Long::Nearest(of) => Whom::Nearest(of),
            Long::Cards(of) => Whom::Cards(of),
            Long::RandomCard(of) => Whom::RandomCard(of),
        })
    }
}
