//! What a card may be aimed at (`noxilia:spell.active.2`, `noxilia:house.target.1`, `noxilia:zone.rampart.4`,
//! `noxilia:zone.rampart.5`).

use crate::Noxilia;
use crate::content::abilities::Key;
use crate::content::board::{Spot, Spots};
use crate::content::cards::different;
use crate::content::language::Aim as Aimed;
use crate::content::language::{CardId, Kind, Only, Whose};
use crate::content::site::Ground;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, State, Unit, mark};
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::side::Side;

/// Whether a unit card is what a card asks for; if not, by the clause that keeps it from being that.
fn suits(card: CardId, only: &[Only]) -> Result<(), Refusal> {
    let card = card.card();
    only.iter().try_for_each(|one| match one {
        Only::Common if card.kind != Kind::Unit => Err(Refusal::new("not-common", rule!("noxilia:def.common.1"))),
        Only::Gold(_) if card.extra.is_some() => Err(Refusal::new("costs-more", rule!("noxilia:advanced.4"))),
        Only::Gold(most) if card.gold > *most => {
            Err(Refusal::new("too-dear", rule!("noxilia:stat.gold.1")).with("most", *most).with("cost", card.gold))
        }
        _ => Ok(()),
    })
}

/// Whether a unit card is what a card asks for.
pub(crate) fn fits(card: CardId, only: &[Only]) -> bool {
    suits(card, only).is_ok()
}

impl Noxilia {
    /// Whether a card may be aimed so by its player; `from` is where its caster stands.
    pub(crate) fn may_aim(
        &self,
        s: &State,
        side: Side,
        card: CardId,
        from: Option<Spot>,
        aim: Aim,
    ) -> Result<(), Refusal> {
        let wrong = Err(Refusal::new("no-target", rule!("noxilia:spell.active.2")));
        let sheet = card.card();
        match (sheet.aim, aim) {
            (None, Aim::None) => Ok(()),
            (Some(Aimed::Unit { .. }), Aim::Unit(id)) => {
                let unit = s.find(id).filter(|u| u.at.is_on());
                unit.map_or(wrong, |unit| self.may_aim_at(s, side, card, from, unit))
            }
            (Some(Aimed::Zone { rampart }), Aim::Place(at)) => {
                if rampart && at.site().kind != Ground::Rampart {
                    return Err(Refusal::new("no-rampart", rule!("noxilia:card.event.1")));
                }
                if self.is_near(from, card, at) {
                    Ok(())
                } else {
                    Err(Refusal::new("out-of-line", self.line_clause(at, from)))
                }
            }
            (Some(Aimed::Grave { only }), Aim::Card(id)) => {
                if !s.players[side].graveyard.contains(&id) {
                    return wrong;
                }
                suits(id, &only)
            }
            _ => wrong,
        }
    }

    /// The same, at a unit on the board.
    #[inline]
    fn may_aim_at(&self, s: &State, side: Side, card: CardId, from: Option<Spot>, unit: &Unit) -> Result<(), Refusal> {
        let sheet = card.card();
        let wrong = Err(Refusal::new("no-target", rule!("noxilia:spell.active.2")));
        let Some(Aimed::Unit { whose, only }) = sheet.aim else { return wrong };
        let friend = unit.side == side;
        if (whose == Whose::Enemy && friend) || (whose == Whose::Own && !friend) {
            return wrong;
        }
        if !self.is_near(from, card, unit.at) {
            return Err(Refusal::new("out-of-line", self.line_clause(unit.at, from)));
        }
        let hidden = !friend && !unit.is(mark::SHOWN);
        if hidden && !only.is_empty() {
            return Err(Refusal::new("unknown", rule!("noxilia:house.target.1")));
        }
        if !hidden && sheet.cost.corruption > 0 && self.has(s, unit, Key::Righteousness) {
            return Err(Refusal::new("righteous", rule!("noxilia:ability.righteousness.1")));
        }
        suits(unit.card, &only)
    }

    /// Whether a card reaches a place from where its caster stands.
    #[inline]
    fn is_near(&self, from: Option<Spot>, card: CardId, at: Spot) -> bool {
        from.is_none_or(|from| self.board.line(from, card.card().range).has(at))
    }

    /// The clause that keeps a line from a place.
    fn line_clause(&self, to: Spot, from: Option<Spot>) -> Clause {
        let inside = |at: Spot| matches!(at.site().kind, Ground::Command | Ground::Room);
        match from {
            Some(from) if inside(from) && !inside(to) => rule!("noxilia:zone.rampart.5"),
            Some(_) if inside(to) => rule!("noxilia:zone.rampart.4"),
            _ => rule!("noxilia:spell.active.2"),
        }
    }

    /// Everything a card can be aimed at.
    pub(crate) fn aims(
        &self,
        s: &BoardIndex,
        side: Side,
        card: CardId,
        from: Option<Spot>,
        mut found: impl FnMut(Aim),
    ) {
        let mut offer = |aim: Aim| {
            if self.may_aim(s, side, card, from, aim).is_ok() {
                found(aim);
            }
        };
        match card.card().aim {
            None => offer(Aim::None),
            Some(Aimed::Unit { .. }) => {
                let near = from.map_or(Spots::ALL, |from| self.board.line(from, card.card().range));
                let there = |of: Side| near.both(s.held(of)).iter().flat_map(move |at| s.there(of, at));
                let may = |u: &&Unit| self.may_aim_at(s, side, card, from, u).is_ok();
                let units = there(side).chain(there(side.other()));
                units.filter(may).for_each(|u| found(Aim::Unit(u.id)));
            }
            Some(Aimed::Zone { .. }) => Spot::all().for_each(|at| offer(Aim::Place(at))),
            Some(Aimed::Grave { .. }) => {
                different(&s.players[side].graveyard).for_each(|card| offer(Aim::Card(card)));
            }
        }
    }
}
