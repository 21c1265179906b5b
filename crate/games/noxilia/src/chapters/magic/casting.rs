//! Spells cast (`noxilia:cast.*`, `noxilia:action.cast.1`): the caster is engaged and turned up, and the price is paid.

use crate::Noxilia;
use crate::action::Action;
use crate::chapters::magic::mana::{Due, is_colour, is_payable, wealth};
use crate::content::abilities::{Key, prints};
use crate::content::language::{CardId, Kind};
use crate::content::mana::{Pool, pool_of};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::board_index::BoardIndex;
use crate::state::{Aim, Cast, Frame, MAX_UNITS, State, Unit, UnitId, mark};
use rulewright_engine::chance::Chance;
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// What spells of a side are made with.
pub(crate) struct Magic {
    pub(crate) side: Side,
    /// Ready sorcerers, by their place among the units.
    casters: Pile<u8, MAX_UNITS>,
    wealth: Pool,
}

impl Magic {
    pub(crate) fn of(s: &State, side: Side) -> Magic {
        let mut casters = Pile::default();
        covers!("noxilia:ability.sorcerer.1");
        let casts = |u: &Unit| u.side == side && u.at.is_on() && u.is_ready() && prints(u.card, Key::Sorcerer);
        for (n, _) in s.units.iter().enumerate().filter(|(_, u)| casts(u)) {
            casters.push(n as u8);
        }
        let wealth = if casters.is_empty() { Pool::default() } else { wealth(s, side) };
        Magic { side, casters, wealth }
    }

    pub(crate) fn casters<'s>(&self, s: &'s State) -> impl Iterator<Item = &'s Unit> {
        self.casters.iter().map(|n| &s.units[usize::from(*n)])
    }
}

impl Noxilia {
    pub(crate) fn sorcerer<'s>(&self, s: &'s State, id: UnitId) -> Result<&'s Unit, Refusal> {
        let unit = s.find(id).filter(|u| u.at.is_on()).ok_or(Refusal::new("gone", rule!("noxilia:cast.1")))?;
        ensure(unit.side == s.active, "not-yours", rule!("noxilia:cast.1"))?;
        ensure(prints(unit.card, Key::Sorcerer), "no-sorcerer", rule!("noxilia:stat.mana.2"))?;
        ensure(unit.is_ready(), "engaged", rule!("noxilia:cast.1"))?;
        Ok(unit)
    }

    pub(crate) fn may_cast(&self, s: &State, side: Side, card: CardId, caster: UnitId, aim: Aim) -> Check {
        self.has_in_hand(s, side, card)?;
        let sheet = card.card();
        ensure(sheet.kind == Kind::Spell && sheet.latent.is_none(), "not-cast", rule!("noxilia:spell.active.1"))?;
        let unit = self.sorcerer(s, caster)?;
        let plain = self.due(s, side, card, Some(unit));
        let own = pool_of(&unit.card.card().mana);
        ensure(is_colour(&own, &plain), "wrong-colour", rule!("noxilia:cast.4"))?;
        self.may_aim(s, side, card, Some(unit.at), aim)?;
        let due = self.due_at(s, side, card, Some(unit), aim);
        let wealth = wealth(s, side);
        if is_payable(&wealth, &due) {
            return Ok(());
        }
        let clause = if due.pure_hands && is_payable(&wealth, &plain) {
            rule!("noxilia:ability.righteousness.1")
        } else {
            rule!("noxilia:card.spell.1")
        };
        Err(Refusal::new("no-mana", clause))
    }

    pub(crate) fn offer_castings(&self, s: &BoardIndex, magic: &Magic, card: CardId, out: &mut Vec<Action>) {
        for caster in magic.casters(s) {
            let due = self.due(s, magic.side, card, Some(caster));
            if !is_payable(&magic.wealth, &due) {
                continue;
            }
            self.aims(s, magic.side, card, Some(caster.at), |aim| {
                let due = self.due_at(s, magic.side, card, Some(caster), aim);
                if !due.pure_hands || is_payable(&magic.wealth, &due) {
                    out.push(Action::Cast(card, caster.id, aim));
                }
            });
        }
    }

    /// What a spell costs whom it is aimed at so.
    pub(crate) fn due_at(&self, s: &State, side: Side, card: CardId, caster: Option<&Unit>, aim: Aim) -> Due {
        let mut due = self.due(s, side, card, caster);
        if let Aim::Unit(id) = aim
            && let Some(unit) = s.find(id)
        {
            // noxilia:ability.righteousness.1, as far as its caster knows
            let known = unit.is(mark::SHOWN) || unit.side == side;
            due.pure_hands = known && self.has(s, unit, Key::Righteousness);
        }
        due
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// A spell is cast (`noxilia:action.cast.1`): the caster is engaged and turned up, the price is paid.
    pub(crate) fn cast(&mut self, side: Side, card: CardId, caster: UnitId, aim: Aim) {
        self.s.players[side].hand.remove(card);
        let enemy = |u: &&Unit| u.side != side && !u.is(mark::SHOWN);
        let blind = matches!(aim, Aim::Unit(id) if self.s.find(id).filter(enemy).is_some());
        let cast = Cast { card, side, aim, that: UnitId::NONE, corrupt: false, blind, done: 0 };
        let told = self.tell(rule!("noxilia:action.cast.1"), Fact::Cast { side, card, unit: self.who(caster) });
        self.because(told, |resolver| {
            resolver.engage(caster, rule!("noxilia:cast.1"));
            resolver.show(caster);
            if let Aim::Unit(id) = aim {
                resolver.target(id);
            }
            resolver.push(Frame::Due(cast, caster));
        });
    }
}
