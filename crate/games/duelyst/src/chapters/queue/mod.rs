//! The queue (`duelyst:house.queue.*`): what waits for what, in which order, and for whose choice.

pub(crate) mod choose;
pub(crate) mod heard;
pub(crate) mod jobs;
pub(crate) mod moments;
