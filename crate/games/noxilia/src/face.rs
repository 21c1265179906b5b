//! The face: actions and events of Noxilia between its own small values and JSON.

use super::action::{Action, Aim, Bill};
use super::board::Spot;
use super::content::CLANS;
use super::content::language::{CardId, Kind};
use super::fact::Fact;
use super::mana::{Source as Maker, unpacked};
use super::read::Reader;
use super::setup::{self, COLOUR_NAMES, LOTS};
use super::state::{Frame, How, State, TableCardId, UnitId};
use super::tell::Teller;
use super::{Noxilia, decks, takes};
use rulewright_engine::calc::Source;
use rulewright_engine::chance::Chance;
use rulewright_engine::dict::Dict;
use rulewright_engine::event::Log;
use rulewright_engine::refusal::Error;
use rulewright_engine::rule;
use rulewright_engine::rulebook::{Clause, Rulebook};
use rulewright_engine::rules::Game;
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire;

impl Game for Noxilia {
    const RULEBOOK: &'static Rulebook = &crate::RULEBOOK;

    fn info() -> wire::GameInfo {
        let decks = CLANS.iter().map(|clan| clan.id.to_owned()).collect();
        let maps = setup::MAPS.iter().map(|map| (*map).to_owned()).collect();
        wire::GameInfo { id: Self::RULEBOOK.game.into(), decks, maps, seats: 2, builds: true }
    }

    fn takes() -> wire::SetupSchema {
        takes::schema()
    }

    fn deck_faults(list: &wire::DeckList) -> Vec<Error> {
        decks::faults(list)
    }

    fn open<C: Chance, L: Log<Fact, State>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::open(options, chance, log)
    }

    fn set_up<C: Chance, L: Log<Fact, State>>(
        table: &wire::Table,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::set_up(table, chance, log)
    }

    fn table(&self, state: &State, viewer: Viewer) -> wire::Table {
        self.draw_table(state, viewer)
    }

    fn write(&self, s: &State, action: Action) -> wire::Action {
        let piece = |id: UnitId| Some(self.name(id));
        let place = |at: Spot| Some(at.site().id.to_owned());
        let elsewhere = |id: UnitId, at: Spot| s.find(id).is_none_or(|u| u.at != at).then(|| at.site().id.to_owned());
        let mut a = wire::Action::default();
        let kind = match action {
            Action::Pass => "pass",
            Action::Move(id, to) => {
                (a.piece, a.place) = (piece(id), place(to));
                "move"
            }
            Action::Retreat(id, to) => {
                (a.piece, a.place) = (piece(id), place(to));
                "retreat"
            }
            Action::Charge(id, via, target) => {
                (a.piece, a.target) = (piece(id), piece(target));
                a.place = elsewhere(target, via);
                "charge"
            }
            Action::Attack(id, target) => {
                (a.piece, a.target) = (piece(id), piece(target));
                "attack"
            }
            Action::Shoot(id, target) => {
                (a.piece, a.target) = (piece(id), piece(target));
                "shoot"
            }
            Action::Cast(card, caster, aim) => {
                (a.card, a.piece) = (Some(card.id().into()), piece(caster));
                self.write_aim(&mut a, aim);
                "cast"
            }
            Action::Set(card, caster, aim) => {
                (a.card, a.piece) = (Some(card.id().into()), piece(caster));
                self.write_aim(&mut a, aim);
                "set"
            }
            Action::Play(card, aim) => {
                a.card = Some(card.id().into());
                self.write_aim(&mut a, aim);
                "play"
            }
            Action::Equip(id, at, item_id) => {
                (a.piece, a.place, a.card) = (piece(id), elsewhere(id, at), Some(item_name(item_id)));
                "equip"
            }
            Action::Heal(id, at, whom) => {
                (a.piece, a.place, a.target) = (piece(id), elsewhere(id, at), piece(whom));
                "heal"
            }
            Action::Purify(id, at, whom) => {
                (a.piece, a.place, a.target) = (piece(id), elsewhere(id, at), piece(whom));
                "purify"
            }
            Action::Adventure(id) => {
                a.piece = piece(id);
                "adventure"
            }
            Action::Deploy(card, at) => {
                (a.card, a.place) = (Some(card.id().into()), place(at));
                "deploy"
            }
            Action::Suggested => "suggested",
            Action::Choose(aim) => {
                match aim {
                    Aim::Card(card) => a.card = Some(card.id().into()),
                    aim => self.write_aim(&mut a, aim),
                }
                "choose"
            }
            Action::Pay(bill) => {
                a.answer = Some(self.write_bill(s, bill));
                "pay"
            }
            Action::Decline => "decline",
        };
        kind.clone_into(&mut a.kind);
        a
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn offer(&self, s: &State, action: Action) -> wire::Offer {
        let written = self.write(s, action);
        let cost = self.cost(s, action);
        wire::Offer { path: self.path(s, &written), cost, cites: self.allowing(s, action).id().into(), action: written }
    }

    fn event(&self, _: &State, fact: Fact, viewer: Viewer) -> Option<wire::Event> {
        Some(Teller { rules: self, viewer }.describe(fact))
    }

    fn shows(&self, fact: &Fact) -> wire::Shows {
        fact.shows()
    }

    fn source(&self, source: Source) -> Option<String> {
        Some(CardId(source.0 as u8).id().to_owned()).filter(|id| !id.is_empty())
    }

    /// A card by its id, or a side by its name.
    fn draw_code(&self, id: &str) -> Option<u16> {
        let seat = || LOTS.iter().copied().zip(Side::BOTH).find(|(_, side)| side.to_string() == id).map(|(lot, _)| lot);
        CardId::of(id).map(u16::from).or_else(seat)
    }

    fn draw_name(&self, number: u16) -> Option<String> {
        if let Some((_, side)) = LOTS.iter().zip(Side::BOTH).find(|(lot, _)| **lot == number) {
            return Some(side.to_string());
        }
        let card = u8::try_from(number).ok().map(CardId)?;
        Some(card.id()).filter(|id| !id.is_empty()).map(str::to_owned)
    }

    fn turn_clause() -> Clause {
        rule!("noxilia:action.1")
    }

    fn over_clause() -> Clause {
        rule!("noxilia:endgame.1")
    }
}

