//! What a side sees, and what it may do, as numbers. What the Table leaves out is left out here (`pox:house.hidden.*`): units of
//! the other side that are Stealthed, its traps, its hidden spells, conditions and cooldowns, and which runes it has ready.

use crate::Pox;
use crate::action::{Action, Aim};
use crate::content::language::{NO_RUNE, Object, Printed, RuneId};
use crate::content::map::{MAX_FONTS, MAX_TILES};
use crate::state::{
    Condition, EVER, Global, Layer, MAX_ABILITIES, MAX_CHANGES, MAX_CONDITIONS, MAX_GLOBALS, MAX_LAYERS, MAX_PAIRS,
    MAX_RUNES, MAX_UNITS, OWN_START, Place, RuneState, State, TerrainChange, Unit, UnitId, mark,
};
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 4] = [
    ("turn", "the number of the turn, from 1"),
    ("limit", "the turn after which the game is a draw"),
    ("active", "whose turn it is: 1 this side's, 2 the other's"),
    ("over", "1 if the game is over"),
];
const PLAYER: [Field; 5] = [
    ("nora", "nora"),
    ("turns", "own turns begun"),
    ("ready", "runes that are ready"),
    ("stack", "runes that are not revealed yet; their order is hidden"),
    ("fonts", "fonts it controls"),
];
const RUNE: [Field; 5] = [
    ("rune", "a rune of this side's dock, from 1, in the order of the content"),
    ("place", "where it is: 1 not revealed, 2 ready, 3 in play, 4 on cooldown"),
    ("turns", "turns of its cooldown that are left"),
    ("known", "1 if the other side knows of it and sees it neither in play nor on cooldown"),
    ("unseen", "1 if the other side does not see where it is although it has left the dock"),
];
const KNOWN: [Field; 1] =
    [("rune", "a rune of the other side that is known, and that is ready or out of sight, from 1")];
const COOLDOWN: [Field; 2] =
    [("rune", "a rune of the other side that is seen on cooldown, from 1"), ("turns", "turns that are left")];
