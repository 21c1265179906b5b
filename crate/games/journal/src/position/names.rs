//! The words and bounds of a position: how a Table names numbers, states and ways of a card, and how far numbers go. A
//! position is read by them, a Table is drawn by them, and the schema of a set-up lists them.

use crate::Journal;
use crate::content::language::{
    Bonus, CharacterId, Condition, Element, Energy, ItemId, ItemKind, Kind, Orders, Period, SkillId, Trigger,
};
use crate::state::UnitId;
use rulewright_engine::refusal::{self, Error};
use rulewright_engine::side::Side;
use std::ops::RangeInclusive;

/// Numbers of pieces and players, as tables call them.
pub(crate) mod stat {
    pub const HP: &str = "hp";
    pub const MP: &str = "mp";
    pub const STRENGTH: &str = "strength";
    pub const DEFENCE: &str = "defence";
    pub const SPEED: &str = "speed";
    pub const WILL: &str = "will";
    /// Panels of a movement action.
    pub const MOVEMENT: &str = "movement";
    /// Actions left this round.
    pub const ACTIONS: &str = "actions";
    pub const INITIATIVE: &str = "initiative";
    /// Experience points in all.
    pub const XP: &str = "xp";
    /// Attacks made on it this round.
    pub const ATTACKS: &str = "attacks";
    /// What its next attack adds as second skill.
    pub const STRIDE: &str = "stride";
    /// Seals that a player owns.
    pub const SEALS: &str = "seals";
}

/// States of a piece.
pub(crate) mod state {
    /// It has left a panel this round.
    pub const MOVED: &str = "moved";
    /// It may leave the mud that it stands on.
    pub const FREED: &str = "freed";
    /// It has followed the law this round.
    pub const FOLLOWED: &str = "followed-law";
    pub const PEACEFUL: &str = "peaceful";
    pub const TERRITORIAL: &str = "territorial";
    pub const WANDERER: &str = "wanderer";
}

/// The position of a card.
pub(crate) mod way {
    /// On a piece: a status.
    pub const STATUS: &str = "status";
    /// A skill that is not as printed.
    pub const SKILL: &str = "skill";
    /// What it wears or holds in place of what is printed: armour, helm, boots, gear.
    pub const WORN: &str = "worn";
    /// The same of its weapons.
    pub const WEAPONS: [&str; 2] = ["weapon-1", "weapon-2"];
    /// The order that it follows.
    pub const ORDER: &str = "order";
    /// The carrier that it is in.
    pub const CARRIED: &str = "carried";
    /// A unit that is in it.
    pub const PASSENGER: &str = "passenger";
    /// Where a neutral unit came from.
    pub const SPAWN: &str = "spawn";
    /// The card that was drawn for its initiative.
    pub const INITIATIVE: &str = "initiative";
    /// The card that broke its tie.
    pub const TIE: &str = "tie";
    /// Who is within the ring of a territorial unit.
    pub const INSIDE: &str = "inside";
    /// Its last attacker.
    pub const ATTACKER: &str = "attacker";
    /// On a panel.
    pub const SEAL: &str = "seal";
    pub const RELIC: &str = "relic";
    pub const ITEM: &str = "item";
    /// A called ally while it is there.
    pub const CALLED: &str = "called";
    /// On the board as a whole.
    pub const CONDITION: &str = "condition";
    /// The energy condition, with the MP that the environment has left.
    pub const ENERGY: &str = "energy";
    pub const PERIOD: &str = "period";
    pub const LAW: &str = "law";
    pub const BONUS: &str = "bonus";
    pub const PASS: &str = "pass";
    /// The step of the action under way.
    pub const STAGE: &str = "stage";
    /// A side that may still answer in a step.
    pub const ANSWERS: &str = "answers";
    /// Before a player: a drop that was asked for.
    pub const REQUEST: &str = "request";
}

/// What a seal, a door and a relic are called.
pub(crate) const SEAL: &str = "seal";
pub(crate) const DOOR: &str = "door";
pub(crate) const RELIC: &str = "relic";

/// The piles.
pub(crate) const DRAW: &str = "draw";
pub(crate) const DISCARD: &str = "discard";

/// The fewest and the most panels a side.
pub(crate) const SIDE: RangeInclusive<u8> = 3..=11;

/// The panels a side of a board without rows.
pub(crate) const USUAL_SIDE: usize = 9;

/// The last round (`journal:house.win.2`).
pub(crate) const ROUNDS: u8 = crate::setup::LIMIT;

/// The most passes of a round.
pub(crate) const PASSES: u8 = 9;

/// The longest that a status can last.
pub(crate) const LASTS: i8 = 9;

/// The most MP of the environment.
pub(crate) const ENVIRONMENT: u8 = 15;

/// The most requests of a side (`journal:house.setup.2`).
pub(crate) const REQUESTS: usize = 2;

