//! The Table: what a viewer sees of a state. Hidden cards are left out here (`noxilia:fog.*`): units face down, hands,
//! libraries, queues, latent spells, treasures that nobody has turned up.

use crate::Noxilia;
use crate::content::abilities::names;
use crate::content::board::{Spot, Spots};
use crate::content::cards::NO_CARD;
use crate::content::language::{CardId, Kind};
use crate::content::mana::COLOUR_NAMES;
use crate::content::site::Ground;
use crate::position::names::{LOT, aside, ground, stat, state, way};
use crate::setup::MAPS;
use crate::state::board_index::BoardIndex;
use crate::state::{FLEETING, Frame, How, Question, Stage, State, TableCard, Unit, UnitId, card_mark, mark};
use crate::view::codec::item_name;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::rules::calc::{Calc, Source, Step};
use rulewright_engine::rules::{Game, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// What stands for a card that the viewer may not know.
pub(crate) const HIDDEN: &str = "hidden";

/// Numbers of a piece, what each of them is at most, and how it was made.
struct Numbers {
    stats: Dict<i32>,
    max: Dict<i32>,
    calcs: Dict<wire::Calc>,
}

impl Noxilia {
    pub(crate) fn table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let mut units: Vec<&Unit> = s.units.iter().collect();
        order_by(&mut units, |u| u.id);
        let (sides, index) = (Side::BOTH.into_iter(), BoardIndex::of(s));
        wire::Table {
            game: Self::RULEBOOK.game.into(),
            viewer: viewer.word(),
            step: 0,
            round: s.turn.into(),
            phase: phase(s.stage).into(),
            active: Some(s.active),
            first: Some(s.first),
            to_act: self.to_act(s),
            decision: self.draw_decision(s, viewer),
            board: self.draw_board(s, viewer),
            pieces: units.iter().map(|u| (self.name(u.id), self.draw_piece(&index, u, viewer))).collect(),
            players: sides.map(|side| (side.word(), self.draw_player(s, side, viewer))).collect(),
            result: s.outcome.map(|o| wire::GameResult { winner: o.winner, cites: o.clause.id().into() }),
            content: None,
            ..wire::Table::default()
        }
    }

    fn draw_decision(&self, s: &State, viewer: Viewer) -> Option<wire::Decision> {
        let (question, side, _) = s.asked()?;
        let (piece, target) = match s.about() {
            Frame::Strike(strike) => (Some(strike.attacker), Some(strike.target)),
            Frame::Naming(volley) => (Some(volley.attacker), None),
            Frame::March(id, ..) | Frame::Arrive(id, ..) => (Some(id), None),
            _ => (None, None),
        };
        let name = |id: Option<UnitId>| id.filter(|id| s.find(*id).is_some()).map(|id| self.name(id));
        Some(wire::Decision {
            kind: question_name(question).into(),
            of: Some(side),
            piece: name(piece),
            target: name(target),
            card: self.about_card(s, viewer),
            cites: Self::asking(question).id().into(),
        })
    }

    /// The card that a question is about, where it is known.
    fn about_card(&self, s: &State, viewer: Viewer) -> Option<wire::Word> {
        let card = match s.about() {
            Frame::Due(cast, _) | Frame::Turned(cast, _) | Frame::Effects(cast) => cast.card,
            Frame::Play(cast) if viewer.sees(cast.side) => cast.card,
            _ => return None,
        };
        Some(card.id().into())
    }

    fn draw_board(&self, s: &State, viewer: Viewer) -> wire::Board {
        let mut cards: Vec<wire::CardInPlay> =
            s.table_cards.iter().filter(|g| g.on == UnitId::NONE).map(|g| self.draw_item(g, viewer)).collect();
        let loose = |card: CardId, kind: &'static str| wire::CardInPlay {
            is: card.id().into(),
            kind: kind.into(),
            ..wire::CardInPlay::default()
        };
        if s.destiny != NO_CARD {
            cards.push(loose(s.destiny, way::DESTINY));
        }
        // Neither player looks through the treasures that are left.
        if viewer == Viewer::All {
            cards.extend(s.treasures.iter().map(|card| loose(*card, way::DECK)));
        }
        wire::Board {
            map: Some(MAPS[usize::from(self.even)].into()),
            rows: Vec::new(),
            legend: Dict::default(),
            cards,
            places: Spot::all().map(|at| self.draw_place(s, at)).collect(),
            ..wire::Board::default()
        }
    }

    fn draw_place(&self, s: &State, at: Spot) -> wire::Place {
        let (site, zone, card) = (at.site(), s.zones[at.n()], self.zones[at.n()]);
        let mut stats = Dict::default();
        if card != NO_CARD {
            stats.add(stat::DRAW, card.card().draw.into());
            stats.add(stat::GOLD, card.card().income.into());
        }
        let passing =
            [(stat::FLOOD, zone.flood), (stat::AURAS[0], zone.aura[Side::P1]), (stat::AURAS[1], zone.aura[Side::P2])];
        for (stat, value) in passing.into_iter().filter(|(_, value)| *value > 0) {
            stats.add(stat, value.into());
        }
        let kind = match site.kind {
            Ground::Command => ground::COMMAND,
            Ground::Room => ground::ROOM,
            Ground::Rampart => ground::RAMPART,
            Ground::Battlefield => ground::BATTLEFIELD,
        };
        wire::Place {
            id: site.id.into(),
            kind: kind.into(),
            row: site.row,
            owner: site.owner.map(Side),
            holder: zone.holder,
            is: (card != NO_CARD).then(|| card.id().into()),
            beside: Spots(site.beside).iter().map(|next| next.site().id.into()).collect(),
            stats,
        }
    }

    fn draw_piece(&self, s: &BoardIndex, unit: &Unit, viewer: Viewer) -> wire::Piece {
        let shown = unit.is(mark::SHOWN);
        let known = shown || viewer.sees(unit.side);
        let mut traits: Vec<wire::Word> = Vec::new();
        if known {
            traits.extend(names(self.abilities(s, unit)).map(wire::Word::from));
        }
        let states = [
            (!shown, state::FACE_DOWN),
            (unit.is(mark::ENGAGED), state::ENGAGED),
            (known && unit.is(mark::DODGED), state::DODGED),
            (unit.is(mark::RECRUIT), state::RECRUIT),
            (unit.is(mark::SLOW), state::SLOW),
            (unit.is(mark::LENT), state::LENT),
        ];
        traits.extend(states.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).into()));
        let Numbers { stats, max, calcs } = self.numbers(s, unit, known);
        wire::Piece {
            is: if known { unit.card.id().into() } else { HIDDEN.into() },
            owner: Some(unit.side),
            place: unit.at.is_on().then(|| unit.at.site().id.into()),
            stats,
            max,
            traits,
            cards: s.worn(unit.id).map(|g| self.draw_item(g, viewer)).collect(),
            captain: known && unit.card.card().kind == Kind::Monarch,
            calcs: wire::OutputOnly::unless_empty(&calcs),
            // What is face down could be anything, and tells nothing.
            zones: if known { self.zones_of(s, unit) } else { wire::Zones::default() },
            ..wire::Piece::default()
        }
    }

    /// The numbers of a unit: all of them where it is known, else what was done to it.
    fn numbers(&self, s: &State, unit: &Unit, known: bool) -> Numbers {
        let mut stats = Dict::default();
        let mut stat = |stat: &'static str, value: i32| stats.add(stat, value);
        let mut max = Dict::default();
        let mut calcs = Dict::default();
        if known {
            let card = unit.card.card();
            let melee: Calc<Vec<Step>> = self.melee(s, unit, How::Melee, true);
            let armour: Calc<Vec<Step>> = self.armour(s, unit);
            stat(stat::MELEE, melee.value);
            if card.ranged > 0 {
                let ranged: Calc<Vec<Step>> = self.ranged(s, unit);
                stat(stat::RANGED, ranged.value);
                max.add(stat::RANGED, i32::from(card.ranged));
                tell_calc(&mut calcs, stat::RANGED, &ranged);
            }
            stat(stat::ARMOUR, armour.value);
            stat(stat::LIFE, unit.life());
            max.add(stat::MELEE, card.melee.into());
            max.add(stat::ARMOUR, card.armour.into());
            max.add(stat::LIFE, card.life.into());
            for (name, more) in FLEETING.into_iter().zip(unit.fleeting()).filter(|(_, more)| *more != 0) {
                stat(name, more.into());
            }
            tell_calc(&mut calcs, stat::MELEE, &melee);
            tell_calc(&mut calcs, stat::ARMOUR, &armour);
        } else {
            // What was done to it is seen, what it is is not.
            if unit.wounds > 0 {
                stat(stat::WOUNDS, unit.wounds.into());
            }
            if unit.worn != 0 {
                stat(stat::WORN, unit.worn.into());
            }
        }
        if unit.poison > 0 {
            stat(stat::POISON, unit.poison.into());
        }
        if unit.time > 0 {
            stat(stat::TIME, unit.time.into());
        }
        Numbers { stats, max, calcs }
    }

    fn draw_item(&self, item: &TableCard, viewer: Viewer) -> wire::CardInPlay {
        let latent = item.is_latent();
        // Whose latent it is, that player knows; a treasure that lies face down nobody knows.
        let known = if latent { viewer.sees(item.owner) } else { item.is(card_mark::SHOWN) || viewer == Viewer::All };
        let kind = match item.card.card().kind {
            Kind::Spell if latent => way::LATENT,
            Kind::Spell => way::CURSE,
            _ if item.is(card_mark::PRIMO) && !item.is(card_mark::SHOWN) => way::PRIMO,
            _ if item.is(card_mark::UNCLAIMED) && !item.is(card_mark::SHOWN) => way::FACE_DOWN,
            _ if item.is(card_mark::UNCLAIMED) => way::TREASURE,
            _ if item.is(card_mark::ENGAGED) => way::ENGAGED,
            _ => way::EQUIPMENT,
        };
        wire::CardInPlay {
            is: if known { item.card.id().into() } else { HIDDEN.into() },
            owner: Some(item.owner).filter(|side| Side::BOTH.contains(side)),
            kind: kind.into(),
            place: item.at.is_on().then(|| item.at.site().id.into()),
            // How much of what it gives is used up: its dodge, or armour until that is set back.
            counters: Some(item.spent.max(u8::from(item.is(card_mark::DODGED)))).filter(|used| *used > 0),
            name: Some(item_name(item.id)),
            ..wire::CardInPlay::default()
        }
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let player = &s.players[side];
        let sees = viewer.sees(side);
        let mut stats = Dict::default();
        stats.add(stat::GOLD, i32::from(player.gold));
        if s.stage == Stage::SetUp && player.budget > 0 && sees {
            stats.add(stat::BUDGET, player.budget.into());
        }
        if s.lot == side {
            stats.add(LOT, 1);
        }
        if s.passed == Some(side) && s.stage == Stage::Act && s.outcome.is_none() {
            stats.add(stat::PASSED, 1);
        }
        for (n, colour) in COLOUR_NAMES.iter().enumerate().filter(|(n, _)| player.pool[*n] > 0) {
            stats.add(colour, player.pool[n].into());
        }
        let aside = |card: CardId, kind: &'static str, counters: Option<u8>, seen: bool| wire::CardInPlay {
            is: if seen { card.id().into() } else { HIDDEN.into() },
            owner: Some(side),
            kind: kind.into(),
            counters,
            ..wire::CardInPlay::default()
        };
        let queue = player.queue.iter().map(|q| aside(q.card, aside::QUEUE, Some(q.turns), sees));
        let exile = player.exile.iter().map(|card| aside(*card, aside::EXILE, None, true));
        let spent = player.spent.iter().map(|card| aside(*card, aside::SPENT, None, true));
        // Neither player looks through what destiny has left.
        let back = wire::CardInPlay {
            is: HIDDEN.into(),
            owner: Some(side),
            kind: aside::DESTINY.into(),
            counters: Some(player.destiny.len() as u8),
            ..wire::CardInPlay::default()
        };
        let destiny: Vec<wire::CardInPlay> = match viewer {
            Viewer::All => player.destiny.iter().map(|card| aside(*card, aside::DESTINY, None, true)).collect(),
            _ => (!player.destiny.is_empty()).then_some(back).into_iter().collect(),
        };
        let library: Vec<CardId> = {
            let mut all: Vec<CardId> = player.library.iter().chain(player.bottom.iter()).copied().collect();
            order_by(&mut all, |card| *card);
            all
        };
        wire::Player {
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|d| !d.is_empty()),
            stats,
            cards: queue.chain(exile).chain(spent).chain(destiny).collect(),
            hand: pile(player.hand.iter().copied(), sees),
            draw: pile(library.into_iter(), sees),
            discard: pile(player.graveyard.iter().copied(), true),
            ..wire::Player::default()
        }
    }
}

