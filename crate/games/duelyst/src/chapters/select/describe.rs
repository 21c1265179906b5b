//! Who: the descriptions of the card language, compared with units, cards and sources of damage.

use crate::Duelyst;
use crate::chapters::select::context::{Ctx, Subject};
use crate::chapters::tribes::tribe::counts_as;
use crate::content::powers::of_keyword;
use crate::content::{self, Ability, AbilityId, Card, CardId, Condition, Is, Keyword, Kind, NO_CARD, Trigger};
use crate::state::{State, Unit, What, mark};
use rulewright_engine::side::Side;

impl Duelyst {
    /// Whether a unit is all of that.
    pub(crate) fn is_unit(&self, s: &State, ctx: &Ctx, unit: &Unit, list: &[Is]) -> bool {
        list.iter().all(|is| self.unit_is(s, ctx, unit, is))
    }

    fn unit_is(&self, s: &State, ctx: &Ctx, unit: &Unit, is: &Is) -> bool {
        let card = content::card(unit.is);
        match *is {
            Is::Friendly => unit.side == ctx.side,
            Is::Enemy => unit.side != ctx.side,
            Is::Minion => !self.is_general(s, unit),
            Is::General => self.is_general(s, unit),
            Is::Spell | Is::Bloodbound | Is::Artifact | Is::Tile(_) => false,
            Is::This => unit.who.id == ctx.bearer,
            Is::Other => unit.who.id != ctx.bearer,
            Is::Chosen => unit.who.id == ctx.chosen,
            Is::Same(of) => self.card_of(s, ctx, of) == Some(unit.is),
            Is::Different => s.find(ctx.bearer).is_none_or(|bearer| bearer.is != unit.is),
            // Tokens too.
            Is::Tribe(tribe) => self.is_tribe(unit, tribe),
            Is::NotTribe(tribe) => !self.is_tribe(unit, tribe),
            Is::AnyTribe => card.tribe.is_some(),
            Is::Has(keyword) => self.bears(s, unit, keyword),
            Is::HasEither(one, other) => self.bears(s, unit, one) || self.bears(s, unit, other),
            Is::Damaged => unit.damage > 0,
            Is::Undamaged => unit.damage <= 0,
            Is::Stunned => unit.stunned.is_some(),
            Is::Exhausted => unit.is_marked(mark::EXHAUSTED),
            Is::AttackAtMost(most) => unit.attack <= i16::from(most),
            Is::LowestAttack => s.units.iter().all(|u| self.is_general(s, u) || u.attack >= unit.attack),
            Is::At(place) => self.place(s, ctx, place).has(unit.at),
            Is::NotAt(place) => !self.place(s, ctx, place).has(unit.at),
            // duelyst:keyword.build.10: a building is a token, whatever it holds.
            Is::Token => card.token,
            Is::NotToken => !card.token,
            _ => self.card_is(s, ctx, unit.is, is),
        }
    }

    /// Whether a card, in hand or anywhere, is all of that.
    pub(crate) fn is_card(&self, s: &State, ctx: &Ctx, id: CardId, list: &[Is]) -> bool {
        list.iter().all(|is| self.card_is(s, ctx, id, is))
    }

