//! How much, to whom, and where.

/// How much.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Amount {
    /// So much.
    Just(i8),
    /// So many times the rank of the ability.
    Rank(i8),
    /// The number of the condition.
    Value,
    /// The Damage of the user, and so much more.
    Damage(i8),
    /// The Damage of the user, divided and rounded down.
    DamageBy(u8),
}

impl Default for Amount {
    fn default() -> Self {
        Amount::Just(0)
    }
}

/// A group of units.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Group {
    /// Every unit.
    Units,
    /// Every unit but the user.
    OtherUnits,
    /// Every champion.
    Champions,
    /// Champions of the user's controller.
    FriendlyChampions,
    /// The same without the user.
    OtherFriendlyChampions,
    /// Champions of the other side.
    OpposingChampions,
}

/// Where the distance is counted from (`pox:3.2.1` to `pox:3.2.3`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum From {
    /// The whole base of the user.
    User,
    /// The uppermost tile of the user.
    UserUppermost,
    /// The tile of the target that was chosen.
    TargetedTile,
    /// The whole base of the target.
    Target,
}

/// Whom an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Whom {
    /// The unit that has the ability.
    User,
    /// The unit that was aimed at.
    Target,
    /// The unit that made it happen: the attacker, the champion that moved, entered or was deployed.
    Cause,
    /// A group within so many tiles of the chosen tile.
    Area(u8, Group),
    /// A group within so many tiles of the user.
    Near(u8, Group),
    /// A whole group.
    All(Group),
    /// The nearest of a group; within a radius, if it is not 0.
    Nearest(Group, From, u8),
    /// The one with the lowest HP of a group within a radius of the user.
    Lowest(u8, Group),
}

/// Which tiles an effect is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Tiles {
    /// The chosen tile.
    Chosen,
    /// The tiles next to it.
    Beside,
    /// The tiles within so many.
    Within(u8),
    /// It and its two neighbours in the chosen row or column.
    Line,
    /// The tile of the unit that just fell.
    Fallen,
}

/// Over which units a modifier reaches beyond its bearer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[cfg_attr(
    not(target_family = "wasm"),
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case", deny_unknown_fields)
)]
pub enum Spread {
    /// The bearer alone.
    Bearer,
    /// A group within so many tiles of the bearer.
    Near(u8, Group),
    /// A whole group.
    All(Group),
}
