//! Score: who won how often, and how sure that is.

use std::collections::BTreeMap;
use std::io::{self, Write};

use rulewright::engine::side::Side;

use super::bot::Bot;
use super::game::Game;

/// Games counted.
#[derive(Default)]
pub struct Score {
    games: u32,
    /// Won by the first seat, the second seat, nobody.
    p1: Rate,
    p2: Rate,
    drawn: u32,
    /// Won by the player with the first turn.
    first: Rate,
    rounds: u64,
    steps: u64,
    ended: BTreeMap<String, u32>,
    /// Of one deck against another, on either seat.
    pairs: BTreeMap<(String, String), Rate>,
}

/// Won of played; a draw is half a win.
#[derive(Default, Clone, Copy)]
struct Rate {
    halves: u32,
    of: u32,
}

impl Rate {
    fn add(&mut self, won: bool, drawn: bool) {
        self.halves += if won { 2 } else { u32::from(drawn) };
        self.of += 1;
    }

    fn percent(self) -> f64 {
        if self.of == 0 { 0.0 } else { f64::from(self.halves) * 50.0 / f64::from(self.of) }
    }

    /// Half the width of the interval that holds the true rate in 95 of 100 cases.
    fn error(self) -> f64 {
        if self.of == 0 {
            return 0.0;
        }
        let p = self.percent() / 100.0;
        196.0 * (p * (1.0 - p) / f64::from(self.of)).sqrt()
    }

    fn told(self) -> String {
        format!("{:.1} % (± {:.1})", self.percent(), self.error())
    }
}

impl Score {
    /// Counts a game.
    pub fn add(&mut self, game: &Game) {
        let drawn = game.winner.is_none();
        self.games += 1;
        self.drawn += u32::from(drawn);
        self.p1.add(game.winner == Some(Side::P1), drawn);
        self.p2.add(game.winner == Some(Side::P2), drawn);
        if game.first.is_some() {
            self.first.add(game.winner == game.first, drawn);
        }
        self.rounds += u64::from(game.rounds);
        self.steps += u64::from(game.steps);
        *self.ended.entry(game.cites.clone().unwrap_or_else(|| "given up".into())).or_default() += 1;
        if let [Some(a), Some(b)] = game.decks.as_slice() {
            self.pairs.entry((a.clone(), b.clone())).or_default().add(game.winner == Some(Side::P1), drawn);
            self.pairs.entry((b.clone(), a.clone())).or_default().add(game.winner == Some(Side::P2), drawn);
        }
    }

    /// The win rate of each deck (row) against each other (column).
    pub fn matrix(&self, decks: &[String], out: &mut impl Write) -> io::Result<()> {
        let width = decks.iter().map(String::len).max().unwrap_or(0).max(7);
        write!(out, "{:width$}", "wins %")?;
        for deck in decks {
            write!(out, "  {deck:>width$}")?;
        }
        writeln!(out, "  {:>width$}", "all")?;
        for a in decks {
            write!(out, "{a:width$}")?;
            let mut all = Rate::default();
            for b in decks {
                match self.pairs.get(&(a.clone(), b.clone())).filter(|_| a != b) {
                    Some(rate) => {
                        all.halves += rate.halves;
                        all.of += rate.of;
                        write!(out, "  {:>width$.1}", rate.percent())?;
                    }
                    None => write!(out, "  {:>width$}", "-")?,
                }
            }
            writeln!(out, "  {:>width$.1}", all.percent())?;
        }
        if let Some(widest) = self.pairs.values().max_by(|a, b| a.error().total_cmp(&b.error())) {
            writeln!(out, "{} games a pair, either seat: each figure is sure to ± {:.1}", widest.of, widest.error())?;
        }
        Ok(())
    }

    /// The totals.
    pub fn summary(&self, bots: &[Bot; 2], out: &mut impl Write) -> io::Result<()> {
        let each = |sum: u64| sum as f64 / f64::from(self.games.max(1));
        writeln!(out, "{} games", self.games)?;
        writeln!(out, "p1 ({}) wins {}", bots[0], self.p1.told())?;
        writeln!(out, "p2 ({}) wins {}", bots[1], self.p2.told())?;
        writeln!(out, "the player with the first turn wins {}", self.first.told())?;
        writeln!(out, "drawn: {}", self.drawn)?;
        writeln!(out, "{:.1} rounds and {:.0} decisions a game", each(self.rounds), each(self.steps))?;
        for (clause, games) in &self.ended {
            writeln!(out, "ended by {clause}: {games}")?;
        }
        Ok(())
    }
}