    fn card_is(&self, s: &State, ctx: &Ctx, id: CardId, is: &Is) -> bool {
        let card: &Card = content::card(id);
        match *is {
            Is::Any | Is::Friendly | Is::Enemy | Is::OrSelf => true,
            Is::Minion => card.is_minion(),
            Is::General => card.is_general(),
            Is::Spell => card.is_spell(),
            Is::Artifact => card.kind == Kind::Artifact,
            Is::Bloodbound => card.kind == Kind::Bloodbound,
            Is::NotBloodbound => card.kind != Kind::Bloodbound,
            Is::Tile(_) => false,
            Is::This => id == ctx.card,
            Is::Other => true,
            Is::Chosen => false,
            Is::Same(of) => self.card_of(s, ctx, of) == Some(id),
            Is::Different => s.find(ctx.bearer).map_or(ctx.card, |u| u.is) != id,
            Is::Card(one) => id == one,
            Is::NotCard(one) => id != one,
            Is::Tribe(tribe) => counts_as(card, tribe),
            Is::NotTribe(tribe) => !counts_as(card, tribe),
            Is::AnyTribe => card.tribe.is_some(),
            Is::Group(group) => card.group == Some(group),
            Is::Faction(faction) => card.faction == faction,
            Is::OwnFaction => self.faction(s, ctx.side) == Some(card.faction),
            Is::Rarity(rarity) => card.rarity == Some(rarity),
            Is::Has(keyword) => card.keywords.has(keyword),
            Is::HasEither(one, other) => card.keywords.has(one) || card.keywords.has(other),
            Is::Damaged | Is::Stunned | Is::Exhausted => false,
            Is::Undamaged => true,
            Is::Token => card.token,
            Is::NotToken => !card.token,
            Is::AttackAtMost(most) => card.attack <= most,
            Is::LowestAttack | Is::At(_) => false,
            Is::NotAt(_) => true,
            Is::CostsMore(more) => {
                ctx.instead != NO_CARD && card.mana == content::card(ctx.instead).mana.saturating_add(more)
            }
        }
    }

    /// Whether what deals damage is all of that.
    pub(crate) fn is_source(&self, s: &State, ctx: &Ctx, source: &Subject, list: &[Is]) -> bool {
        list.iter().all(|is| match *is {
            Is::Any => true,
            Is::Friendly => source.side == ctx.side,
            Is::Enemy => source.side != ctx.side,
            Is::Spell => source.is_spell(),
            Is::Bloodbound => source.card != NO_CARD && content::card(source.card).kind == Kind::Bloodbound,
            Is::NotBloodbound => source.card == NO_CARD || content::card(source.card).kind != Kind::Bloodbound,
            Is::Artifact => source.card != NO_CARD && content::card(source.card).kind == Kind::Artifact,
            Is::Tile(tile) => source.tile == Some(tile),
            ref is => source.who.is_some_and(|unit| !source.is_spell() && self.unit_is(s, ctx, &unit, is)),
        })
    }

    /// Whether a unit has a keyword now.
    pub(crate) fn bears(&self, s: &State, unit: &Unit, keyword: Keyword) -> bool {
        if let Some(power) = of_keyword(keyword) {
            return unit.has(power);
        }
        let given = |id: AbilityId| words(content::ability(id)) == Some(keyword);
        let printed = !unit.is_marked(mark::DISPELLED) && content::card(unit.is).keywords.has(keyword);
        printed || s.changes.iter().any(|c| c.on == unit.who.id && matches!(c.what, What::Ability(id) if given(id)))
    }

    /// The General of a side.
    #[inline]
    pub(crate) fn general<'s>(&self, s: &'s State, side: Side) -> Option<&'s Unit> {
        s.find(s.players[side].general)
    }

    /// Whether a unit is somebody's General.
    #[inline]
    pub(crate) fn is_general(&self, s: &State, unit: &Unit) -> bool {
        s.players[unit.side].general == unit.who.id
    }

    fn faction(&self, s: &State, side: Side) -> Option<content::Faction> {
        self.general(s, side).map(|g| content::card(g.is).faction)
    }
}

/// The keyword that an ability makes its bearer bear.
fn words(ability: &Ability) -> Option<Keyword> {
    match ability.when {
        Trigger::DyingWish => Some(Keyword::DyingWish),
        Trigger::Deathwatch => Some(Keyword::Deathwatch),
        Trigger::BloodSurge => Some(Keyword::BloodSurge),
        _ => match ability.only {
            Some(Condition::Zeal) => Some(Keyword::Zeal),
            Some(Condition::Infiltrate) => Some(Keyword::Infiltrate),
            _ => None,
        },
    }
}
