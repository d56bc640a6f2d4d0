//! Hosts of three kinds before a master MessageBox that routes and worker MessageBoxes that store.

mod observations;
mod sampling;
pub mod settings;
pub mod step;
mod steps;
pub mod system;
pub mod view;
pub mod watched;

pub use settings::Settings;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.0.0";
