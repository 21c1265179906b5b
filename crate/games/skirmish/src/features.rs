//! What a side sees, and what it may do, as numbers. What the Table leaves out is left out here: the other side's hand and what
//! is left in its draw pile.

use super::Skirmish;
use super::action::{Action, Answer, Played};
use super::content::board::MOST_SQUARES;
use super::content::{CardId, DAZED, DEFENSELESS, GUARD, ON_FIRE, POISONED, STUNNED, is_supply};
use super::state::{CardInPlay, CardZone, MAX_PILE, MAX_UNITS, Phase, Question, State, Unit, UnitId};
use rulewright_engine::side::Side;
use rulewright_engine::simulation::features::{Features, Field, square, whose};

const TURN: [Field; 4] = [
    ("phase", "1 warbands and first player are being settled, 2 units are being placed, 3 a turn, 4 the game is over"),
    ("round", "the round, from 1"),
    ("first", "who takes the first turn of a round: 1 this side, 2 the other"),
    ("active", "whose turn it is: 1 this side's, 2 the other's"),
];
const ASKED: [Field; 10] = [
    (
        "question",
        "what is asked: 0 nothing, 1 another warband, 2 who is first, 3 whether to put a fire out, 4 whether to slide the \
         target, 5 which allies gain",
    ),
    ("side", "who is asked of a warband, or of who is first: 1 this side, 2 the other"),
    ("unit", "who burns, slides another, or rallies: a place of `unit`, from 1"),
    ("target", "who would slide: a place of `unit`, from 1"),
    ("to", "the square it would slide to, from 1"),
    ("towards", "1 if it would slide towards the attacker"),
    ("distance", "how far an ally may be that gains, in squares"),
    ("ap", "action points that each ally gains"),
    ("mp", "movement points that each ally gains"),
    ("left", "how many more allies gain"),
];
const PLAYER: [Field; 5] = [
    ("points", "victory points"),
    ("warband", "its warband, from 1, in the order of the content; 0 while it is not known, and in a scenario"),
    ("hand", "cards in hand"),
    ("draw", "cards in the draw pile"),
    ("discard", "cards in the discard pile"),
];
const UNIT: [Field; 14] = [
    ("owner", "1 this side's, 2 the other's"),
    ("unit", "which unit, from 1, in the order of the content"),
    ("at", "its square, from 1; 0 before it is placed and after its defeat"),
    ("health", "health left"),
    ("ap", "action points left"),
    ("mp", "movement points left"),
    (
        "used",
        "what it has used this turn, as a sum: 1, 2, 4, 8 its attacks in order, 16 and 32 its abilities, 64 the dash, 128 \
         the guard",
    ),
    ("poisoned", "1 if it is poisoned"),
    ("stunned", "1 if it is stunned"),
    ("dazed", "1 if it is dazed"),
    ("defenseless", "0 if it is not defenseless, else 1 and what counters are on the card"),
    ("on_fire", "1 if it burns"),
    ("guard", "1 if it is on guard"),
    ("gained", "1 if it has gained already by the rally that is asked about"),
];
const IN_PLAY: [Field; 6] = [
    ("card", "which card, from 1, in the order of the content"),
    ("by", "who played it: 0 nobody, 1 this side, 2 the other"),
    ("unit", "the unit it is before: a place of `unit`, from 1"),
    ("player", "the player it is before: 1 this side, 2 the other"),
    ("at", "the square it is on, from 1"),
    ("counters", "counters on it"),
];
const CARD: [Field; 4] = [
    ("hand", "how many of this card of the content this side holds"),
    ("draw", "how many are in its draw pile, which has no order"),
    ("discard", "how many are in its discard pile"),
    ("theirs", "how many are in the other side's discard pile; its hand and draw pile are hidden"),
];
const BOARD: [Field; 2] = [("wide", "columns"), ("high", "rows")];
const SQUARE: [Field; 1] = [(
    "terrain",
    "0 off the board, 1 open, 2 wall, 3 pillar, 4 rough, 5 water, 6 thicket, 7 thorns, 8 banner, 9 and 10 where the first \
     and the second player place units",
)];
const ACTION: [Field; 7] = [
    (
        "kind",
        "1 an answer, 2 a placing, 3 a move, 4 an attack, 5 an ability, 6 a dash, 7 a guard, 8 a card, 9 the end of the turn",
    ),
    ("unit", "who acts: a place of `unit`, from 1"),
    ("use", "which of its attacks, or of its abilities, from 1; of a card, the attack that it is played with"),
    ("card", "which card, from 1, in the order of the content"),
    ("target", "at whom, or which ally gains: a place of `unit`, from 1"),
    ("to", "the square it goes to, from 1, or the one that the card is for"),
    (
        "answer",
        "1 first, 2 second, 3 put the fire out, 4 burn, 5 slide, 6 stay, 7 this ally, 8 no more; 9 and on a warband, in the \
         order of the content",
    ),
];

pub(super) fn observe(rules: &Skirmish, s: &State, side: Side, out: &mut impl Features) {
    out.row("turn", &TURN, [s.phase as i32 + 1, s.round.into(), whose(s.first, side), whose(s.active, side)]);
    out.row("asked", &ASKED, asked(s, side));
    out.row("mine", &PLAYER, player(rules, s, side));
    out.row("theirs", &PLAYER, player(rules, s, side.other()));
    out.rows("unit", MAX_UNITS, &UNIT, s.roster().map(|(id, one)| unit(s, id, one, side)));
    let played = s.in_play.iter().filter(|laid| !is_supply(laid.card));
    out.rows("in_play", 2 * MAX_PILE, &IN_PLAY, played.map(|laid| in_play(laid, side)));
    let cards = 0..rules.content.cards.len() as CardId;
    out.rows("card", rules.content.cards.len(), &CARD, cards.map(|card| copies(s, card, side)));
    let grid = &rules.board.grid;
    out.row("board", &BOARD, [grid.width.get().into(), grid.height.into()]);
    out.rows("square", MOST_SQUARES, &SQUARE, rules.board.terrain.iter().map(|terrain| [*terrain as i32 + 1]));
}

