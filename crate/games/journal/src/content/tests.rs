//! What the rows come to: the printed values, the claims of the table of elements, the symmetry of the maps.

use super::data::{CHARACTERS, MAPS, PARTIES, SKILLS, TREES};
use super::element_bonus;
use super::language::{
    CharacterId, Door, Effect, Element, Gear, Kind, Race, Skill, Stat, Status, Trait, Trigger, When,
};
use crate::chapters::movement::fence::MOST_FENCE;

/// Attack Value and Defence Value without skill, card and modifier; the latter with the 5 that all have.
const BASE: [(&str, i8, i8); 23] = [
    ("tavin", 20, 24),
    ("ysolt", 15, 19),
    ("bram", 15, 27),
    ("pim", 14, 18),
    ("dorrit", 16, 24),
    ("ferrow", 15, 22),
    ("nera", 15, 18),
    ("cantor", 14, 24),
    ("pikeman", 14, 19),
    ("bowman", 14, 15),
    ("shieldbearer", 12, 23),
    ("medic", 8, 19),
    ("imp", 14, 12),
    ("mule", 14, 21),
    ("sentry", 15, 21),
    ("neutral-valefolk", 14, 18),
    ("neutral-ironwright", 15, 19),
    ("neutral-stoneborn", 15, 19),
    ("neutral-tidekin", 13, 17),
    ("neutral-emberkin", 16, 12),
    ("neutral-skyling", 14, 12),
    ("neutral-dawnling", 10, 18),
    ("neutral-hollow", 12, 17),
];

fn base(id: CharacterId) -> (i8, i8) {
    let of = id.character();
    let gear = |stat: Stat| of.gear.iter().find(|(gear, _)| gear.stat() == Some(stat)).map_or(0, |(_, level)| *level);
    let twice = |stat: Stat| 2 * (of.stats[stat as usize] + gear(stat)) as i8;
    let worn = || of.weapons.into_iter().chain([of.armour, of.helm, of.foot]).filter(|item| item.is_some());
    let attack: i8 = worn().map(|item| item.item().attack).sum();
    let defence: i8 = worn().map(|item| item.item().defence).sum();
    (twice(Stat::Strength) + attack, twice(Stat::Defence) + defence + 5)
}

#[test]
fn values_are_as_printed() {
    let made: Vec<(&str, i8, i8)> = CharacterId::all()
        .filter(|id| id.character().kind != Kind::Called)
        .map(|id| (id.id(), base(id).0, base(id).1))
        .collect();
    assert_eq!(made, BASE);
}

#[test]
fn elements_go_round() {
    use Element::{Dark, Earth, Fire, Light, Neutral, Water, Wind};
    let round = [Fire, Wind, Earth, Water];
    for (n, element) in round.into_iter().enumerate() {
        let [next, last] = [1, 3].map(|by| round[(n + by) % 4]);
        assert_eq!(element_bonus(element, next), 5, "{element:?} is strong against {next:?}");
        assert_eq!(element_bonus(element, last), -5, "{element:?} is weak against {last:?}");
        assert_eq!([Light, Dark].map(|other| element_bonus(element, other)), [0, 0]);
        assert_eq!([Light, Dark].map(|other| element_bonus(other, element)), [0, 0]);
    }
    assert_eq!([element_bonus(Light, Dark), element_bonus(Dark, Light)], [5, 5]);
    for element in Element::ALL.iter().copied().filter(|element| *element != Neutral) {
        assert_eq!(element_bonus(element, element), -5, "{element:?}");
        assert_eq!(element_bonus(element, Neutral), 3, "{element:?}");
        assert_eq!(element_bonus(Neutral, element), 0, "{element:?}");
    }
}

#[test]
fn every_trigger_has_a_skill() {
    for trigger in Trigger::ALL {
        assert!(SKILLS.iter().any(|skill| skill.when.trigger() == Some(*trigger)), "{trigger:?}");
    }
}

#[test]
fn every_status_but_two_is_given_by_a_skill_or_a_supply() {
    let given = |effects: &[Effect]| {
        effects
            .iter()
            .filter_map(|effect| if let Effect::Give { status, .. } = effect { Some(*status) } else { None })
            .collect::<Vec<_>>()
    };
    let skills = SKILLS.iter().flat_map(|skill| given(&skill.then));
    let all: Vec<Status> = skills.chain(super::ItemId::all().flat_map(|id| given(&id.item().then))).collect();
    let others: Vec<&Status> = Status::ALL.iter().filter(|status| !all.contains(status)).collect();
    // The sky gives the first, the law the second.
    assert_eq!(others, [&Status::Paralyzed, &Status::Lawful]);
}

#[test]
fn tables_do_not_fall() {
    for skill in &SKILLS {
        assert!(skill.bonus.is_sorted() && skill.amount.is_sorted() && skill.cost.is_sorted(), "{skill:?}");
    }
    let call = super::SkillId::named("com-call").unwrap().skill();
    assert_eq!([1, 2].map(|level| Skill::at(&call.cost, level)), [4, 6]);
}

