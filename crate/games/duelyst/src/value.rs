//! How good a table looks: Generals' health first, then the board, then cards. It reads nothing that is hidden.

use crate::Duelyst;
use crate::content::powers::Powers;
use crate::state::{Stage, State, Unit, mark};
use rulewright_engine::side::Side;

/// What a point of a General's health is worth when it is low, beside its plain worth.
const PERIL: f32 = 40.0;

/// What powers are worth on a minion: so much, and so much for each point of its attack.
const WORTHS: [(Powers, f32, f32); 10] = [
    (Powers::PROVOKE, 1.0, 0.0),
    (Powers::FLYING, 1.0, 0.0),
    (Powers::RANGED, 1.0, 0.4),
    (Powers::CELERITY, 0.0, 0.6),
    (Powers::FRENZY, 0.0, 0.3),
    (Powers::BLAST, 0.0, 0.4),
    (Powers::FORCEFIELD, 1.5, 0.0),
    (Powers::REBIRTH, 1.5, 0.0),
    (Powers::GROW, 2.0, 0.0),
    (Powers::SUMMON_DERVISH, 2.5, 0.0),
];

/// The powers among them.
const VALUED: u64 = {
    let (mut all, mut n) = (0, 0);
    while n < WORTHS.len() {
        all |= WORTHS[n].0.0;
        n += 1;
    }
    all
};

/// The same, by the bit of each power.
const VALUES: [(f32, f32); 64] = {
    let (mut values, mut n) = ([(0.0, 0.0); 64], 0);
    while n < WORTHS.len() {
        values[WORTHS[n].0.0.trailing_zeros() as usize] = (WORTHS[n].1, WORTHS[n].2);
        n += 1;
    }
    values
};

impl Duelyst {
    pub(crate) fn value(&self, s: &State, side: Side) -> f32 {
        if let Some(outcome) = s.outcome {
            return outcome.winner.map_or(0.0, |winner| if winner == side { 1.0 } else { -1.0 });
        }
        let ahead = self.strength(s, side) - self.strength(s, side.other());
        // Far from sure whatever the lead.
        (ahead / (40.0 + ahead.abs())).clamp(-0.99, 0.99)
    }

    /// How near the side whose turn it is comes to winning in that turn: the damage its units could still deal to the
    /// enemy General, and what mana might add, against that General's health.
    pub(crate) fn win_progress(&self, s: &State, side: Side) -> Option<f32> {
        if s.active != side || !matches!(s.stage, Stage::Main) {
            return None;
        }
        let foe = self.general(s, side.other())?;
        let field = self.field(s, side);
        let ends = self.board.near(foe.at) & !field.taken();
        let mut damage = 0.0;
        let mut out_of_reach = 0.0;
        for unit in s.of(side) {
            let turns = self.turns_of(unit);
            let may_act = !unit.is_marked(mark::EXHAUSTED) && unit.stunned.is_none() && !self.is_wild(unit);
            if !may_act || unit.attacks >= turns || !self.is_armed(unit) {
                continue;
            }
            let blows = f32::from(unit.attack) * f32::from(turns - unit.attacks);
            let free = unit.moves < turns && self.is_mobile(unit) && self.provoked(&field, unit).is_empty();
            if self.targets(&field, unit).has(foe.at) {
                damage += blows;
            } else if free && !(self.reach(unit, field.taken()) & ends).is_empty() {
                // There may be no room for all of them.
                damage += 0.9 * blows;
            } else {
                out_of_reach += blows;
            }
        }
        let health = f32::from(foe.health());
        let mana = f32::from(s.players[side].mana);
        // Whatever cards do, they do not do more than so much a mana.
        let hopeless = damage + out_of_reach + 5.0 * mana + 3.0 < health;
        (!hopeless).then_some(damage + 0.2 * out_of_reach + 0.4 * mana - health)
    }

    fn strength(&self, s: &State, side: Side) -> f32 {
        let player = &s.players[side];
        let foe = self.general(s, side.other()).map(|g| g.at);
        let own = self.general(s, side).map(|g| g.at);
        let mut sum = 0.0;
        for unit in s.of(side) {
            if self.is_general(s, unit) {
                let health = f32::from(unit.health());
                sum += health - PERIL / (health.max(0.0) + 2.0) + 1.5 * f32::from(unit.attack);
                continue;
            }
            sum += worth(unit);
            // Minions want to be near somebody to fight.
            if let Some(foe) = foe {
                sum -= 0.1 * f32::from(self.board.steps(unit.at, foe));
            }
        }
        if let (Some(own), Some(foe)) = (own, foe) {
            sum -= 0.05 * f32::from(self.board.steps(own, foe));
        }
        sum += player.artifacts.iter().map(|a| 0.7 * f32::from(a.durability)).sum::<f32>();
        // Unspent mana is nothing; a card is worth about one more than what it costs to draw it.
        sum + 1.2 * player.hand.len() as f32
            + 1.5 * f32::from(player.capacity)
            + 0.8 * f32::from(u8::from(player.ready))
            + 0.02 * f32::from(player.mechazor)
            + 0.2 * s.creep[side].count() as f32
    }
}

/// What a minion is worth on the board.
fn worth(unit: &Unit) -> f32 {
    let attack = f32::from(unit.attack);
    let health = f32::from(unit.health().max(0));
    let mut worth = 1.0 + attack + 0.7 * health;
    // Search asks this more often than anything else, and most minions have none of these.
    let mut left = unit.powers.0 & VALUED;
    while left != 0 {
        let (fixed, by_attack) = VALUES[left.trailing_zeros() as usize];
        worth += fixed + by_attack * attack;
        left &= left - 1;
    }
    if unit.stunned.is_some() || unit.has(Powers::CANNOT_ATTACK) {
        worth -= 0.4 * attack;
    }
    if unit.is_marked(mark::DISPELLED) {
        worth -= 0.5;
    }
    // What is inside comes later.
    if unit.counter > 0 { worth * 0.8 } else { worth }
}
