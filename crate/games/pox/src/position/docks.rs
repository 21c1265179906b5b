//! The players of a position: what they have, and where their runes are.

use crate::Pox;
use crate::battlegroups;
use crate::content::language::{Aimed, Kind, RuneId, When};
use crate::position::names::{MOST, MOST_NORA, NORA, rune_named, stat, state, way, within};
use crate::state::{Dock, Global, MAX_GLOBALS, MAX_RUNES, NO_SLOT, Place, RuneState, State, UnitId};
use rulewright_engine::collections::dict::Dict;
use rulewright_engine::collections::piles::order_by;
use rulewright_engine::json::shape::record;
use rulewright_engine::refusal::Error;
use rulewright_engine::refusal::faults::Faults;
use rulewright_engine::side::{BySide, Side};
use rulewright_engine::wire;

/// The docks while they are filled.
#[derive(Default)]
pub(crate) struct Docks(BySide<Filling>);

/// A dock while it is filled.
#[derive(Default)]
struct Filling {
    /// The list is a battlegroup: no rune joins it.
    whole: bool,
    /// The runes of which it is known where they are, one bit each.
    placed: u32,
    /// Those of the stack of which it is known when they come, the next one first.
    stack: Vec<u8>,
}

record! {
    /// A rune on cooldown as a set-up says it.
    #[derive(Default)]
    struct Said {
        is: wire::Word,
        name: wire::OutputOnly<()>,
        calcs: wire::OutputOnly<()>,
        stats: Dict<i32>,
        traits: Vec<String>,
    }
}

impl Docks {
    /// Battlegroups, numbers and piles.
    pub fn read(&mut self, rules: &mut Pox, s: &mut State, table: &wire::Table) -> Result<(), Error> {
        let mut faults = Faults::default();
        for side in Side::BOTH {
            s.bank[side] = NORA;
            let Some(player) = table.players.get(&side.word()) else { continue };
            faults.note_in(&format!("players.{side}"), self.read_player(rules, s, side, player));
        }
        faults.end(())
    }

    fn read_player(&mut self, rules: &mut Pox, s: &mut State, side: Side, player: &wire::Player) -> Result<(), Error> {
        let mut faults = Faults::default();
        if let Some(id) = &player.deck {
            let group = faults.note_in("deck", battlegroups::of_set(id)).unwrap_or_default();
            s.docks[side] = Dock::of(&group.runes);
            rules.decks[usize::from(side.0)] = group.name.into();
            self.0[side].whole = true;
        }
        for (name, value) in &player.stats {
            let field = format!("stats.{name}");
            match name.as_str() {
                stat::NORA => {
                    let nora = faults.note(within(*value, 0..=MOST_NORA.into(), &field));
                    s.bank[side] = nora.unwrap_or_default() as u16;
                }
                _ => faults.must(false, &field, "a player has `nora`"),
            }
        }
        faults.note_in("hand", self.ready(s, side, &player.hand));
        faults.note_in("draw", self.unrevealed(s, side, &player.draw));
        faults.note_in("discard", self.cooling(s, side, &player.discard));
        faults.end(())
    }

    /// A rune is in this place now: one of the list that is nowhere yet, or a further one.
    fn place(&mut self, s: &mut State, side: Side, rune: RuneState) -> Result<u8, Error> {
        let filling = &mut self.0[side];
        let runes = &mut s.docks[side].runes;
        let nowhere = |n: &usize| filling.placed >> n & 1 == 0 && runes[*n].is == rune.is;
        let at = (0..runes.len()).find(nowhere);
        let at = match at {
            Some(at) => {
                runes[at] = rune;
                at
            }
            None if filling.whole => {
                return Err(Error::new("field", format!("the battlegroup has no further `{}`", rune.is.id())));
            }
            None if runes.len() == MAX_RUNES => {
                return Err(Error::new("field", format!("a player has at most {MAX_RUNES} runes")));
            }
            None => {
                runes.push(rune);
                runes.len() - 1
            }
        };
        filling.placed |= 1 << at;
        Ok(at as u8)
    }

    /// A rune is in play, if its owner has it.
    pub fn in_play(&mut self, s: &mut State, side: Side, is: RuneId) -> Option<u8> {
        self.place(s, side, RuneState { is, place: Place::Play, known: true, unseen: false }).ok()
    }

    fn ready(&mut self, s: &mut State, side: Side, pile: &wire::Pile) -> Result<(), Error> {
        self.each(s, side, pile, Place::Ready).map(drop)
    }

