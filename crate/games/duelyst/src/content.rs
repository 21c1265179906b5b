//! Content: the cards as the rules ask for them, with what follows from a card worked out once.

use std::ops::Range;
use std::sync::OnceLock;

pub use super::cards::language::{
    Ability, AbilityId, Amount, At, Card, CardId, Change, Choice, Condition, CostChange, Count, Effect, Faction, Form,
    Is, Keyword, Kind, Limit, List, Place, Ref, Reveal, Side as Whose, Since, Tile, Trait, Trial, Tribe, Trigger,
    Until as Lasts, What as Made, Who as Whom,
};
use super::cards::{ABILITIES, CARDS, IDS};
use super::cards::{
    BUILDING, EGG, HALLOWED_GROUND, MANA_TILE, MECHAZ0R, SHADOW_CREEP, WATCHFUL_SENTINEL, WIND_DERVISH,
};
use super::moments;
use super::powers::{Powers, of_trait};
use super::state::NO_CARD;
use rulewright_engine::refusal::Error;

/// What follows from a card's traits and abilities.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sheet {
    /// Its traits, as powers.
    pub powers: Powers,
    /// What Backstab adds.
    pub backstab: u8,
    /// What Grow adds.
    pub grow: u8,
    /// Wind Dervishes it summons.
    pub dervishes: u8,
    /// Turns it is built in.
    pub build: u8,
    /// Steps more than others.
    pub swift: u8,
    /// The most steps it makes.
    pub slow: Option<u8>,
    /// When it shows itself, if it is a Sentinel.
    pub reveal: Option<Reveal>,
    /// What its abilities wait for.
    pub hears: u32,
    /// What its passive abilities have a part in: see [`touch`].
    pub touches: u8,
    /// It speaks of its own cost.
    pub prices_itself: bool,
    /// What it asks for before it may be played, if it is a Trial card.
    pub trial: Option<&'static Trial>,
}

/// What an aura has a part in, one bit each.
pub mod touch {
    /// What units are: attack, health, powers, abilities.
    pub const UNITS: u8 = 1;
    /// Damage on its way.
    pub const DAMAGE: u8 = 2;
    /// Cards in hand: their cost, where they may be played, how many may be replaced.
    pub const HAND: u8 = 4;
    /// Beside [`UNITS`]: of others than the bearer.
    pub const OTHERS: u8 = 8;
    /// Beside [`UNITS`]: it hangs on where the bearer, a General or whoever is touched stands.
    pub const PLACE: u8 = 16;
    /// Beside [`UNITS`]: it hangs on whose turn it is.
    pub const TURN: u8 = 32;
    /// Beside [`UNITS`]: it hangs on more, if only on who else is there.
    pub const MORE: u8 = 64;
}

/// What an ability has a part in as long as its bearer is there.
#[must_use]
pub fn touches(ability: &Ability) -> u8 {
    if !matches!(ability.when, Trigger::Passive) {
        return 0;
    }
    let hangs_on = match ability.only {
        None | Some(Condition::BuildingToo | Condition::Destiny) => 0,
        Some(Condition::OwnTurn | Condition::EnemyTurn) => touch::TURN,
        Some(Condition::Zeal | Condition::Infiltrate) => touch::PLACE,
        Some(_) => touch::PLACE | touch::MORE,
    };
    let one = |effect: &Effect| match effect {
        Effect::Cost { .. } | Effect::Replaces(_) | Effect::Grant { who: Whom::Cards(_), .. } => touch::HAND,
        Effect::Buff { who, attack, health, .. } => {
            let fixed = attack.of == Count::One && health.of == Count::One;
            touch::UNITS | hangs_on | reach(who) | if fixed { 0 } else { touch::PLACE | touch::MORE }
        }
        Effect::Grant { who, traits, .. } => {
            // A bound on steps and more steps: the order counts, and that begins with whose turn it is.
            let steps = traits.iter().any(|one| matches!(one, Trait::Swift(_) | Trait::Slow(_)));
            touch::UNITS | hangs_on | reach(who) | if steps { touch::TURN } else { 0 }
        }
        Effect::Give { who, .. } => touch::UNITS | hangs_on | reach(who),
        // Of the General, who is nobody else but stands elsewhere.
        Effect::SetBloodbound(_) => touch::UNITS | touch::OTHERS | hangs_on,
        Effect::Alter { .. } => touch::DAMAGE,
        _ => 0,
    };
    ability.then.iter().fold(0, |all, effect| all | one(effect))
}

