//! The words of runes carried out (`pox:A.a`, `pox:A.b`, `pox:gl.resolves`).

mod deed;
mod run;
mod whom;

pub(crate) use deed::Deed;
