//! What a side sees, and what it may do, as numbers. Everything is open (`journal:house.open.1`) but the order of the deck,
//! which it does not have.

use crate::Journal;
use crate::action::Action;
use crate::content::language::{CharacterId, Gear, ItemId, SkillId, Stat, Trigger};
use crate::content::layout::SIGNS;
use crate::content::map::MAX_PANELS;
use crate::state::{
    Aim, Attack, Drop, Frame, Inside, MAX_FEATURES, MAX_INSIDE, MAX_ITEMS, MAX_REQUESTS, MAX_SKILLS, MAX_STATUSES,
    MAX_UNITS, Means, Place, Question, Request, State, Unit, UnitId, bit, mark,
};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::rules::flow::Flow;
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 14] = [
    ("phase", "1 units are being placed, 2 a round goes on, 3 the battle is over"),
    ("round", "the round, from 1; 0 before the first"),
    ("limit", "the round after which the battle ends"),
    ("first", "who is side A: 1 this side, 2 the other"),
    ("pass", "the pass of the round"),
    ("turn", "how many of the order of the round have had their chance in this pass"),
    ("environment", "MP in the environment"),
    ("condition", "1 neutral, 2 anti-magic, 3 anti-mechanics, 4 anti-ancients, 5 fog of war, 6 storm"),
    ("energy", "1 normal, 2 low, 3 high"),
    ("period", "1 star, 2 stone, 3 steam, 4 ruin"),
    (
        "law",
        "what the law names: 1 attacked, 2 long range, 3 close combat, 4 special, 5 defence, 6 an element, 7 movement, 8 fence",
    ),
    (
        "element",
        "the element it names: 1 fire, 2 wind, 3 earth, 4 water, 5 light, 6 dark, 7 neutral; 0 if it names none",
    ),
    ("bonus", "what following it brings: 1 will, 2 strength, 3 defence, 4 speed, 5 experience"),
    ("joker", "1 if a joker was drawn since the last shuffle"),
];
const ASKED: [Field; 10] = [
    (
        "question",
        "what is asked: 0 nothing, 1 where a unit starts, 2 what a unit does, 3 where it goes on, 4 a preflex, 5 a reflex. 6 what \
         a called ally does, 7 what a second weapon does, 8 which status is cleared, 9 what follows an action",
    ),
    ("side", "who is asked: 1 this side, 2 the other"),
    ("unit", "the unit that is asked about: a place of `unit`, from 1"),
    ("target", "whose status is cleared: a place of `unit`, from 1"),
    ("declares", "1 if an immediate skill was used, and the action is yet to be declared"),
    ("left", "panels that a walker may still enter at its own cost"),
    ("entered", "panels that it has entered"),
    ("called", "the called ally, from 1, in the order of the content"),
    ("at", "its panel, from 1"),
    ("skill", "the skill that clears a status, from 1, in the order of the content"),
];
const ATTACK: [Field; 9] = [
    ("by", "who attacks: a place of `unit`, from 1; 0 if no attack is under way"),
    ("slot", "with which weapon, from 1"),
    ("skill", "with which skill, from 1, in the order of the content"),
    ("target", "at whom: a place of `unit`, from 1"),
    ("at", "at which panel, from 1"),
    ("step", "the step of the action: 3 preflex, 4 range, 5 reflex, 6 compare, 7 counter, 8 knockback"),
    ("preflex", "1 if a preflex was used in this action"),
    ("my_reflex", "1 if this side used a reflex in it"),
    ("their_reflex", "1 if the other side did"),
];
const PLAYER: [Field; 2] = [("seals", "seals that it owns"), ("units", "its units in the battle")];
const UNIT: [Field; 41] = [
    ("owner", "0 nobody's, 1 this side's, 2 the other's"),
    ("character", "what it is, from 1, in the order of the content"),
    ("place", "1 on its panel, 2 in a carrier, 3 not placed yet or still to come, 4 defeated"),
    ("at", "its panel, from 1"),
    ("carrier", "its carrier: a place of `unit`, from 1"),
    ("hp", "HP left"),
    ("mp", "MP left"),
    ("strength", "strength now"),
    ("defence", "defence now"),
    ("speed", "speed now"),
    ("will", "will now"),
    ("movement", "movement that is printed"),
    ("actions", "actions that it has left this round, the one yet to be declared too"),
    ("initiative", "its initiative of this round"),
    ("order", "its place in the order of the round, from 1"),
    ("attacks", "attacks made on it this round"),
    ("stride", "what its next attack adds as second skill"),
    ("xp", "experience points"),
    ("moved", "1 if it has left a panel this round"),
    ("freed", "1 if it may leave the mud that it stands on"),
    ("lawful", "1 if it has followed the law this round"),
    ("weapon_1", "weapon 1, from 1, in the order of the content"),
    ("weapon_2", "weapon 2, from 1"),
    ("armour", "its armour, from 1"),
    ("helm", "its helm, from 1"),
    ("foot", "what it wears on its feet, from 1"),
    ("spirit", "spirit gear: 1 attack, 2 defence, 3 speed, 4 will"),
    ("spirit_level", "its level; 0 is none"),
    ("capacity", "the level of Capacity"),
    ("turrets", "the level of Turrets"),
    ("adaptability", "the level of Adaptability"),
    ("control", "the level of Control"),
    (
        "orders",
        "its order: 1 attack at will, 2 attack focus, 3 attack the weak, 4 defend me, 5 defend team, 6 defend lowest, 7 heal me, \
         8 heal team, 9 heal lowest",
    ),
    ("orderer", "the hero who told it: a place of `unit`, from 1"),
    ("focus", "the unit that its order names: a place of `unit`, from 1"),
    ("acts", "how it acts if it is nobody's: 1 aggressive, 2 peaceful, 3 territorial, 4 wanderer"),
    ("spawn", "the panel that it came from if it is nobody's, from 1"),
    ("attacker", "its last attacker if it is nobody's: a place of `unit`, from 1"),
    ("chooses", "1 if a player chooses its actions"),
    ("attacked", "1 if the attack under way is at it"),
    ("answered", "1 if the step of that attack is done with it"),
];
const STATUS: [Field; MAX_STATUSES] = [
    (
        "burning",
        "a row for each place of `unit`: 0 if it is not burning, else 1 and the duration, or -1 without an end",
    ),
    ("poisoned", "the same"),
    ("weakened", "the same"),
    ("exposed", "the same"),
    ("rooted", "the same"),
    ("silenced", "the same"),
    ("paralyzed", "the same"),
    ("guarded", "the same"),
    ("braced", "the same"),
    ("inspired", "the same"),
    ("regrowing", "the same"),
    ("lawful", "the same"),
    ("warded", "the same"),
];
const SKILL: [Field; 3] = [
    ("skill", "a skill of a unit, from 1, in the order of the content; ten places for each place of `unit`, in turn"),
    ("level", "its level"),
    ("used", "1 if it has been used this round"),
];
const SEAL: [Field; 2] = [("at", "its panel, from 1"), ("owner", "0 nobody's, 1 this side's, 2 the other's")];
const DOOR: [Field; 2] = [("at", "its panel, from 1"), ("state", "1 open, 2 closed, 3 locked")];
const ITEM: [Field; 2] = [("at", "its panel, from 1"), ("item", "which, from 1, in the order of the content")];
const REQUEST: [Field; 3] = [
    ("holder", "who may call it: a place of `unit`, from 1"),
    ("item", "the item that comes, from 1, in the order of the content"),
    ("hero", "the hero that comes: a place of `unit`, from 1"),
];
const INSIDE: [Field; 3] = [
    ("ring", "a territorial unit: a place of `unit`, from 1"),
    ("unit", "who is inside its ring: a place of `unit`, from 1"),
    ("ago", "how many entries of units into rings there were since, and 1"),
];
const CARD: [Field; 1] = [(
    "left",
    "how many of a card are left in the deck: 13 spades, 13 hearts, 13 diamonds, 13 clubs from the ace, the jokers",
)];
const BOARD: [Field; 2] = [("wide", "columns"), ("high", "rows")];
const PANEL: [Field; 2] = [
    (
        "terrain",
        "0 off the board, 1 open, 2 encumbering, 3 dangerous, 4 defended, 5 slick, 6 sky, 7 relic, 8 wall, 9 where side A \
         begins, 10 where side B begins, 11 where neutral units come from, 12 a seal, 13 a door",
    ),
    ("relic", "1 if a relic was placed there"),
];
const ACTION: [Field; 9] = [
    (
        "kind",
        "1 nothing is done, 2 the battle is given up, 3 a unit starts, 4 a movement, 5 its end, 6 an attack, 7 a weapon by \
         itself, 8 a skill. 9 an ability of a called ally, 10 a defence, 11 an order, 12 a seal or a door, 13 a door by \
         force, 14 into a carrier, 15 out of it, 16 a status is cleared, 17 no answer",
    ),
    ("unit", "who acts, or gets the order: a place of `unit`, from 1"),
    ("slot", "which of its weapons, from 1"),
    ("skill", "which skill, from 1, in the order of the content"),
    ("called", "the ally that is called, from 1, in the order of the content"),
    ("target", "at whom, whom the order names, or the carrier: a place of `unit`, from 1"),
    ("to", "the panel, from 1"),
    ("orders", "the order, as in `unit`"),
    ("status", "the status that is cleared: its place in a row of `status`, from 1"),
];

