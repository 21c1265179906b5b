//! A turn (`noxilia:turn.*`): its start, step by step. Everything that a step causes is done before the next step begins.

pub(crate) mod effects;
pub(crate) mod end;
pub(crate) mod queue;
pub(crate) mod start;
