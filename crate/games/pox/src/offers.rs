//! stub
use crate::Pox; use crate::action::Action; use crate::state::State;
impl Pox { pub(crate) fn legal(&self, _: &State, _: &mut Vec<Action>) {} pub(crate) fn every(&self, _: &State, _: &mut Vec<Action>) {} }
