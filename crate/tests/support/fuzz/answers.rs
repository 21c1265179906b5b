//! What the engine says to spoilt texts, written down: a module in a browser is held to it.

use std::io::{self, Write};

use rulewright::engine::refusal::Error;
use rulewright::engine::session::Play;
use rulewright::engine::side::Viewer;
use rulewright::json as edge;
use serde::Serialize;
use serde_json::Value;

use super::super::Seeds;
use super::corpus::{Corpus, Door, viewer};

/// A spoilt text.
#[derive(Serialize)]
struct Spoilt {
    seed: u64,
    door: String,
    text: String,
    /// The save, by its number, of the game that is asked; or of whose game the list of cards would be a deck.
    save: usize,
    game: String,
    viewer: String,
    /// The results, an answer for each question of the door.
    answers: Vec<String>,
}

/// What a question is answered with: JSON, or a fingerprint of the position it leads to.
type Answer = Result<String, Error>;

/// Writes the saves of the corpus in a line, then each text in a line of its own. Texts of the toys are left out: no
/// release plays them.
///
/// # Errors
/// What keeps `to` from being written.
pub fn write(seeds: Seeds, to: &mut impl Write) -> io::Result<()> {
    let corpus = Corpus::gather();
    writeln!(to, "{}", edge::write(&corpus.saves))?;
    for seed in seeds {
        let (door, text) = corpus.input(seed);
        let save = seed as usize % corpus.saves.len();
        let game = if door == Door::Deck { corpus.deck(seed).0.clone() } else { game_of(&corpus.saves[save]) };
        let named = game_of(&serde_json::from_str(&text).unwrap_or_default());
        if ["yardstick", "hedgerow"].iter().any(|toy| [&game, &named].contains(&&(*toy).to_owned())) {
            continue;
        }
        let asked = Asked { door, text: &text, game: &game, save: &corpus.saves[save], viewer: viewer(seed) };
        let answers = asked.answers().into_iter().map(|answer| answer.unwrap_or_else(|error| edge::write(&error)));
        let answers = answers.collect();
        let door = format!("{door:?}").to_lowercase();
        let spoilt = Spoilt { seed, door, text, save, game, viewer: viewer(seed).to_string(), answers };
        writeln!(to, "{}", serde_json::to_string(&spoilt)?)?;
    }
    Ok(())
}

fn game_of(text: &Value) -> String {
    text["game"].as_str().unwrap_or_default().to_owned()
}

struct Asked<'a> {
    door: Door,
    text: &'a str,
    game: &'a str,
    save: &'a Value,
    viewer: Viewer,
}

impl Asked<'_> {
    fn answers(&self) -> Vec<Answer> {
        let text = self.text;
        match self.door {
            Door::Check => {
                vec![
                    edge::run_scenario(text).map(|verdict| edge::write(&verdict)),
                    edge::open_scenario(text).map(|play| play.hash()),
                ]
            }
            Door::Create => vec![edge::create(text).map(|play| play.hash())],
            Door::Load => vec![edge::load(text).map(|play| play.hash())],
            Door::Act => {
                let mut play = self.play();
                let told = edge::action(text).and_then(|action| play.act(&action, Viewer::All));
                vec![told.map(|events| edge::write(&events)), Ok(play.hash())]
            }
            Door::Ask => match edge::action(text) {
                Ok(action) => {
                    let mut play = self.play();
                    let prefetched = play.prefetch(&action, self.viewer, &mut |_| ());
                    vec![
                        play.check(&action, self.viewer).map(|()| String::new()),
                        play.preview(&action, self.viewer).map(|preview| edge::write(&preview)),
                        prefetched.map(|()| String::new()),
                    ]
                }
                Err(error) => vec![Err(error)],
            },
            Door::WhyNot => {
                vec![edge::read::<Vec<String>>(text).map(|path| edge::write(&self.play().why_not(&path, self.viewer)))]
            }
            Door::Think => vec![edge::read(text).and_then(|choice| self.play().thinker(&choice)).map(|mut thinker| {
                thinker.step(8);
                edge::write(&thinker.best())
            })],
            Door::Deck => vec![edge::deck_faults(self.game, text).map(|faults| edge::write(&faults))],
        }
    }

    fn play(&self) -> Box<dyn Play> {
        edge::load(&self.save.to_string()).expect("a save of the corpus is good")
    }
}
