//! The words of runes carried out (`pox:a.a`, `pox:a.b`, `pox:gl.resolves`).

mod deed;
mod run;
mod whom;

pub(crate) use deed::Deed;
