//! Actions as JSON writes them, and the names of units and of cards on the table.

use crate::Noxilia;
use crate::action::{Action, Bill};
use crate::chapters::magic::mana::Maker;
use crate::chapters::magic::payment::unpacked;
use crate::content::board::Spot;
use crate::content::mana::COLOUR_NAMES;
use crate::state::{Aim, Frame, State, TableCardId, UnitId};
use rulewright_engine::wire;

impl Noxilia {
    pub(crate) fn write(&self, s: &State, action: Action) -> wire::Action {
        let piece = |id: UnitId| Some(self.name(id));
        let place = |at: Spot| Some(at.site().id.into());
        let elsewhere = |id: UnitId, at: Spot| s.find(id).is_none_or(|u| u.at != at).then(|| at.site().id.into());
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
        a.kind = kind.into();
        a
    }

    /// What a unit is called: as the scenario says, else by its number. Its card would give it away.
    pub(crate) fn name(&self, id: UnitId) -> wire::Word {
        match self.names.get(usize::from(id.0)) {
            Some(name) => name.clone(),
            None => wire::Word::numbered("unit", u32::from(id.0) + 1),
        }
    }

    fn write_aim(&self, a: &mut wire::Action, aim: Aim) {
        match aim {
            Aim::None => {}
            Aim::Unit(id) => a.target = Some(self.name(id)),
            Aim::Place(at) => a.place = Some(at.site().id.into()),
            Aim::Card(card) => a.answer = Some(card.id().into()),
            Aim::Item(item_id) => a.card = Some(item_name(item_id)),
        }
    }

    /// A payment: who is engaged, then what stays in the pool: `unit-3+item-1 / nature 1`.
    pub(crate) fn write_bill(&self, s: &State, bill: Bill) -> wire::Word {
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
        let names: Vec<wire::Word> = engaged.map(|(_, p)| name(p.source)).collect();
        let left = unpacked(bill.left);
        let kept: Vec<String> =
            left.iter().zip(COLOUR_NAMES).filter(|(n, _)| **n > 0).map(|(n, colour)| format!("{colour} {n}")).collect();
        let names = if names.is_empty() { "pool".to_owned() } else { names.join("+") };
        if kept.is_empty() { names.into() } else { format!("{names} / {}", kept.join(", ")).into() }
    }
}

/// What a card on the table is called.
pub(crate) fn item_name(item_id: TableCardId) -> wire::Word {
    wire::Word::numbered("item", u32::from(item_id.0) + 1)
}
