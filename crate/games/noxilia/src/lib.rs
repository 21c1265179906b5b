//! Noxilia: two clans fight over zones. Each file carries out one chapter of `rulebook.toml`; the clause id stands
//! at the line that does it.
//!
//! | chapter | file |
//! | --- | --- |
//! | setup, card.banner | `begin.rs`, `setup.rs`, `laid.rs`, `room.rs` |
//! | board, def.zone | `board.rs` |
//! | turn, end | `turn.rs` |
//! | capture | `capture.rs` |
//! | action.move, .retreat | `movement.rs` |
//! | action.charge, .melee, .ranged, combat | `combat.rs` |
//! | action.playunit, .event, .equip, .moveequip, .moveheal, ability.adventure | `play.rs` |
//! | action.cast, cast, spell | `spells.rs` |
//! | mana | `mana.rs` |
//! | fog | `fog.rs` |
//! | stat | `values.rs`, `damage.rs` |
//! | ability | `powers.rs`, and where it matters |
//! | objective, endgame, combat.resolve | `death.rs` |
//! | what cards do | `effects.rs`, `cards/` |
//! | house.window: decisions in the middle of something | `ask.rs` |
//! | what may be done, and why not | `legal.rs`, `check.rs`, `index.rs` |
//! | what a side cannot see | `unseen.rs` |
//! | between JSON and all this | `face.rs`, `read.rs`, `tell.rs`, `table.rs` |
//!
//! An action that others may interrupt is a stack of things half done ([`state::Frame`]), plain data in the state. The
//! last is carried on until it is done or asks something; then the game waits, and can be saved, copied and searched
//! like any other.
#![forbid(unsafe_code)]

pub mod action;
mod ask;
mod begin;
pub mod board;
mod board_index;
mod capacity;
mod capture;
mod check;
mod combat;
pub mod content;
mod damage;
mod death;
mod decks;
mod effects;
mod evaluate;
mod face;
pub mod fact;
mod fog;
mod laid;
mod legal;
mod mana;
mod movement;
mod play;
pub mod powers;
mod read;
mod setup;
mod spells;
pub mod state;
mod table;
mod takes;
mod tell;
#[cfg(feature = "text")]
pub mod text;
mod turn;
mod unseen;
mod values;

use rulewright_engine::calc::Calc;
use rulewright_engine::chance::Chance;
use rulewright_engine::covers;
use rulewright_engine::event::{EventId, Log};
use rulewright_engine::games::GameEntry;
use rulewright_engine::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::{GameResult, Rules};
use rulewright_engine::side::Side;

use action::Action;
use board::{Board, PLACE_COUNT};
use content::language::CardId;
use fact::Fact;
use state::{Frame, Pending, Question, Stage, State, UnitId};

include!(concat!(env!("OUT_DIR"), "/rulebook.rs"));

/// The game, for a build that has it.
pub static GAME: GameEntry = GameEntry::of::<Noxilia>();

/// The rules of Noxilia.
#[derive(Clone, Debug)]
pub struct Noxilia {
    /// What lies where.
    pub board: Board,
    /// The zone card of every place.
    pub zones: [CardId; PLACE_COUNT],
    /// Who is first is compensated, and not who is second (`noxilia:house.even.1`).
    pub even: bool,
    /// Names of the first units, where a scenario gives them; others are called after their card and number.
    names: Vec<String>,
    /// Where the decks come from, by name.
    decks: [String; 2],
}

/// Carries out the rules: what it works with, in one hand. Each chapter adds its part.
struct Resolver<'a, C, L> {
    rules: &'a Noxilia,
    s: &'a mut State,
    chance: &'a mut C,
    log: &'a mut L,
    /// What happens now follows from this event.
    cause: EventId,
    /// Whose life is used up, and by which blow: nobody dies before all the dead are found together.
    fallen: Pile<(UnitId, EventId), MAX_FALLEN>,
}

/// How many of those who fall at once are remembered with the blow that felled them.
const MAX_FALLEN: usize = 32;

impl Rules for Noxilia {
    type State = State;
    type Action = Action;
    type Fact = Fact;

