//! A MessageBox under load: messages are published, processed, sent and cleaned up, and what is
//! left behind decides how fast the next ones are.

pub mod cleanup;
mod coarse;
pub mod data_disk;
pub mod flow;
pub mod hosts;
pub mod laws;
pub mod load;
pub mod path;
pub mod records;
pub mod sessions;
pub mod settings;
pub mod spool;
pub mod system;
pub mod trace;
pub mod view;
pub mod work;
