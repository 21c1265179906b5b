//! Whom and where: the descriptions of the card language, held against units, cards, sources of damage and spaces.

use super::Duelyst;
use super::board::Squares;
use super::content::{
    self, AbilityId, Card, CardId, Condition, Count, Is, Keyword, Kind, Place, Ref, Tile, Tribe, Trigger,
};
use super::content::{Ability, Amount};
use super::powers::{Powers, of_keyword};
use super::state::{Cause, Held, Job, NO_ABILITY, NO_CARD, Serial, State, Unit, What, mark};
use rulewright_engine::covers;
use rulewright_engine::grid::Cell;
use rulewright_engine::piles::Pile;
use rulewright_engine::side::Side;

/// Somebody the last effect was about, and where they stood.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Met {
    pub id: Serial,
    pub at: Cell,
}

impl Default for Met {
    fn default() -> Self {
        Met { id: Serial::NONE, at: Cell::OFF }
    }
}

/// Those whom an effect is about.
pub(super) type Group = Pile<Met, { super::state::MAX_UNITS }>;

/// What a sentence of the card language is read by: whose it is, and what it already knows. Auras and moments are read by
/// thousands of them, so that what only a sentence under way knows is kept by who carries it out.
#[derive(Clone, Copy)]
pub(super) struct Ctx<'a> {
    /// Whose effect it is.
    pub side: Side,
    /// The unit that bears the ability; none for a spell.
    pub bearer: Serial,
    /// Where that unit stands or stood.
    pub at: Cell,
    /// The card whose ability it is.
    pub card: CardId,
    /// The ability.
    pub ability: AbilityId,
    /// What set it off.
    pub cause: Cause,
    /// The unit chosen first.
    pub chosen: Serial,
    /// The unit chosen second.
    pub second: Serial,
    /// The unit chosen first as it was before anything was done.
    pub was: Option<Unit>,
    /// Whom the effect before was about, where there are effects before.
    pub it: Option<&'a std::cell::Cell<Group>>,
    /// To how many of them it did something.
    pub done: u8,
    /// The card that something takes the place of.
    pub instead: CardId,
}

impl Ctx<'_> {
    #[inline]
    pub(super) fn of(side: Side, bearer: Serial, at: Cell, card: CardId, ability: AbilityId) -> Self {
        Ctx {
            side,
            bearer,
            at,
            card,
            ability,
            cause: Cause::NONE,
            chosen: Serial::NONE,
            second: Serial::NONE,
            was: None,
            it: None,
            done: 0,
            instead: NO_CARD,
        }
    }

    pub(super) fn job(job: &Job, ability: AbilityId) -> Self {
        Ctx { cause: job.cause, ..Ctx::of(job.side, job.unit, job.at, job.card, ability) }
    }

    /// A reader of a side that bears nothing.
    pub(super) fn plain(side: Side) -> Self {
        Ctx::of(side, Serial::NONE, Cell::OFF, NO_CARD, NO_ABILITY)
    }

    /// The next effect calls these it.
    pub(super) fn remember(&mut self, group: Group) {
        if let Some(it) = self.it {
            it.set(group);
        }
    }
}

/// What deals damage or kills: a unit, a spell, a tile.
#[derive(Clone, Copy)]
pub(super) struct Subject {
    /// Whose.
    pub side: Side,
    /// The unit, as it was.
    pub who: Option<Unit>,
    /// The card whose effect it is, when it is no blow of the unit itself.
    pub card: CardId,
    /// The ability whose effect it is.
    pub ability: AbilityId,
    /// The tile.
    pub tile: Option<Tile>,
}

impl Subject {
    /// A blow of a unit.
    pub(super) fn blow(unit: &Unit) -> Subject {
        Subject { side: unit.side, who: Some(*unit), card: NO_CARD, ability: NO_ABILITY, tile: None }
    }

    /// An effect of a card.
    pub(super) fn effect(side: Side, who: Option<Unit>, card: CardId, ability: AbilityId) -> Subject {
        Subject { side, who, card, ability, tile: None }
    }

    /// A tile of a side.
    pub(super) fn tile(side: Side, tile: Tile) -> Subject {
        Subject { side, who: None, card: NO_CARD, ability: NO_ABILITY, tile: Some(tile) }
    }

    pub(super) fn unit(&self) -> Option<Serial> {
        self.who.map(|u| u.who.id)
    }

    pub(super) fn is_spell(&self) -> bool {
        self.card != NO_CARD && content::card(self.card).is_spell()
    }

    pub(super) fn cause(&self) -> Cause {
        match self.who {
            Some(unit) => Cause { unit: unit.who.id, at: unit.at, card: unit.is, amount: 0 },
            None => Cause { card: self.card, ..Cause::NONE },
        }
    }
}

