//! Spells (`pox:3.3.*`, `pox:house.cast.*`).

mod casting;
mod globals;
