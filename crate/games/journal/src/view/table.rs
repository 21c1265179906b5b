//! The Table: what can be seen of a state. Everybody sees all of it (`journal:house.open.1`): fog hides units from
//! characters, not from players (`journal:house.open.2`).

use crate::Journal;
use crate::content::layout::{SIGNS, Sign};
use crate::position::names::{DISCARD, DOOR, DRAW, RELIC, SEAL, law_id, stat, way};
use crate::state::{Aim, Card, Drop, Frame, Place, Question, RoundStep, State, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::rules::{Game, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Journal {
    pub(crate) fn table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let turns: Vec<wire::Word> = turns(self, s).into_iter().map(|id| self.name(s, id)).collect();
        let shown = s.numbered().filter(|(id, _)| self.is_shown(s, *id));
        wire::Table {
            game: Self::RULEBOOK.game.into(),
            viewer: viewer.word(),
            round: s.round.max(1).into(),
            phase: phase(s).into(),
            active: self.acts(s),
            first: Some(s.first),
            to_act: self.to_act(s),
            decision: self.draw_decision(s),
            board: self.draw_board(s),
            pieces: shown.map(|(id, _)| (self.name(s, id), self.draw_piece(s, id))).collect(),
            players: Side::BOTH.iter().map(|side| (side.word(), self.draw_player(s, *side))).collect(),
            piles: wire::ReadByGame::new(&piles(s)),
            turns: wire::ReadByGame::unless_empty(&turns),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            ..wire::Table::default()
        }
    }

    /// Whether a unit is there, or still comes: of a hero whose request is lost nothing is left (`journal:house.number.3`).
    fn is_shown(&self, s: &State, id: UnitId) -> bool {
        let comes = || s.round == 0 || s.requests.iter().any(|request| request.drop == Drop::Hero(id));
        match s.unit(id).place {
            Place::Board | Place::Carried(_) => true,
            Place::Waiting => comes(),
            Place::Fallen => false,
        }
    }

    /// The side whose unit acts, or that places its units.
    fn acts(&self, s: &State) -> Option<Side> {
        let of_unit = |id: UnitId| s.find(id).map(|unit| unit.side).filter(|side| *side != Side::NEUTRAL);
        s.frames.iter().find_map(|pending| match pending.frame {
            Frame::Placing(side) => Some(side),
            Frame::Act(id) | Frame::After(id) => of_unit(id),
            _ => None,
        })
    }

    /// The question in the midst of an action. Whose turn it is, and where a unit starts, is no such question.
    fn draw_decision(&self, s: &State) -> Option<wire::Decision> {
        let ask = self.asked(s)?;
        let mut decision = wire::Decision {
            kind: question_name(s, ask.question)?.into(),
            of: Some(ask.side),
            cites: ask.clause.id().into(),
            ..wire::Decision::default()
        };
        let name = |id: UnitId| Some(self.name(s, id));
        match ask.question {
            Question::Walk(walk) => decision.piece = name(walk.unit),
            Question::Preflex(unit, attack) => (decision.piece, decision.target) = (name(attack.by), name(unit)),
            Question::Reflex(attack) => {
                decision.piece = name(attack.by);
                decision.target = if let Aim::Unit(id) = attack.aim { name(id) } else { None };
            }
            Question::Call(unit, called, _) => {
                (decision.piece, decision.card) = (name(unit), Some(called.id().into()));
            }
            Question::Clear(unit, target, skill) => {
                (decision.piece, decision.target) = (name(unit), name(target));
                decision.card = Some(skill.id().into());
            }
            Question::Turret(unit, _) | Question::After(unit) | Question::Act(unit) => decision.piece = name(unit),
            Question::Place => {}
        }
        Some(decision)
    }

    fn draw_board(&self, s: &State) -> wire::Board {
        let map = &self.map;
        let signs: Vec<Sign> = map.panels().map(|at| map.sign(at)).collect();
        let letter = |sign: &Sign| SIGNS.iter().find(|(.., known)| known == sign).map_or('.', |(letter, ..)| *letter);
        let used = SIGNS.iter().filter(|(.., sign)| signs.contains(sign));
        let rows = signs.chunks(usize::from(map.grid.width.get()));
        wire::Board {
            map: map.id.clone(),
            rows: rows.map(|row| row.iter().map(letter).collect()).collect(),
            legend: used.map(|(letter, word, _)| (letter.to_string(), (*word).into())).collect(),
            cards: self.draw_cards(s),
            ..wire::Board::default()
        }
    }

    /// What is on the board as a whole, then what is on panels.
    fn draw_cards(&self, s: &State) -> Vec<wire::CardInPlay> {
        let environment = wire::CardInPlay { counters: Some(s.environment), ..card(s.energy.id(), way::ENERGY) };
        let mut cards = vec![
            card(s.condition.id(), way::CONDITION),
            environment,
            card(s.period.id(), way::PERIOD),
            card(law_id(s.law, s.element), way::LAW),
            card(s.bonus.id(), way::BONUS),
            wire::CardInPlay { counters: Some(s.pass.max(1)), ..card(way::PASS, way::PASS) },
        ];
        for (at, side) in s.seals.iter() {
            let owner = Some(*side).filter(|side| *side != Side::NEUTRAL);
            cards.push(wire::CardInPlay { owner, ..self.on(*at, card(SEAL, way::SEAL)) });
        }
        for (at, door) in s.doors.iter() {
            cards.push(self.on(*at, card(DOOR, door.id())));
        }
        for at in s.relics.iter() {
            cards.push(self.on(at, card(RELIC, way::RELIC)));
        }
        for (at, item) in s.items.iter() {
            cards.push(self.on(*at, card(item.id(), way::ITEM)));
        }
        for pending in s.frames.iter() {
            if let Frame::Call(caller, called, at, _) = pending.frame {
                let owner = s.find(caller).map(|unit| unit.side);
                cards.push(wire::CardInPlay { owner, ..self.on(at, card(called.id(), way::CALLED)) });
            }
        }
        cards.extend(self.draw_stages(s));
        cards
    }

    fn on(&self, at: Cell, card: wire::CardInPlay) -> wire::CardInPlay {
        wire::CardInPlay { at: Some(self.square(at)), ..card }
    }

    fn draw_player(&self, s: &State, side: Side) -> wire::Player {
        let seals = s.seals.iter().filter(|(_, owner)| *owner == side).count();
        let own = s.requests.iter().filter(|request| self.asks(s, request.drop, request.holder) == Some(side));
        let request = |drop: Drop, holder: UnitId| wire::CardInPlay {
            owner: Some(side),
            about: (holder != UnitId::NONE).then(|| self.name(s, holder)),
            ..card(drop_id(s, drop), way::REQUEST)
        };
        wire::Player {
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|deck| !deck.is_empty()),
            stats: Dict::of(&[(stat::SEALS, seals as i32)]),
            cards: own.map(|own| request(own.drop, own.holder)).collect(),
            ..wire::Player::default()
        }
    }

    /// Whose a request is: its holder's; without one, that of the hero who waits.
    fn asks(&self, s: &State, drop: Drop, holder: UnitId) -> Option<Side> {
        let hero = if let Drop::Hero(id) = drop { Some(id) } else { None };
        s.find(holder).or_else(|| s.find(hero?)).map(|unit| unit.side)
    }
}