/// What a card on the table is called.
pub(super) fn item_name(item_id: TableCardId) -> String {
    format!("item-{}", u32::from(item_id.0) + 1)
}

impl Noxilia {
    /// What a unit is called: as the scenario says, else by its number. Its card would give it away.
    pub(super) fn name(&self, id: UnitId) -> String {
        match self.names.get(usize::from(id.0)) {
            Some(name) => name.clone(),
            None => format!("unit-{}", u32::from(id.0) + 1),
        }
    }

    fn write_aim(&self, a: &mut wire::Action, aim: Aim) {
        match aim {
            Aim::None => {}
            Aim::Unit(id) => a.target = Some(self.name(id)),
            Aim::Place(at) => a.place = Some(at.site().id.to_owned()),
            Aim::Card(card) => a.answer = Some(card.id().to_owned()),
            Aim::Item(item_id) => a.card = Some(item_name(item_id)),
        }
    }

    /// A payment: who is engaged, then what stays in the pool: `unit-3+item-1 / nature 1`.
    pub(super) fn write_bill(&self, s: &State, bill: Bill) -> String {
        let (side, but) = match s.about() {
            Frame::Due(cast, caster) => (cast.side, caster),
            _ => (s.active, UnitId::NONE),
        };
        let producers = self.producers(s, side, but);
        let engaged = producers.iter().enumerate().filter(|(n, _)| bill.engage >> n & 1 == 1);
        let name = |source: Maker| match source {
            Maker::Unit(id) => self.name(id),
            Maker::Item(item_id) => item_name(item_id),
        };
        let names: Vec<String> = engaged.map(|(_, p)| name(p.source)).collect();
        let left = unpacked(bill.left);
        let kept: Vec<String> =
            left.iter().zip(COLOUR_NAMES).filter(|(n, _)| **n > 0).map(|(n, colour)| format!("{colour} {n}")).collect();
        let names = if names.is_empty() { "pool".to_owned() } else { names.join("+") };
        if kept.is_empty() { names } else { format!("{names} / {}", kept.join(", ")) }
    }

