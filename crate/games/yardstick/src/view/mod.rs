//! Between JSON and the small values that the rules work on.

mod codec;
pub mod schema;
mod table;