impl Journal {
    /// What a side sees.
    pub(crate) fn observe(&self, s: &State, side: Side, out: &mut impl Features) {
        let attack = attack(s);
        out.row("turn", &TURN, turn(s, side));
        out.row("asked", &ASKED, self.tell_asked(s, side));
        out.row("attack", &ATTACK, attack.map_or([0; 9], |attack| under_way(s, &attack, side)));
        for (name, side) in [("mine", side), ("theirs", side.other())] {
            out.row(name, &PLAYER, player(s, side));
        }
        out.rows("unit", MAX_UNITS, &UNIT, s.numbered().map(|(id, _)| self.unit(s, id, side, attack)));
        out.rows("status", MAX_UNITS, &STATUS, s.units.iter().map(statuses));
        out.rows("skill", MAX_UNITS * MAX_SKILLS, &SKILL, s.units.iter().flat_map(skills));
        let seal = |(at, owner): &(Cell, Side)| [square(*at), whose(*owner, side)];
        out.rows("seal", MAX_FEATURES, &SEAL, s.seals.iter().map(seal));
        out.rows("door", MAX_FEATURES, &DOOR, s.doors.iter().map(|(at, door)| [square(*at), *door as i32 + 1]));
        let items = s.items.iter().map(|(at, is)| [square(*at), item(*is)]);
        out.rows("item", MAX_ITEMS + MAX_REQUESTS, &ITEM, items);
        out.rows("request", MAX_REQUESTS, &REQUEST, s.requests.iter().map(request));
        let inside =
            |entry: &Inside| [place(entry.ring), place(entry.unit), i32::from(s.moment) - i32::from(entry.since) + 1];
        out.rows("inside", MAX_INSIDE, &INSIDE, s.inside.iter().map(inside));
        let mut left = [[0]; 53];
        s.deck.cards().for_each(|card| left[usize::from(card.0)][0] += 1);
        out.rows("card", left.len(), &CARD, left.into_iter());
        let grid = &self.map.grid;
        out.row("board", &BOARD, [grid.width.get().into(), grid.height.into()]);
        out.rows("panel", MAX_PANELS, &PANEL, self.map.panels().map(|at| [self.sign(at), s.relics.has(at).into()]));
    }

