//! Bots at Pox's table: games come to an end, and search beats a bot that plays at random.
//!
//! The soak plays more of them, also against the bot that looks one action ahead: crate/games/pox/balance.md.
#![cfg(feature = "pox")]

use rulewright::engine::bot::{self, Bot, Choice};
use rulewright::engine::chance::Seeded;
use rulewright::engine::rules::{Game, Rules};
use rulewright::engine::side::Side;
use rulewright::engine::wire::{Options, Seat};
use rulewright::games::pox::Pox;

const GROUPS: [&str; 4] = ["ironfist-vanguard", "sundered-horde", "border-pact", "broken-oath"];

fn player(bot: &str, iterations: u32, seed: &str) -> Box<dyn Bot<Pox>> {
    let choice = Choice { bot: bot.into(), level: None, iterations: Some(iterations), seed: seed.into() };
    bot::player::<Pox>(&choice).unwrap()
}

/// Plays to the end: who wins, and in which turn. The same battlegroup is behind both; the maps take turns.
fn played(n: u32, bots: [(&str, u32); 2]) -> (Option<Side>, u8) {
    let group = GROUPS[n as usize / 2 % GROUPS.len()];
    let seat = || Seat { deck: Some(group.into()), ..Seat::default() };
    let maps = Pox::info().maps;
    let options = Options {
        game: Pox::RULEBOOK.game.into(),
        seed: format!("bots {}", n / 2),
        map: Some(maps[n as usize / 2 / GROUPS.len() % maps.len()].clone()),
        first: None,
        players: vec![seat(), seat()],
        ..Options::default()
    };
    let mut chance = Seeded::from_text(&options.seed);
    let (rules, mut state) = Pox::open(&options, &mut chance, &mut ()).unwrap();
    let mut bots = [0, 1].map(|side| player(bots[side].0, bots[side].1, &format!("{n} {side}")));
    while let Some(side) = rules.to_act(&state) {
        let action = bots[usize::from(side.0)].choose(&rules, &state);
        assert_eq!(rules.check(&state, action), Ok(()), "{n}: {action:?}");
        rules.apply(&mut state, action, &mut chance, &mut ());
    }
    (rules.result(&state).and_then(|outcome| outcome.winner), state.turn)
}

/// How many of so many games the first bot wins; the seats change from game to game.
fn won(games: u32, bot: (&str, u32), other: (&str, u32)) -> u32 {
    let wins = |n: u32| {
        let seat = Side((n % 2) as u8);
        let bots = if seat == Side::P1 { [bot, other] } else { [other, bot] };
        u32::from(played(n, bots).0 == Some(seat))
    };
    (0..games).map(wins).sum()
}

#[test]
fn greedy_bots_come_to_an_end_long_before_the_limit() {
    for n in 0..8 {
        let (winner, turn) = played(n, [("greedy", 1); 2]);
        assert!(winner.is_some() && (6..60).contains(&turn), "game {n} ended in turn {turn}: {winner:?}");
    }
}

#[test]
fn greedy_and_search_beat_random() {
    assert_eq!(won(8, ("greedy", 1), ("random", 1)), 8);
    assert_eq!(won(4, ("search", 30), ("random", 1)), 4);
}

#[test]
#[ignore = "soak: a hundred games of search against random, and as many against greed"]
fn search_beats_random_and_greedy_soak() {
    let random = won(100, ("search", 100), ("random", 1));
    assert!(random >= 98, "search won {random} of 100 games against random");
    let greedy = won(100, ("search", 3000), ("greedy", 1));
    assert!(greedy >= 65, "search won {greedy} of 100 games against greed");
}
