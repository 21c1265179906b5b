//! A new game (`hedgerow:setup.*`).

use super::Hedgerow;
use super::content::{HIGH, WIDE};
use super::fact::Fact;
use super::resolver::Resolver;
use super::state::{State, Unit};
use rulewright_engine::chance::Chance;
use rulewright_engine::refusal::Error;
use rulewright_engine::rules::event::Log;
use rulewright_engine::rules::flow::Resolve;
use rulewright_engine::side::Side;
use rulewright_engine::wire::Options;
use rulewright_engine::wire::Word;
use rulewright_engine::{covers, rule};

/// A side's pieces by place in the list of kinds, column and row; the second side mirrors the first through the middle.
const ROSTER: [(u8, u8, u8); 3] = [(0, 0, 2), (1, 1, 1), (1, 1, 5)];
/// The wolves, which belong to nobody.
const WOLVES: [(u8, u8, u8); 2] = [(2, 4, 1), (2, 4, 5)];

pub(super) fn open<C: Chance, L: Log<Fact, State>>(
    options: &Options,
    chance: &mut C,
    log: &mut L,
) -> Result<(Hedgerow, State), Error> {
    if options.players.len() != 2 {
        return Err(Error::field("players", format!("Hedgerow is played by 2, not {}", options.players.len())));
    }
    if options.map.is_some() {
        return Err(Error::field("map", "Hedgerow has one board and no map to choose"));
    }
    if let Some(n) = options.players.iter().position(|seat| seat.deck.is_some()) {
        return Err(Error::field(format!("players[{n}].deck"), "Hedgerow has one deck, for all"));
    }
    covers!("hedgerow:setup.2");
    // By agreement; without one those of the first seat.
    let first = options.first.unwrap_or(Side::P1);
    if !Side::BOTH.contains(&first) {
        return Err(Error::field("first", format!("{first} has no seat at this table")));
    }
    let sides = [first, first.other()];
    let names = sides.iter().flat_map(|side| (1..=ROSTER.len()).map(move |n| Word::from(format!("{side}-{n}"))));
    let rules = Hedgerow::new(names.chain((1..=WOLVES.len()).map(|n| format!("wolf-{n}").into())).collect());
    let mut state = State::default();
    covers!("hedgerow:setup.1");
    for side in sides {
        ROSTER.iter().for_each(|row| place(&rules, &mut state, side, *row));
    }
    WOLVES.iter().for_each(|row| place(&rules, &mut state, Side::NEUTRAL, *row));
    covers!("hedgerow:deck.1");
    // One for all.
    state.deck.extend(rules.whole_deck());
    let mut resolver = Resolver::new(&rules, &mut state, chance, log);
    let start = resolver.tell(rule!("hedgerow:setup.1"), Fact::GameStart);
    resolver.s.since = start;
    resolver.run();
    Ok((rules, state))
}

fn place(rules: &Hedgerow, s: &mut State, side: Side, (kind, x, y): (u8, u8, u8)) {
    let of = &rules.kinds[usize::from(kind)];
    let (x, y) = if side == Side::P2 { (WIDE - x - of.size[0], HIGH - y - of.size[1]) } else { (x, y) };
    let at = rules.grid.at(x as i8, y as i8).unwrap_or_default();
    s.units.push(Unit { kind, side, at, health: of.hp });
}
