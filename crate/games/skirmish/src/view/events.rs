//! Telling what happened: from facts to events, as one viewer may know them.

use crate::Skirmish;
use crate::chapters::is_crit;
use crate::content::{CardId, UnitCard};
use crate::fact::{Fact, Points, Throw};
use crate::state::{CardZone, State, Unit, UnitId};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::board::reach::Reach;
use rulewright_engine::chance::Dice;
use rulewright_engine::side::Viewer;
use rulewright_engine::wire;

/// A fact as one viewer may know it.
pub fn event(rules: &Skirmish, s: &State, fact: Fact, viewer: Viewer) -> wire::Event {
    Teller { rules, s, viewer }.describe(fact)
}

struct Teller<'a> {
    rules: &'a Skirmish,
    s: &'a State,
    viewer: Viewer,
}

impl Teller<'_> {
    fn piece(&self, id: UnitId) -> Option<wire::Word> {
        Some(self.rules.name(self.s, id))
    }

    fn printed(&self, id: UnitId) -> &UnitCard {
        self.rules.content.printed_unit(self.s.unit(id).is)
    }

    /// Fills in what a fact is about. One event is filled field by field: building forty whole ones costs the page
    /// twenty kilobytes. It is one flat match, which the compiler holds to every kind of fact.
    fn describe(&self, fact: Fact) -> wire::Event {
        let mut e = wire::Event::default();
        let kind = match fact {
            Fact::GameStart { map } => {
                e.answer = map.map(|n| self.rules.content.maps[usize::from(n)].id.clone());
                "game-start"
            }
            Fact::RollOff { side, dice } => {
                (e.player, e.total, e.dice) = (Some(side), Some(dice.sum().into()), Some(plain(&dice)));
                "table-roll"
            }
            Fact::Choice { side, unit, answer } => {
                (e.player, e.target) = (Some(side), unit.and_then(|u| self.piece(u)));
                e.answer = Some(self.rules.answer(self.s, answer));
                "choice"
            }
            Fact::Deploy { unit, to } => {
                (e.piece, e.to) = (self.piece(unit), self.at(to));
                "deploy"
            }
            Fact::RoundStart { round } => {
                e.round = Some(round.into());
                "round-start"
            }
            Fact::RoundEnd { round } => {
                e.round = Some(round.into());
                "round-end"
            }
            Fact::TurnStart { side } => {
                e.player = Some(side);
                "turn-start"
            }
            Fact::TurnEnd { side } => {
                e.player = Some(side);
                "turn-end"
            }
            Fact::Refresh { unit } => {
                e.target = self.piece(unit);
                "refresh"
            }
            Fact::Score { side, unit, at } => {
                (e.player, e.piece, e.to) = (Some(side), self.piece(unit), self.at(at));
                "score"
            }
            Fact::Points { side, amount, total } => {
                (e.player, e.amount, e.total) = (Some(side), Some(amount.into()), Some(total.into()));
                "victory-points"
            }
            Fact::Draw { side, card } => {
                e.player = Some(side);
                e.card = self.viewer.sees(side).then(|| self.rules.card_id(card));
                "draw"
            }
            Fact::DrawSkip { side } => {
                e.player = Some(side);
                "draw-skip"
            }
            Fact::DrawNone { side } => {
                e.player = Some(side);
                "draw-none"
            }
            Fact::Shuffle { side, amount } => {
                (e.player, e.amount) = (Some(side), Some(amount.into()));
                "shuffle"
            }
            Fact::Move { unit, from, to, amount, foes } => {
                (e.piece, e.from, e.to, e.amount) = (self.piece(unit), self.at(from), self.at(to), Some(amount.into()));
                let begun = Unit { at: from, mp: amount, ..*self.s.unit(unit) };
                e.path = self.path(&self.rules.walks(&begun, foes), to);
                "move"
            }
            Fact::Step { unit, from, to, steps, foes } => {
                (e.piece, e.from, e.to) = (self.piece(unit), self.at(from), self.at(to));
                let begun = Unit { at: from, ..*self.s.unit(unit) };
                e.path = self.path(&self.rules.steps(&begun, foes, steps), to);
                "step"
            }
            Fact::Slide { unit, from, to } => {
                (e.target, e.from, e.to) = (self.piece(unit), self.at(from), self.at(to));
                e.path = Some(vec![self.rules.square(to)]);
                "slide"
            }
            Fact::SlideBlocked { unit } => {
                e.target = self.piece(unit);
                "slide-blocked"
            }
            Fact::Attack { unit, attack, target } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                e.attack = self.printed(unit).attacks.get(usize::from(attack)).map(|a| a.id.clone());
                "attack"
            }
            Fact::CardAttack { unit, card, target } => {
                (e.piece, e.target, e.card) = (self.piece(unit), self.piece(target), self.card(card));
                "attack"
            }
            Fact::Ability { unit, ability, target } => {
                (e.piece, e.target) = (self.piece(unit), self.piece(target));
                e.attack = self.printed(unit).abilities.get(usize::from(ability)).map(|a| a.id.clone());
                "ability"
            }
            Fact::Dash { unit } => {
                e.piece = self.piece(unit);
                "dash"
            }
            Fact::Guard { unit } => {
                e.piece = self.piece(unit);
                "guard"
            }
            Fact::CardPlay { unit, card, target } => {
                (e.piece, e.card, e.target) = (self.piece(unit), self.card(card), target.and_then(|t| self.piece(t)));
                "card-play"
            }
            Fact::Roll { throw, dice } => {
                (e.piece, e.dice) = (self.piece(throw.unit), Some(thrown(throw, &dice, &dice, false)));
                "roll"
            }
            Fact::Bonus { throw, natural, adjusted, amount } => {
                (e.piece, e.dice) = (self.piece(throw.unit), Some(thrown(throw, &natural, &adjusted, false)));
                e.amount = Some(amount.into());
                "bonus"
            }
            Fact::Best { throw, natural, adjusted, score } => {
                (e.piece, e.dice) = (self.piece(throw.unit), Some(thrown(throw, &natural, &adjusted, true)));
                e.amount = Some(score.into());
                "best"
            }
            Fact::Count { unit, stat, amount } => {
                (e.piece, e.stat, e.amount) = (self.piece(unit), Some(stat.id().into()), Some(amount.into()));
                "count"
            }
            Fact::NoDefence { unit } => {
                e.target = self.piece(unit);
                "no-defence"
            }
            Fact::Damage { unit, amount } => {
                (e.target, e.amount) = (self.piece(unit), Some(amount.into()));
                "damage"
            }
            Fact::Heal { unit, amount } => {
                (e.target, e.amount) = (self.piece(unit), Some(amount.into()));
                "heal"
            }
            Fact::Defeat { unit } => {
                e.target = self.piece(unit);
                "defeat"
            }
            Fact::TableRoll { unit, card, roll, dice } => {
                (e.piece, e.card) = (self.piece(unit), card.and_then(|c| self.card(c)));
                (e.total, e.dice) = (Some(roll.value(&dice).into()), Some(plain(&dice)));
                "table-roll"
            }
            Fact::Status { unit, card } => {
                (e.target, e.card) = (self.piece(unit), self.card(card));
                "status"
            }
            Fact::StatusKept { unit, card } => {
                (e.target, e.card) = (self.piece(unit), self.card(card));
                "status-kept"
            }
            Fact::StatusImmune { unit, card } => {
                (e.target, e.card) = (self.piece(unit), self.card(card));
                "status-immune"
            }
            Fact::StatusClear { unit, card } => {
                (e.target, e.card) = (self.piece(unit), self.card(card));
                "status-clear"
            }
            Fact::CardLay { card, zone, counters } => {
                self.zone(&mut e, zone);
                (e.card, e.counters) = (self.card(card), (counters > 0).then_some(counters.into()));
                "card-lay"
            }
            Fact::Counter { card, zone, counters } => {
                self.zone(&mut e, zone);
                (e.card, e.counters) = (self.card(card), Some(counters.into()));
                "counter"
            }
            Fact::CardDiscard { card, owner, zone } => {
                zone.into_iter().for_each(|zone| self.zone(&mut e, zone));
                (e.card, e.player) = (self.card(card), owner);
                "card-discard"
            }
            Fact::Trigger { card, unit } => {
                (e.target, e.card) = (self.piece(unit), self.card(card));
                "trigger"
            }
            Fact::Gain { unit, points, amount } => {
                (e.target, e.stat, e.amount) = (self.piece(unit), pool(points), Some(amount.into()));
                "gain"
            }
            Fact::Lose { unit, points, amount } => {
                (e.target, e.stat, e.amount) = (self.piece(unit), pool(points), Some(amount.into()));
                "lose"
            }
            Fact::GameOver { winner } => {
                e.player = winner;
                "game-over"
            }
        };
        e.kind = kind.into();
        e
    }

    fn at(&self, cell: Cell) -> Option<wire::Square> {
        Some(self.rules.square(cell))
    }

    fn path(&self, walk: &Reach<2>, to: Cell) -> Option<Vec<wire::Square>> {
        Some(self.rules.way(walk, to).iter().map(|cell| self.rules.square(*cell)).collect())
    }

    fn card(&self, card: CardId) -> Option<wire::Word> {
        Some(self.rules.card_id(card))
    }

    fn zone(&self, e: &mut wire::Event, zone: CardZone) {
        match zone {
            CardZone::Unit(unit) => e.target = self.piece(unit),
            CardZone::Player(side) => e.player = Some(side),
            CardZone::Square(cell) => e.to = self.at(cell),
        }
    }
}

fn pool(points: Points) -> Option<wire::Word> {
    Some(if points == Points::Ap { "ap".into() } else { "mp".into() })
}

/// Dice that no bonus touches and nobody counts hits on.
fn plain(dice: &Dice) -> wire::Dice {
    wire::Dice {
        use_: "table".into(),
        sides: 6,
        natural: dice.to_vec(),
        adjusted: dice.to_vec(),
        marks: vec![None; dice.len()],
        ..wire::Dice::default()
    }
}

fn thrown(throw: Throw, natural: &Dice, adjusted: &Dice, kept: bool) -> wire::Dice {
    let mark = |(face, value): (&u8, &u8)| match *value >= throw.mark {
        false => None,
        true if !throw.is_attack() => Some("block".into()),
        true if is_crit(throw, *face) => Some("crit".into()),
        true => Some("hit".into()),
    };
    wire::Dice {
        use_: if throw.is_attack() { "attack".into() } else { "defence".into() },
        sides: 6,
        natural: natural.to_vec(),
        adjusted: adjusted.to_vec(),
        marks: natural.iter().zip(adjusted.iter()).map(mark).collect(),
        set: (throw.set > 0).then_some(throw.set),
        kept,
    }
}