/// What a request brings.
fn drop_id(s: &State, drop: Drop) -> &'static str {
    match drop {
        Drop::Item(item) => item.id(),
        Drop::Hero(id) => s.unit(id).is.id(),
    }
}

/// Something on the table: what it is, and in which way it is there.
pub(crate) fn card(is: &'static str, kind: &'static str) -> wire::CardInPlay {
    wire::CardInPlay { is: is.into(), kind: kind.into(), ..wire::CardInPlay::default() }
}

/// The deck and the discard pile: everybody knows what is in them, nobody in which order.
fn piles(s: &State) -> Dict<wire::Pile> {
    let pile = |cards: Vec<Card>| wire::Pile {
        count: cards.len() as u32,
        cards: Some(cards.into_iter().map(Card::id).collect()),
        ..wire::Pile::default()
    };
    [(DRAW, pile(s.deck.cards().collect())), (DISCARD, pile(s.deck.discarded().collect()))].into()
}

/// The units that have a turn in this round, from the one whose turn it is: those after it in the order, then those before it,
/// which have theirs in the next pass.
fn turns(rules: &Journal, s: &State) -> Vec<UnitId> {
    if !under_way(s) {
        return Vec::new();
    }
    let acting = s.frames.iter().find_map(|pending| match pending.frame {
        Frame::Act(id) | Frame::After(id) => Some(id),
        _ => None,
    });
    let acting = acting.or_else(|| rules.actor(s));
    let at = s.order.iter().position(|place| Some(place.unit) == acting).unwrap_or(s.turn.into());
    let from = at.min(s.order.len());
    let all = s.order[from..].iter().chain(&s.order[..from]).map(|place| place.unit);
    all.filter(|id| s.unit(*id).is_in() && (s.unit(*id).left > 0 || Some(*id) == acting)).collect()
}

/// Whether the round is at its turns.
pub(crate) fn under_way(s: &State) -> bool {
    s.outcome.is_none() && s.frames.iter().any(|pending| pending.frame == Frame::Round(RoundStep::Turns))
}

fn phase(s: &State) -> &'static str {
    match s.frames.iter().any(|pending| matches!(pending.frame, Frame::Placing(_))) {
        _ if s.outcome.is_some() => "over",
        true => "place",
        false => "act",
    }
}

/// The word for what is asked in the midst of an action. After an immediate skill of step 1 the action is yet to be declared.
fn question_name(s: &State, question: Question) -> Option<&'static str> {
    Some(match question {
        Question::Act(_) if s.deed.before => "declare",
        Question::Place | Question::Act(_) => return None,
        Question::Walk(_) => "walk",
        Question::Preflex(..) => "preflex",
        Question::Reflex(_) => "reflex",
        Question::Call(..) => "call",
        Question::Turret(..) => "turret",
        Question::Clear(..) => "clear",
        Question::After(_) => "after",
    })
}