    fn sign(&self, at: Cell) -> i32 {
        let sign = self.map.sign(at);
        SIGNS.iter().position(|(.., known)| *known == sign).map_or(0, |n| n as i32 + 1)
    }

    fn tell_asked(&self, s: &State, side: Side) -> [i32; 10] {
        let Some(ask) = self.asked(s) else { return [0; 10] };
        let of = whose(ask.side, side);
        match ask.question {
            Question::Place => [1, of, 0, 0, 0, 0, 0, 0, 0, 0],
            Question::Act(unit) => [2, of, place(unit), 0, s.deed.before.into(), 0, 0, 0, 0, 0],
            Question::Walk(walk) => [3, of, place(walk.unit), 0, 0, walk.left.into(), walk.entered.into(), 0, 0, 0],
            Question::Preflex(unit, _) => [4, of, place(unit), 0, 0, 0, 0, 0, 0, 0],
            Question::Reflex(_) => [5, of, 0, 0, 0, 0, 0, 0, 0, 0],
            Question::Call(unit, called, at) => [6, of, place(unit), 0, 0, 0, 0, character(called), square(at), 0],
            Question::Turret(unit, _) => [7, of, place(unit), 0, 0, 0, 0, 0, 0, 0],
            Question::Clear(unit, target, by) => [8, of, place(unit), place(target), 0, 0, 0, 0, 0, skill(by)],
            Question::After(unit) => [9, of, place(unit), 0, 0, 0, 0, 0, 0, 0],
        }
    }

