//! The Table: what a viewer sees of a state. What must not be seen is left out here, once and for all.

use super::schema::{kind_in_play, stat};
use crate::Skirmish;
use crate::content::board::{Squares, Terrain};
use crate::content::{CardId, Lasts};
use crate::resolver::{asked, to_act};
use crate::state::{CardInPlay, CardZone, Phase, Question, State, Unit, UnitId, Use};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::rules::flow::Ask;
use rulewright_engine::side::{BySide, Side, Viewer};
use rulewright_engine::wire;

/// What a viewer sees of a state.
pub fn table(rules: &Skirmish, s: &State, viewer: Viewer) -> wire::Table {
    let standing = s.roster().filter(|(_, u)| u.at.is_on() || matches!(s.phase, Phase::SetUp | Phase::Deploy));
    let taken = s.all_squares();
    wire::Table {
        game: "skirmish".into(),
        viewer: viewer.word(),
        step: 0,
        round: s.round.into(),
        phase: phase_id(s.phase).into(),
        active: Some(s.active),
        first: (s.phase != Phase::SetUp).then_some(s.first),
        to_act: to_act(s),
        decision: rules.decision(s),
        board: rules.draw_board(s),
        pieces: standing.map(|(id, _)| (rules.name(s, id), rules.draw_piece(s, &taken, id))).collect(),
        players: Side::BOTH.into_iter().map(|side| (side.word(), rules.draw_player(s, side, viewer))).collect(),
        result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
        content: None,
        ..wire::Table::default()
    }
}

impl Skirmish {
    fn draw_board(&self, s: &State) -> wire::Board {
        let used = Terrain::ALL.iter().filter(|(t, ..)| self.board.terrain.contains(t));
        let on_squares = s.in_play.iter().filter(|l| matches!(l.zone, CardZone::Square(_)));
        wire::Board {
            map: Some(self.board.map.clone()).filter(|m| !m.is_empty()),
            rows: self.board.rows.clone(),
            legend: used.map(|(_, sign, id)| (sign.to_string(), (*id).into())).collect(),
            cards: on_squares.map(|l| self.draw_card(l)).collect(),
            places: Vec::new(),
            ..wire::Board::default()
        }
    }

    /// A unit as it is; its zones are those of its next turn.
    fn draw_piece(&self, s: &State, taken: &BySide<Squares>, id: UnitId) -> wire::Piece {
        let unit = s.unit(id);
        let card = self.content.printed_unit(unit.is);
        let stats = |health: u8, ap: u8, mp: u8| -> Dict<i32> {
            Dict::of(&[(stat::HEALTH, health.into()), (stat::AP, ap.into()), (stat::MP, mp.into())])
        };
        let states = [(card.steady, "steady"), (card.surefooted, "surefooted")];
        wire::Piece {
            is: card.id.clone(),
            owner: Some(unit.side),
            at: unit.at.is_on().then(|| self.board.xy(unit.at)),
            stats: stats(unit.hp, unit.ap, unit.mp),
            max: stats(card.hp, card.ap, card.mp),
            traits: states.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).into()).collect(),
            cards: s.before(id).map(|l| self.draw_card(l)).collect(),
            used: self.used(unit),
            captain: card.captain,
            zones: self.zones_of(s, taken, &self.fresh(s, id)),
            ..wire::Piece::default()
        }
    }

    fn used(&self, unit: &Unit) -> Vec<wire::Word> {
        let card = self.content.printed_unit(unit.is);
        let attacks = card.attacks.iter().enumerate().map(|(n, a)| (Use::Attack(n as u8), a.id.clone()));
        let abilities = card.abilities.iter().enumerate().map(|(n, a)| (Use::Ability(n as u8), a.id.clone()));
        let basics = [(Use::Dash, "dash".into()), (Use::Guard, "guard".into())];
        let all = attacks.chain(abilities).chain(basics);
        all.filter(|(what, _)| unit.used & what.bit() != 0).map(|(_, id)| id).collect()
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let settled = !matches!((s.phase, s.question), (Phase::SetUp, Question::Warband(loser)) if loser == side);
        let warband = self.content.warbands.get(usize::from(s.warband[side]));
        wire::Player {
            list: None,
            deck: warband.filter(|_| settled && self.names.is_empty()).map(|w| w.id.clone()),
            stats: Dict::of(&[(stat::VICTORY, s.victory[side].into())]),
            cards: s.in_play.iter().filter(|l| l.zone == CardZone::Player(side)).map(|l| self.draw_card(l)).collect(),
            hand: self.draw_pile(&s.hand[side], viewer.sees(side)),
            // What is in the draw pile can be worked out by its owner, and by nobody else.
            draw: self.draw_pile(&s.draw[side], viewer.sees(side)),
            discard: self.draw_pile(&s.discard[side], true),
            past: Vec::new(),
        }
    }

    fn draw_pile(&self, pile: &[CardId], seen: bool) -> wire::Pile {
        let mut cards = pile.to_vec();
        // In the order of the content: the order of drawing tells nothing and must not seem to.
        order_by(&mut cards, |card| *card);
        let ids = cards.iter().map(|c| self.content.printed_card(*c).id.clone()).collect();
        wire::Pile { count: pile.len() as u32, cards: seen.then_some(ids), ..wire::Pile::default() }
    }

    fn draw_card(&self, laid: &CardInPlay) -> wire::CardInPlay {
        let card = self.content.printed_card(laid.card);
        wire::CardInPlay {
            is: card.id.clone(),
            owner: laid.by,
            kind: kind_in_play(&self.content, laid.card).into(),
            counters: (laid.counters > 0).then_some(laid.counters),
            until: (card.lasts == Lasts::NextTurn).then(|| "bearer-next-turn".into()),
            at: match laid.zone {
                CardZone::Square(cell) => Some(self.board.xy(cell)),
                _ => None,
            },
            ..wire::CardInPlay::default()
        }
    }

    fn decision(&self, s: &State) -> Option<wire::Decision> {
        let Ask { side, question, clause } = asked(s)?;
        let name = |id: UnitId| Some(self.name(s, id));
        let decision = |question: &'static str, piece, target| wire::Decision {
            kind: question.into(),
            of: Some(side),
            piece,
            target,
            card: None,
            cites: clause.id().into(),
        };
        match question {
            Question::None => None,
            Question::Warband(_) => Some(decision("warband", None, None)),
            Question::First(_) => Some(decision("first", None, None)),
            Question::Burn(unit) => Some(decision("on-fire", name(unit), name(unit))),
            Question::Slide(..) => Some(decision("slide", name(s.resolving.unit), name(s.resolving.target))),
            Question::Allies(rally) => Some(decision("allies", name(rally.unit), None)),
        }
    }
}

fn phase_id(phase: Phase) -> &'static str {
    match phase {
        Phase::SetUp => "set-up",
        Phase::Deploy => "deploy",
        Phase::Act => "act",
        Phase::Over => "over",
    }
}
