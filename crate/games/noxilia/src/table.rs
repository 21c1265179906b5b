//! The Table: what a viewer sees of a state. What is hidden is left out here (`noxilia:fog.*`): who is face down, hands,
//! libraries, queues, latent spells, treasures that nobody has turned up.

use super::board::{Ground, Spot};
use super::cards::NO_CARD;
use super::cards::language::{CardId, Kind};
use super::face::item;
use super::powers::{KEYS, NAMES};
use super::setup::COLOUR_NAMES;
use super::state::{FLEETING, Frame, Gear, How, Question, Serial, Stage, State, Unit, gear, mark};
use super::takes::{aside, stat, state};
use super::{Noxilia, laid, setup};
use rulewright_engine::calc::{Calc, Step};
use rulewright_engine::dict::Dict;
use rulewright_engine::piles::order_by;
use rulewright_engine::rules::{Game, Rules};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

/// What stands for a card that the viewer may not know.
pub(super) const HIDDEN: &str = "hidden";

impl Noxilia {
    pub(super) fn draw_table(&self, s: &State, viewer: Viewer) -> wire::Table {
        let mut units: Vec<&Unit> = s.units.iter().collect();
        order_by(&mut units, |u| u.id);
        let sides = Side::BOTH.into_iter();
        wire::Table {
            game: Self::RULEBOOK.game.into(),
            viewer: viewer.to_string(),
            step: 0,
            round: s.turn.into(),
            phase: phase(s.stage).into(),
            active: Some(s.active),
            first: Some(s.first),
            to_act: self.to_act(s),
            decision: self.draw_decision(s, viewer),
            board: self.draw_board(s, viewer),
            pieces: units.iter().map(|u| (self.name(u.id), self.draw_piece(s, u, viewer))).collect(),
            players: sides.map(|side| (side.to_string(), self.draw_player(s, side, viewer))).collect(),
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
        let name = |id: Option<Serial>| id.filter(|id| s.find(*id).is_some()).map(|id| self.name(id));
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
    fn about_card(&self, s: &State, viewer: Viewer) -> Option<String> {
        let card = match s.about() {
            Frame::Due(cast, _) | Frame::Turned(cast, _) | Frame::Deeds(cast) => cast.card,
            Frame::Play(cast) if viewer.sees(cast.side) => cast.card,
            _ => return None,
        };
        Some(card.id().to_owned())
    }

    fn draw_board(&self, s: &State, viewer: Viewer) -> wire::Board {
        let mut cards: Vec<wire::CardInPlay> =
            s.gear.iter().filter(|g| g.on == Serial::NONE).map(|g| self.draw_gear(g, viewer)).collect();
        let loose = |card: CardId, kind: &str| wire::CardInPlay {
            is: card.id().to_owned(),
            kind: kind.into(),
            ..wire::CardInPlay::default()
        };
        if s.destiny != NO_CARD {
            cards.push(loose(s.destiny, laid::DESTINY));
        }
        // Neither player looks through the treasures that are left.
        if viewer == Viewer::All {
            cards.extend(s.treasures.iter().map(|card| loose(*card, laid::DECK)));
        }
        wire::Board {
            map: Some(setup::MAPS[usize::from(self.even)].to_owned()),
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
            stats.set(stat::DRAW, card.card().draw.into());
            stats.set(stat::GOLD, card.card().income.into());
        }
        let passing =
            [(stat::FLOOD, zone.flood), (stat::AURAS[0], zone.aura[Side::P1]), (stat::AURAS[1], zone.aura[Side::P2])];
        for (stat, value) in passing.into_iter().filter(|(_, value)| *value > 0) {
            stats.set(stat, value.into());
        }
        let kind = match site.kind {
            Ground::Command => "command",
            Ground::Room => "room",
            Ground::Rampart => "rampart",
            Ground::Battlefield => "battlefield",
        };
        wire::Place {
            id: site.id.to_owned(),
            kind: kind.to_owned(),
            row: site.row,
            owner: site.owner.map(Side),
            holder: zone.holder,
            is: (card != NO_CARD).then(|| card.id().to_owned()),
            beside: super::board::Spots(site.beside).iter().map(|next| next.site().id.to_owned()).collect(),
            stats,
        }
    }

    fn draw_piece(&self, s: &State, unit: &Unit, viewer: Viewer) -> wire::Piece {
        let shown = unit.is(mark::SHOWN);
        let known = shown || viewer.sees(unit.side);
        let mut traits: Vec<String> = Vec::new();
        if known {
            traits.extend(
                NAMES.iter().enumerate().filter(|(n, _)| self.has(s, unit, KEYS[*n])).map(|(_, t)| (*t).to_owned()),
            );
        }
        let states = [
            (!shown, state::FACE_DOWN),
            (unit.is(mark::ENGAGED), state::ENGAGED),
            (known && unit.is(mark::DODGED), state::DODGED),
            (unit.is(mark::RECRUIT), state::RECRUIT),
            (unit.is(mark::SLOW), state::SLOW),
            (unit.is(mark::LENT), state::LENT),
        ];
        traits.extend(states.iter().filter(|(is, _)| *is).map(|(_, name)| (*name).to_owned()));
        let mut stats = Dict::default();
        let mut stat = |stat: &str, value: i32| stats.set(stat, value);
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
                max.set(stat::RANGED, i32::from(card.ranged));
                tell_calc(&mut calcs, stat::RANGED, &ranged);
            }
            stat(stat::ARMOUR, armour.value);
            stat(stat::LIFE, unit.life());
            max.set(stat::MELEE, card.melee.into());
            max.set(stat::ARMOUR, card.armour.into());
            max.set(stat::LIFE, card.life.into());
            for (name, more) in FLEETING.into_iter().zip(unit.fleeting()).filter(|(_, more)| *more != 0) {
                stat(name, more.into());
            }
            tell_calc(&mut calcs, stat::MELEE, &melee);
            tell_calc(&mut calcs, stat::ARMOUR, &armour);
        } else {
            // What was done to it is seen, what it is is not.
            if unit.hurt > 0 {
                stat(stat::WOUNDS, unit.hurt.into());
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
        wire::Piece {
            is: if known { unit.card.id().to_owned() } else { HIDDEN.to_owned() },
            owner: Some(unit.side),
            place: unit.at.is_on().then(|| unit.at.site().id.to_owned()),
            stats,
            max,
            traits,
            cards: s.worn(unit.id).map(|g| self.draw_gear(g, viewer)).collect(),
            captain: known && unit.card.card().kind == Kind::Monarch,
            calcs: if calcs.is_empty() { wire::OutputOnly::default() } else { wire::OutputOnly::new(&calcs) },
            ..wire::Piece::default()
        }
    }

    fn draw_gear(&self, laid: &Gear, viewer: Viewer) -> wire::CardInPlay {
        let latent = laid.is_latent();
        // Whose latent it is, that player knows; a treasure that lies face down nobody knows.
        let known = if latent { viewer.sees(laid.owner) } else { laid.is(gear::SHOWN) || viewer == Viewer::All };
        let kind = match laid.card.card().kind {
            Kind::Spell if latent => laid::LATENT,
            Kind::Spell => laid::CURSE,
            _ if laid.is(gear::PRIMO) && !laid.is(gear::SHOWN) => laid::PRIMO,
            _ if laid.is(gear::UNCLAIMED) && !laid.is(gear::SHOWN) => laid::FACE_DOWN,
            _ if laid.is(gear::UNCLAIMED) => laid::TREASURE,
            _ if laid.is(gear::ENGAGED) => laid::ENGAGED,
            _ => laid::EQUIPMENT,
        };
        wire::CardInPlay {
            is: if known { laid.card.id().to_owned() } else { HIDDEN.to_owned() },
            owner: Some(laid.owner).filter(|side| Side::BOTH.contains(side)),
            kind: kind.into(),
            place: laid.at.is_on().then(|| laid.at.site().id.to_owned()),
            // How much of what it gives is used up: its dodge, or armour until that is set back.
            counters: Some(laid.spent.max(u8::from(laid.is(gear::DODGED)))).filter(|used| *used > 0),
            name: Some(item(laid.tag)),
            ..wire::CardInPlay::default()
        }
    }

    fn draw_player(&self, s: &State, side: Side, viewer: Viewer) -> wire::Player {
        let player = &s.players[side];
        let sees = viewer.sees(side);
        let mut stats = Dict::default();
        stats.set(stat::GOLD, i32::from(player.gold));
        if s.stage == Stage::SetUp && player.budget > 0 && sees {
            stats.set(stat::BUDGET, player.budget.into());
        }
        if s.lot == side {
            stats.set(setup::LOT, 1);
        }
        if s.passed == Some(side) && s.stage == Stage::Act && s.outcome.is_none() {
            stats.set(stat::PASSED, 1);
        }
        for (n, colour) in COLOUR_NAMES.iter().enumerate().filter(|(n, _)| player.pool[*n] > 0) {
            stats.set(colour, player.pool[n].into());
        }
        let aside = |card: CardId, kind: &str, counters: Option<u8>, seen: bool| wire::CardInPlay {
            is: if seen { card.id().to_owned() } else { HIDDEN.to_owned() },
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
            list: None,
            deck: Some(self.decks[usize::from(side.0)].clone()).filter(|d| !d.is_empty()),
            stats,
            cards: queue.chain(exile).chain(spent).chain(destiny).collect(),
            hand: pile(player.hand.iter().copied(), sees),
            draw: pile(library.into_iter(), sees),
            discard: pile(player.graveyard.iter().copied(), true),
            past: Vec::new(),
        }
    }
}

/// How a number was made, where it was made of more than what is printed.
fn tell_calc(calcs: &mut Dict<wire::Calc>, name: &str, calc: &Calc<Vec<Step>>) {
    if !calc.steps().is_empty() {
        let source = |from: rulewright_engine::calc::Source| {
            Some(CardId(from.0 as u8).id().to_owned()).filter(|id| !id.is_empty())
        };
        calcs.set(name, wire::Calc::of(calc, source));
    }
}

fn pile(cards: impl ExactSizeIterator<Item = CardId>, seen: bool) -> wire::Pile {
    wire::Pile {
        count: cards.len() as u32,
        cards: seen.then(|| cards.map(|c| c.id().to_owned()).collect()),
        held: wire::ReadByGame::default(),
    }
}

pub(super) fn phase(stage: Stage) -> &'static str {
    match stage {
        Stage::SetUp => "set-up",
        Stage::Start => "start",
        Stage::Act => "act",
        Stage::End => "end",
        Stage::Over => "over",
    }
}

/// The word for what is asked.
pub(super) fn question_name(question: Question) -> &'static str {
    match question {
        Question::Deploy => "starting-units",
        Question::Bury => "bury",
        Question::Mulligan => "mulligan",
        Question::Order => "order",
        Question::Burial => "burial",
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