    fn unit(&self, s: &State, id: UnitId, side: Side, attack: Option<Attack>) -> [i32; 41] {
        let unit = s.unit(id);
        let [strength, defence, speed, will] =
            [Stat::Strength, Stat::Defence, Stat::Speed, Stat::Will].map(|stat| i32::from(self.stat(s, id, stat)));
        let (stands, carrier) = match unit.place {
            Place::Board => (1, UnitId::NONE),
            Place::Carried(carrier) => (2, carrier),
            Place::Waiting => (3, UnitId::NONE),
            Place::Fallen => (4, UnitId::NONE),
        };
        // The action that is yet to be declared is left, too.
        let declares = s.frames.iter().any(|pending| pending.frame == Frame::Act(id));
        let order = s.order.iter().position(|place| place.unit == id);
        let (spirit, spirit_level) = unit.gear[0];
        let neutral = unit.is_neutral();
        let set = |units: fn(&Attack) -> u32| attack.is_some_and(|attack| units(&attack) & bit(id) != 0).into();
        [
            whose(unit.side, side),
            character(unit.is),
            stands,
            square(unit.at),
            place(carrier),
            unit.hp.into(),
            unit.mp.into(),
            strength,
            defence,
            speed,
            will,
            unit.is.character().movement.into(),
            i32::from(unit.left) + i32::from(declares),
            order.map_or(0, |at| s.order[at].value.into()),
            order.map_or(0, |at| at as i32 + 1),
            unit.attacks.into(),
            unit.stride.into(),
            unit.xp.into(),
            unit.is_marked(mark::MOVED).into(),
            unit.is_marked(mark::FREED).into(),
            unit.is_marked(mark::LAWFUL).into(),
            item(unit.weapons[0]),
            item(unit.weapons[1]),
            item(unit.armour),
            item(unit.helm),
            item(unit.foot),
            if spirit_level == 0 { 0 } else { spirit as i32 + 1 },
            spirit_level.into(),
            unit.gear(Gear::Capacity).into(),
            unit.gear(Gear::Turrets).into(),
            unit.gear(Gear::Adaptability).into(),
            unit.gear(Gear::Control).into(),
            unit.orders as i32 + 1,
            place(unit.orderer),
            place(unit.focus),
            if neutral { unit.acts as i32 + 1 } else { 0 },
            if neutral { square(unit.spawn) } else { 0 },
            place(unit.attacker),
            unit.chooses().into(),
            set(|attack| attack.targets),
            set(|attack| attack.done),
        ]
    }

    /// An action of the side to act.
    pub(crate) fn action_features(&self, s: &State, action: Action, out: &mut impl Features) {
        let by = self.actor(s).map_or(0, place);
        let row = match action {
            Action::Wait => [1, by, 0, 0, 0, 0, 0, 0, 0],
            Action::Concede => [2, 0, 0, 0, 0, 0, 0, 0, 0],
            Action::Place(unit, to) => [3, place(unit), 0, 0, 0, 0, square(to), 0, 0],
            Action::Move(to) => [4, by, 0, 0, 0, 0, square(to), 0, 0],
            Action::Stop => [5, by, 0, 0, 0, 0, 0, 0, 0],
            Action::Attack(slot, target) => [6, by, i32::from(slot) + 1, 0, 0, place(target), 0, 0, 0],
            Action::Turret(slot, target) => [7, by, i32::from(slot) + 1, 0, 0, place(target), 0, 0, 0],
            Action::Use(unit, with, aim) => aimed(8, place(unit), with, aim),
            Action::Call(with, aim) => aimed(9, by, with, aim),
            Action::Defend => [10, by, 0, 0, 0, 0, 0, 0, 0],
            Action::Order(ally, orders, focus) => [11, place(ally), 0, 0, 0, place(focus), 0, orders as i32 + 1, 0],
            Action::Interact(to) => [12, by, 0, 0, 0, 0, square(to), 0, 0],
            Action::Force(to) => [13, by, 0, 0, 0, 0, square(to), 0, 0],
            Action::Board(carrier) => [14, by, 0, 0, 0, place(carrier), 0, 0, 0],
            Action::Leave(to) => [15, by, 0, 0, 0, 0, square(to), 0, 0],
            Action::Clear(status) => [16, by, 0, 0, 0, 0, 0, 0, status as i32 + 1],
            Action::Pass => [17, by, 0, 0, 0, 0, 0, 0, 0],
        };
        out.row("action", &ACTION, row);
    }
}