    fn to_act(&self, state: &State) -> Option<Side> {
        (state.stage != Stage::Over).then(|| self.whose(state))
    }

    fn result(&self, state: &State) -> Option<GameResult> {
        state.outcome
    }

    fn legal(&self, state: &State, out: &mut Vec<Action>) {
        self.list_legal(state, out);
    }

    fn check(&self, state: &State, action: Action) -> Result<(), Refusal> {
        self.allows(state, action)
    }

    fn apply<C: Chance, L: Log<Fact, State>>(&self, state: &mut State, action: Action, chance: &mut C, log: &mut L) {
        Resolver::new(self, state, chance, log).carry_out(action);
    }

    fn every(&self, state: &State, out: &mut Vec<Action>) {
        self.list_every(state, out);
    }

    fn resample<C: Chance>(&self, state: &State, viewer: Side, chance: &mut C) -> State {
        self.deal_unseen(state, viewer, chance)
    }

    fn value(&self, state: &State, side: Side) -> f32 {
        self.evaluate(state, side)
    }

    fn default_answer(&self, state: &State) -> Option<Action> {
        let (question, side, _) = state.asked().filter(|_| state.stage == Stage::Act)?;
        if self.may_decline(state, question) {
            return Some(Action::Decline);
        }
        let mut first = None;
        self.answers(state, question, side, &mut |answer| {
            first.get_or_insert(answer);
        });
        first
    }

    fn playout_horizon(&self) -> u32 {
        8
    }
}

impl<'a, C: Chance, L: Log<Fact, State>> Resolver<'a, C, L> {
    fn new(rules: &'a Noxilia, s: &'a mut State, chance: &'a mut C, log: &'a mut L) -> Self {
        Resolver { rules, s, chance, log, cause: EventId::NONE, fallen: Pile::default() }
    }

    /// What `then` does follows from this event; where it is none, because nothing was told, from what came before.
    fn because<R>(&mut self, cause: EventId, then: impl FnOnce(&mut Self) -> R) -> R {
        let before = self.cause;
        if cause != EventId::NONE {
            self.cause = cause;
        }
        self.log.because_of(self.cause);
        let done = then(self);
        self.log.leave();
        self.cause = before;
        done
    }

    /// Tells what has just been done: what it changes has been changed. The answer names it, for what follows from it.
    fn tell(&mut self, clause: Clause, fact: Fact) -> EventId {
        self.log.tell(self.s, clause, fact)
    }

    /// The same, with the number it is about.
    fn tell_calc(&mut self, clause: Clause, fact: Fact, calc: Calc<L::Trace>) -> EventId {
        self.log.tell_calc(self.s, clause, fact, calc)
    }

    fn carry_out(&mut self, action: Action) {
        if self.s.asked().is_some() {
            self.answer(action);
        } else {
            self.act(action);
        }
        self.run();
    }

    /// An action of one's own (`noxilia:action.1`): when it is done, it is the other player's turn to act.
    fn act(&mut self, action: Action) {
        let side = self.s.active;
        if action == Action::Pass {
            self.pass(side);
            return;
        }
        covers!("noxilia:end.pass.4");
        if self.s.passed == Some(side) {
            self.s.passed = None;
        }
        self.push(Frame::Handover);
        // Each tells first what the player did: all the rest follows from that.
        match action {
            Action::Move(id, to) => self.walk(id, to),
            Action::Retreat(id, to) => self.retreat(id, to),
            Action::Charge(id, via, target) => self.charge(id, via, target),
            Action::Attack(id, target) => self.declare(id, target, state::How::Melee),
            Action::Shoot(id, target) => self.declare(id, target, state::How::Ranged),
            Action::Cast(card, caster, aim) => self.cast(side, card, caster, aim),
            Action::Set(card, caster, aim) => self.set(side, card, caster, aim),
            Action::Play(card, aim) => self.play(side, card, aim),
            Action::Equip(id, at, item_id) => self.errand(id, at, Frame::Fetch(id, item_id)),
            Action::Heal(id, at, whom) => self.errand(id, at, Frame::Tend(id, whom, false)),
            Action::Purify(id, at, whom) => self.errand(id, at, Frame::Tend(id, whom, true)),
            Action::Adventure(id) => self.set_out(id),
            _ => {}
        }
    }