#[test]
fn races_have_their_elements_and_traits() {
    assert!(Race::Skyling.has(Trait::Flight) && !Race::Skyling.has(Trait::Swimmer));
    assert_eq!(Race::Ironwright.rule().immune, Some(Status::Poisoned));
    assert_eq!(Race::Hollow.rule().immune, Some(Status::Silenced));
    for of in &CHARACTERS {
        assert!(of.kind == Kind::Called || of.element == of.race.rule().element);
    }
    let spirit = CharacterId::named("called-spirit").unwrap().character();
    assert_eq!((spirit.race, spirit.element), (Race::None, Element::Light));
    let neutral: Vec<Race> = CHARACTERS.iter().filter(|of| of.kind == Kind::Neutral).map(|of| of.race).collect();
    assert_eq!(neutral, Race::ALL[..8]);
}

#[test]
fn a_law_of_elements_is_of_fire_between_the_parties() {
    let mut of: Vec<(Element, usize)> = Element::ALL.iter().map(|element| (*element, 0)).collect();
    for party in &PARTIES {
        for id in party.heroes.iter().chain(party.allies.iter()) {
            for (skill, _) in id.character().skills.iter() {
                if let Some(element) = skill.skill().element {
                    of[element as usize].1 += 1;
                }
            }
        }
    }
    assert_eq!([of[Element::Fire as usize].1, of[Element::Dark as usize].1], [2, 2]);
    assert!(of.iter().all(|(_, skills)| *skills <= 2));
}

#[test]
fn heroes_are_of_one_party_and_have_their_trees() {
    let of_parties: Vec<CharacterId> = PARTIES.iter().flat_map(|party| party.heroes.iter().copied()).collect();
    let heroes: Vec<CharacterId> = CharacterId::all().filter(|id| id.character().kind == Kind::Hero).collect();
    assert_eq!(of_parties, heroes);
    let dorrit = CharacterId::named("dorrit").unwrap().character();
    assert_eq!(TREES[usize::from(dorrit.further[0])].id, "mending");
    assert_eq!(dorrit.gear[..], [(Gear::Adaptability, 1)]);
    let fences: Vec<u8> =
        SKILLS.iter().filter_map(|skill| if let When::Fence(n) = skill.when { Some(n) } else { None }).collect();
    assert_eq!(fences, [MOST_FENCE, 1]);
}

#[test]
fn maps_look_the_same_from_both_sides() {
    for map in &MAPS {
        let all = || (0..9).flat_map(|row| (0..9).map(move |column| (column, row)));
        for (column, row) in all() {
            let turned = match map.sign(8 - column, 8 - row) {
                b'A' => b'B',
                b'B' => b'A',
                sign => sign,
            };
            assert_eq!(map.sign(column, row), turned, "{}: {column}, {row}", map.id);
        }
        let count = |sign: u8| all().filter(|(column, row)| map.sign(*column, *row) == sign).count();
        assert_eq!([b'A', b'B', b'S', b'H', b'n'].map(count), [5, 5, 3, 2, 2], "{}", map.id);
    }
    assert_eq!(MAPS.each_ref().map(|map| map.doors), [Door::Locked, Door::Locked, Door::Closed]);
}

#[cfg(feature = "text")]
#[test]
fn what_is_wrong_is_named_by_row_and_field() {
    use crate::content::rows;
    let read = |change: [&str; 2]| {
        let file = |name: &str| {
            let path = format!("{}/data/{name}", env!("CARGO_MANIFEST_DIR"));
            std::fs::read_to_string(path).unwrap().replacen(change[0], change[1], 1)
        };
        rows::read(&file).map(|content| content.skills.len())
    };
    assert_eq!(read(["", ""]), Ok(SKILLS.len()));
    let faults = [
        ([r#""bonus": [2, 3, 4, 5, 6]"#, r#""bonus": [2, 3]"#], "skills.json: blade-strike: bonus: "),
        ([r#""once": true, "then": ["strike""#, r#""then": ["hit""#], "skills.json: blade-riposte: then[0]: "),
        ([r#""when": "attacked", "#, ""], "skills.json: blade-riposte: when: "),
        ([r#""weapons": ["longsword""#, r#""weapons": ["mail""#], "heroes.json: tavin: weapons: "),
        ([r#"["com-call", 1]"#, r#"["com-call", 3]"#], "heroes.json: dorrit: skills: "),
        ([r#""assigned": "men-salve""#, r#""assigned": "bow-loose""#], "allies.json: medic: assigned: "),
        ([r#""id": "poisoned""#, r#""id": "ill""#], "statuses.json: its rows are "),
        (["..m.S.+..", "..m.S.+."], "maps.json: three-seals: rows: "),
    ];
    for (change, fault) in faults {
        let found = read(change).unwrap_err();
        assert!(found.len() == 1 && found[0].starts_with(fault), "{fault} but {found:?}");
    }
}