    fn unrevealed(&mut self, s: &mut State, side: Side, pile: &wire::Pile) -> Result<(), Error> {
        self.0[side].stack = self.each(s, side, pile, Place::Stack)?;
        Ok(())
    }

    /// Runes of a pile that are only named.
    fn each(&mut self, s: &mut State, side: Side, pile: &wire::Pile, place: Place) -> Result<Vec<u8>, Error> {
        let mut faults = Faults::default();
        let mut placed = Vec::new();
        for (n, (field, said)) in said(pile)?.into_iter().enumerate() {
            let plain = said.stats.is_empty() && said.traits.is_empty();
            faults.must(plain, &format!("held[{n}]"), "such a rune only says what it is");
            let rune = named(&said.is).map(|is| RuneState { is, place, known: false, unseen: false });
            let at = rune.and_then(|rune| self.place(s, side, rune));
            placed.extend(faults.note(at.map_err(|e| e.at(field))));
        }
        faults.end(placed)
    }

    /// Runes on cooldown: as long as they say, else as long as they print.
    fn cooling(&mut self, s: &mut State, side: Side, pile: &wire::Pile) -> Result<(), Error> {
        let mut faults = Faults::default();
        for (n, (field, said)) in said(pile)?.into_iter().enumerate() {
            let rune = named(&said.is).and_then(|is| {
                let left = cooldown(&said, is.rune().cooldown).map_err(|e| e.inside(&format!("held[{n}]")))?;
                let known = said.traits.is_empty();
                Ok(RuneState { is, place: Place::Cooldown(left), known, unseen: !known })
            });
            let at = rune.and_then(|rune| self.place(s, side, rune));
            faults.note(at.map_err(|e| if e.field.is_none() { e.at(field) } else { e }));
        }
        faults.end(())
    }

    /// Spells that wait, and ready runes of which the opponent knows.
    pub fn before_players(&mut self, rules: &Pox, s: &mut State, table: &wire::Table) -> Result<(), Error> {
        let mut faults = Faults::default();
        for side in Side::BOTH {
            let Some(player) = table.players.get(&side.word()) else { continue };
            for (n, card) in player.cards.iter().enumerate() {
                faults.note_in(&format!("players.{side}.cards[{n}]"), self.card(rules, s, side, card));
            }
        }
        faults.end(())
    }

    fn card(&mut self, rules: &Pox, s: &mut State, side: Side, card: &wire::CardInPlay) -> Result<(), Error> {
        let bare = card.counters.is_none() && card.until.is_none() && card.stats.is_empty();
        if !bare || card.owner.is_some_and(|owner| owner != side) {
            return Err(Error::new("field", "such a card only says what it is"));
        }
        let is = named(&card.is).map_err(|e| e.at("is"))?;
        match card.kind.as_str() {
            way::KNOWN if card.about.is_none() => self.known(s, side, is),
            way::GLOBAL => self.global(rules, s, side, is, card),
            _ => Err(Error::field("kind", "a card before a player is `global`, or `known` and about nothing")),
        }
    }

    /// A ready rune that the opponent knows: one of the hand, or one more.
    fn known(&mut self, s: &mut State, side: Side, is: RuneId) -> Result<(), Error> {
        let wanted = RuneState { is, place: Place::Ready, known: false, unseen: false };
        let fits = |rune: &&mut RuneState| rune.is == is && !rune.known && (rune.unseen || **rune == wanted);
        match s.docks[side].runes.iter_mut().find(fits) {
            Some(rune) => rune.known = true,
            None => {
                self.place(s, side, RuneState { known: true, ..wanted })?;
            }
        }
        Ok(())
    }

    fn global(
        &mut self,
        rules: &Pox,
        s: &mut State,
        side: Side,
        spell: RuneId,
        card: &wire::CardInPlay,
    ) -> Result<(), Error> {
        if !waits(spell) {
            return Err(Error::field("is", format!("`{}` does not wait", card.is)));
        }
        if s.globals.len() == MAX_GLOBALS {
            return Err(Error::new("field", format!("at most {MAX_GLOBALS} spells wait")));
        }
        let names = spell.rune().aimed == Aimed::Named;
        let named = match &card.about {
            None => UnitId::NONE,
            Some(name) => {
                let at = rules.names.iter().position(|known| known == name).filter(|_| names);
                UnitId(at.ok_or_else(|| Error::field("about", format!("it names no piece `{name}`")))? as u16)
            }
        };
        let known = !spell.rune().hidden;
        let rune =
            self.place(s, side, RuneState { is: spell, place: Place::Play, known, unseen: !known }).unwrap_or(NO_SLOT);
        let order = s.take_order();
        s.globals.push(Global { spell, side, rune, named, order });
        Ok(())
    }

