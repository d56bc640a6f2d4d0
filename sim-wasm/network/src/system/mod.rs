//! Systems that readers describe: their versioned document, the model that a check makes of it,
//! and what answers questions about the model.

pub mod check;
pub mod description;
mod engine;
pub mod experiment;
pub mod given;
mod load;
pub mod model;
mod normal;
pub mod report;
pub mod time;
pub mod visits;
