//! Computer-controlled allies: orders, and how they are followed (`journal:order.*`, `journal:house.order.*`).

pub(crate) mod choose;
pub(crate) mod give;
pub(crate) mod procedure;
pub(crate) mod route;
pub(crate) mod subject;
pub(crate) mod wish;
