//! Between JSON and the rules.

pub(crate) mod changes;
pub(crate) mod codec;
pub(crate) mod events;
pub(crate) mod past;
pub(crate) mod pile;
pub(crate) mod read;
pub(crate) mod schema;
pub(crate) mod table;
pub(crate) mod zones;
