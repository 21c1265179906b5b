//! Telling: actions and events as sentences, by the game's own words.

use std::collections::{HashMap, HashSet};
use std::io::{self, Write};

use rulewright::engine::collections::dict::Dict;
use rulewright::engine::side::Side;
use rulewright::engine::wire::{Action, Calc, Dice, Event, Square, Table, Word};
use rulewright_book::words::FluentValue;

use crate::book::Book;
use rulewright_book::Source;
use rulewright_book::words::{Arg, Both, Lang, Words};

/// The calculation of a number, in the same words for every game.
const CALC: Both<&str> = Both { en: include_str!("calc.en.ftl"), fr: include_str!("calc.fr.ftl") };

/// What events show whose card is the piece itself: it comes, is turned up, or goes. As the page has them.
const TELLING: [&str; 3] = ["enters", "turns", "leaves"];

/// Tells a game in one language.
pub struct Teller {
    book: Book,
    words: Words,
    lang: Lang,
    numbers: bool,
    /// What the pieces are, those that are gone included.
    roster: HashMap<Word, Word>,
    /// What several pieces of the table are at once: these are told apart by the numbers in their names.
    twins: HashSet<Word>,
    /// How deep each event stands below its first cause.
    depth: HashMap<u32, usize>,
}

impl Teller {
    /// For one game.
    ///
    /// # Errors
    /// What its files get wrong.
    pub fn of(source: &Source, lang: Lang, numbers: bool) -> Result<Teller, String> {
        let [sentences, refusals] = source.sentences(lang);
        let (book, words) = (Book::of(source)?, Words::new(lang, &[CALC.of(lang), sentences, refusals])?);
        Ok(Teller { book, words, lang, numbers, roster: HashMap::new(), twins: HashSet::new(), depth: HashMap::new() })
    }

    /// Forgets pieces and events: another game begins.
    pub fn forget(&mut self) {
        self.roster.clear();
        self.depth.clear();
    }

    /// Learns what the pieces on a table are.
    pub fn look(&mut self, table: &Table) {
        let mut kinds = HashSet::new();
        self.twins = table.pieces.values().filter(|piece| !kinds.insert(&piece.is)).map(|p| p.is.clone()).collect();
        self.roster.extend(table.pieces.iter().map(|(name, piece)| (name.clone(), piece.is.clone())));
        let lying = table.pieces.values().flat_map(|piece| &piece.cards).chain(&table.board.cards);
        self.roster.extend(lying.filter_map(|card| Some((card.name.clone()?, card.is.clone()))));
    }

    /// What a piece is that came and went between two tables.
    fn learn(&mut self, event: &Event) {
        let piece = event.target.as_ref().or(event.piece.as_ref()).filter(|_| TELLING.contains(&event.shows.as_str()));
        if let (Some(piece), Some(card)) = (piece, &event.card) {
            self.roster.entry(piece.clone()).or_insert_with(|| card.clone());
        }
    }

    /// One decision: `12. Player 1: Move to D5`.
    pub fn action(&self, n: usize, side: Option<Side>, action: &Action, out: &mut impl Write) -> io::Result<()> {
        let some =
            |name: &'static str, id: &Option<Word>| id.as_ref().map(|id| (name, FluentValue::from(self.name(id))));
        let mut args: Vec<Arg> = [
            some("piece", &action.piece),
            some("target", &action.target),
            some("card", &action.card),
            some("attack", &action.attack),
            some("ability", &action.ability),
            some("place", &action.place),
            action.answer.as_ref().map(|id| ("answer", self.answer(id).into())),
            action.to.map(|to| ("to", square(to).into())),
        ]
        .into_iter()
        .flatten()
        .collect();
        args.extend(side.map(|side| ("player", self.player(side).into())));
        let said = self.words.say(&format!("action-{}", action.kind), &args);
        let mut who: Vec<String> = side.map(|side| self.player(side)).into_iter().collect();
        who.extend(action.piece.as_ref().map(|piece| self.name(piece)).filter(|name| !said.contains(name)));
        let colon = if self.lang == Lang::Fr { "\u{a0}: " } else { ": " };
        writeln!(out, "\n{n}. {}{colon}{said}", who.join(", "))
    }

    /// Events, each under its cause, with the clause that says so.
    pub fn events(&mut self, events: &[Event], out: &mut impl Write) -> io::Result<()> {
        events.iter().for_each(|event| self.learn(event));
        for event in events {
            let depth = event.cause.and_then(|cause| self.depth.get(&cause)).map_or(1, |above| above + 1);
            self.depth.insert(event.id, depth);
            let indent = "  ".repeat(depth);
            let dice = event.dice.as_ref().map(|dice| self.dice(dice)).unwrap_or_default();
            writeln!(out, "{indent}{}{dice}  [{}]", self.event(event), event.cites)?;
            if let Some(calc) = event.calc.as_ref().filter(|calc| self.numbers && !calc.steps.is_empty()) {
                self.calc(calc, &indent, out)?;
            }
        }
        Ok(())
    }

