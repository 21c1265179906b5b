//! Legal actions as JSON lists them. There are many, and neighbours have much in common: who acts, with what, by which clause.
//! What an offer has in common with the one before it is copied from there.

use std::mem;
use std::ops::Range;

use super::{Action, Click, Offer};
use crate::json::write::{Write, add_fields, close, finished};

/// Room for most lists.
const LONG: usize = 32 << 10;

/// How many fields of an action say who acts and with what: those before [`target`](Action::target).
const HEAD: usize = 7;

/// A list of offers that are written one after the other.
pub struct Listing {
    out: Vec<u8>,
    /// The offer that was written last.
    last: Box<Offer>,
    /// Where it begins, up to where it says at what the action aims.
    head: Range<usize>,
    /// Where its path begins.
    path: usize,
    /// Where each of its clicks ends, from there.
    clicks: Vec<usize>,
    /// Where it says what the action costs and which clause allows it.
    terms: Range<usize>,
}

impl Default for Listing {
    fn default() -> Self {
        Listing {
            out: Vec::with_capacity(LONG),
            last: Box::default(),
            head: 0..0,
            path: 0,
            clicks: Vec::new(),
            terms: 0..0,
        }
    }
}

impl Listing {
    /// Adds an offer, and leaves the one before it in its place.
    pub fn add(&mut self, offer: &mut Box<Offer>) {
        self.add_action(&offer.action);
        self.add_path(&offer.path);
        self.add_terms(offer);
        mem::swap(&mut self.last, offer);
    }

    fn add_action(&mut self, action: &Action) {
        let begin = self.out.len();
        let Action { kind, by, at, piece, attack, ability, card, target, to, place, answer } = action;
        let last = &self.last.action;
        let same = (kind, piece, attack, ability, card)
            == (&last.kind, &last.piece, &last.attack, &last.ability, &last.card)
            && (by, at) == (&last.by, &last.at);
        if same && !self.head.is_empty() {
            self.out.extend_from_within(self.head.clone());
        } else {
            self.out.extend_from_slice(br#",{"action":"#);
            let open = self.out.len();
            add_fields(&Action::WRITTEN[..HEAD], &[kind, by, at, piece, attack, ability, card], &mut self.out);
            self.out[open] = b'{';
        }
        self.head = begin..self.out.len();
        add_fields(&Action::WRITTEN[HEAD..], &[target, to, place, answer], &mut self.out);
        self.out.push(b'}');
    }

    fn add_path(&mut self, path: &[Click]) {
        self.out.extend_from_slice(br#","path":"#);
        let begin = self.out.len();
        let same = self.last.path.iter().zip(path).take_while(|(was, is)| was == is).count();
        self.clicks.truncate(same);
        if let Some(end) = self.clicks.last() {
            self.out.extend_from_within(self.path..self.path + end);
        }
        for click in &path[same..] {
            click.write_next(&mut self.out);
            self.clicks.push(self.out.len() - begin);
        }
        self.path = begin;
        close(begin, b"[]", &mut self.out);
    }

    fn add_terms(&mut self, Offer { cost, cites, .. }: &Offer) {
        let begin = self.out.len();
        let same = *cites == self.last.cites && *cost == self.last.cost;
        if same && !self.terms.is_empty() {
            self.out.extend_from_within(self.terms.clone());
        } else {
            add_fields(&Offer::WRITTEN[2..], &[cost, cites], &mut self.out);
            self.out.push(b'}');
        }
        self.terms = begin..self.out.len();
    }

    /// The text of the list.
    #[must_use]
    pub fn end(mut self) -> String {
        close(0, b"[]", &mut self.out);
        finished(self.out)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::collections::dict::Dict;
    use crate::json;
    use crate::wire::{Clicked, Clicks};

    fn offer(piece: &'static str, to: Option<[i16; 2]>, ap: i32, cites: &'static str) -> Offer {
        let action = Action { kind: "move".into(), piece: Some(piece.into()), to, ..Action::default() };
        let mut path = Clicks::default();
        path.on(Clicked::Piece, action.piece.as_ref());
        path.cell(to);
        Offer { action, path: path.into(), cost: Dict::of(&[("ap", ap)]), cites: cites.into() }
    }

    #[test]
    fn offers_are_written_as_each_of_them_alone() {
        let mut offers = vec![
            offer("a", Some([1, 2]), 1, "move"),
            offer("a", Some([1, 2]), 1, "move"),
            offer("a", Some([12, 3]), 1, "move"),
            offer("a", None, 1, "move"),
            offer("a", Some([12, 3]), 2, "move"),
            offer("a", Some([12, 3]), 2, "other"),
            offer("b", Some([12, 3]), 2, "other"),
            Offer::default(),
            Offer::default(),
        ];
        // Each field of an action by itself, there and gone again.
        let said = [
            r#"{"type":"x","by":"p1"}"#,
            r#"{"type":"x","at":3}"#,
            r#"{"type":"x","piece":"a"}"#,
            r#"{"type":"x","attack":"a"}"#,
            r#"{"type":"x","ability":"a"}"#,
            r#"{"type":"x","card":"a"}"#,
            r#"{"type":"x","target":"a"}"#,
            r#"{"type":"x","to":[1,1]}"#,
            r#"{"type":"x","place":"a"}"#,
            r#"{"type":"x","answer":"a"}"#,
        ];
        for action in said.map(|action| json::read::<Action>(action).expect("an action")) {
            offers.extend([Offer { action, ..Offer::default() }, offer("a", None, 0, "a")]);
        }
        for from in 0..offers.len() {
            let mut list = Listing::default();
            offers[from..].iter().for_each(|offer| list.add(&mut Box::new(offer.clone())));
            assert_eq!(list.end(), json::write(&offers[from..].to_vec()));
        }
    }

    #[test]
    fn no_offers_are_an_empty_list() {
        assert_eq!(Listing::default().end(), "[]");
    }
}
