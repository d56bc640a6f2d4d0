//! Systems that readers describe: their versioned document, the model that a check makes of it,
//! and what answers questions about the model.

pub mod check;
pub mod description;
pub mod given;
pub mod model;
pub mod time;
pub mod visits;
