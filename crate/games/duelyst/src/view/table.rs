//! The Table: what a viewer sees of a state. What is hidden is left out here: hands and decks of the other side
//! (`duelyst:start.2`), and who hides in a Watchful Sentinel (`duelyst:keyword.sentinel.1`).

use crate::Duelyst;
use crate::chapters::cards::bloodbound::back_in;
use crate::chapters::layers::aura::Aura;
use crate::content::powers::Powers;
use crate::content::{self, CardId, NO_CARD};
use crate::state::board::{HEIGHT, Squares, WIDTH};
use crate::state::{Dirty, Held, MAX_DECK, Question, Stage, State, Unit, UnitId, mark};
use crate::view::schema::{self, stat, state};
use crate::view::{changes, past};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::rules::Rules;
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Duelyst {
    /// What a viewer sees. In the middle of an action units may have to be recomputed first.
    pub(crate) fn table(&self, s: &State, viewer: Viewer) -> wire::Table {
        if s.derived.dirty == Dirty::None {
            return self.draw_table(s, viewer);
        }
        let mut made = *s;
        self.recompute(&mut made);
        self.draw_table(&made, viewer)
    }

    fn draw_table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let auras = self.auras(s);
        let sides = Side::BOTH.into_iter();
        let standing = s.units.iter().filter(|unit| !unit.is_marked(mark::FALLEN));
        wire::Table {
            game: "duelyst".into(),
            viewer: viewer.word(),
            step: 0,
            round: s.players[s.active].turns.into(),
            phase: phase(s.stage).into(),
            active: Some(s.active),
            first: None,
            to_act: self.to_act(s),
            decision: self.draw_decision(s),
            board: self.draw_board(s),
            // In the order they entered the board, by which effects go.
            pieces: standing.map(|u| (self.name(u.who), self.draw_piece(s, u, viewer, &auras))).collect(),
            players: sides.map(|side| (side.word(), self.draw_player(s, side, viewer))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            content: None,
            ..wire::Table::default()
        }
    }

    fn draw_decision(&self, s: &State) -> Option<wire::Decision> {
        let ask = self.asked(s)?;
        let unit = match ask.question {
            Question::Mulligan => UnitId::NONE,
            Question::Target(target) => target.unit,
        };
        Some(wire::Decision {
            kind: question_name(&ask.question).into(),
            of: Some(ask.side),
            piece: s.find(unit).map(|u| self.name(u.who)),
            cites: ask.clause.id().into(),
            ..wire::Decision::default()
        })
    }

    fn draw_board(&self, s: &State) -> wire::Board {
        let known = content::known();
        let mut cards = Vec::new();
        let mut lay = |tiles: Squares, card: CardId, owner: Option<Side>| {
            cards.extend(tiles.iter().map(|cell| wire::CardInPlay {
                is: content::id(card).into(),
                owner,
                kind: schema::TILE.into(),
                at: Some(self.board.square(cell)),
                ..wire::CardInPlay::default()
            }));
        };
        lay(s.mana, known.mana_tile, None);
        for side in Side::BOTH {
            lay(s.creep[side], known.shadow_creep, Some(side));
            lay(s.hallowed[side], known.hallowed_ground, Some(side));
        }
        wire::Board {
            map: None,
            rows: vec![".".repeat(WIDTH.into()).into(); HEIGHT.into()],
            legend: [(".", "open".into())].into(),
            cards,
            places: Vec::new(),
            ..wire::Board::default()
        }
    }

    fn draw_piece(&self, s: &State, unit: &Unit, viewer: Viewer, auras: &[Aura]) -> wire::Piece {
        let card = content::card(unit.is);
        let numbers = |attack: i16, health: i16| -> Dict<i32> {
            Dict::of(&[(stat::ATTACK, attack.into()), (stat::HEALTH, health.into())])
        };
        let mut traits: Vec<wire::Word> = unit.powers.names().map(wire::Word::from).collect();
        let states = [
            (unit.is_marked(mark::EXHAUSTED), state::EXHAUSTED),
            // Where it rests in any other case (duelyst:turn.end.1), that it does not is told.
            (self.is_activated_off_turn(s, unit), state::ACTIVATED),
            // Where it came this turn and may act all the same, that is over when it is dispelled.
            (unit.is_marked(mark::FRESH) && unit.has(Powers::RUSH), state::FRESH),
            (unit.stunned.is_some(), state::STUNNED),
            (unit.is_marked(mark::DISPELLED), state::DISPELLED),
            (unit.is_marked(mark::SHIELD_SPENT), state::SHIELD_SPENT),
            (!self.provoked(&self.field(s, unit.side), unit).is_empty(), "provoked"),
        ];
        traits.extend(states.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).into()));
        let used = [("move", unit.moves), ("attack", unit.attacks)];
        wire::Piece {
            is: content::id(unit.is).into(),
            owner: Some(unit.side),
            at: Some(self.board.square(unit.at)),
            stats: numbers(unit.attack, unit.health()),
            max: numbers(card.attack.into(), unit.most),
            traits,
            cards: self.draw_held(unit, viewer).into_iter().chain(changes::on(s, unit, viewer)).collect(),
            used: used.iter().flat_map(|(what, times)| vec![(*what).into(); usize::from(*times)]).collect(),
            captain: self.is_general(s, unit),
            facing: Some(self.looks_at(unit)),
            calcs: wire::OutputOnly::unless_empty(&self.show_stats(s, unit, auras)),
            zones: self.show_zones(s, unit),
            ..wire::Piece::default()
        }
    }

    /// Whether a unit has been activated in a turn that is not its player's.
    fn is_activated_off_turn(&self, s: &State, unit: &Unit) -> bool {
        unit.side != s.active && s.players[unit.side].turns > 0 && !unit.is_marked(mark::EXHAUSTED)
    }

    /// What a building, an egg or a sentinel holds, for those who may know.
    fn draw_held(&self, unit: &Unit, viewer: Viewer) -> Option<wire::CardInPlay> {
        let secret = unit.is == content::known().sentinel && !viewer.sees(unit.side);
        (unit.holds != NO_CARD && !secret).then(|| wire::CardInPlay {
            is: content::id(unit.holds).into(),
            kind: schema::INSIDE.into(),
            counters: (unit.counter > 0).then_some(unit.counter),
            stats: changes::more(unit.held),
            ..wire::CardInPlay::default()
        })
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let player = &s.players[side];
        let sees = viewer.sees(side);
        let mut stats = Dict::default();
        let mut stat = |stat: &'static str, value: i32| stats.add(stat, value);
        stat(stat::MANA, player.mana.into());
        stat(stat::CAPACITY, player.capacity.into());
        stat(stat::TURNS, player.turns.into());
        stat(stat::REPLACES, self.replaces(s, side).saturating_sub(player.replaced).into());
        stat(stat::READY, player.ready.into());
        stat(stat::MECHAZOR, player.mechazor.into());
        if sees && player.trial != NO_CARD {
            stat(stat::UNLOCKED, player.unlocked.into());
        }
        let artifacts = player.artifacts.iter().map(|a| wire::CardInPlay {
            is: content::id(a.card).into(),
            owner: Some(side),
            kind: schema::ARTIFACT.into(),
            counters: Some(a.durability),
            ..wire::CardInPlay::default()
        });
        let bloodbound = (player.bloodbound != NO_CARD).then(|| wire::CardInPlay {
            is: content::id(player.bloodbound).into(),
            owner: Some(side),
            kind: schema::BLOODBOUND.into(),
            counters: (!player.ready).then(|| back_in(player.turns)),
            ..wire::CardInPlay::default()
        });
        let lasting = s.watches.iter().filter(|watch| watch.side == side).map(|watch| self.write_watch(s, watch));
        let mut deck: Pile<Held, MAX_DECK> = player.deck;
        deck.sort();
        let show = |cards: &[Held]| {
            wire::ReadByGame::unless_empty(&cards.iter().map(|held| self.show_held(s, side, *held)).collect())
        };
        // Of the deck there is no more to be said than what its cards are, unless something was done to one of them.
        let changed = deck.iter().any(|held| *held != Held::plain(held.card));
        let graves: Vec<CardId> = player.graveyard.iter().map(|g| g.card).collect();
        wire::Player {
            list: None,
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|d| !d.is_empty()),
            stats,
            cards: artifacts.chain(bloodbound).chain(lasting).collect(),
            hand: wire::Pile {
                held: show(if sees { &player.hand } else { &[] }),
                ..pile(player.hand.iter().map(|h| h.card), sees)
            },
            draw: wire::Pile {
                held: show(if sees && changed { &deck } else { &[] }),
                ..pile(deck.iter().map(|h| h.card), sees)
            },
            discard: pile(graves.into_iter(), true),
            past: past::write(s, side, viewer),
        }
    }
}

fn pile(cards: impl ExactSizeIterator<Item = CardId>, seen: bool) -> wire::Pile {
    wire::Pile {
        count: cards.len() as u32,
        cards: seen.then(|| cards.map(|c| content::id(c).into()).collect()),
        held: wire::ReadByGame::default(),
    }
}

/// The word for what is asked.
fn question_name(question: &Question) -> &'static str {
    match question {
        Question::Mulligan => "mulligan",
        Question::Target(target) if target.may_decline => "mechazor",
        Question::Target(target) if target.units => "target",
        Question::Target(_) => "space",
    }
}

pub(crate) fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::Mulligan(_) => "mulligan",
        Stage::Over => "over",
        Stage::Main => "act",
        Stage::Ending | Stage::Creep | Stage::Resting | Stage::Hatching => "end",
        _ => "begin",
    }
}
