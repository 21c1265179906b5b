//! Every action that could be written down, legal or not: what a refusal can be asked about.

use super::aims::{Aims, Of};
use crate::Pox;
use crate::action::Action;
use crate::content::language::Kind;
use crate::state::State;

impl Pox {
    /// Every such action of the side to act. Giving up and running out of time are no choices of a turn.
    pub(crate) fn every(&self, s: &State, out: &mut Vec<Action>) {
        out.clear();
        out.extend([Action::End, Action::Transfigure]);
        let (side, tiles) = (s.active, self.map.grid.all);
        for unit in s.units.iter().filter(|unit| !unit.is_hidden_from(side)) {
            out.extend(tiles.iter().map(|at| Action::Move(unit.id, at)));
            for printed in unit.usable().map(|slot| slot.printed) {
                let aimer = self.aimer(unit, printed);
                self.every_aim(s, &aimer, &mut Aims { of: Of::Ability(unit.id, printed), out });
            }
        }
        let runes = &s.docks[side].runes;
        let first = |n: usize| runes.iter().position(|other| other.is == runes[n].is) == Some(n);
        for rune in (0..runes.len()).filter(|n| first(*n)).map(|n| runes[n].is) {
            match rune.rune().kind {
                Kind::Champion | Kind::Relic => out.extend(tiles.iter().map(|at| Action::Deploy(rune, at))),
                Kind::Equipment => out.extend(s.units.iter().map(|unit| Action::Equip(rune, unit.id))),
                Kind::Spell => {
                    let aimer = self.spell_aimer(s, side, rune);
                    self.every_aim(s, &aimer, &mut Aims { of: Of::Spell(rune), out });
                }
                Kind::Shrine => {}
            }
        }
    }
}
