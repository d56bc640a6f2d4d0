//! Thread pools in front of SQL Server's worker pool: host instances whose threads run
//! transactions, each of which needs a worker, then a hot lock, and a worker again to commit.

pub mod failing;
pub mod host;
pub mod hot_locks;
pub mod load;
pub mod observations;
pub mod publishing_delay;
mod sampling;
pub mod session;
pub mod settings;
pub mod sql;
pub mod system;
pub mod transaction;
pub mod view;
pub mod watched;
mod work;

pub use settings::{Load, Settings};

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "1.0.0";
