//! The face: actions and events of Skirmish between its own small values and JSON.

use super::action::{Action, Answer, Played};
use super::board::Terrain;
use super::content::{CardId, GUARD, UnitCard};
use super::dice;
use super::fact::{Counted, Fact, Points, Throw};
use super::movement::TERRAIN_SOURCE;
use super::state::{Pending, Place, State, Unit, UnitId};
use super::{Skirmish, setup};
use crate::engine::calc::Source;
use crate::engine::chance::{Chance, Dice};
use crate::engine::dict::Dict;
use crate::engine::event::Log;
use crate::engine::grid::{Cell, Reach};
use crate::engine::refusal::{Error, Refusal};
use crate::engine::rulebook::Clause;
use crate::engine::rules::Game;
use crate::engine::side::Viewer;
use crate::engine::wire;
use crate::rule;

impl Game for Skirmish {
    const ID: &'static str = "skirmish";

    fn info() -> wire::GameInfo {
        let content = setup::embedded();
        wire::GameInfo {
            id: Self::ID.into(),
            decks: content.warbands.iter().map(|w| w.id.clone()).collect(),
            maps: content.maps.iter().map(|m| m.id.clone()).collect(),
            seats: 2,
        }
    }

    fn open<C: Chance, L: Log<Fact>>(
        options: &wire::Options,
        chance: &mut C,
        log: &mut L,
    ) -> Result<(Self, State), Error> {
        setup::open(options, chance, log)
    }

    fn set_up<C: Chance, L: Log<Fact>>(
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
        let name = |id: UnitId| Some(self.name(s, id));
        let unit = |id: UnitId| &self.content.units[usize::from(s.unit(id).is)];
        // Filled field by field, as events are.
        let mut a = wire::Action::default();
        let kind = match action {
            Action::Choose(answer) => {
                a.answer = Some(self.answer(s, answer));
                "choose"
            }
            Action::Deploy(id, to) => {
                (a.piece, a.to) = (name(id), Some(self.square(to)));
                "deploy"
            }
            Action::Move(id, to) => {
                (a.piece, a.to) = (name(id), Some(self.square(to)));
                "move"
            }
            Action::Attack(id, n, target) => {
                (a.piece, a.target) = (name(id), name(target));
                a.attack = Some(unit(id).attacks[usize::from(n)].id.clone());
                "attack"
            }
            Action::Ability(id, n, target) => {
                (a.piece, a.target) = (name(id), name(target));
                a.ability = Some(unit(id).abilities[usize::from(n)].id.clone());
                "ability"
            }
            Action::Dash(id) => {
                a.piece = name(id);
                "dash"
            }
            Action::Guard(id) => {
                a.piece = name(id);
                "guard"
            }
            Action::Card(played) => {
                (a.piece, a.card) = (name(played.unit), Some(self.card_id(played.card)));
                a.attack = played.attack.map(|n| unit(played.unit).attacks[usize::from(n)].id.clone());
                (a.target, a.to) = (played.target.and_then(name), played.to.is_on().then(|| self.square(played.to)));
                "card"
            }
            Action::End => "end",
        };
        kind.clone_into(&mut a.kind);
        a
    }

    fn read(&self, s: &State, action: &wire::Action) -> Result<Action, Error> {
        Reader { rules: self, s, action }.read()
    }

    fn list(&self, s: &State, action: Action) -> wire::Listed {
        let written = self.write(s, action);
        let cost = self.cost(s, action);
        wire::Listed { path: path(&written), cost, cites: allowing(self, s, action).id().into(), action: written }
    }

    fn event(&self, s: &State, fact: Fact, viewer: Viewer) -> Option<wire::Event> {
        Some(Teller { rules: self, s, viewer }.describe(fact))
    }

    fn source(&self, source: Source) -> Option<String> {
        match source {
            Source::RULE => None,
            Source(n) if n >= TERRAIN_SOURCE => Some(Terrain::ALL[usize::from(n - TERRAIN_SOURCE)].2.to_owned()),
            Source(n) => Some(self.card_id(n as CardId)),
        }
    }

    fn card(&self, id: &str) -> Option<u8> {
        self.content.card(id)
    }

