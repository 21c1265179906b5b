//! Whom, where, what and how much.

use super::card::{Faction, Group, Keyword, Rarity, Tile, Tribe};
use super::id::CardId;
use rulewright_list::List;

/// Somebody whom the sentence already knows. Of one that is gone, its space, attack, health and card are those it last
/// had in play. Where only a space is asked for, it is the space of that one, or the chosen space itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Ref {
    /// The bearer.
    #[cfg_attr(not(target_family = "wasm"), serde(rename = "self"))]
    This,
    /// Your General.
    OwnGeneral,
    /// Your opponent's General.
    EnemyGeneral,
    /// Both Generals, yours first.
    Generals,
    /// The General of the player who controls the chosen one.
    ItsGeneral,
    /// All enemies, each for itself.
    Enemies,
    /// The first that was chosen.
    Chosen,
    /// The second that was chosen.
    Second,
    /// The one that the trigger is about.
    That,
    /// All whom the effect before this one was about, whether it did anything to them or not.
    It,
    /// The minion that the egg or building which the trigger is about will become.
    Inside,
}

/// To whom something is done.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub enum Whom {
    /// Somebody known.
    Ref(Ref),
    /// All that are so, oldest first.
    All(List<Is>),
    /// One that is so; the seed picks.
    Random(List<Is>),
    /// So many that are so, or as many as there are; the seed picks.
    Several(Amount, List<Is>),
    /// The closest to the bearer of those that are so; the seed picks among equals.
    Nearest(List<Is>),
    /// What you could play that is so: cards in your hand, and your Bloodbound Spell, which is a spell; the opponent's, if
    /// the list says enemy. A passive or lasting effect counts for what comes into that hand later, too.
    Cards(List<Is>),
    /// One card in your hand that is so; the seed picks.
    RandomCard(List<Is>),
}

/// What one is: a list of these is a description, and all of them must hold. The same words describe units, cards and
/// sources of damage. Without `minion` or `general` a unit is meant that may be either.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Is {
    /// Anybody at all: for lists where none means the bearer.
    Any,
    /// The bearer's controller's.
    Friendly,
    /// The other player's.
    Enemy,
    /// A minion, or a minion card.
    Minion,
    /// A General.
    General,
    /// A spell; a Bloodbound Spell is one.
    Spell,
    /// An artifact.
    Artifact,
    /// A Bloodbound Spell.
    Bloodbound,
    /// No Bloodbound Spell.
    NotBloodbound,
    /// A tile of this kind, as a source of damage.
    Tile(Tile),
    /// The bearer itself.
    #[cfg_attr(not(target_family = "wasm"), serde(rename = "self"))]
    This,
    /// Not the bearer.
    Other,
    /// Or the bearer: it watches its own arrival as well.
    OrSelf,
    /// The one that was chosen first when this was cast.
    Chosen,
    /// The bearer of the name of this one.
    Same(Ref),
    /// Of another name than the bearer.
    Different,
    /// This very card.
    Card(CardId),
    /// Any other card.
    NotCard(CardId),
    /// Of a tribe.
    Tribe(Tribe),
    /// Not of a tribe.
    NotTribe(Tribe),
    /// Of any tribe at all.
    AnyTribe,
    /// Of a family.
    Group(Group),
    /// Of a faction.
    Faction(Faction),
    /// Of its controller's faction: the General's.
    OwnFaction,
    /// Of a rarity.
    Rarity(Rarity),
    /// It has this keyword now.
    Has(Keyword),
    /// It has one of these keywords now.
    HasEither(Keyword, Keyword),
    /// It has lost health.
    Damaged,
    /// It has lost no health.
    Undamaged,
    /// It is stunned.
    Stunned,
    /// It is exhausted.
    Exhausted,
    /// A token.
    Token,
    /// No token.
    NotToken,
    /// It has at most so much attack.
    AttackAtMost(u8),
    /// No minion in play has less attack.
    LowestAttack,
    /// It costs so much more than the one it takes the place of.
    CostsMore(u8),
    /// It is there.
    At(Place),
    /// It is not there.
    NotAt(Place),
}