    fn event(&self, event: &Event) -> String {
        let some =
            |name: &'static str, id: &Option<Word>| id.as_ref().map(|id| (name, FluentValue::from(self.name(id))));
        let number = |name: &'static str, n: Option<i32>| n.map(|n| (name, FluentValue::from(n)));
        let args: Vec<Arg> = [
            some("piece", &event.piece),
            some("target", &event.target),
            some("card", &event.card),
            some("attack", &event.attack),
            some("place", &event.place),
            some("leaves", &event.leaves),
            event.player.map(|side| ("player", self.player(side).into())),
            // Nobody sits here: sentences are about both players in the third person.
            event.player.map(|_| ("seat", "other".into())),
            event.answer.as_ref().map(|id| ("answer", self.answer(id).into())),
            event.from.map(|from| ("from", square(from).into())),
            event.to.map(|to| ("to", square(to).into())),
            event.dice.as_ref().map(|dice| ("use", dice.use_.as_str().into())),
            event.stat.as_ref().map(|id| ("stat", id.as_str().into())),
            event.stat.as_ref().map(|id| ("what", self.stat(id).into())),
            event.calc.as_ref().map(|calc| ("value", calc.value.into())),
            number("amount", event.amount),
            event.amount.map(|n| ("by", signed(n).into())),
            number("size", event.amount.map(i32::abs)),
            event.amount.map(|n| ("sense", if n < 0 { "less" } else { "more" }.into())),
            number("counters", event.counters),
            event.counters.map(|n| ("shift", signed(n).into())),
            event.attack.as_ref().map(|id| ("how", id.as_str().into())),
            number("total", event.total),
            event.total.map(|n| ("more", signed(n).into())),
            event.round.map(|round| ("round", round.into())),
        ]
        .into_iter()
        .flatten()
        .collect();
        self.words.say(&format!("event-{}", event.kind), &args)
    }

    /// ` 5 2 6→7`: the faces as they fell, and what bonuses made of them.
    fn dice(&self, dice: &Dice) -> String {
        let face = |(n, natural): (usize, &u8)| match dice.adjusted.get(n).filter(|adjusted| *adjusted != natural) {
            Some(adjusted) => format!("{natural}→{adjusted}"),
            None => natural.to_string(),
        };
        let faces: Vec<String> = dice.natural.iter().enumerate().map(face).collect();
        if faces.is_empty() { String::new() } else { format!(" {}", faces.join(" ")) }
    }

    fn calc(&self, calc: &Calc, indent: &str, out: &mut impl Write) -> io::Result<()> {
        let say = |id: &str, by: i32| self.words.say(&format!("calc-{id}"), &[("by", by.into()), ("to", by.into())]);
        writeln!(out, "{indent}  = {}  [{}]", say("base", calc.base), calc.cites)?;
        for step in &calc.steps {
            let (op, by) =
                if step.op == "plus" && step.by < 0 { ("minus", -step.by) } else { (step.op.as_str(), step.by) };
            let from = step.from.as_ref().map(|id| self.words.say("calc-from", &[("from", self.name(id).into())]));
            let from = from.map(|from| format!(" {from}")).unwrap_or_default();
            writeln!(out, "{indent}  = {}{from}: {}  [{}]", say(op, by), say("result", step.to), step.cites)?;
        }
        Ok(())
    }

    /// The name of a piece, or of anything else that has one. An id without a name is remembered as a fault.
    pub fn name(&self, id: &str) -> String {
        self.known(id).unwrap_or_else(|| {
            let is = self.roster.get(id).map_or(id, Word::as_str);
            self.words.fault(format!("`{is}` has no name"));
            id.to_owned()
        })
    }

    fn known(&self, id: &str) -> Option<String> {
        // Cards in hand of one id that differ are numbered: `azurite-lion~2`.
        let id = id.split_once('~').map_or(id, |(card, _)| card);
        let is = self.roster.get(id).map_or(id, Word::as_str);
        let named = format!("name-{is}");
        let spoken = || self.words.has(&named).then(|| self.words.say(&named, &[]));
        let name = self.book.name(is).map(|name| name.of(self.lang).clone()).or_else(spoken)?;
        let number = id.trim_start_matches(|c: char| !c.is_ascii_digit());
        let twin = is != id && self.twins.contains(is) && !number.is_empty();
        Some(if twin { format!("{name} {number}") } else { name })
    }

    /// The name of a number, or of a state that a piece is in.
    pub fn stat(&self, id: &str) -> String {
        let named = format!("stat-{id}");
        if self.words.has(&named) { self.words.say(&named, &[]) } else { self.name(id) }
    }

    /// Answers with a sentence of their own stay ids: sentences select on them. One that lists who pays has no name.
    fn answer(&self, id: &str) -> String {
        if self.words.has(&format!("answer-{id}")) {
            id.to_owned()
        } else {
            self.known(id).unwrap_or_else(|| id.to_owned())
        }
    }