    fn turn_clause() -> Clause {
        rule!("skirmish:house.turn.7")
    }

    fn over_clause() -> Clause {
        rule!("skirmish:house.victory.1")
    }
}

/// What a person clicks, in order: the card first, then who plays it; else the piece, what it does, and at whom.
fn path(action: &wire::Action) -> Vec<String> {
    let part = |kind: &str, id: &Option<String>| id.as_ref().map(|id| format!("{kind}:{id}"));
    let mut path = Vec::new();
    path.extend(part("card", &action.card));
    path.extend(part("piece", &action.piece));
    path.extend(part("attack", &action.attack));
    path.extend(part("ability", &action.ability));
    path.extend(action.to.map(|[x, y]| format!("cell:{x},{y}")));
    path.extend(part("piece", &action.target));
    path.extend(part("answer", &action.answer));
    if matches!(action.kind.as_str(), "dash" | "guard" | "end") {
        path.push(format!("button:{}", action.kind));
    }
    path
}

fn allowing(rules: &Skirmish, s: &State, action: Action) -> Clause {
    match action {
        Action::Choose(_) => Skirmish::asks(s.pending),
        Action::Deploy(..) => rule!("skirmish:house.setup.4"),
        Action::Move(..) => rule!("skirmish:house.move.1"),
        Action::Attack(..) => rule!("skirmish:house.attack.1"),
        Action::Ability(..) => rule!("skirmish:house.ability.1"),
        Action::Dash(_) => rule!("skirmish:house.dash.1"),
        Action::Guard(_) => rule!("skirmish:house.guard.1"),
        Action::Card(played) if rules.content.cards[usize::from(played.card)].strike.is_some() => {
            rule!("skirmish:house.boost.1")
        }
        Action::Card(_) => rule!("skirmish:house.card.1"),
        Action::End => rule!("skirmish:house.turn.7"),
    }
}

impl Skirmish {
    fn card_id(&self, card: CardId) -> String {
        self.content.cards[usize::from(card)].id.clone()
    }

    fn answer(&self, s: &State, answer: Answer) -> String {
        match answer {
            Answer::First(true) => "first".into(),
            Answer::First(false) => "second".into(),
            Answer::Warband(w) => self.content.warbands[usize::from(w)].id.clone(),
            Answer::PutOut => "put-out".into(),
            Answer::Burn => "burn".into(),
            Answer::Slide(true) => "slide".into(),
            Answer::Slide(false) => "stay".into(),
            Answer::Ally(id) => self.name(s, id),
            Answer::Done => "done".into(),
        }
    }

    fn cost(&self, s: &State, action: Action) -> Dict<i32> {
        let ap = |n: u8| Dict::from([("ap".to_owned(), n.into())]);
        let unit = |id: UnitId| &self.content.units[usize::from(s.unit(id).is)];
        match action {
            Action::Move(id, to) => {
                let mp = self.walks(s.unit(id), s.squares(s.unit(id).side.other())).cost(to).unwrap_or(0);
                Dict::from([("mp".to_owned(), mp.into())])
            }
            Action::Attack(id, n, _) => ap(unit(id).attacks[usize::from(n)].ap),
            Action::Ability(id, n, _) => ap(unit(id).abilities[usize::from(n)].ap),
            Action::Dash(_) => ap(self.content.basics.dash_ap),
            Action::Guard(_) => ap(self.content.basics.guard_ap),
            Action::Card(played) => ap(self.content.cards[usize::from(played.card)].ap),
            Action::Choose(_) | Action::Deploy(..) | Action::End => Dict::default(),
        }
    }
}

/// Tells facts to one viewer.
struct Teller<'a> {
    rules: &'a Skirmish,
    s: &'a State,
    viewer: Viewer,
}