const UNIT: [Field; 24] = [
    ("owner", "who decides for it: 1 this side, 2 the other; units that are Stealthed from this side are left out"),
    ("of", "whose it is: 1 this side's, 2 the other's"),
    ("rune", "the rune or token it is, from 1, in the order of the content"),
    ("kind", "1 a champion, 2 a relic, 5 a shrine"),
    ("form", "1 real, 2 a clone, 3 summoned, 4 an illusion"),
    ("at", "its uppermost tile, from 1"),
    ("size", "tiles a side"),
    ("race", "0 none, 1 dwarf, 2 human, 3 construct, 4 beast, 5 demon, 6 undead"),
    ("health", "HP"),
    ("max_health", "the most HP"),
    ("damage", "damage now"),
    ("ap", "AP; of the other side's units, what they spent unseen is still counted"),
    ("attacks", "attacks in this turn"),
    ("speed", "speed"),
    ("range_min", "minimum range"),
    ("range", "maximum range"),
    ("defense", "defense"),
    ("nora", "its nora cost"),
    ("ironfist", "what its faction bonus takes off spell damage"),
    ("sundered", "for how many points of attack damage its faction bonus takes one off"),
    ("equipment", "the equipment it wears, from 1, in the order of the content"),
    ("spelled", "1 if a single-target spell of the opponent targeted it this turn"),
    ("stranded", "1 if it is Immobile because it lost Flying over impassable terrain"),
    ("avatar", "1 if it is a shrine that became an avatar"),
];
const ABILITY: [Field; 3] = [
    (
        "ability",
        "an ability of a unit, from 1, in the order of the content; twelve places for each place of `unit`, in turn",
    ),
    ("with", "its rank, or the number of its element, race or unit"),
    ("cooldown", "turns until it is ready; 0 where the cooldown is hidden from this side"),
];
const CONDITION: [Field; 4] = [
    ("unit", "whose condition it is: a place of `unit`, from 1; hidden ones of the other side are left out"),
    (
        "condition",
        "which, from 1, in the order of the content; those that something else gives all the time are left out: they follow \
         from the board",
    ),
    ("value", "its number, if it has one"),
    ("turns", "turns left; -1 for good, -2 until its controller's next turn starts"),
];
const ENGAGED: [Field; 2] = [
    ("unit", "one of two that are engaged: a place of `unit`, from 1"),
    ("with", "the other: a place of `unit`, from 1"),
];
const GLOBAL: [Field; 3] = [
    ("owner", "whose spell waits: 1 this side's, 2 the other's"),
    ("spell", "which, from 1, in the order of the content; 0 if it is hidden"),
    ("named", "the champion it names: a place of `unit`, from 1"),
];
const FONT: [Field; 2] = [("at", "its tile, from 1"), ("owner", "who controls it: 0 nobody, 1 this side, 2 the other")];
const LAYER: [Field; 5] = [
    (
        "object",
        "1 a land mine, 2 a snare, 3 a fire wall, 4 a dead magic zone, 5 a force barrier, 6 a nora globe; traps of the other \
         side are left out",
    ),
    ("at", "its tile, from 1"),
    ("owner", "whose: 0 of a globe, 1 this side's, 2 the other's"),
    ("turns", "turns left; 0 until it is used up"),
    ("nora", "nora of a globe"),
];
const CHANGE: [Field; 3] = [
    ("at", "a tile with another terrain for a time, from 1"),
    ("terrain", "that terrain, as in `tile`"),
    ("turns", "turns left"),
];
const BOARD: [Field; 2] = [("wide", "columns"), ("high", "rows")];
const TILE: [Field; 2] = [
    ("terrain", "as laid out: 0 off the board, 1 plain, 2 water, 3 lava, 4 chasm, 5 impassable, 6 inaccessible"),
    ("level", "its level"),
];
const ACTION: [Field; 10] = [
    (
        "kind",
        "1 the end of the turn, 2 its time is up, 3 the game is given up, 4 the shrine becomes an avatar, 5 a walk, 6 an \
         ability or an attack, 7 a champion or a relic is deployed, 8 a spell, 9 equipment",
    ),
    ("unit", "who acts: a place of `unit`, from 1"),
    ("ability", "with which ability, from 1, in the order of the content"),
    ("with", "its rank, or the number of its element, race or unit"),
    ("rune", "which rune of the dock, from 1, in the order of the content"),
    ("target", "at whom: a place of `unit`, from 1"),
    ("to", "the tile, from 1: where to, or the tile of the target"),
    ("named", "the ability of the target that is named, from 1"),
    ("named_with", "its rank, or the number of its element, race or unit"),
    ("line", "1 the row of the tile, 2 its column"),
];

impl Pox {
    /// What a side sees.
    pub(crate) fn observe(&self, s: &State, side: Side, out: &mut impl Features) {
        let over = i32::from(s.outcome.is_some());
        out.row("turn", &TURN, [s.turn.into(), self.limit.into(), whose(s.active, side), over]);
        out.row("mine", &PLAYER, player(s, side));
        out.row("theirs", &PLAYER, player(s, side.other()));
        tell_runes(s, side, out);
        out.rows("unit", MAX_UNITS, &UNIT, seen(s, side).map(|unit| self.unit(s, unit, side)));
        let abilities = seen(s, side).flat_map(|unit| abilities(unit, side));
        out.rows("ability", MAX_UNITS * MAX_ABILITIES, &ABILITY, abilities);
        out.rows(
            "condition",
            MAX_CONDITIONS,
            &CONDITION,
            s.conditions.iter().filter_map(|one| condition(s, one, side)),
        );
        let pairs = s.engaged.iter().map(|(a, b)| [place(s, *a, side), place(s, *b, side)]);
        out.rows("engaged", MAX_PAIRS, &ENGAGED, pairs.filter(|pair| !pair.contains(&0)));
        out.rows("global", MAX_GLOBALS, &GLOBAL, s.globals.iter().map(|one| global(s, one, side)));
        self.tell_tiles(s, side, out);
    }