/// A set of spaces.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Place {
    /// The whole board.
    Anywhere,
    /// The space of this one, or the chosen space itself.
    Under(Ref),
    /// The eight spaces around (`duelyst:gap.nearby.1`).
    Near(Ref),
    /// Up to so many spaces away, counted as a move is (`duelyst:move.6`) but over anything.
    Within(u8, Ref),
    /// The space in front (`duelyst:combat.4`).
    Front(Ref),
    /// The space behind.
    Behind(Ref),
    /// The spaces directly above and below.
    AboveBelow(Ref),
    /// The row of this one.
    Row(Ref),
    /// The column of this one.
    Column(Ref),
    /// The column in the middle of the board.
    CentreColumn,
    /// Your starting side (`duelyst:keyword.infiltrate.2`).
    OwnSide,
    /// The opponent's.
    EnemySide,
    /// The four corners.
    Corners,
    /// Spaces on which you could summon a minion (`duelyst:card.minion.1`).
    SummonRange,
    /// Your tiles of this kind.
    Tiles(Tile),
    /// The chosen square of spaces ([`Choice::Area`]).
    Area,
    /// The space of everybody who hangs together with this one through neighbours of its own side, itself left out.
    Joined(Ref),
}

/// Where something comes to be. Summoning and teleporting need a free space: what finds none does not happen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum At {
    /// On the spaces that were chosen, one each.
    Chosen,
    /// On spaces of that place, different ones; the seed picks.
    Random(Place),
    /// On every space of that place.
    On(Place),
}

/// What a player chooses before the effects, in the order of the list. A choice sees those before it.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Choice {
    /// A unit that is so; never one that was chosen already.
    Unit(List<Is>),
    /// A free space.
    Space(Place),
    /// A space, free or not.
    AnySpace(Place),
    /// So many free spaces, each near one of those before it.
    Adjoining(u8),
    /// A square of so many by so many spaces, wholly on the board.
    Area(u8),
}

/// What is summoned, added, made of something, or equipped.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Made {
    /// This card.
    Card(CardId),
    /// What this unit is now, with its changes; of a spell, the card.
    Copy(Ref),
    /// The card of this one, as it is printed.
    Again(Ref),
    /// The bearer's very card, which leaves the hand or deck it is in.
    Itself,
    /// What the egg, building or sentinel carries.
    Carried,
    /// Any card of the game that is so; the seed picks.
    Random(List<Is>),
    /// Of the minions that died since then one that is so, the seed picks.
    Dead(Since, List<Is>),
    /// All of them.
    AllDead(Since, List<Is>),
    /// A card of your deck that is so, or of the opponent's; the seed picks, and it leaves the deck.
    Deck(List<Is>),
    /// A copy of a card in your hand, or the opponent's; the seed picks.
    InHand(List<Is>),
    /// A copy of a spell that you cast this game; the seed picks.
    CastByYou,
    /// A copy of the spell that anybody cast last.
    LastCast,
    /// A copy of your Bloodbound Spell.
    Bloodbound,
}

/// From when on the dead count.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Since {
    /// The whole game.
    Game,
    /// Since your last turn ended.
    OwnTurnEnd,
    /// During the opponent's last turn.
    EnemyTurn,
}

/// A player.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Whose {
    /// The bearer's controller.
    #[default]
    You,
    /// The other one.
    Enemy,
    /// Both, you first; as a trigger, either.
    Both,
    /// The one whose turn it is, or whose unit the trigger is about.
    Theirs,
}

/// How much: a number, or a number times a count.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(not(target_family = "wasm"), derive(serde::Serialize))]
pub struct Amount {
    /// So much,
    pub times: i8,
    /// for each of these.
    pub of: Count,
}

impl Default for Amount {
    fn default() -> Self {
        Amount::ZERO
    }
}

impl Amount {
    /// None at all.
    pub const ZERO: Amount = Amount::fixed(0);

    /// So much, whatever happens.
    #[must_use]
    pub const fn fixed(times: i8) -> Amount {
        Amount { times, of: Count::One }
    }

    /// One: the amount of what a row does not count.
    #[cfg(not(target_family = "wasm"))]
    pub(super) fn one() -> Amount {
        Amount::fixed(1)
    }
}

/// What is counted when it is needed.
#[derive(Clone, Copy, PartialEq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Count {
    /// One, always.
    One,
    /// How often the card had been used in this game when it was used or entered play, that time too
    /// (`duelyst:keyword.intensify.3`). Only what intensifies knows.
    Uses,
    /// The damage that the trigger is about.
    That,
    /// This one's attack.
    Attack(Ref),
    /// This one's health.
    Health(Ref),
    /// What this one's card costs.
    Cost(Ref),
    /// How many the effect before this one did something to.
    Done,
    /// Units in play that are so.
    Units(List<Is>),
    /// Your tiles of this kind.
    Tiles(Tile),
    /// Your artifacts.
    Artifacts,
    /// Cards in the opponent's hand.
    EnemyHand,
    /// Free places in your hand.
    HandSpace,
    /// Times you healed anything this game.
    Heals,
    /// Minions that both players played from hand this game.
    MinionsPlayed,
    /// Minions of this description that you summoned this game, the bearer left out.
    Summoned(List<Is>),
}