    /// The stacks, at last: the runes that were named, then the runes of a battlegroup that are nowhere else.
    pub fn stack(&self, s: &mut State) {
        for side in Side::BOTH {
            let filling = &self.0[side];
            let dock = &mut s.docks[side];
            let rest = (0..dock.runes.len() as u8).filter(|at| filling.placed >> at & 1 == 0);
            let order: Vec<u8> = filling.stack.iter().copied().chain(rest).collect();
            dock.stack = order.into_iter().rev().collect();
            if !filling.whole {
                by_the_book(s, side);
            }
        }
    }
}

/// Without a battlegroup runes are in the order of the book, so that their places do not show where they are
/// (`pox:house.hidden.7`).
fn by_the_book(s: &mut State, side: Side) {
    let runes = s.docks[side].runes;
    let mut order: Vec<u8> = (0..runes.len() as u8).collect();
    order_by(&mut order, |slot| runes[usize::from(*slot)].is);
    let renumber = |slot: &mut u8| {
        if let Some(at) = order.iter().position(|old| old == slot) {
            *slot = at as u8;
        }
    };
    s.docks[side].runes = order.iter().map(|slot| runes[usize::from(*slot)]).collect();
    s.docks[side].stack.iter_mut().for_each(renumber);
    for unit in s.units.iter_mut() {
        if unit.owner == side {
            renumber(&mut unit.rune);
        }
        if unit.worn_of == side {
            renumber(&mut unit.worn);
        }
    }
    s.globals.iter_mut().filter(|global| global.side == side).for_each(|global| renumber(&mut global.rune));
}

/// Nobody knows the rune of a unit that has not been seen, nor what it wears (`pox:house.hidden.6`).
pub(crate) fn hide_stealthed(rules: &Pox, s: &mut State) {
    for n in 0..s.units.len() {
        let id = s.units[n].id;
        rules.refresh_unit(s, id);
        let unit = &s.units[n];
        let unseen = unit.runes().map(|(owner, rune)| (owner, rune, unit.is_hidden_from(owner.other())));
        for (owner, rune, _) in unseen.into_iter().filter(|(.., unseen)| *unseen) {
            if let Some(rune) = s.docks[owner].runes.get_mut(usize::from(rune)) {
                (rune.known, rune.unseen) = (false, true);
            }
        }
    }
}

fn named(id: &str) -> Result<RuneId, Error> {
    rune_named(id).ok_or_else(|| Error::new("field", format!("no rune is called `{id}`")))
}

/// Whether a rune is a spell that waits among the globals.
pub(crate) fn waits(rune: RuneId) -> bool {
    rune.rune().kind == Kind::Spell && rune.rune().waits != When::Used
}

/// The runes of a pile, each with its field: by their ids, one by one, or both.
fn said(pile: &wire::Pile) -> Result<Vec<(String, Said)>, Error> {
    let held: Vec<Said> = pile.held.said().map_err(|e| e.inside("held"))?;
    let Some(ids) = &pile.cards else {
        let field = |n: usize| format!("held[{n}].is");
        return Ok(held.into_iter().enumerate().map(|(n, said)| (field(n), said)).collect());
    };
    if !held.is_empty() && !ids.iter().eq(held.iter().map(|said| &said.is)) {
        return Err(Error::field("held", "these are other runes than `cards` says"));
    }
    let mut held = held.into_iter();
    let one = |id: &wire::Word| held.next().unwrap_or_else(|| Said { is: id.clone(), ..Said::default() });
    let all: Vec<Said> = ids.iter().map(one).collect();
    Ok(all.into_iter().enumerate().map(|(n, said)| (format!("cards[{n}]"), said)).collect())
}

/// The turns that are left of a cooldown.
fn cooldown(said: &Said, printed: u8) -> Result<u8, Error> {
    let unseen = said.traits.iter().all(|name| name == state::UNSEEN);
    if !unseen {
        return Err(Error::field("traits", "a rune on cooldown may be `unseen`"));
    }
    let mut left = printed.max(1);
    for (name, value) in &said.stats {
        let field = format!("stats.{name}");
        if name != stat::COOLDOWN {
            return Err(Error::field(field, "a rune on cooldown has `cooldown`"));
        }
        left = within(*value, 1..=MOST.into(), &field)? as u8;
    }
    Ok(left)
}