    fn tell_tiles(&self, s: &State, side: Side, out: &mut impl Features) {
        let fonts = self.map.fonts.iter().zip(s.fonts);
        let font = |(at, owner): (_, Option<Side>)| [square(at), owner.map_or(0, |owner| whose(owner, side))];
        out.rows("font", MAX_FONTS, &FONT, fonts.map(|(at, owner)| font((*at, owner))));
        let layers = s.layers.iter().filter(|layer| !layer.is.is_trap() || layer.side == side);
        out.rows("layer", MAX_LAYERS, &LAYER, layers.map(|one| layer(one, side)));
        let change = |change: &TerrainChange| [square(change.at), change.is as i32 + 1, change.turns.into()];
        out.rows("change", MAX_CHANGES, &CHANGE, s.changes.iter().map(change));
        let (grid, ground) = (&self.map.grid, self.map.ground.iter().zip(&self.map.level));
        out.row("board", &BOARD, [grid.width.get().into(), grid.height.into()]);
        out.rows("tile", MAX_TILES, &TILE, ground.map(|(ground, level)| [*ground as i32 + 1, i32::from(*level)]));
    }

    fn unit(&self, s: &State, unit: &Unit, side: Side) -> [i32; 24] {
        // pox:house.hidden.4
        let unseen = if unit.side == side { 0 } else { unit.unseen_ap };
        [
            whose(unit.side, side),
            whose(unit.owner, side),
            rune(unit.is),
            unit.kind as i32 + 1,
            unit.form as i32 + 1,
            square(unit.at),
            unit.size.into(),
            unit.race as i32,
            unit.hp.into(),
            unit.most.into(),
            self.damage(s, unit).into(),
            i32::from(unit.ap) + i32::from(unseen),
            unit.attacks.into(),
            unit.speed.into(),
            unit.range.0.into(),
            unit.range.1.into(),
            unit.defense.into(),
            unit.nora.into(),
            unit.bonus.ironfist.into(),
            unit.bonus.sundered.into(),
            rune(unit.equipment),
            unit.is_marked(mark::SPELLED).into(),
            unit.is_marked(mark::STRANDED).into(),
            unit.is_marked(mark::AVATAR).into(),
        ]
    }
}

/// An action of the side to act.
pub(crate) fn action(s: &State, action: Action, out: &mut impl Features) {
    let unit = |id: UnitId| place(s, id, s.active);
    let aimed = |[kind, by, with]: [i32; 3], of: RuneId, ability: i32, aim: Aim| {
        let [target, to, named, named_with, line] = match aim {
            Aim::None => [0; 5],
            Aim::Unit(id, at) | Aim::Beside(id, at) => [unit(id), square(at), 0, 0, 0],
            Aim::Named(id, at, Printed { ability, with }) => {
                [unit(id), square(at), i32::from(ability.0) + 1, with.into(), 0]
            }
            Aim::Tile(at) => [0, square(at), 0, 0, 0],
            Aim::Row(at) => [0, square(at), 0, 0, 1],
            Aim::Column(at) => [0, square(at), 0, 0, 2],
        };
        [kind, by, ability, with, rune(of), target, to, named, named_with, line]
    };
    let plain = |kind: i32| [kind, 0, 0, 0, 0, 0, 0, 0, 0, 0];
    let row = match action {
        Action::End => plain(1),
        Action::Timeout => plain(2),
        Action::Concede => plain(3),
        Action::Transfigure => plain(4),
        Action::Move(id, to) => [5, unit(id), 0, 0, 0, 0, square(to), 0, 0, 0],
        Action::Use(id, Printed { ability, with }, aim) => {
            aimed([6, unit(id), with.into()], NO_RUNE, i32::from(ability.0) + 1, aim)
        }
        Action::Deploy(of, to) => aimed([7, 0, 0], of, 0, Aim::Tile(to)),
        Action::Cast(spell, aim) => aimed([8, 0, 0], spell, 0, aim),
        Action::Equip(of, id) => [9, 0, 0, 0, rune(of), unit(id), 0, 0, 0, 0],
    };
    out.row("action", &ACTION, row);
}

