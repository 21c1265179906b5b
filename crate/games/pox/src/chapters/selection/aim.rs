//! What an ability or a spell can be aimed at (`pox:3.3.2`, `pox:house.cast.4`, `pox:house.attack.2`).

use crate::Pox;
use crate::action::Aim;
use crate::content::data::SHORT_LIVED;
use crate::content::language::{Ability, Aimed, Bound, Class, Effect, Kind, Printed, RuneId, is};
use crate::content::map::Tiles;
use crate::state::{NO_SLOT, State, Unit, UnitId, mark};
use rulewright_engine::board::cells::Cell;
use rulewright_engine::refusal::Refusal;
use rulewright_engine::rulebook::Clause;
use rulewright_engine::rules::check::{Check, ensure};
use rulewright_engine::side::Side;
use rulewright_engine::{covers, rule};

/// Who aims, and how far.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Aimer {
    /// Who decides.
    pub side: Side,
    /// Which unit uses an ability; none for a spell.
    pub user: UnitId,
    /// Where distances are counted from: the base of the user, of a pull its uppermost tile (`pox:3.2.2`).
    pub from: (Cell, u8),
    /// What can be chosen.
    pub aimed: Aimed,
    /// Whether it is a basic attack: those alone an Impenetrable unit allows (`pox:house.target.1`).
    pub basic: bool,
    /// Whether it attacks.
    pub attack: bool,
    /// The least and the most distance; of a spell, none.
    pub reach: Option<(u8, u8)>,
    /// The clause that says how far.
    pub reach_clause: Clause,
    /// The unit that comes to the chosen tile.
    pub brings: Option<RuneId>,
    /// The presence of the caster of a local spell.
    pub presence: Option<Tiles>,
    /// The spell needs a tile without a zone of the other side.
    pub barred: Tiles,
}

impl Pox {
    /// Who aims with an ability.
    pub(crate) fn aimer(&self, unit: &Unit, printed: Printed) -> Aimer {
        let ability = printed.ability.ability();
        let pulls = ability.class == Class::Active && ability.then.iter().any(|e| matches!(e, Effect::Pull { .. }));
        let bound = |bound: Bound| match bound {
            Bound::Just(n) => n,
            Bound::Min => unit.range.0,
            Bound::Max(more) => unit.range.1 + more,
        };
        let brings = ability.then.iter().find_map(|effect| match effect {
            Effect::Summon { unit, .. } => Some(unit.unwrap_or(RuneId(printed.with))),
            Effect::Illusion => Some(unit.is),
            _ => None,
        });
        Aimer {
            side: unit.side,
            user: unit.id,
            from: if pulls { (unit.at, 1) } else { unit.base() },
            aimed: ability.aimed,
            basic: ability.class.is_basic(),
            attack: ability.class.is_attack(),
            reach: Some((bound(ability.reach.least), bound(ability.reach.most))),
            reach_clause: reach_clause(ability),
            brings,
            presence: None,
            barred: Tiles::NONE,
        }
    }

    /// Who aims with a spell.
    pub(crate) fn spell_aimer(&self, s: &State, side: Side, spell: RuneId) -> Aimer {
        self.spell_aimer_in(side, spell, self.presence(s, side), self.zones(s, side.other()))
    }

    /// The same, with a presence and zones of the other side that are known.
    pub(crate) fn spell_aimer_in(&self, side: Side, spell: RuneId, presence: Tiles, zones: Tiles) -> Aimer {
        let rune = spell.rune();
        let local = !matches!(rune.aimed, Aimed::Nothing | Aimed::Named);
        let brings = rune.then.iter().find_map(|effect| match effect {
            Effect::Summon { unit, .. } => *unit,
            _ => None,
        });
        Aimer {
            side,
            user: UnitId::NONE,
            from: (Cell::OFF, 1),
            aimed: rune.aimed,
            basic: false,
            attack: false,
            reach: None,
            reach_clause: rule!("pox:3.3"),
            brings,
            presence: local.then_some(presence),
            barred: if local { zones } else { Tiles::NONE },
        }
    }