    /// A step, or none, and then something to do there.
    fn errand(&mut self, id: state::UnitId, at: board::Spot, then: Frame) {
        covers!("noxilia:action.moveheal.4");
        let engaged = self.engage(id, rulewright_engine::rule!("noxilia:action.moveequip.4"));
        self.because(engaged, |resolver| {
            resolver.push(then);
            if resolver.s.find(id).is_some_and(|u| u.at != at) {
                resolver.step(id, at);
            }
        });
    }

    /// Carries on what is half done, until somebody is asked or nothing is left.
    fn run(&mut self) {
        while self.s.outcome.is_none() {
            let Some(Pending { frame, cause }) = self.s.frames.last().copied() else { return };
            match frame {
                Frame::Ask(question, side, _) => {
                    if !self.answers_itself(question, side) {
                        return;
                    }
                }
                frame => self.because(cause, |resolver| resolver.carry(frame)),
            }
        }
    }

    fn carry(&mut self, frame: Frame) {
        match frame {
            Frame::None | Frame::Ask(..) => self.pop(),
            Frame::SetUp(step) => self.set_up(step),
            Frame::Start(step) => self.start_turn(step),
            Frame::End(step) => self.end_turn(step),
            Frame::StartEffects(side, done) => self.start_effects(side, done),
            Frame::Handover => {
                self.pop();
                self.s.active = self.s.active.other();
            }
            Frame::March(id, taken, _) => self.march(id, taken),
            Frame::Rush(id, target, start, stage) => self.rush(id, target, start, stage),
            Frame::Fetch(id, item_id) => self.fetch(id, item_id),
            Frame::Tend(id, whom, purify) => self.tend(id, whom, purify),
            Frame::Arrive(id, price, step) => self.arrive(id, price, step),
            Frame::Naming(volley) => self.name(volley),
            Frame::Volley(volley) => self.volley(volley),
            Frame::Strike(strike) => self.strike(strike),
            Frame::Play(cast) => self.resolve(cast),
            Frame::Due(cast, caster) => self.collect(cast, caster),
            Frame::Turned(cast, cancelled) => self.turned(cast, cancelled),
            Frame::Effects(cast) => self.carry_on(cast),
            Frame::Capture(side, item_id) => self.capture(side, item_id),
            Frame::Return(id) => self.come_back(id),
        }
    }

    /// A question with but one answer answers itself, where that gives nothing away.
    fn answers_itself(&mut self, question: Question, side: Side) -> bool {
        if self.rules.may_decline(self.s, question) || self.rules.is_secret(self.s, question, side) {
            return false;
        }
        let mut only = None;
        let mut count = 0;
        self.rules.answers(self.s, question, side, &mut |action| {
            only = Some(action);
            count += 1;
        });
        // As many as are asked for: they all pay, whoever is named first.
        let all = question == Question::CostEngage && self.s.asked().is_some_and(|(_, _, left)| count <= left.into());
        match (count, only) {
            (0, _) => {
                self.pop();
                true
            }
            (n, Some(action)) if n == 1 || all => {
                self.answer(action);
                true
            }
            _ => false,
        }
    }

    fn push(&mut self, frame: Frame) {
        self.s.frames.push(Pending { frame, cause: self.cause });
    }

    fn pop(&mut self) {
        let len = self.s.frames.len();
        if len > 0 {
            self.s.frames.take(len - 1);
        }
    }

    fn replace(&mut self, frame: Frame) {
        if let Some(top) = self.s.frames.last_mut() {
            top.frame = frame;
        }
    }

    /// What is half done follows from this event from here on.
    fn goes_on_from(&mut self, cause: EventId) {
        if let Some(top) = self.s.frames.last_mut() {
            top.cause = cause;
        }
    }

    fn ask(&mut self, question: Question, side: Side, n: u8) {
        self.push(Frame::Ask(question, side, n));
    }
}
