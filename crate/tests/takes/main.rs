//! The law of set-ups: `Game::set_up` takes everything that `Game::takes` lists, at both ends of each range. Anything beyond
//! it is refused, or the resulting table does not show it. The test tries every unit, every card and every position of a
//! card, so a reader of the schema need try nothing.

mod about;
mod board;
mod drawn;
mod game;
mod inside;
mod law;
mod pieces;
mod players;
#[path = "../support/mod.rs"]
mod support;
mod ways;

use law::{Kit, Law};
use serde_json::{Value, json};

/// Makes the tests of each game, one for each part of the law.
macro_rules! of_games {
    ($($feature:literal $module:ident $game:ident $kit:expr;)*) => {
        $(
            #[cfg(feature = $feature)]
            mod $module {
                use super::{Kit, Law};
                use rulewright::games::$module::$game as G;

                fn law() -> Law<G> {
                    Law::new($kit)
                }

                of_games!(@parts order pieces most_pieces states players places board round piles held ways strangers
                    inside most_lying content dice few first nobodys drawn acts);
            }
        )*
    };
    (@parts $($part:ident)*) => {
        $(#[test] fn $part() { law().$part(); })*
    };
}

/// On a board of squares, one after the other from a corner where nobody stands of himself.
fn square(n: usize, wide: usize, besides: &[usize]) -> Value {
    let free: Vec<usize> = (0..).filter(|cell| !besides.contains(cell)).take(n + 1).collect();
    json!({ "at": [free[n] % wide + 1, free[n] / wide + 1] })
}

of_games! {
    "skirmish" skirmish Skirmish {
        let content = rulewright::games::skirmish::content::Content::embedded();
        let units: Vec<String> = content.units.iter().map(|unit| unit.id.to_string()).collect();
        let cards = content.cards.iter().map(|card| card.id.to_string());
        Kit { things: units.iter().cloned().chain(cards).collect(), units, stands: |n| super::square(n, 13, &[]) }
    };
    "duelyst" duelyst Duelyst {
        use rulewright::games::duelyst::content::{self, CardId};
        let id = |card: CardId| content::id(card).to_owned();
        let stands = |card: &CardId| content::card(*card).is_general() || content::card(*card).is_minion();
        // Both Generals come by themselves, in the middle of their edges.
        Kit {
            units: content::all().filter(stands).map(id).collect(),
            things: content::all().map(id).collect(),
            stands: |n| super::square(n, 9, &[18, 26]),
        }
    };
    "noxilia" noxilia Noxilia {
        use rulewright::games::noxilia::content::language::{CardId, Kind};
        let stands = |card: &CardId| {
            matches!(card.card().kind, Kind::Monarch | Kind::Hero | Kind::Unit | Kind::Token)
        };
        let id = |card: CardId| card.id().to_owned();
        Kit {
            units: CardId::all().filter(stands).map(id).collect(),
            things: CardId::all().map(id).collect(),
            stands: |_| super::json!({ "place": "field1" }),
        }
    };
    "pox" pox Pox {
        use rulewright::games::pox::content::language::{Kind, RuneId};
        let stands = |rune: &RuneId| matches!(rune.rune().kind, Kind::Champion | Kind::Relic | Kind::Shrine);
        let id = |rune: RuneId| rune.id().to_owned();
        // Both shrines come by themselves, in the middle of their edges.
        Kit {
            units: RuneId::all().filter(stands).map(id).collect(),
            things: RuneId::all().map(id).collect(),
            stands: |n| super::square(n, 15, &[105, 119]),
        }
    };
    "journal" journal Journal {
        use rulewright::games::journal::content::language::{CharacterId, ItemId, Kind, Orders, SkillId, Status};
        let id = |character: CharacterId| character.id().to_owned();
        // Without a unit that its player moves the round of a position is over at once.
        let chooses = |is: &CharacterId| is.character().kind == Kind::Hero || is.id() == "sentry";
        let items = ItemId::all().map(|item| item.id().to_owned());
        let skills = SkillId::all().map(|skill| skill.id().to_owned());
        let words = Status::ALL.iter().map(|is| is.id()).chain(Orders::ALL.iter().map(|is| is.id()));
        Kit {
            units: CharacterId::all().filter(chooses).map(id).collect(),
            things: CharacterId::all().map(id).chain(items).chain(skills).chain(words.map(str::to_owned)).collect(),
            stands: |n| super::square(n, 9, &[]),
        }
    };
    "yardstick" yardstick Yardstick {
        let units = vec!["runner".to_owned(), "brute".to_owned()];
        Kit { things: units.clone(), units, stands: |n| super::square(n, 10, &[]) }
    };
    "hedgerow" hedgerow Hedgerow {
        let units = vec!["rider".to_owned(), "wagon".to_owned()];
        // The first six have room for a wagon, between the hedges.
        const SQUARES: [[u8; 2]; 12] =
            [[1, 1], [5, 1], [8, 1], [1, 6], [5, 6], [8, 6], [3, 3], [4, 3], [3, 4], [4, 4], [5, 4], [7, 4]];
        Kit { things: units.clone(), units, stands: |n| super::json!({ "at": SQUARES[n] }) }
    };
}
