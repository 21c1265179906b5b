//! A Table as the set-up that makes it again, by the rule of the recorder (`web/src/app/record/draft/setup-of.ts`): what a card
//! prints and what results from other things is left out, states are written.

use rulewright::engine::json::write::Write as _;
use rulewright::engine::rules::Game;
use rulewright::engine::wire::{Calc, Piece, SetupSchema, StateSchema, Table, Word};
use rulewright::game_by_id;
use serde_json::{Map, Value, json};

/// What comes and goes in a place.
const PASSING: [&str; 3] = ["flood", "aura-p1", "aura-p2"];

pub fn setup_of(table: &Table) -> Value {
    let whole = value(table);
    let schema = takes(&table.game);
    let mut setup = json!({ "round": table.round, "pieces": {}, "players": {}, "board": {} });
    for field in ["active", "first"] {
        if !whole[field].is_null() {
            setup[field] = whole[field].clone();
        }
    }
    match &table.board.map {
        Some(map) if !map.is_empty() => setup["board"]["map"] = json!(map),
        _ => setup["board"]["rows"] = json!(table.board.rows),
    }
    setup["board"]["cards"] = whole["board"]["cards"].clone();
    let places: Vec<Value> = table
        .board
        .places
        .iter()
        .filter_map(|place| {
            let passing: Map<String, Value> = PASSING
                .iter()
                .filter_map(|stat| Some(((*stat).to_owned(), json!(place.stats.get(stat).filter(|n| **n != 0)?))))
                .collect();
            let holder = (place.owner != place.holder)
                .then(|| place.holder.map_or("neutral".to_owned(), |side| side.to_string()));
            (holder.is_some() || !passing.is_empty()).then(|| match holder {
                Some(holder) => json!({ "id": place.id, "holder": holder, "stats": passing }),
                None => json!({ "id": place.id, "stats": passing }),
            })
        })
        .collect();
    setup["board"]["places"] = json!(places);
    for (name, piece) in &table.pieces {
        if let Some(piece) = piece_of(table, piece, &schema) {
            setup["pieces"][name.as_str()] = piece;
        }
    }
    for (side, player) in &table.players {
        let piles = [("hand", &player.hand), ("draw", &player.draw), ("discard", &player.discard)];
        let mut written = json!({ "stats": player.stats, "cards": player.cards, "past": player.past });
        if let Some(deck) = &player.deck {
            written["deck"] = json!(deck);
        }
        for (pile, of) in piles.into_iter().filter(|(_, pile)| pile.cards.is_some()) {
            written[pile] = json!({ "cards": of.cards });
            if !of.held.is_nothing() {
                written[pile]["held"] = value(&of.held);
            }
        }
        setup["players"][side.as_str()] = written;
    }
    // What all share: piles, and whose turn comes next, which says who acts.
    for pile in &schema.piles {
        setup["piles"][&pile.id] = json!({ "cards": whole["piles"][&pile.id]["cards"] });
    }
    if schema.turns {
        setup.as_object_mut().map(|setup| setup.remove("active"));
        setup["turns"] = whole["turns"].clone();
    }
    setup
}

fn piece_of(table: &Table, piece: &Piece, schema: &SetupSchema) -> Option<Value> {
    if piece.owner.is_none() || (piece.at.is_none() && piece.place.is_none() && piece.stats.get("time").is_none()) {
        return None;
    }
    let calcs: Map<String, Value> = value(&piece.calcs).as_object().cloned().unwrap_or_default();
    let pieces = &schema.pieces;
    // What other things add to a number follows from them, where the Table shows the number without it.
    let base = |stat: &str| pieces.stats.iter().find(|of| of.base.as_deref() == Some(stat)).map(|of| of.id.as_str());
    let stats: Map<String, Value> = piece
        .stats
        .iter()
        .filter(|(stat, _)| pieces.stats.iter().any(|of| of.id == **stat && of.range.is_some()))
        .filter(|(stat, value)| piece.max.get(stat) != Some(value) || calcs.contains_key(stat.as_str()))
        .map(|(stat, value)| {
            (stat.to_string(), json!(base(stat).and_then(|base| piece.stats.get(base)).unwrap_or(value)))
        })
        .collect();
    let implied = |state: &StateSchema| state.implied.is_some() && piece.owner != table.active;
    let is_state = |id: &Word| pieces.states.iter().any(|state| state.id == *id && !implied(state));
    let from_a_card = |id: &Word| piece.cards.iter().any(|card| card.is == *id);
    // Where a trait that is given is a card on the piece, that card is written.
    let by_cards = schema.ways.iter().any(|way| way.on == "piece" && way.kind == "trait");
    let is_given = |id: &Word| !by_cards && pieces.traits.iter().any(|other| other == id);
    let states = piece.traits.iter().filter(|id| is_state(id) && !from_a_card(id) || is_given(id));
    let states: Vec<&Word> = states.collect();
    let mut written = json!({ "is": piece.is, "owner": piece.owner, "stats": stats, "traits": states, "cards": piece.cards, "used": piece.used });
    match (piece.at, &piece.place) {
        (Some(at), _) => written["at"] = json!(at),
        (None, Some(place)) => written["place"] = json!(place),
        _ => {}
    }
    Some(written)
}

/// What a set-up of a game may state.
fn takes(game: &str) -> SetupSchema {
    game_by_id!(game, G => G::takes(), other => panic!("no pairs are made of {other}"))
}

fn value(of: &impl serde::Serialize) -> Value {
    serde_json::to_value(of).unwrap_or_default()
}

/// The numbers of a piece that are explained.
pub fn calcs(piece: &Piece) -> Vec<(String, Calc)> {
    let calcs = value(&piece.calcs).as_object().cloned().unwrap_or_default();
    calcs.into_iter().map(|(stat, calc)| (stat, serde_json::from_value(calc).unwrap_or_default())).collect()
}
