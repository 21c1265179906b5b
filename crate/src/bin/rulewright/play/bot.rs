//! A bot, as the command line names it.

use std::fmt;
use std::str::FromStr;

/// `search:hard`: a kind of bot, and its level.
#[derive(Clone, Debug)]
pub struct Bot {
    pub kind: String,
    pub level: Option<String>,
}

impl FromStr for Bot {
    type Err = String;

    fn from_str(text: &str) -> Result<Bot, String> {
        let (kind, level) = text.split_once(':').map_or((text, None), |(kind, level)| (kind, Some(level.to_owned())));
        match (kind, level.as_deref()) {
            ("random" | "greedy", None) | ("search", None | Some("easy" | "normal" | "hard")) => {
                Ok(Bot { kind: kind.to_owned(), level })
            }
            _ => Err("bots are random, greedy, search, search:easy, search:normal, search:hard".into()),
        }
    }
}

impl fmt::Display for Bot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.kind)?;
        self.level.iter().try_for_each(|level| write!(f, ":{level}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bot_is_a_kind_and_a_level() {
        assert_eq!("search:hard".parse::<Bot>().unwrap().to_string(), "search:hard");
        for wrong in ["clever", "greedy:hard", "search:hardest", ""] {
            assert!(wrong.parse::<Bot>().is_err(), "{wrong}");
        }
    }
}
