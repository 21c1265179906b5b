//! The Table: what a viewer sees of a state. What must not be seen is left out here, once and for all.

use super::Skirmish;
use super::board::Terrain;
use super::content::{CardId, Lasts};
use super::state::{Laid, Pending, Phase, Place, State, Unit, UnitId, Use};
use super::takes::{self, stat};
use rulewright_engine::dict::Dict;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::order_by;
use rulewright_engine::rules::Rules;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Skirmish {
    pub(super) fn draw_table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let standing = s.roster().filter(|(_, u)| u.at.is_on() || matches!(s.phase, Phase::SetUp | Phase::Deploy));
        wire::Table {
            game: "skirmish".into(),
            viewer: viewer.to_string(),
            step: 0,
            round: s.round.into(),
            phase: phase_id(s.phase).into(),
            active: Some(s.active),
            first: (s.phase != Phase::SetUp).then_some(s.first),
            to_act: self.to_act(s),
            decision: self.decision(s),
            board: self.draw_board(s),
            pieces: standing.map(|(id, unit)| (self.name(s, id), self.draw_piece(s, id, unit))).collect(),
            players: Side::BOTH.into_iter().map(|side| (side.to_string(), self.draw_player(s, side, viewer))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            content: None,
            ..wire::Table::default()
        }
    }

    fn draw_board(&self, s: &State) -> wire::Board {
        let used = Terrain::ALL.iter().filter(|(t, ..)| self.board.terrain.contains(t));
        let on_squares = s.laid.iter().filter(|l| matches!(l.place, Place::Square(_)));
        wire::Board {
            map: Some(self.board.map.clone()).filter(|m| !m.is_empty()),
            rows: self.board.rows.clone(),
            legend: used.map(|(_, sign, id)| (sign.to_string(), (*id).to_owned())).collect(),
            cards: on_squares.map(|l| self.draw_laid(l)).collect(),
            places: Vec::new(),
            ..wire::Board::default()
        }
    }

    fn draw_piece(&self, s: &State, id: UnitId, unit: &Unit) -> wire::Piece {
        let card = &self.content.units[usize::from(unit.is)];
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
            traits: states.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).to_owned()).collect(),
            cards: s.before(id).map(|l| self.draw_laid(l)).collect(),
            used: self.used(unit),
            captain: card.captain,
            ..wire::Piece::default()
        }
    }

    fn used(&self, unit: &Unit) -> Vec<String> {
        let card = &self.content.units[usize::from(unit.is)];
        let attacks = card.attacks.iter().enumerate().map(|(n, a)| (Use::Attack(n as u8), a.id.as_str()));
        let abilities = card.abilities.iter().enumerate().map(|(n, a)| (Use::Ability(n as u8), a.id.as_str()));
        let basics = [(Use::Dash, "dash"), (Use::Guard, "guard")];
        let all = attacks.chain(abilities).chain(basics);
        all.filter(|(what, _)| unit.used & what.bit() != 0).map(|(_, id)| id.to_owned()).collect()
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let settled = !matches!((s.phase, s.pending), (Phase::SetUp, Pending::Warband(loser)) if loser == side);
        let warband = self.content.warbands.get(usize::from(s.warband[side]));
        wire::Player {
            list: None,
            deck: warband.filter(|_| settled && self.names.is_empty()).map(|w| w.id.clone()),
            stats: Dict::of(&[(stat::VICTORY, s.victory[side].into())]),
            cards: s.laid.iter().filter(|l| l.place == Place::Player(side)).map(|l| self.draw_laid(l)).collect(),
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
        let ids = cards.iter().map(|c| self.content.cards[usize::from(*c)].id.clone()).collect();
        wire::Pile { count: pile.len() as u32, cards: seen.then_some(ids), ..wire::Pile::default() }
    }

    fn draw_laid(&self, laid: &Laid) -> wire::CardInPlay {
        let card = &self.content.cards[usize::from(laid.card)];
        wire::CardInPlay {
            is: card.id.clone(),
            owner: laid.by,
            kind: takes::lies_as(&self.content, laid.card).into(),
            counters: (laid.counters > 0).then_some(laid.counters),
            until: (card.lasts == Lasts::NextTurn).then(|| "bearer-next-turn".into()),
            at: match laid.place {
                Place::Square(cell) => Some(self.board.xy(cell)),
                _ => None,
            },
            ..wire::CardInPlay::default()
        }
    }

    fn decision(&self, s: &State) -> Option<wire::Decision> {
        let of = self.to_act(s);
        let name = |id: UnitId| Some(self.name(s, id));
        let asked = |question: &str, piece, target| wire::Decision {
            kind: question.into(),
            of,
            piece,
            target,
            card: None,
            cites: Skirmish::asks(s.pending).id().into(),
        };
        match s.pending {
            Pending::None => None,
            Pending::Warband(_) => Some(asked("warband", None, None)),
            Pending::First(_) => Some(asked("first", None, None)),
            Pending::Burn(unit) => Some(asked("on-fire", name(unit), name(unit))),
            Pending::Slide(..) => Some(asked("slide", name(s.resolving.unit), name(s.resolving.target))),
            Pending::Allies(rally) => Some(asked("allies", name(rally.unit), None)),
        }
    }

    /// What a piece is called.
    pub(super) fn name(&self, s: &State, id: UnitId) -> String {
        match self.names.get(usize::from(id.0)) {
            Some(name) => name.clone(),
            None => self.content.units[usize::from(s.unit(id).is)].id.clone(),
        }
    }

    /// The square as JSON writes it.
    pub(super) fn square(&self, cell: Cell) -> wire::Square {
        self.board.xy(cell)
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
