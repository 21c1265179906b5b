//! What players have done that cards still ask about, written to a Table and read from one.

use crate::chapters::keywords::trial;
use crate::chapters::tribes::tribe::counts_as;
use crate::content::{self, CardId, Keyword, NO_CARD, Trial, Tribe};
use crate::state::{Player, State, Tally};
use rulewright_engine::collections::piles::Pile;
use rulewright_engine::refusal::{Error, within};
use rulewright_engine::side::{Side, Viewer};
use rulewright_engine::wire::PastDeed;

/// What a player has done that some card asks about.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Deed {
    /// A card that intensifies was used, so often (`duelyst:keyword.intensify.2`).
    Used,
    /// A Mech was summoned, so often (`duelyst:tribe.mech.2`).
    Summoned,
    /// A card was played this turn (`duelyst:gap.mana.3`).
    Played,
    /// A spell was cast, and none after it by anybody.
    LastSpell,
    /// So many minions were played from hand.
    Minions,
    /// So often something was healed (`duelyst:keyword.heal.1`).
    Heals,
    /// Something was healed this turn.
    Healed,
    /// The General was dealt damage this turn (`duelyst:card.artifact.3`).
    Hurt,
    /// How far a Trial that counts has come (`duelyst:keyword.trial.2`).
    Tried,
    /// A minion of this cost was played, where a Trial asks for different costs.
    Cost,
}

impl Deed {
    const ALL: [Deed; 10] = [
        Deed::Used,
        Deed::Summoned,
        Deed::Played,
        Deed::LastSpell,
        Deed::Minions,
        Deed::Heals,
        Deed::Healed,
        Deed::Hurt,
        Deed::Tried,
        Deed::Cost,
    ];

    fn once(self) -> PastDeed {
        PastDeed { what: deed_name(self).into(), ..PastDeed::default() }
    }

    fn with(self, card: CardId) -> PastDeed {
        PastDeed { card: Some(content::id(card).into()), ..self.once() }
    }

    fn counted(self, count: impl Into<u32>) -> PastDeed {
        PastDeed { count: Some(count.into()), ..self.once() }
    }

    fn tallied(self, tally: &Tally) -> PastDeed {
        PastDeed { count: Some(tally.times.into()), ..self.with(tally.card) }
    }
}

fn deed_name(deed: Deed) -> &'static str {
    match deed {
        Deed::Used => "used",
        Deed::Summoned => "summoned",
        Deed::Played => "played",
        Deed::LastSpell => "last-spell",
        Deed::Minions => "minions",
        Deed::Heals => "heals",
        Deed::Healed => "healed",
        Deed::Hurt => "hurt",
        Deed::Tried => "tried",
        Deed::Cost => "cost",
    }
}

/// The past of a player, as far as this viewer knows it.
pub(crate) fn write(s: &State, side: Side, viewer: Viewer) -> Vec<PastDeed> {
    let player = &s.players[side];
    // duelyst:keyword.sentinel.1: what came masked is not written.
    let seen = |card: &&CardId| viewer.sees(side) || content::sheet(**card).reveal.is_none();
    let mut written: Vec<PastDeed> = player.uses.iter().map(|tally| Deed::Used.tallied(tally)).collect();
    written.extend(player.summoned.iter().map(|tally| Deed::Summoned.tallied(tally)));
    written.extend(player.played.iter().filter(seen).map(|card| Deed::Played.with(*card)));
    written.extend(s.last_spell.filter(|(by, _)| *by == side).map(|(_, card)| Deed::LastSpell.with(card)));
    let counts = [(Deed::Minions, player.minions), (Deed::Heals, player.heals)];
    written.extend(counts.into_iter().filter(|(_, count)| *count > 0).map(|(deed, count)| deed.counted(count)));
    let of_turn = [(Deed::Healed, player.healed), (Deed::Hurt, player.hurt)];
    written.extend(of_turn.into_iter().filter(|(_, done)| *done).map(|(deed, _)| deed.once()));
    if viewer.sees(side) {
        written.extend(write_trial(player));
    }
    written
}

/// How far a Trial has come: nothing, where there is none.
fn write_trial(player: &Player) -> Vec<PastDeed> {
    let trial = Some(player.trial).filter(|card| *card != NO_CARD).and_then(trial::of);
    match trial {
        Some(Trial::PlayCosts(_)) => {
            let costs = (0..16u32).filter(|cost| player.tried & (1 << cost) != 0);
            costs.map(|cost| Deed::Cost.counted(cost)).collect()
        }
        Some(_) if player.tried > 0 => vec![Deed::Tried.counted(player.tried)],
        _ => Vec::new(),
    }
}

/// A deed of the past, as a set-up says it.
pub(crate) fn read(s: &mut State, side: Side, said: &PastDeed) -> Result<(), Error> {
    let own = &mut s.players[side];
    let number = |least: i32, most: i32| {
        let count = said.count.map_or(1, |count| i32::try_from(count).unwrap_or(i32::MAX));
        within(count, least..=most).map(|n| n as u8).map_err(|e| e.inside("count"))
    };
    let card = || {
        let id = said.card.as_deref().unwrap_or_default();
        content::find(id).ok_or_else(|| Error::field("card", format!("no card is called `{id}`")))
    };
    let tally = |is_counted: fn(CardId) -> bool| {
        let card = card()?;
        let other = || Error::field("card", format!("of `{}` nobody counts this", content::id(card)));
        if is_counted(card) { Ok(Tally { card, times: number(1, 255)? }) } else { Err(other()) }
    };
    let deed = Deed::ALL.into_iter().find(|deed| deed_name(*deed) == said.what);
    match deed.ok_or_else(|| Error::field("what", format!("it is {}", Deed::ALL.map(deed_name).join(", "))))? {
        Deed::Used => add(&mut own.uses, tally(intensifies)?, |tally| tally.card)?,
        Deed::Summoned => add(&mut own.summoned, tally(is_mech)?, |tally| tally.card)?,
        Deed::Played => add(&mut own.played, card()?, |card| *card)?,
        Deed::LastSpell => s.last_spell = Some((side, card()?)),
        Deed::Minions => own.minions = number(1, 255)?,
        Deed::Heals => own.heals = number(1, 255)?,
        Deed::Healed => own.healed = true,
        Deed::Hurt => own.hurt = true,
        Deed::Tried => own.tried = number(1, 99)?.into(),
        Deed::Cost => own.tried |= 1 << number(0, 15)?,
    }
    Ok(())
}

fn intensifies(card: CardId) -> bool {
    content::card(card).keywords.has(Keyword::Intensify)
}

fn is_mech(card: CardId) -> bool {
    counts_as(content::card(card), Tribe::Mech)
}

/// Remembers one more card; each is remembered once.
fn add<T: Copy + Default, const N: usize>(
    pile: &mut Pile<T, N>,
    one: T,
    about: impl Fn(&T) -> CardId,
) -> Result<(), Error> {
    if pile.iter().any(|other| about(other) == about(&one)) {
        return Err(Error::field("card", "it is said twice"));
    }
    if pile.len() == N {
        return Err(Error::field("card", format!("at most {N} of them are remembered")));
    }
    pile.push(one);
    Ok(())
}