    fn cost(&self, s: &State, action: Action) -> Dict<i32> {
        let gold = |n: u8| Dict::of(&[("gold", i32::from(n))]);
        match action {
            Action::Play(card, _) => gold(card.card().gold),
            Action::Deploy(card, _) => gold(self.starting_cost(s, self.whose(s), card)),
            Action::Cast(card, ..) => Dict::of(&[("mana", mana(card))]),
            Action::Set(..) => Dict::of(&[("mana", 1)]),
            Action::Adventure(id) => {
                s.find(id).map_or_else(Dict::default, |u| gold(super::play::adventure_gold(u.card)))
            }
            _ => Dict::default(),
        }
    }

    /// What a person clicks, in order.
    fn path(&self, s: &State, action: &wire::Action) -> Vec<String> {
        let part = |kind: &str, id: &Option<String>| id.as_ref().map(|id| format!("{kind}:{id}"));
        let mut path = Vec::new();
        path.extend(part("card", &action.card).filter(|_| action.kind != "equip"));
        path.extend(part("piece", &action.piece));
        match action.kind.as_str() {
            "retreat" | "charge" | "shoot" | "heal" | "purify" | "attack" | "equip" => {
                path.push(format!("button:{}", action.kind));
            }
            _ => {}
        }
        path.extend(part("place", &action.place));
        path.extend(part("card", &action.card).filter(|_| action.kind == "equip"));
        path.extend(part("piece", &action.target));
        path.extend(part("answer", &action.answer));
        let alone = action.place.is_none() && action.target.is_none() && action.answer.is_none();
        match action.kind.as_str() {
            "pass" | "adventure" | "suggested" | "decline" => path.push(format!("button:{}", action.kind)),
            "play" if alone => path.push("button:play".to_owned()),
            "cast" if alone => path.push("button:cast".to_owned()),
            _ => {}
        }
        // A step further of a move needs no second click on who moves.
        if action.kind == "move" && s.asked().is_some() {
            path.retain(|click| !click.starts_with("piece:"));
        }
        path
    }

    fn allowing(&self, s: &State, action: Action) -> Clause {
        if let Some((question, ..)) = s.asked() {
            return Self::asking(question);
        }
        match action {
            Action::Pass => rule!("noxilia:action.pass.1"),
            Action::Move(..) => rule!("noxilia:action.move.1"),
            Action::Retreat(..) => rule!("noxilia:action.retreat.1"),
            Action::Charge(..) => rule!("noxilia:action.charge.1"),
            Action::Attack(..) => rule!("noxilia:action.melee.1"),
            Action::Shoot(..) => rule!("noxilia:action.ranged.1"),
            Action::Cast(..) => rule!("noxilia:action.cast.1"),
            Action::Set(..) => rule!("noxilia:spell.latent.1"),
            Action::Play(card, _) => match card.card().kind {
                Kind::Event => rule!("noxilia:action.event.1"),
                Kind::Equipment => rule!("noxilia:action.equip.1"),
                _ => rule!("noxilia:action.playunit.1"),
            },
            Action::Equip(..) => rule!("noxilia:action.moveequip.3"),
            Action::Heal(..) | Action::Purify(..) => rule!("noxilia:action.moveheal.3"),
            Action::Adventure(_) => rule!("noxilia:ability.adventure.1"),
            _ => rule!("noxilia:action.1"),
        }
    }
}

/// All the mana a spell costs.
fn mana(card: CardId) -> i32 {
    let cost = card.card().cost;
    i32::from(cost.any) + super::mana::pool_of(&cost).iter().map(|n| i32::from(*n)).sum::<i32>()
}

/// The word for a kind of attack.
pub(super) fn how_name(how: How) -> &'static str {
    match how {
        How::Melee => "melee",
        How::Charge => "charge",
        How::Ranged => "ranged",
    }
}