    /// Whether this can be aimed there.
    pub(crate) fn may_aim(&self, s: &State, by: &Aimer, aim: Aim) -> Check {
        match aim {
            Aim::None => ensure(by.aimed == Aimed::Nothing, "needs-aim", rule!("pox:gl.target")),
            Aim::Unit(id, tile) => {
                ensure(wants_unit(by.aimed), "wrong-aim", rule!("pox:gl.target"))?;
                self.may_choose(s, by, id, tile).map(|_| ())
            }
            Aim::Named(id, tile, printed) => {
                let names = matches!(by.aimed, Aimed::OpposingAbility | Aimed::AnyAbility);
                ensure(names, "wrong-aim", rule!("pox:gl.target"))?;
                let unit = self.may_choose(s, by, id, tile)?;
                let basic = printed.ability.ability().class == Class::Basic;
                ensure(unit.slot(printed).is_some() && !basic, "not-that-ability", rule!("pox:house.removal.1"))
            }
            Aim::Beside(id, at) => {
                ensure(by.aimed == Aimed::TwinTile, "wrong-aim", rule!("pox:gl.target"))?;
                let unit = *self.may_choose(s, by, id, Cell::OFF)?;
                let twin = Unit { at, ..unit };
                ensure(self.map.apart(unit.base(), (at, unit.size)) == 1, "not-beside", rule!("pox:house.clone.1"))?;
                self.may_stand_open(s, &Unit { id: UnitId::NONE, ..twin }, at, by.side, true)
            }
            Aim::Tile(at) => {
                ensure(wants_tile(by.aimed), "wrong-aim", rule!("pox:gl.target"))?;
                self.may_hit(s, by, at)
            }
            Aim::Row(at) | Aim::Column(at) => {
                ensure(by.aimed == Aimed::LineTile, "wrong-aim", rule!("pox:gl.target"))?;
                self.may_hit(s, by, at)
            }
        }
    }

