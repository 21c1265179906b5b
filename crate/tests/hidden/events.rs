//! The events of an action, as each side reads them.

use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::Game;
use rulewright::engine::rules::event::Record;
use rulewright::engine::session::numbers::Heard;
use rulewright::engine::side::{Side, Viewer};
use rulewright::engine::wire::{CardInPlay, Event};

use crate::lookalikes::lookalikes;
use crate::support::{Seeds, dice, json};

/// The same action on both, in the same words (who pays is counted among what is hidden, too), with the same chance: a
/// viewer gets the same events, except cards drawn by the viewer, which chance reveals just then. Where a card comes out of
/// hidden cards (Deceptib0t) or is copied from them (Mindwarper), only what took the same is compared.
pub fn events_tell_nobody_what_they_may_not_know<G: Game>(seeds: Seeds) {
    let mut compared = 0u64;
    // In Pox a rune is not drawn but revealed to its player.
    let rules_reveal = G::RULEBOOK.game == "pox";
    let states = lookalikes::<G>(seeds, 40, |walk, viewer, other| {
        let rules = &walk.rules;
        let mut spread = dice("spread", walk.seed + u64::from(walk.step));
        let one_in = (walk.legal.len() as u32 / 12).max(1);
        let words = |state: &G::State, action: G::Action| json(&rules.write(state, action));
        let both = walk.legal.iter().filter(|a| rules.check(other, **a).is_ok());
        let both = both.filter(|a| words(&walk.state, **a) == words(other, **a));
        // What waited for this action follows from events before it.
        let since = walk.log.entries.len() as u32;
        for action in both.filter(|_| spread.below(one_in) == 0) {
            let told = |state: &G::State| -> (Vec<String>, Vec<Event>, String) {
                let before = hidden(rules, state, viewer);
                let mut state = *state;
                let mut log = Record::with_states(since);
                rules.apply(&mut state, *action, &mut Seeded::new(walk.seed), &mut log);
                let all: Vec<_> = walk.log.entries.iter().chain(&log.entries).cloned().collect();
                let seen_by = Viewer::Side(viewer);
                let heard = Heard::of(rules, 0, &all, seen_by);
                let from = heard.before(since as usize);
                let told = (from..).map_while(|n| heard.tell((rules, &state), &all, n, seen_by));
                let state_at = |e: &Event| heard.place(e.id as usize).map(|at| &log.states[at - since as usize]);
                // What is drawn into a full hand is shown to all as it is lost.
                let draws = ["draw", if rules_reveal { "reveal" } else { "draw" }];
                let drawn =
                    |e: &Event| draws.contains(&e.kind.as_str()) && e.player == Some(viewer) || e.kind == "burn";
                let mut events: Vec<Event> = told.collect();
                // The table at each event, from which its changes are made.
                let amid = events.iter().take_while(|e| !drawn(e)).filter_map(state_at);
                let amid: Vec<String> = amid.map(|s| json(&rules.table(s, Viewer::Side(viewer)))).collect();
                let revealed = events.iter_mut().filter(|e| drawn(e)).map(|e| e.card = None).count() > 0;
                // What the viewer has drawn may differ, and so may the table.
                let table = (!revealed).then(|| json(&rules.table(&state, Viewer::Side(viewer))));
                let tables = amid.into_iter().chain(table).collect();
                let mut taken = without(before, &hidden(rules, &state, viewer));
                let gains = events.iter().filter(|e| e.kind == "gain" && e.player == Some(viewer));
                taken.extend(gains.filter_map(|e| e.card.clone().map(String::from)));
                // How many cards came of looking through a deck is for all to see (Lifestream).
                taken.extend(events.iter().filter(|e| e.kind == "draw").map(|e| e.kind.to_string()));
                // What hidden units do in public is public (`pox:house.hidden.8`): where they did other things, other things
                // may be seen.
                let public = events.iter().filter(|e| rules_reveal && PUBLIC.contains(&e.kind.as_str()));
                taken.extend(public.map(|e| format!("{} {:?} {:?} {:?}", e.kind, e.target, e.to, e.amount)));
                // How many runes of the other player are ready is open, and when one comes off a cooldown that the viewer does
                // not see, the viewer sees that there is one more (`pox:house.hidden.7`).
                let cools = events.iter().any(|e| rules_reveal && e.kind == "cool" && e.player != Some(viewer));
                let ready = rules
                    .table(&state, Viewer::Side(viewer))
                    .players
                    .get(&viewer.other().to_string())
                    .map(|p| p.hand.count);
                taken.extend(ready.filter(|_| cools).map(|ready| format!("{ready} ready")));
                // Of two copies in Pox, which one comes depends on where the other is, and its name says which it is.
                let comes = events.iter().filter(|e| rules_reveal && e.shows == "enters");
                taken.extend(comes.filter_map(|e| e.piece.clone().map(String::from)));
                (taken, events, tables)
            };
            let (here, there) = (told(&walk.state), told(other));
            if here.0 == there.0 {
                let text = |(_, events, table): &(_, Vec<Event>, String)| json(events) + table;
                assert_eq!(text(&here), text(&there), "{}: {action:?} told to {viewer}", walk.here());
                compared += 1;
            }
        }
    });
    println!("{}: {states} pairs of states, {compared} actions", G::RULEBOOK.game);
}

/// What a hidden unit of Pox can do that its opponent sees, and not who did it; and what happens to a unit that is seen where
/// otherwise it happens to a hidden one, such as the one with the lowest HP.
const PUBLIC: [&str; 15] = [
    "heal",
    "font",
    "spring",
    "sum",
    "owe",
    "damage",
    "lose-life",
    "revealed",
    "blocked",
    "step",
    "shift",
    "knockback",
    "pull",
    "relocate",
    "swap",
];

/// The cards that a viewer does not see: in hands, decks and queues of others, and the face-down cards on the board.
fn hidden<G: Game>(rules: &G, state: &G::State, viewer: Side) -> Vec<String> {
    let cards = |viewer| {
        let table = rules.table(state, viewer);
        let piles = table.players.iter().flat_map(|(_, player)| [&player.hand, &player.draw]);
        let held = piles.filter_map(|pile| pile.cards.clone()).flatten().map(String::from);
        // Two that are turned up may be each other: what a piece is belongs to the piece, and what a card is to the card.
        let called = |card: &CardInPlay| match &card.name {
            Some(name) => format!("{name} {}", card.is),
            None => card.is.to_string(),
        };
        let laid = table.pieces.iter().flat_map(|(_, piece)| piece.cards.iter().map(called));
        let pieces = table.pieces.iter().map(|(name, piece)| format!("{name} {}", piece.is));
        let aside = table.players.iter().flat_map(|(_, player)| player.cards.iter()).chain(&table.board.cards);
        let lying = aside.map(called);
        let mut cards: Vec<String> = held.chain(laid).chain(pieces).chain(lying).collect();
        cards.sort();
        cards
    };
    without(cards(Viewer::All), &cards(Viewer::Side(viewer)))
}

fn without(mut cards: Vec<String>, these: &[String]) -> Vec<String> {
    for card in these {
        if let Ok(at) = cards.binary_search(card) {
            cards.remove(at);
        }
    }
    cards
}
