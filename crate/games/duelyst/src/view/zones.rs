//! What is shown of units and cards besides what they are: how their numbers were made, which tiles matter to them.
//! For eyes alone; no rule asks for it.

use crate::Duelyst;
use crate::chapters::layers::aura::Aura;
use crate::chapters::layers::stats::Stats;
use crate::content::powers::Powers;
use crate::content::{self, Condition};
use crate::state::board::Squares;
use crate::state::{Held, State, Unit, What, mark};
use crate::view::pile;
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::Game;
use rulewright_engine::rules::calc::{Calc, Source, Step};
use rulewright_engine::side::Side;
use rulewright_engine::{rule, wire};

type Steps = Calc<Vec<Step>>;

impl Duelyst {
    /// How attack and greatest health of a unit were made, where anything has touched them.
    pub(crate) fn show_stats(&self, s: &State, unit: &Unit, auras: &[Aura]) -> Dict<wire::Calc> {
        let Stats { attack, health } = self.stats(s, unit, auras, Vec::new());
        self.made([("attack", attack), ("health", health)])
    }

    /// `duelyst:combat.4`: the tile in front, which for a unit at the far edge is none of the board.
    pub(crate) fn looks_at(&self, unit: &Unit) -> wire::Square {
        let [x, y] = self.board.square(unit.at);
        [if unit.side == Side::P1 { x + 1 } else { x - 1 }, y]
    }

    /// A card in hand: what it costs now, and what it will be as a unit.
    pub(crate) fn show_held(&self, s: &State, side: Side, held: Held) -> wire::Held {
        let card = content::card(held.card);
        let own = |printed: u8, more: i8| {
            let mut calc = Steps::new(printed.into(), rule!("duelyst:card.unit.1"));
            calc.plus(more.into(), rule!("duelyst:house.layer.1"), Source::RULE);
            calc
        };
        wire::Held {
            is: content::id(held.card).into(),
            name: self.name_held(s, side, held),
            calcs: self.made([
                ("mana", self.cost(s, side, held)),
                ("attack", own(card.attack, held.attack)),
                ("health", own(card.health, held.health)),
            ]),
            stats: pile::done(held),
            traits: pile::became(held),
        }
    }

    /// Numbers that are not simply as printed.
    fn made<const N: usize>(&self, calcs: [(&'static str, Steps); N]) -> Dict<wire::Calc> {
        let changed = calcs.into_iter().filter(|(_, calc)| !calc.steps().is_empty());
        changed.map(|(stat, calc)| (stat, wire::Calc::of(&calc, |source| self.source(source)))).collect()
    }

    /// The tiles that matter to a unit, as it stands, in either player's turn.
    pub(crate) fn show_zones(&self, s: &State, unit: &Unit) -> wire::Zones {
        // duelyst:keyword.provoke.2
        let provokers = self.provoked(&self.field(s, unit.side), unit);
        let free = self.is_mobile(unit) && provokers.is_empty() && unit.stunned.is_none();
        let taken: Squares = s.units.iter().map(|u| u.at).collect();
        let goes = if free { self.reach(unit, taken) } else { Squares::NONE };
        let (strikes, threatens) = self.strikes(unit, provokers, goes);
        let flies = unit.has(Powers::FLYING);
        let walk = if flies { rule!("duelyst:keyword.flying.1") } else { rule!("duelyst:move.5") };
        let mut zones = wire::Zones::on(&self.board.grid.texts);
        zones.add("move", walk, goes);
        zones.add("strike", reach_clause(unit), strikes);
        zones.add("threat", rule!("duelyst:move.4"), threatens);
        if unit.has(Powers::PROVOKE) {
            zones.add("provoke", rule!("duelyst:keyword.provoke.1"), self.board.near(unit.at));
        }
        if unit.has(Powers::BACKSTAB) {
            let foes = s.of(unit.side.other());
            let behind: Squares = foes.filter_map(|foe| self.board.behind(foe.at, foe.side)).collect();
            zones.add("backstab", rule!("duelyst:keyword.backstab.1"), behind);
        }
        if asks_for(s, unit, |only| matches!(only, Condition::Infiltrate)) {
            zones.add("infiltrate", rule!("duelyst:keyword.infiltrate.2"), self.board.starting_side(unit.side.other()));
        }
        if let (true, Some(general)) =
            (asks_for(s, unit, |only| matches!(only, Condition::Zeal)), self.general(s, unit.side))
        {
            zones.add("zeal", rule!("duelyst:keyword.zeal.1"), self.board.near(general.at));
        }
        zones
    }

    /// What it strikes from where it stands, and what it could strike besides once it has moved.
    fn strikes(&self, unit: &Unit, provokers: Squares, goes: Squares) -> (Squares, Squares) {
        if !self.is_armed(unit) || unit.stunned.is_some() {
            return (Squares::NONE, Squares::NONE);
        }
        // duelyst:keyword.provoke.1: one that is provoked has no other targets.
        let own = Squares::one(unit.at);
        let here = if provokers.is_empty() { self.range(unit) & !own } else { self.range(unit) & provokers };
        let there = goes.iter().fold(Squares::NONE, |all, at| all | self.range(&Unit { at, ..*unit }));
        (here, there & !here & !own)
    }
}

fn reach_clause(unit: &Unit) -> Clause {
    if unit.has(Powers::RANGED) {
        rule!("duelyst:keyword.ranged.1")
    } else if unit.has(Powers::BLAST) {
        rule!("duelyst:keyword.blast.6")
    } else {
        rule!("duelyst:combat.2")
    }
}

/// Whether an ability of the unit, printed or given, depends on where it stands.
fn asks_for(s: &State, unit: &Unit, of: impl Fn(&Condition) -> bool) -> bool {
    let asks = |id| content::ability(id).only.as_ref().is_some_and(&of);
    let given = |what| matches!(what, What::Ability(id) if asks(id));
    let printed = !unit.is_marked(mark::DISPELLED) && content::printed(unit.is).any(asks);
    printed || s.changes.iter().any(|c| c.on == unit.who.id && given(c.what))
}
