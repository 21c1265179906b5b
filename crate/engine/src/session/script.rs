//! Scripts by name: what fell in a session as a script says it, and what of a script could not fall.

use crate::chance::{self, Scripted};
use crate::wire::{Misfit, Script, Word};

/// What could not fall, where `named` says what has a number.
#[must_use]
pub fn misfit(chance: &Scripted, named: &dyn Fn(u16) -> Option<Word>) -> Option<Misfit> {
    let name = |number: &u16| named(*number).unwrap_or_else(|| number.to_string().into());
    Some(match chance.misfit()? {
        chance::Misfit::Die { n, face, sides } => Misfit {
            at: format!("dice[{n}]"),
            scripted: format!("a die shows {face}"),
            possible: format!("this die has {sides} sides"),
        },
        chance::Misfit::Draw { n, number, from } => {
            let mut names: Vec<Word> = Vec::new();
            for name in from.iter().map(name) {
                let at = names.partition_point(|other| *other < name);
                if names.get(at) != Some(&name) {
                    names.insert(at, name);
                }
            }
            Misfit {
                at: format!("draws[{n}]"),
                scripted: format!("`{}` is drawn", name(number)),
                possible: format!("it is no candidate; these are: {}", names.join(", ")),
            }
        }
    })
}

/// All that fell, action by action, as a script.
pub fn chance_script<'c>(chances: impl Iterator<Item = &'c Scripted>, named: &dyn Fn(u16) -> Option<Word>) -> Script {
    let mut all = Script::default();
    for fell in chances.map(Scripted::fell) {
        all.dice.extend(&fell.dice);
        all.draws.extend(fell.draws.iter().filter_map(|number| named(*number)).map(String::from));
    }
    all
}