fn asked(s: &State, side: Side) -> [i32; 10] {
    match s.question {
        Question::None => [0; 10],
        Question::Warband(who) => [1, whose(who, side), 0, 0, 0, 0, 0, 0, 0, 0],
        Question::First(who) => [2, whose(who, side), 0, 0, 0, 0, 0, 0, 0, 0],
        Question::Burn(unit) => [3, 0, place(unit), 0, 0, 0, 0, 0, 0, 0],
        Question::Slide(to, towards) => {
            [4, 0, place(s.resolving.unit), place(s.resolving.target), square(to), towards.into(), 0, 0, 0, 0]
        }
        Question::Allies(rally) => {
            let [distance, ap, mp, left] = [rally.distance, rally.ap, rally.mp, rally.left].map(i32::from);
            [5, 0, place(rally.unit), 0, 0, 0, distance, ap, mp, left]
        }
    }
}

fn player(rules: &Skirmish, s: &State, side: Side) -> [i32; 5] {
    let settled = s.phase != Phase::SetUp || s.question != Question::Warband(side);
    let warband = if settled && rules.names.is_empty() { i32::from(s.warband[side]) + 1 } else { 0 };
    let piles = [s.hand[side].len(), s.draw[side].len(), s.discard[side].len()];
    let [hand, draw, discard] = piles.map(|cards| cards as i32);
    [s.victory[side].into(), warband, hand, draw, discard]
}

fn unit(s: &State, id: UnitId, unit: &Unit, side: Side) -> [i32; 14] {
    let gained = matches!(s.question, Question::Allies(rally) if rally.chosen >> id.0 & 1 == 1);
    let mut row = [0; 14];
    row[..7].copy_from_slice(&[
        whose(unit.side, side),
        i32::from(unit.is) + 1,
        square(unit.at),
        unit.hp.into(),
        unit.ap.into(),
        unit.mp.into(),
        unit.used.into(),
    ]);
    for laid in s.before(id) {
        match laid.card {
            POISONED => row[7] = 1,
            STUNNED => row[8] = 1,
            DAZED => row[9] = 1,
            DEFENSELESS => row[10] = i32::from(laid.counters) + 1,
            ON_FIRE => row[11] = 1,
            GUARD => row[12] = 1,
            _ => {}
        }
    }
    row[13] = gained.into();
    row
}

fn in_play(laid: &CardInPlay, side: Side) -> [i32; 6] {
    let (unit, player, at) = match laid.zone {
        CardZone::Unit(unit) => (place(unit), 0, 0),
        CardZone::Player(player) => (0, whose(player, side), 0),
        CardZone::Square(at) => (0, 0, square(at)),
    };
    [number(laid.card), laid.by.map_or(0, |by| whose(by, side)), unit, player, at, laid.counters.into()]
}

fn copies(s: &State, card: CardId, side: Side) -> [i32; 4] {
    let of = |pile: &[CardId]| pile.iter().filter(|held| **held == card).count() as i32;
    [of(&s.hand[side]), of(&s.draw[side]), of(&s.discard[side]), of(&s.discard[side.other()])]
}

pub(super) fn action(action: Action, out: &mut impl Features) {
    let row = match action {
        Action::Choose(choice) => answer(choice),
        Action::Deploy(unit, to) => [2, place(unit), 0, 0, 0, square(to), 0],
        Action::Move(unit, to) => [3, place(unit), 0, 0, 0, square(to), 0],
        Action::Attack(unit, attack, target) => [4, place(unit), number(attack), 0, place(target), 0, 0],
        Action::Ability(unit, ability, target) => [5, place(unit), number(ability), 0, place(target), 0, 0],
        Action::Dash(unit) => [6, place(unit), 0, 0, 0, 0, 0],
        Action::Guard(unit) => [7, place(unit), 0, 0, 0, 0, 0],
        Action::Card(Played { unit, card, attack, target, to }) => {
            [8, place(unit), attack.map_or(0, number), number(card), target.map_or(0, place), square(to), 0]
        }
        Action::End => [9, 0, 0, 0, 0, 0, 0],
    };
    out.row("action", &ACTION, row);
}

fn answer(answer: Answer) -> [i32; 7] {
    let (target, answer) = match answer {
        Answer::First(true) => (0, 1),
        Answer::First(false) => (0, 2),
        Answer::PutOut => (0, 3),
        Answer::Burn => (0, 4),
        Answer::Slide(true) => (0, 5),
        Answer::Slide(false) => (0, 6),
        Answer::Ally(unit) => (place(unit), 7),
        Answer::Done => (0, 8),
        Answer::Warband(warband) => (0, 9 + i32::from(warband)),
    };
    [1, 0, 0, 0, target, 0, answer]
}

fn place(unit: UnitId) -> i32 {
    number(unit.0)
}

/// What counts from 0 in the state counts from 1 here: 0 is none.
fn number(n: u8) -> i32 {
    i32::from(n) + 1
}
