//! Small words: an enumeration whose every word has an id in data, scenarios and saves.

/// Declares small words. The first is the default.
#[macro_export]
macro_rules! words {
    ($(#[$doc:meta])* $name:ident { $($(#[$each:meta])* $word:ident = $id:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        #[cfg_attr(
            not(target_family = "wasm"),
            derive(serde::Serialize, serde::Deserialize),
            serde(rename_all = "kebab-case", deny_unknown_fields)
        )]
        #[repr(u8)]
        pub enum $name { #[default] $($(#[$each])* $word),+ }

        impl $name {
            /// All of them, in order.
            pub const ALL: &'static [$name] = &[$($name::$word),+];

            /// The word in data, scenarios and saves.
            #[must_use]
            pub fn id(self) -> &'static str {
                match self { $($name::$word => $id),+ }
            }

            /// The word of an id.
            #[must_use]
            pub fn named(id: &str) -> Option<$name> {
                $name::ALL.iter().copied().find(|word| word.id() == id)
            }
        }
    };
}