impl Teller<'_> {
    fn piece(&self, id: UnitId) -> Option<String> {
        Some(self.rules.name(self.s, id))
    }

    fn printed(&self, id: UnitId) -> &UnitCard {
        &self.rules.content.units[usize::from(self.s.unit(id).is)]
    }

    /// Fills in what a fact is about. One event is filled field by field: building forty whole ones costs the page
    /// twenty kilobytes.
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
                let stat = match stat {
                    Counted::Hits => "hits",
                    Counted::Crits => "crits",
                    Counted::Blocks => "blocks",
                };
                (e.piece, e.stat, e.amount) = (self.piece(unit), Some(stat.to_owned()), Some(amount.into()));
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
            Fact::CardLay { card, place, counters } => {
                self.place(&mut e, place);
                (e.card, e.counters) = (self.card(card), (counters > 0).then_some(counters.into()));
                "card-lay"
            }
            Fact::Counter { card, place, counters } => {
                self.place(&mut e, place);
                (e.card, e.counters) = (self.card(card), Some(counters.into()));
                "counter"
            }
            Fact::CardDiscard { card, owner, place } => {
                place.into_iter().for_each(|place| self.place(&mut e, place));
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
        kind.clone_into(&mut e.kind);
        e
    }

    fn at(&self, cell: Cell) -> Option<wire::Square> {
        Some(self.rules.square(cell))
    }

    fn path(&self, walk: &Reach<2>, to: Cell) -> Option<Vec<wire::Square>> {
        Some(self.rules.way(walk, to).iter().map(|cell| self.rules.square(*cell)).collect())
    }

    fn card(&self, card: CardId) -> Option<String> {
        Some(self.rules.card_id(card))
    }

    fn place(&self, e: &mut wire::Event, place: Place) {
        match place {
            Place::Unit(unit) => e.target = self.piece(unit),
            Place::Player(side) => e.player = Some(side),
            Place::Square(cell) => e.to = self.at(cell),
        }
    }
}

fn pool(points: Points) -> Option<String> {
    Some(if points == Points::Ap { "ap".to_owned() } else { "mp".to_owned() })
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
        true if !throw.is_attack() => Some("block".to_owned()),
        true if dice::is_crit(throw, *face) => Some("crit".to_owned()),
        true => Some("hit".to_owned()),
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

/// Reads an action as JSON writes it.
struct Reader<'a> {
    rules: &'a Skirmish,
    s: &'a State,
    action: &'a wire::Action,
}

