//! Documents from a receive adapter through the messaging engine to a send adapter, on one BizTalk
//! tier and one MessageBox, under a load tool that keeps a queue filled.

pub mod adapter;
pub mod demand;
mod job;
pub mod load_tool;
pub mod observations;
pub mod path;
mod sampling;
pub mod settings;
pub mod system;
pub mod view;
pub mod watched;

pub use demand::Demand;
pub use settings::Settings;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.0.0";