/// The bounds of a number that a set-up may state and that no card prints.
pub(crate) fn range(id: &str) -> Option<RangeInclusive<i32>> {
    Some(match id {
        stat::INITIATIVE => 0..=99,
        stat::XP => 0..=999,
        stat::ATTACKS => 0..=20,
        stat::STRIDE => 0..=3,
        _ => return None,
    })
}

/// The most of a printed number.
pub(crate) fn most(is: CharacterId, id: &str) -> Option<i32> {
    let row = is.character();
    Some(match id {
        stat::HP => row.hp.into(),
        stat::MP => row.mp.into(),
        stat::ACTIONS => actions(is).into(),
        _ => return None,
    })
}

/// The actions of a unit in a round (`journal:house.round.7`).
pub(crate) fn actions(is: CharacterId) -> u8 {
    if is.character().kind == Kind::Hero { 2 } else { 1 }
}

/// A unit that stands on the board: a called ally does not.
pub(crate) fn is_unit(is: CharacterId) -> bool {
    is.character().kind != Kind::Called
}

pub(crate) fn unit_named(id: &str) -> Result<CharacterId, Error> {
    let found = CharacterId::named(id).filter(|is| is_unit(*is));
    found.ok_or_else(|| Error::field("is", format!("no unit is called `{id}`")))
}

/// The unit that a table calls so.
pub(crate) fn piece_named(rules: &Journal, name: &str) -> Result<UnitId, Error> {
    let at = rules.names.iter().position(|known| known == name);
    at.map(|at| UnitId(at as u8)).ok_or_else(|| Error::field("about", format!("no piece is called `{name}`")))
}

/// A skill that a unit may have: those of called allies are theirs alone.
pub(crate) fn skill_named(id: &str) -> Option<SkillId> {
    let called = |skill: &SkillId| {
        let mut all = CharacterId::all().filter(|is| !is_unit(*is));
        all.any(|is| is.character().skills.iter().any(|(own, _)| own == skill))
    };
    SkillId::named(id).filter(|skill| !called(skill))
}

/// What is worn or held.
pub(crate) fn worn_named(id: &str) -> Option<ItemId> {
    ItemId::named(id).filter(|item| item.item().kind != ItemKind::Supply)
}

/// The order whose `about` is whom it attacks.
pub(crate) fn has_focus(orders: Orders) -> bool {
    orders == Orders::AttackFocus
}

/// The orders whose `about` is the hero who gave them.
pub(crate) fn has_orderer(orders: Orders) -> bool {
    matches!(orders, Orders::DefendMe | Orders::HealMe)
}

/// The law as a Table names it: its trigger, or the element if it names one.
pub(crate) fn law_id(law: Trigger, element: Element) -> &'static str {
    if law == Trigger::Element { element.id() } else { law.id() }
}

/// The laws that there are (`journal:house.setup.9`).
pub(crate) fn laws() -> impl Iterator<Item = (Trigger, Element)> {
    let triggers = Trigger::ALL.iter().copied().filter(|law| !matches!(law, Trigger::Element | Trigger::Fence));
    let elements = Element::ALL.iter().copied().filter(|element| *element != Element::Neutral);
    let elements = elements.map(|element| (Trigger::Element, element));
    triggers.map(|law| (law, Element::Fire)).chain(elements)
}

/// The side of a player.
pub(crate) fn seated(side: Option<Side>) -> Option<Side> {
    side.filter(|side| Side::BOTH.contains(side))
}

/// A number in a field, if it is within its bounds.
pub(crate) fn within(value: i32, range: RangeInclusive<i32>, field: &str) -> Result<i32, Error> {
    refusal::within(value, range).map_err(|e| e.at(field))
}

/// A word of a condition, of energy, of a period or of a bonus, by the kind of its card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Word {
    Condition(Condition),
    Energy(Energy),
    Period(Period),
    Law(Trigger, Element),
    Bonus(Bonus),
    Pass,
}

impl Word {
    /// The word of a card on the board as a whole.
    pub fn named(kind: &str, id: &str) -> Option<Word> {
        match kind {
            way::CONDITION => Condition::named(id).map(Word::Condition),
            way::ENERGY => Energy::named(id).map(Word::Energy),
            way::PERIOD => Period::named(id).map(Word::Period),
            way::LAW => laws().find(|(law, element)| law_id(*law, *element) == id).map(|(law, of)| Word::Law(law, of)),
            way::BONUS => Bonus::named(id).map(Word::Bonus),
            "" | way::PASS if id == way::PASS => Some(Word::Pass),
            _ => None,
        }
    }
}

/// What a set-up repeated of what is printed. A table shows what differs from that, and what a set-up named.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Said {
    /// A skill.
    Skill(SkillId),
    /// A weapon in its slot.
    Weapon(usize),
    /// Something that is worn.
    Worn(ItemKind),
    /// Gear in its slot.
    Gear(usize),
    /// An order of a unit that does not follow any.
    Order,
}