/// Whom an aura reaches, and what that hangs on.
fn reach(who: &Whom) -> u8 {
    let by = |is: &Is| match is {
        Is::Any | Is::Friendly | Is::Enemy | Is::Minion | Is::General | Is::This | Is::Other => 0,
        Is::Tribe(_) | Is::NotTribe(_) | Is::AnyTribe | Is::Group(_) | Is::Token | Is::NotToken | Is::Card(_) => 0,
        Is::At(place) | Is::NotAt(place) if is_of_one(place) => touch::PLACE,
        _ => touch::PLACE | touch::MORE,
    };
    match who {
        Whom::Ref(Ref::This) => 0,
        Whom::Ref(Ref::OwnGeneral | Ref::EnemyGeneral | Ref::Generals) => touch::OTHERS,
        Whom::All(list) => list.iter().fold(touch::OTHERS, |all, is| all | by(is)),
        _ => touch::OTHERS | touch::PLACE | touch::MORE,
    }
}

/// Whether a place hangs on where the bearer or a General stands, and on nobody else.
fn is_of_one(place: &Place) -> bool {
    match place {
        Place::Under(of) | Place::Near(of) | Place::AboveBelow(of) | Place::Row(of) | Place::Column(of) => {
            matches!(of, Ref::This | Ref::OwnGeneral | Ref::EnemyGeneral | Ref::Generals)
        }
        Place::Anywhere | Place::CentreColumn | Place::OwnSide | Place::EnemySide | Place::Corners => true,
        _ => false,
    }
}

/// For chance, a card is its number.
impl From<CardId> for u16 {
    fn from(card: CardId) -> u16 {
        card.0
    }
}

impl Default for CardId {
    fn default() -> Self {
        NO_CARD
    }
}

/// A card.
#[inline]
#[must_use]
pub fn card(id: CardId) -> &'static Card {
    &CARDS[usize::from(id.0)]
}

/// An ability.
#[inline]
#[must_use]
pub fn ability(id: AbilityId) -> &'static Ability {
    &ABILITIES[usize::from(id.0)]
}

/// The abilities printed on a card.
#[inline]
pub fn printed(id: CardId) -> impl Iterator<Item = AbilityId> {
    let card = card(id);
    range(card).map(AbilityId)
}

/// What an ability of a card is called: those that are printed on it count from 1, those that it gives or leaves behind,
/// which stand before them, from -1 backwards.
#[must_use]
pub fn ability_number(card: CardId, id: AbilityId) -> i32 {
    let nth = i32::from(id.0) - i32::from(self::card(card).first_ability);
    if nth < 0 { nth } else { nth + 1 }
}

/// The ability of a card with this number.
#[must_use]
pub fn ability_numbered(of: CardId, number: i32) -> Option<AbilityId> {
    let card = card(of);
    let before = of.0.checked_sub(1).map_or(0, |n| range(self::card(CardId(n))).end);
    let inner = i32::from(card.first_ability - before);
    let nth = if number > 0 { number - 1 } else { number };
    let found = number != 0 && (-inner..i32::from(card.abilities)).contains(&nth);
    found.then(|| AbilityId((i32::from(card.first_ability) + nth) as u16))
}

fn range(card: &Card) -> Range<u16> {
    card.first_ability..card.first_ability + u16::from(card.abilities)
}

/// How many cards there are.
pub const COUNT: usize = CARDS.len();

/// All cards.
pub fn all() -> impl Iterator<Item = CardId> {
    (0..CARDS.len() as u16).map(CardId)
}

/// What follows from a card.
#[inline]
#[must_use]
pub fn sheet(id: CardId) -> &'static Sheet {
    static SHEETS: OnceLock<Vec<Sheet>> = OnceLock::new();
    &SHEETS.get_or_init(|| all().map(work_out).collect())[usize::from(id.0)]
}

fn work_out(id: CardId) -> Sheet {
    let mut sheet = Sheet::default();
    for one in card(id).traits.iter() {
        sheet.powers |= of_trait(*one);
        match *one {
            Trait::Backstab(n) => sheet.backstab += n,
            Trait::Grow(n) => sheet.grow += n,
            Trait::SummonDervish(n) => sheet.dervishes += n,
            Trait::Build(n) => sheet.build = n,
            Trait::Swift(n) => sheet.swift += n,
            Trait::Slow(n) => sheet.slow = Some(n),
            Trait::Sentinel(reveal) => sheet.reveal = Some(reveal),
            _ => {}
        }
    }
    for ability in printed(id).map(ability) {
        sheet.hears |= moments::class(&ability.when);
        sheet.touches |= touches(ability);
        let own_cost = |effect: &Effect| matches!(effect, Effect::Cost { of: Whom::Ref(Ref::This), .. });
        sheet.prices_itself |= matches!(ability.when, Trigger::Passive) && ability.then.iter().any(own_cost);
        if let Trigger::Trial(trial) = &ability.when {
            sheet.trial = sheet.trial.or(Some(trial));
        }
    }
    sheet
}