impl Reader<'_> {
    fn read(&self) -> Result<Action, Error> {
        let (fields, action) = match self.action.kind.as_str() {
            "choose" => (&["answer"][..], Action::Choose(self.answer()?)),
            "deploy" => (&["piece", "to"][..], Action::Deploy(self.piece()?, self.to()?)),
            "move" => (&["piece", "to"][..], Action::Move(self.piece()?, self.to()?)),
            "attack" => {
                let unit = self.piece()?;
                (&["piece", "attack", "target"][..], Action::Attack(unit, self.attack(unit)?, self.target()?))
            }
            "ability" => {
                let unit = self.piece()?;
                (&["piece", "ability", "target"][..], Action::Ability(unit, self.ability(unit)?, self.target()?))
            }
            "dash" => (&["piece"][..], Action::Dash(self.piece()?)),
            "guard" => (&["piece"][..], Action::Guard(self.piece()?)),
            "card" => (&["piece", "card", "attack", "target", "to"][..], Action::Card(self.played()?)),
            "end" => (&[][..], Action::End),
            "" => return Err(Error::field("type", "an action has a type")),
            other => {
                let text = format!(
                    "no action is called `{other}`; actions are choose, deploy, move, attack, ability, dash, guard, card, end"
                );
                return Err(Error::field("type", text));
            }
        };
        self.nothing_else(fields)?;
        Ok(action)
    }

    /// A field that the action does not have is a mistake, not a decoration.
    fn nothing_else(&self, fields: &[&str]) -> Result<(), Error> {
        let a = self.action;
        let given = [
            ("piece", a.piece.is_some()),
            ("attack", a.attack.is_some()),
            ("ability", a.ability.is_some()),
            ("card", a.card.is_some()),
            ("target", a.target.is_some()),
            ("to", a.to.is_some()),
            ("answer", a.answer.is_some()),
        ];
        match given.iter().find(|(name, is)| *is && !fields.contains(name)) {
            Some((name, _)) => Err(Error::field(*name, format!("an action `{}` has no `{name}`", a.kind))),
            None => Ok(()),
        }
    }

    fn named<'t>(&self, field: &str, value: &'t Option<String>) -> Result<&'t str, Error> {
        value.as_deref().ok_or_else(|| Error::field(field, format!("an action `{}` needs `{field}`", self.action.kind)))
    }

    fn unit(&self, field: &str, name: &str) -> Result<UnitId, Error> {
        let found = self.s.roster().find(|(id, _)| self.rules.name(self.s, *id) == name);
        let found = found.ok_or_else(|| Error::field(field, format!("no piece is called `{name}`")))?;
        Ok(found.0)
    }

    fn piece(&self) -> Result<UnitId, Error> {
        self.unit("piece", self.named("piece", &self.action.piece)?)
    }

    fn target(&self) -> Result<UnitId, Error> {
        self.unit("target", self.named("target", &self.action.target)?)
    }

    /// Off the board is nowhere, for units and for cards.
    fn to(&self) -> Result<Cell, Error> {
        let square =
            self.action.to.ok_or_else(|| Error::field("to", format!("an action `{}` needs `to`", self.action.kind)))?;
        let off = || {
            let clause = match self.action.kind.as_str() {
                "deploy" => rule!("skirmish:house.setup.4"),
                "card" => rule!("skirmish:house.zone.1"),
                _ => rule!("skirmish:house.move.3"),
            };
            let refusal = Refusal::new("off-board", clause).with("x", square[0]).with("y", square[1]);
            Error::from(refusal).at("to")
        };
        self.rules.board.square(square).ok_or_else(off)
    }

    fn attack(&self, unit: UnitId) -> Result<u8, Error> {
        let id = self.named("attack", &self.action.attack)?;
        let card = &self.rules.content.units[usize::from(self.s.unit(unit).is)];
        let found = card.attacks.iter().position(|a| a.id == id);
        found.map(|n| n as u8).ok_or_else(|| Error::field("attack", format!("`{}` has no attack `{id}`", card.id)))
    }

    fn ability(&self, unit: UnitId) -> Result<u8, Error> {
        let id = self.named("ability", &self.action.ability)?;
        let card = &self.rules.content.units[usize::from(self.s.unit(unit).is)];
        let found = card.abilities.iter().position(|a| a.id == id);
        found.map(|n| n as u8).ok_or_else(|| Error::field("ability", format!("`{}` has no ability `{id}`", card.id)))
    }

    fn played(&self) -> Result<Played, Error> {
        let unit = self.piece()?;
        let id = self.named("card", &self.action.card)?;
        let card = self.rules.content.card(id).filter(|c| *c > GUARD);
        let card = card.ok_or_else(|| Error::field("card", format!("no action card is called `{id}`")))?;
        Ok(Played {
            unit,
            card,
            attack: self.action.attack.is_some().then(|| self.attack(unit)).transpose()?,
            target: self.action.target.is_some().then(|| self.target()).transpose()?,
            to: if self.action.to.is_some() { self.to()? } else { Cell::OFF },
        })
    }

    fn answer(&self) -> Result<Answer, Error> {
        let answer = self.named("answer", &self.action.answer)?;
        let warband = || self.rules.content.warband(answer).map(Answer::Warband);
        let ally = || self.unit("answer", answer).ok().map(Answer::Ally);
        let known = match answer {
            // While allies are named, a name is a name, whatever else it could mean.
            _ if matches!(self.s.pending, Pending::Allies(_)) && ally().is_some() => ally(),
            "first" => Some(Answer::First(true)),
            "second" => Some(Answer::First(false)),
            "put-out" => Some(Answer::PutOut),
            "burn" => Some(Answer::Burn),
            "slide" => Some(Answer::Slide(true)),
            "stay" => Some(Answer::Slide(false)),
            "done" => Some(Answer::Done),
            // skirmish:bonus.4: nobody chooses where a bonus goes, so asking for it is refused, not misunderstood.
            spread if spread.starts_with("bonus") => {
                return Err(Refusal::new("bonus-is-forced", rule!("skirmish:bonus.4")).into());
            }
            _ => warband().or_else(ally),
        };
        known.ok_or_else(|| Error::field("answer", format!("nothing is answered `{answer}`")))
    }
}