fn player(s: &State, side: Side) -> [i32; 5] {
    let of = |place: Place| s.docks[side].runes.iter().filter(|rune| rune.place == place).count() as i32;
    let fonts = s.fonts.iter().filter(|owner| **owner == Some(side)).count() as i32;
    [s.bank[side].into(), s.own_turns(side).into(), of(Place::Ready), of(Place::Stack), fonts]
}

/// The runes of both docks, as far as a side knows them.
fn tell_runes(s: &State, side: Side, out: &mut impl Features) {
    let own = |state: &RuneState| {
        let (place, turns) = match state.place {
            Place::Stack => (1, 0),
            Place::Ready => (2, 0),
            Place::Play => (3, 0),
            Place::Cooldown(turns) => (4, turns.into()),
        };
        [rune(state.is), place, turns, state.is_about().into(), state.unseen.into()]
    };
    out.rows("rune", MAX_RUNES, &RUNE, s.docks[side].runes.iter().map(own));
    let theirs = &s.docks[side.other()].runes;
    let about = theirs.iter().filter(|rune| rune.is_about());
    out.rows("their_known", MAX_RUNES, &KNOWN, about.map(|state| [rune(state.is)]));
    let cooling = |state: &RuneState| match state.place {
        Place::Cooldown(turns) if !state.unseen => Some([rune(state.is), turns.into()]),
        _ => None,
    };
    out.rows("their_cooldown", MAX_RUNES, &COOLDOWN, theirs.iter().filter_map(cooling));
}

/// The units that a side sees, in the order in which they entered play.
fn seen(s: &State, side: Side) -> impl Iterator<Item = &Unit> {
    s.units.iter().filter(move |unit| !unit.is_hidden_from(side))
}

fn place(s: &State, id: UnitId, side: Side) -> i32 {
    seen(s, side).position(|unit| unit.id == id).map_or(0, |at| at as i32 + 1)
}

/// The abilities that a unit has, and zeros up to the most that one may have.
fn abilities(unit: &Unit, side: Side) -> impl Iterator<Item = [i32; 3]> {
    let there = unit.abilities.iter().filter(|slot| slot.is_there()).map(move |slot| {
        let seen = unit.side == side || !slot.id().ability().hidden;
        let cooldown = if seen { slot.cooldown.into() } else { 0 };
        [i32::from(slot.id().0) + 1, slot.printed.with.into(), cooldown]
    });
    there.chain(std::iter::repeat([0; 3])).take(MAX_ABILITIES)
}

/// A condition, if a side knows of it.
fn condition(s: &State, condition: &Condition, side: Side) -> Option<[i32; 4]> {
    let bearer = s.find(condition.on).filter(|unit| !unit.is_hidden_from(side))?;
    if condition.is.condition().hidden && bearer.side != side {
        return None;
    }
    let turns = match condition.turns {
        EVER => -1,
        OWN_START => -2,
        turns => turns.into(),
    };
    Some([place(s, bearer.id, side), i32::from(condition.is.0) + 1, condition.value.into(), turns])
}

fn global(s: &State, global: &Global, side: Side) -> [i32; 3] {
    let known = global.side == side || !global.spell.rune().hidden;
    let [spell, named] = if known { [rune(global.spell), place(s, global.named, side)] } else { [0; 2] };
    [whose(global.side, side), spell, named]
}

fn layer(layer: &Layer, side: Side) -> [i32; 5] {
    let globe = layer.is == Object::NoraGlobe;
    let (owner, nora) = if globe { (0, layer.nora) } else { (whose(layer.side, side), 0) };
    [layer.is as i32 + 1, square(layer.at), owner, layer.turns.into(), nora.into()]
}

fn rune(is: RuneId) -> i32 {
    if is == NO_RUNE { 0 } else { i32::from(is.0) + 1 }
}
