//! Turns (`pox:6.*`).

mod end;
mod fonts;
mod nora;
mod start;
mod victory;
mod walk;