    /// Whether a unit can be chosen, on one of its tiles; any, if that is off the board.
    pub(crate) fn may_choose<'s>(&self, s: &'s State, by: &Aimer, id: UnitId, tile: Cell) -> Result<&'s Unit, Refusal> {
        let gone = Refusal::new("not-there", rule!("pox:gl.play"));
        let unit = s.find(id).filter(|unit| !unit.is_hidden_from(by.side)).ok_or(gone)?;
        let tile = if tile.is_on() { tile } else { unit.at };
        ensure(self.covered(unit).has(tile), "not-its-tile", rule!("pox:3.2.1"))?;
        self.may_pick(s, by, unit, tile)?;
        Ok(unit)
    }

    /// Whether a unit that is seen can be chosen, on a tile that it has.
    pub(crate) fn may_pick(&self, s: &State, by: &Aimer, unit: &Unit, tile: Cell) -> Check {
        self.fits(s, by, unit)?;
        if unit.side != by.side && unit.is(is::UNTARGETABLE) && !by.basic {
            return Err(Refusal::new("impenetrable", rule!("pox:house.target.1")));
        }
        self.in_reach(by, unit, tile)
    }

    /// Whether a unit is what the text asks for.
    fn fits(&self, s: &State, by: &Aimer, unit: &Unit) -> Check {
        let (champion, friendly) = (unit.is_champion(), unit.side == by.side);
        let (other, avatar) = (unit.id != by.user, unit.is_marked(mark::AVATAR));
        let need = |holds: bool, why: &'static str, clause: Clause| ensure(holds, why, clause);
        let text = rule!("pox:house.cast.4");
        match by.aimed {
            Aimed::Foe => need(!friendly, "friendly", rule!("pox:house.attack.2")),
            Aimed::AnyUnit => Ok(()),
            Aimed::OtherFriend => {
                need(friendly, "not-friendly", rule!("pox:house.target.3"))?;
                need(other && unit.kind != Kind::Shrine, "not-that-kind", rule!("pox:4.2.1.1.3"))?;
                need(!unit.is_immobile() && !self.is_shut_in(s, unit), "immobile", rule!("pox:house.immobile.2"))?;
                s.find(by.user).map_or(Ok(()), |user| self.may_relocate(s, user, unit))
            }
            Aimed::OwnUnit | Aimed::OwnChampion => {
                need(unit.kind != Kind::Shrine && !avatar, "shrine", rule!("pox:house.shrine.1"))?;
                need(champion || by.aimed == Aimed::OwnUnit, "not-a-champion", text)?;
                need(friendly && unit.owner == by.side, "not-yours", rule!("pox:house.owner.1"))
            }
            Aimed::Champion | Aimed::AnyAbility => need(champion, "not-a-champion", text),
            Aimed::OtherChampion => need(champion && other, "not-a-champion", rule!("pox:house.side.1")),
            Aimed::OtherMortal => {
                need(champion && other, "not-a-champion", rule!("pox:house.side.1"))?;
                need(!avatar, "shrine", rule!("pox:house.shrine.1"))
            }
            Aimed::SameSize => {
                need(champion && other, "not-a-champion", rule!("pox:house.move.5"))?;
                s.find(by.user).map_or(Ok(()), |user| self.may_swap(s, user, unit))
            }
            Aimed::FriendlyChampion | Aimed::Named => need(champion && friendly, "not-friendly", text),
            Aimed::OtherFriendlyChampion => {
                need(champion && friendly && other, "not-friendly", rule!("pox:house.target.3"))
            }
            Aimed::OtherFriendlyReal => {
                need(champion && friendly && other, "not-friendly", rule!("pox:house.target.3"))?;
                need(unit.is_real(), "not-real", rule!("pox:9.1.1"))
            }
            Aimed::TwinTile => {
                need(champion && friendly, "not-friendly", text)?;
                need(unit.is_real(), "not-real", text)?;
                need(!avatar, "shrine", rule!("pox:house.shrine.1"))
            }
            Aimed::OpposingChampion | Aimed::OpposingAbility => {
                need(champion && !friendly, "friendly", rule!("pox:house.target.3"))
            }
            Aimed::Lasting | Aimed::OtherLasting => {
                need(champion && (other || by.aimed == Aimed::Lasting), "not-a-champion", text)?;
                need(!unit.has(SHORT_LIVED), "short-lived", text)
            }
            _ => Ok(()),
        }
    }

    /// Whether a chosen unit is near enough, in presence, and under no zone.
    fn in_reach(&self, by: &Aimer, unit: &Unit, tile: Cell) -> Check {
        if by.user != UnitId::NONE {
            // pox:house.attack.3: attacks from base to base; others to the tile that was chosen.
            let to = if by.attack { unit.base() } else { (tile, 1) };
            return self.within_reach(by, self.map.apart(by.from, to));
        }
        self.in_presence(by, tile)
    }

    fn within_reach(&self, by: &Aimer, apart: u8) -> Check {
        let Some((least, most)) = by.reach else { return Ok(()) };
        let clause = by.reach_clause;
        if apart > most {
            return Err(Refusal::new("too-far", clause).with("reach", most).with("is", apart));
        }
        if apart < least {
            return Err(Refusal::new("too-near", clause).with("reach", least).with("is", apart));
        }
        Ok(())
    }

    fn in_presence(&self, by: &Aimer, tile: Cell) -> Check {
        let there = by.presence.is_none_or(|presence| presence.has(tile));
        ensure(there, "no-presence", rule!("pox:3.3"))?;
        ensure(!by.barred.has(tile), "dead-magic", rule!("pox:3.3.2"))
    }

    /// Whether a tile can be chosen.
    fn may_hit(&self, s: &State, by: &Aimer, at: Cell) -> Check {
        ensure(self.map.grid.all.has(at), "off-board", rule!("pox:gl.tile"))?;
        if by.user != UnitId::NONE {
            self.within_reach(by, self.map.apart(by.from, (at, 1)))?;
        } else {
            self.in_presence(by, at)?;
        }
        let empty = || !(self.taken(s, Some(by.side), None) | self.map.solid).has(at);
        match by.aimed {
            Aimed::LayerTile | Aimed::TrapTile => {
                let trap = by.aimed == Aimed::TrapTile;
                let clause = if trap { rule!("pox:house.trap.1") } else { rule!("pox:house.barrier.1") };
                ensure(empty(), "occupied", clause)?;
                ensure(self.holds_layer(at), "chasm", rule!("pox:8.1.2.1"))?;
                let trap = s.layers.iter().any(|l| l.at == at && l.is.is_trap() && l.side == by.side);
                ensure(!trap || by.aimed == Aimed::LayerTile, "trap-there", rule!("pox:house.trap.1"))
            }
            Aimed::GroundTile => {
                let clause = if self.map.chasms.has(at) { rule!("pox:8.1.2.1") } else { rule!("pox:house.terrain.2") };
                ensure(self.may_change(at), "fixed-ground", clause)
            }
            Aimed::OpenTile => {
                let Some(rune) = by.brings else { return Ok(()) };
                let spell = by.user == UnitId::NONE;
                self.may_stand_open(s, &self.newcomer(rune, by.side), at, by.side, spell)
            }
            Aimed::Tile if by.attack => self.centre(s, by, at),
            _ => Ok(()),
        }
    }

    /// `pox:1.2.1.4.1`: a unit on the centre counts as directly targeted.
    fn centre(&self, s: &State, by: &Aimer, at: Cell) -> Check {
        let there = s.on(at, self.map.grid.width).filter(|unit| !unit.is_hidden_from(by.side));
        let Some(unit) = there else { return Ok(()) };
        // pox:ex.3: an avatar may stand there.
        covers!("pox:ex.3");
        let barred = unit.side != by.side && unit.is(is::UNTARGETABLE) && !unit.is_marked(mark::AVATAR);
        ensure(!barred, "impenetrable", rule!("pox:1.2.1.4.1"))
    }

    /// A unit of a rune that is not in play yet, for questions about where it could stand.
    pub(crate) fn newcomer(&self, rune: RuneId, side: Side) -> Unit {
        let row = rune.rune();
        let traits = row.abilities.iter().fold(0, |all, printed| all | printed.ability.ability().is);
        Unit { is: rune, kind: row.kind, size: row.size, side, owner: side, rune: NO_SLOT, traits, ..Unit::default() }
    }
}

/// The clause that says how far an ability reaches.
fn reach_clause(ability: &Ability) -> Clause {
    match (ability.class, ability.reach.most) {
        (Class::Basic, _) => rule!("pox:1.2.1.1"),
        (Class::ModifiedBasic, _) => rule!("pox:1.2.1.3"),
        (Class::NonBasic, Bound::Max(_)) => rule!("pox:1.2.1.2.1"),
        (Class::NonBasic, _) => rule!("pox:1.2.1.2.2"),
        (Class::Aoe, _) => rule!("pox:house.attack.3"),
        _ => rule!("pox:house.distance.1"),
    }
}

/// Whether a unit is chosen.
pub(crate) fn wants_unit(aimed: Aimed) -> bool {
    !wants_tile(aimed)
        && !matches!(
            aimed,
            Aimed::Nothing | Aimed::LineTile | Aimed::OpposingAbility | Aimed::AnyAbility | Aimed::TwinTile
        )
}

/// Whether a tile is chosen.
pub(crate) fn wants_tile(aimed: Aimed) -> bool {
    use Aimed::{GroundTile, LayerTile, OpenTile, Tile, TrapTile};
    matches!(aimed, Tile | LayerTile | TrapTile | GroundTile | OpenTile)
}