impl Card {
    /// Whether it is a General.
    #[must_use]
    pub fn is_general(&self) -> bool {
        self.kind == Kind::General
    }

    /// Whether it stands on the board when played.
    #[must_use]
    pub fn is_minion(&self) -> bool {
        self.kind == Kind::Minion
    }

    /// Whether it is cast: a spell, or a Bloodbound Spell.
    #[must_use]
    pub fn is_spell(&self) -> bool {
        matches!(self.kind, Kind::Spell | Kind::Bloodbound)
    }
}

/// Cards that rules themselves name.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// `duelyst:keyword.rebirth.1`
    pub egg: CardId,
    /// `duelyst:keyword.build.1`
    pub building: CardId,
    /// `duelyst:keyword.sentinel.1`
    pub sentinel: CardId,
    /// `duelyst:keyword.summon-dervish.1`
    pub dervish: CardId,
    /// `duelyst:tribe.mech.2`
    pub mechazor: CardId,
    /// `duelyst:gap.mana-tile.1`
    pub mana_tile: CardId,
    /// `duelyst:gap.tile.shadow-creep.1`
    pub shadow_creep: CardId,
    /// A tile that other cards look for.
    pub hallowed_ground: CardId,
}

/// Cards that rules themselves name.
#[inline]
#[must_use]
pub const fn known() -> Known {
    Known {
        egg: EGG,
        building: BUILDING,
        sentinel: WATCHFUL_SENTINEL,
        dervish: WIND_DERVISH,
        mechazor: MECHAZ0R,
        mana_tile: MANA_TILE,
        shadow_creep: SHADOW_CREEP,
        hallowed_ground: HALLOWED_GROUND,
    }
}

/// The card of a tile.
#[must_use]
pub fn tile_card(tile: Tile) -> CardId {
    match tile {
        Tile::Mana => known().mana_tile,
        Tile::ShadowCreep => known().shadow_creep,
        Tile::HallowedGround => known().hallowed_ground,
    }
}

/// A card by its id, if there is one.
#[must_use]
pub fn find(id: &str) -> Option<CardId> {
    IDS.iter().position(|known| *known == id).map(|n| CardId(n as u16))
}

/// A card by its id.
///
/// # Errors
/// There is none, in the field `is`.
pub fn named(id: &str) -> Result<CardId, Error> {
    find(id).ok_or_else(|| Error::field("is", format!("no card is called `{id}`")))
}

/// The id of a card.
#[must_use]
pub fn id(card: CardId) -> &'static str {
    IDS.get(usize::from(card.0)).copied().unwrap_or("")
}

/// Whether a card is only what something else comes in: a building, an Egg, a Watchful Sentinel. With nothing inside
/// there is no such thing.
#[must_use]
pub fn is_shell(card: CardId) -> bool {
    let known = known();
    [known.building, known.egg, known.sentinel].contains(&card)
}

/// A tile, as chance draws it: by column, then row (`duelyst:tribe.battle-pet.move.1a`).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Spot(pub u8);

impl Spot {
    /// Numbers of tiles begin where those of cards end.
    const FIRST: u16 = 0x8000;

    /// The tile of a number, if it is one of a tile of the board.
    pub fn of(number: u16) -> Option<Spot> {
        let tile = number.checked_sub(Spot::FIRST).and_then(|tile| u8::try_from(tile).ok());
        tile.filter(|tile| *tile < super::board::TILES as u8).map(Spot)
    }

    fn key(self) -> (u8, u8) {
        (self.0 % super::board::WIDTH, self.0 / super::board::WIDTH)
    }
}

impl PartialOrd for Spot {
    fn partial_cmp(&self, other: &Spot) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Spot {
    fn cmp(&self, other: &Spot) -> std::cmp::Ordering {
        self.key().cmp(&other.key())
    }
}

impl From<Spot> for u16 {
    fn from(spot: Spot) -> u16 {
        Spot::FIRST + u16::from(spot.0)
    }
}

/// What an ability lets its player choose.
pub type Choices = List<Choice>;

/// One of several, as chance draws it.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Number(pub u8);

impl Number {
    /// Numbers of ways begin where those of tiles end.
    const FIRST: u16 = 0xC000;

    /// The way of a number, if it is one of a way.
    pub fn of(number: u16) -> Option<Number> {
        number.checked_sub(Number::FIRST).and_then(|way| u8::try_from(way).ok()).map(Number)
    }
}

impl From<Number> for u16 {
    fn from(number: Number) -> u16 {
        Number::FIRST + u16::from(number.0)
    }
}
