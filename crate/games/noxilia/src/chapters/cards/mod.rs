//! What cards do: their effects, one after the other (`noxilia:card.event.1`, `noxilia:spell.active.1`,
//! `noxilia:turn.start.destiny.1`).

use crate::content::language::{Ability, Effect, Kind};
use crate::fact::Fact;
use crate::resolver::Resolver;
use crate::state::{Aim, Cast, Frame, State};
use rulewright_engine::chance::Chance;
use rulewright_engine::rule;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::event::Log;

pub(crate) mod effects;
pub(crate) mod piles;
pub(crate) mod whom;

/// The clause by which what a card does happens.
pub(crate) fn clause_of(cast: &Cast) -> Clause {
    let card = cast.card.card();
    match card.kind {
        Kind::Spell if card.latent.is_some() => rule!("noxilia:spell.latent.2"),
        Kind::Spell => rule!("noxilia:spell.active.1"),
        Kind::Destiny => rule!("noxilia:turn.start.destiny.1"),
        Kind::Event => rule!("noxilia:card.event.1"),
        Kind::Hero | Kind::Unit => rule!("noxilia:ability.adventure.3"),
        _ => rule!("noxilia:capture.treasure.3"),
    }
}

impl<C: Chance, L: Log<Fact, State>> Resolver<'_, C, L> {
    /// The next effect of a card, or its end.
    pub(crate) fn carry_on(&mut self, cast: Cast) {
        let card = cast.card.card();
        let adventure = || {
            let go = |a: &'static Ability| match a {
                Ability::Adventure(adventure) => Some(adventure.then),
                _ => None,
            };
            card.abilities.iter().find_map(go).unwrap_or_default()
        };
        let effects = match card.kind {
            Kind::Hero | Kind::Unit => adventure(),
            _ => card.then,
        };
        let Some(effect) = effects.0.get(usize::from(cast.done)) else {
            self.pop();
            self.dispose(&cast);
            return;
        };
        self.replace(Frame::Effects(Cast { done: cast.done + 1, ..cast }));
        self.do_one(&cast, effect, clause_of(&cast));
        self.remove_dead();
    }

    /// A card that is done goes to the graveyard (`noxilia:spell.active.3`, `noxilia:board.back.4`), unless it stays.
    fn dispose(&mut self, cast: &Cast) {
        let card = cast.card.card();
        let stays = card.then.iter().any(|d| matches!(d, Effect::Curse))
            && self.s.table_cards.iter().any(|g| g.card == cast.card && Aim::Unit(g.on) == cast.aim);
        match card.kind {
            Kind::Spell if !stays => self.discard(cast.side, cast.card, rule!("noxilia:spell.active.3")),
            Kind::Event => self.discard(cast.side, cast.card, rule!("noxilia:board.back.4")),
            _ => {}
        }
    }
}