    /// Says why something is refused.
    pub fn refusal(&self, why: &str, args: Option<&Dict<i16>>) -> String {
        let given = args.into_iter().flat_map(Dict::iter);
        let args: Vec<Arg> = given.map(|(name, number)| (name.as_str(), FluentValue::from(*number))).collect();
        self.words.say(&format!("refusal-{why}"), &args)
    }

    /// Remembers as a fault that there is no sentence of this id.
    pub fn demand(&self, id: &str) {
        if !self.words.has(id) {
            self.words.fault(format!("there is no sentence `{id}`"));
        }
    }

    /// What has had no sentence so far.
    pub fn take_faults(&self) -> Vec<String> {
        self.words.take_faults()
    }

    fn player(&self, side: Side) -> String {
        let id = format!("player-{side}");
        if self.words.has(&id) { self.words.say(&id, &[]) } else { side.to_string() }
    }
}

/// A change with its sign, as it is written: `+2`, `−1`.
fn signed(n: i32) -> String {
    if n < 0 { format!("−{}", n.unsigned_abs()) } else { format!("+{n}") }
}

/// As on the board: letters for the column (A to Z, then AA), a number for the row.
fn square([x, y]: Square) -> String {
    let mut column = Vec::new();
    let mut rest = x.max(1).unsigned_abs();
    while rest > 0 {
        column.push(b'A' + ((rest - 1) % 26) as u8);
        rest = (rest - 1) / 26;
    }
    column.iter().rev().map(|letter| char::from(*letter)).chain(y.to_string().chars()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The sentence of an event of a game, in English and in French.
    #[cfg(feature = "skirmish")]
    fn told(event: &Event) -> [String; 2] {
        [Lang::En, Lang::Fr].map(|lang| {
            let source = crate::sources::of("skirmish").expect("a game of this build");
            let mut teller = Teller::of(source, lang, false).expect("files that can be read");
            for (name, is) in [("brenna", "ash-brenna"), ("pike-1", "ash-pike"), ("pike-2", "ash-pike")] {
                teller.roster.insert(name.into(), is.into());
            }
            teller.twins.insert("ash-pike".into());
            let said = teller.event(event).replace('\u{a0}', " ");
            assert_eq!(teller.take_faults(), Vec::<String>::new(), "{}", event.kind);
            said
        })
    }

    #[cfg(feature = "skirmish")]
    fn event(kind: &'static str) -> Event {
        Event { kind: kind.into(), ..Event::default() }
    }

    #[cfg(feature = "skirmish")]
    #[test]
    fn a_discarded_card_says_whose_it_was() {
        let guard = Event { card: Some("guard".into()), ..event("card-discard") };
        let of_brenna = Event { target: Some("brenna".into()), ..guard.clone() };
        assert_eq!(told(&of_brenna), ["Brenna Holt: Guard is discarded.", "Brenna Holt : Garde part à la défausse."]);
        let on_square = Event { to: Some([3, 4]), ..guard };
        assert_eq!(told(&on_square)[0], "Guard on C4 is discarded.");
    }

    #[cfg(feature = "skirmish")]
    #[test]
    fn a_banner_a_roll_and_a_draw_say_which_whose_and_why() {
        let side = Some(Side::P2);
        let score = Event { player: side, piece: Some("pike-2".into()), to: Some([7, 5]), ..event("score") };
        let banner = "Pike Sergeant 2 holds the banner on G5 for Player 2.";
        assert_eq!(told(&score), [banner, "Sergente piquière 2 tient la bannière en G5 pour Joueur 2."]);
        let roll = Event { player: side, total: Some(9), ..event("table-roll") };
        assert_eq!(told(&roll)[0], "Player 2 rolls 9 for the first turn.");
        let dice = Dice { use_: "attack".into(), ..Dice::default() };
        let attack = Event { piece: Some("brenna".into()), dice: Some(dice), ..event("roll") };
        assert_eq!(told(&attack), ["Brenna Holt rolls the attack dice.", "Brenna Holt lance les dés d’attaque."]);
        let full = Event { player: side, ..event("draw-skip") };
        assert_eq!(told(&full)[0], "Player 2 draws no card: the hand is full.");
        let none = Event { player: side, ..event("draw-none") };
        assert_eq!(told(&none)[0], "Player 2 draws no card: the draw pile and the discard pile are empty.");
    }

    #[cfg(feature = "skirmish")]
    #[test]
    fn the_best_roll_and_a_slide_that_is_blocked_are_sentences() {
        let best = Event { piece: Some("brenna".into()), ..event("best") };
        assert_eq!(
            told(&best),
            ["Brenna Holt keeps the best of the rolls.", "Brenna Holt garde le meilleur des jets."]
        );
        let blocked = Event { target: Some("brenna".into()), ..event("slide-blocked") };
        assert_eq!(told(&blocked)[0], "Brenna Holt cannot slide and stays where it is.");
    }

    #[test]
    fn squares_are_called_as_on_the_board() {
        let told = [[1, 1], [2, 3], [26, 9], [27, 10]].map(square);
        assert_eq!(told, ["A1", "B3", "Z9", "AA10"]);
    }
}