impl Duelyst {
    /// Whether a unit is all of that.
    pub(super) fn is_unit(&self, s: &State, ctx: &Ctx, unit: &Unit, list: &[Is]) -> bool {
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
    pub(super) fn is_card(&self, s: &State, ctx: &Ctx, id: CardId, list: &[Is]) -> bool {
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
            Is::Tribe(tribe) => card_tribe(card, tribe),
            Is::NotTribe(tribe) => !card_tribe(card, tribe),
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
    pub(super) fn is_source(&self, s: &State, ctx: &Ctx, source: &Subject, list: &[Is]) -> bool {
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

    /// Whether a unit counts as of a tribe, dispelled or not (`duelyst:keyword.dispel.cannot.r1`), a token or not
    /// (`duelyst:tribe.vespyr.1`), and a building as what it is now (`duelyst:tribe.structure.2`):
    /// `duelyst:keyword.bond.1` Ghoulie counts as every one.
    pub(super) fn is_tribe(&self, unit: &Unit, tribe: Tribe) -> bool {
        covers!("duelyst:keyword.dispel.cannot.r1", "duelyst:tribe.vespyr.1", "duelyst:tribe.structure.2");
        covers!("duelyst:tribe.structure.1.r1");
        let every = |own: Tribe| own == Tribe::All && tribe != Tribe::Structure;
        content::card(unit.is).tribe.is_some_and(|own| own == tribe || every(own))
    }

    /// Whether a unit has a keyword now.
    pub(super) fn bears(&self, s: &State, unit: &Unit, keyword: Keyword) -> bool {
        if let Some(power) = of_keyword(keyword) {
            return unit.has(power);
        }
        let given = |id: AbilityId| words(content::ability(id)) == Some(keyword);
        let printed = !unit.is_marked(mark::DISPELLED) && content::card(unit.is).keywords.has(keyword);
        printed || s.changes.iter().any(|c| c.on == unit.who.id && matches!(c.what, What::Ability(id) if given(id)))
    }

    /// The General of a side.
    #[inline]
    pub(super) fn general<'s>(&self, s: &'s State, side: Side) -> Option<&'s Unit> {
        s.find(s.players[side].general)
    }

    /// Whether a unit is somebody's General.
    #[inline]
    pub(super) fn is_general(&self, s: &State, unit: &Unit) -> bool {
        s.players[unit.side].general == unit.who.id
    }

    fn faction(&self, s: &State, side: Side) -> Option<content::Faction> {
        self.general(s, side).map(|g| content::card(g.is).faction)
    }

    /// The card that somebody known is.
    pub(super) fn card_of(&self, s: &State, ctx: &Ctx, of: Ref) -> Option<CardId> {
        match of {
            Ref::That => Some(ctx.cause.card).filter(|c| *c != NO_CARD),
            // Who is dead is what died; the ability may be another card's.
            Ref::This if s.find(ctx.bearer).is_none() && ctx.cause.unit == ctx.bearer && ctx.cause.card != NO_CARD => {
                Some(ctx.cause.card)
            }
            Ref::This => Some(s.find(ctx.bearer).map_or(ctx.card, |u| u.is)).filter(|c| *c != NO_CARD),
            Ref::Inside => s.find(ctx.cause.unit).map(|u| u.holds).filter(|c| *c != NO_CARD),
            _ => {
                let met = self.first_known(s, ctx, of)?;
                let was = ctx.was.filter(|was| was.who.id == met.id && was.is != NO_CARD);
                s.find(met.id).copied().or(was).map(|u| u.is)
            }
        }
    }

    /// Somebody known: the units, and where they stand or stood.
    pub(super) fn known(&self, s: &State, ctx: &Ctx, of: Ref) -> Group {
        let mut group = Group::default();
        self.each_known(s, ctx, of, &mut |met| {
            group.push(met);
        });
        group
    }

    /// The first of them.
    pub(super) fn first_known(&self, s: &State, ctx: &Ctx, of: Ref) -> Option<Met> {
        let mut first = None;
        self.each_known(s, ctx, of, &mut |met| first = first.or(Some(met)));
        first
    }

    /// Calls `meet` with each of them.
    pub(super) fn each_known(&self, s: &State, ctx: &Ctx, of: Ref, meet: &mut dyn FnMut(Met)) {
        let mut unit = |unit: &Unit| meet(Met { id: unit.who.id, at: unit.at });
        let mut general = |side| self.general(s, side).into_iter().for_each(&mut unit);
        match of {
            Ref::OwnGeneral => general(ctx.side),
            Ref::EnemyGeneral => general(ctx.side.other()),
            Ref::Generals => [ctx.side, ctx.side.other()].into_iter().for_each(general),
            Ref::ItsGeneral => general(ctx.was.map_or(ctx.side, |u| u.side)),
            Ref::Enemies => s.of(ctx.side.other()).for_each(unit),
            Ref::This => meet(here(s, ctx.bearer, ctx.at)),
            Ref::That | Ref::Inside => meet(here(s, ctx.cause.unit, ctx.cause.at)),
            Ref::Chosen => {
                let at = s.chosen.first().copied().or(ctx.was.map(|was| was.at)).unwrap_or(Cell::OFF);
                meet(here(s, ctx.chosen, at));
            }
            Ref::Second => meet(here(s, ctx.second, s.chosen.get(1).copied().unwrap_or(Cell::OFF))),
            Ref::It => ctx.it.iter().for_each(|it| it.get().iter().for_each(|met| meet(*met))),
        }
    }

    /// The spaces of a place.
    pub(super) fn place(&self, s: &State, ctx: &Ctx, place: Place) -> Squares {
        let of = |of: Ref| {
            let mut cells = Squares::NONE;
            self.each_known(s, ctx, of, &mut |met| cells.insert(met.at));
            cells
        };
        let each = |from: Ref, around: &dyn Fn(Cell) -> Squares| {
            of(from).iter().fold(Squares::NONE, |all, cell| all | around(cell))
        };
        let board = &self.board;
        match place {
            Place::Anywhere => board.all,
            Place::Under(from) => of(from),
            Place::Near(from) => each(from, &|c| board.near(c)),
            // Over anything: as if every space were free.
            Place::Within(steps, from) => each(from, &|c| board.walk(c, board.all & !Squares::one(c), steps)),
            Place::Front(from) => each(from, &|c| one(board.front(c, self.facing(s, ctx, c)))),
            Place::Behind(from) => each(from, &|c| one(board.behind(c, self.facing(s, ctx, c)))),
            Place::AboveBelow(from) => each(from, &|c| board.adjoining(c) & board.column(c)),
            Place::Row(from) => each(from, &|c| board.row(c)),
            Place::Column(from) => each(from, &|c| board.column(c)),
            Place::CentreColumn => board.middle(),
            Place::OwnSide => board.starting_side(ctx.side),
            Place::EnemySide => board.starting_side(ctx.side.other()),
            Place::Corners => board.corners(),
            Place::SummonRange => board.near_any(s.squares()[ctx.side]),
            Place::Tiles(tile) => match tile {
                Tile::Mana => s.mana,
                Tile::ShadowCreep => s.creep[ctx.side],
                Tile::HallowedGround => s.hallowed[ctx.side],
            },
            Place::Area => self.chosen_area(s, ctx),
            Place::Joined(from) => each(from, &|c| self.joined(s, ctx, c)),
        }
    }

    /// The side that whoever stands there faces for; on an empty space the reader's.
    fn facing(&self, s: &State, ctx: &Ctx, cell: Cell) -> Side {
        s.on(cell).map_or(ctx.side, |u| u.side)
    }

    /// The spaces of those who hang together with the unit there, itself left out. One that has just fallen was an enemy.
    fn joined(&self, s: &State, ctx: &Ctx, from: Cell) -> Squares {
        let own = s.squares()[s.on(from).map_or(ctx.side.other(), |u| u.side)];
        let mut group = Squares::one(from);
        loop {
            let wider = (self.board.near_any(group) & own) | group;
            if wider == group {
                return group & !Squares::one(from);
            }
            group = wider;
        }
    }

    /// The square of spaces that was chosen, by its top left space.
    fn chosen_area(&self, s: &State, ctx: &Ctx) -> Squares {
        let size = content::ability(ctx.ability).choose.iter().find_map(|choice| match choice {
            content::Choice::Area(size) => Some(*size),
            _ => None,
        });
        let corner = s.chosen.first().copied().unwrap_or(Cell::OFF);
        if corner.is_on() { self.board.area(corner, size.unwrap_or(1), size.unwrap_or(1)) } else { Squares::NONE }
    }

    /// How much.
    pub(super) fn amount(&self, s: &State, ctx: &Ctx, amount: Amount) -> i32 {
        i32::from(amount.times) * self.count(s, ctx, amount.of)
    }

    fn count(&self, s: &State, ctx: &Ctx, count: Count) -> i32 {
        // Who is gone counts as it was.
        let unit = |of: Ref| {
            let met = self.first_known(s, ctx, of)?;
            s.find(met.id).copied().or(ctx.was.filter(|was| was.who.id == met.id))
        };
        let number = |n: usize| n as i32;
        match count {
            Count::One => 1,
            // duelyst:keyword.intensify.3: this use too, and none that came after it.
            Count::Uses => i32::from(ctx.cause.amount).max(1),
            Count::That => ctx.cause.amount.into(),
            Count::Attack(of) => unit(of).map_or(0, |u| u.attack.into()),
            Count::Health(of) => unit(of).map_or(0, |u| u.health().into()),
            Count::Cost(of) => self.card_of(s, ctx, of).map_or(0, |c| content::card(c).mana.into()),
            Count::Done => ctx.done.into(),
            Count::Units(list) => number(s.units.iter().filter(|u| self.is_unit(s, ctx, u, &list)).count()),
            Count::Tiles(tile) => self.place(s, ctx, Place::Tiles(tile)).count() as i32,
            Count::Artifacts => number(s.players[ctx.side].artifacts.len()),
            Count::EnemyHand => number(s.players[ctx.side.other()].hand.len()),
            Count::HandSpace => number(super::state::MAX_HAND - s.players[ctx.side].hand.len()),
            Count::Heals => s.players[ctx.side].heals.into(),
            Count::MinionsPlayed => Side::BOTH.into_iter().map(|side| i32::from(s.players[side].minions)).sum(),
            Count::Summoned(list) => {
                let tallies = s.players[ctx.side].summoned.iter().filter(|t| self.is_card(s, ctx, t.card, &list));
                let all: i32 = tallies.map(|t| i32::from(t.times)).sum();
                let own = s.find(ctx.bearer).is_some_and(|u| self.is_card(s, ctx, u.is, &list));
                (all - i32::from(own)).max(0)
            }
        }
    }

    /// Whether a condition holds.
    pub(super) fn holds(&self, s: &State, ctx: &Ctx, condition: &Condition) -> bool {
        let bearer = || s.find(ctx.bearer).copied();
        match condition {
            Condition::Zeal => bearer().is_some_and(|u| self.is_zealous(s, &u)),
            Condition::Infiltrate => bearer().is_some_and(|u| self.is_infiltrated(&u)),
            Condition::Destiny | Condition::BuildingToo => true,
            Condition::OwnTurn => s.active == ctx.side,
            Condition::EnemyTurn => s.active != ctx.side,
            Condition::HealedThisTurn => Side::BOTH.into_iter().any(|side| s.players[side].healed),
            Condition::Did => ctx.done > 0,
            Condition::Is(of, list) => {
                let known = self.known(s, ctx, *of);
                let mut units = known.iter().filter_map(|met| s.find(met.id));
                match units.next() {
                    Some(first) => self.is_unit(s, ctx, first, list) && units.all(|u| self.is_unit(s, ctx, u, list)),
                    None => self.card_of(s, ctx, *of).is_some_and(|card| self.is_card(s, ctx, card, list)),
                }
            }
            Condition::AtLeast(least, list) => {
                s.units.iter().filter(|u| self.is_unit(s, ctx, u, list)).count() >= usize::from(*least)
            }
        }
    }

    /// Whether the condition of an ability holds for its bearer, as the bearer is.
    pub(super) fn holds_now(&self, s: &State, ctx: &Ctx, ability: &Ability, unit: &Unit) -> bool {
        match &ability.only {
            None => true,
            Some(Condition::Zeal) => self.is_zealous(s, unit),
            Some(Condition::Infiltrate) => self.is_infiltrated(unit),
            // What an effect asks, it asks when it is its turn.
            Some(_) if !matches!(ability.when, Trigger::Passive) => true,
            Some(condition) => self.holds(s, ctx, condition),
        }
    }

    /// `duelyst:keyword.zeal.1`: near its own General.
    pub(super) fn is_zealous(&self, s: &State, unit: &Unit) -> bool {
        self.general(s, unit.side).is_some_and(|g| self.board.near(g.at).has(unit.at))
    }

    /// `duelyst:keyword.infiltrate.1`: on the opponent's starting side, as long as it stands there
    /// (`duelyst:keyword.infiltrate.3`).
    pub(super) fn is_infiltrated(&self, unit: &Unit) -> bool {
        let side = self.board.starting_side(unit.side.other());
        side.has(unit.at) || unit.has(Powers::ALWAYS_INFILTRATED)
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

/// Whether a card counts as of a tribe: Ghoulie as of every one.
pub(super) fn card_tribe(card: &Card, tribe: Tribe) -> bool {
    card.tribe.is_some_and(|own| own == tribe || own == Tribe::All)
}

/// One who is at this place, unless it stands somewhere else by now.
fn here(s: &State, id: Serial, at: Cell) -> Met {
    let unit = if id == Serial::NONE { None } else { s.find(id) };
    Met { id, at: unit.map_or(at, |u| u.at) }
}

fn one(cell: Option<Cell>) -> Squares {
    cell.into_iter().collect()
}

/// Cards of a pile that are so, by their places.
pub(super) fn places<const N: usize>(pile: &Pile<Held, N>, fits: impl Fn(&Held) -> bool) -> Pile<u8, N> {
    let mut out = Pile::default();
    for (n, held) in pile.iter().enumerate() {
        if fits(held) {
            out.push(n as u8);
        }
    }
    out
}