fn turn(s: &State, side: Side) -> [i32; 14] {
    let placing = s.frames.iter().any(|pending| matches!(pending.frame, Frame::Placing(_)));
    let phase = if s.outcome.is_some() { 3 } else { 2 - i32::from(placing) };
    let names_element = s.law == Trigger::Element;
    [
        phase,
        s.round.into(),
        s.limit.into(),
        whose(s.first, side),
        s.pass.into(),
        s.turn.into(),
        s.environment.into(),
        s.condition as i32 + 1,
        s.energy as i32 + 1,
        s.period as i32 + 1,
        s.law as i32 + 1,
        if names_element { s.element as i32 + 1 } else { 0 },
        s.bonus as i32 + 1,
        s.deck.joker.into(),
    ]
}

/// The attack under way: the last that began.
fn attack(s: &State) -> Option<Attack> {
    let of = |frame: Frame| if let Frame::Attack(attack) = frame { Some(attack) } else { None };
    s.frames.iter().filter_map(|pending| of(pending.frame)).next_back()
}

fn under_way(s: &State, attack: &Attack, side: Side) -> [i32; 9] {
    let (slot, by) = match attack.means {
        Means::Weapon(slot) | Means::Turret(slot) => (i32::from(slot) + 1, 0),
        Means::Skill(with) => (0, skill(with)),
    };
    let [_, target, at] = aim(attack.aim);
    let [preflex, own, other] = [s.deed.preflex, s.deed.reflex[side], s.deed.reflex[side.other()]].map(i32::from);
    [place(attack.by), slot, by, target, at, attack.step as i32 + 3, preflex, own, other]
}

fn player(s: &State, side: Side) -> [i32; 2] {
    let seals = s.seals.iter().filter(|(_, owner)| *owner == side).count();
    let units = s.units.iter().filter(|unit| unit.side == side && unit.is_in()).count();
    [seals as i32, units as i32]
}

fn statuses(unit: &Unit) -> [i32; MAX_STATUSES] {
    let mut row = [0; MAX_STATUSES];
    for held in unit.statuses.iter() {
        row[held.is as usize] = if held.lasts < 0 { -1 } else { i32::from(held.lasts) + 1 };
    }
    row
}

/// The skills of a unit, and zeros up to the most that one may have.
fn skills(unit: &Unit) -> impl Iterator<Item = [i32; 3]> {
    let has = |(n, (is, level)): (usize, &(SkillId, u8))| [skill(*is), (*level).into(), (unit.used >> n & 1).into()];
    unit.skills.iter().enumerate().map(has).chain(std::iter::repeat([0; 3])).take(MAX_SKILLS)
}

fn request(request: &Request) -> [i32; 3] {
    match request.drop {
        Drop::Item(is) => [place(request.holder), item(is), 0],
        Drop::Hero(hero) => [place(request.holder), 0, place(hero)],
    }
}

fn aimed(kind: i32, by: i32, with: SkillId, at: Aim) -> [i32; 9] {
    let [called, target, to] = aim(at);
    [kind, by, 0, skill(with), called, target, to, 0, 0]
}

/// The called ally, the unit and the panel that something is aimed at.
fn aim(aim: Aim) -> [i32; 3] {
    match aim {
        Aim::None => [0; 3],
        Aim::Unit(target) => [0, place(target), 0],
        Aim::Panel(at) => [0, 0, square(at)],
        Aim::Call(called, at) => [character(called), 0, square(at)],
    }
}

fn place(id: UnitId) -> i32 {
    if id == UnitId::NONE { 0 } else { i32::from(id.0) + 1 }
}

fn character(is: CharacterId) -> i32 {
    if is.is_some() { i32::from(is.0) + 1 } else { 0 }
}

fn skill(is: SkillId) -> i32 {
    if is.is_some() { i32::from(is.0) + 1 } else { 0 }
}

fn item(is: ItemId) -> i32 {
    if is.is_some() { i32::from(is.0) + 1 } else { 0 }
}