/// How a number was made, where it was made of more than what is printed.
fn tell_calc(calcs: &mut Dict<wire::Calc>, name: &'static str, calc: &Calc<Vec<Step>>) {
    if !calc.steps().is_empty() {
        let source = |from: Source| Some(CardId(from.0 as u8).id()).filter(|id| !id.is_empty()).map(wire::Word::from);
        calcs.set(name, wire::Calc::of(calc, source));
    }
}

fn pile(cards: impl ExactSizeIterator<Item = CardId>, seen: bool) -> wire::Pile {
    wire::Pile {
        count: cards.len() as u32,
        cards: seen.then(|| cards.map(|c| c.id().into()).collect()),
        held: wire::ReadByGame::default(),
    }
}

pub(crate) fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "set-up",
        Stage::Start => "start",
        Stage::Act => "act",
        Stage::End => "end",
        Stage::Over => "over",
    }
}

/// The word for what is asked.
pub(crate) fn question_name(question: Question) -> &'static str {
    match question {
        Question::Deploy => "starting-units",
        Question::OpeningGraveyard => "bury",
        Question::Mulligan => "mulligan",
        Question::Order => "order",
        Question::ExileForGold => "burial",
        Question::Discard => "discard",
        Question::Recover => "recover",
        Question::Search => "search",
        Question::Straighten => "straighten",
        Question::Treasure => "treasure",
        Question::Bearer => "bearer",
        Question::Step => "step",
        Question::Name => "target",
        Question::Guardian => "guardian",
        Question::Attacked | Question::Entered | Question::Answer => "latent",
        Question::Dodge => "dodge",
        Question::Lightning => "lightning-riposte",
        Question::Riposte => "riposte",
        Question::Pay => "payment",
        Question::CostEngage => "cost-engage",
        Question::CostHarm => "cost-harm",
        Question::CostExile => "cost-exile",
        Question::CostDiscard => "cost-discard",
    }
}
