//! What there is in a group: users, computers, host instances, MessageBoxes, messages. Nothing here
//! knows the whole system; what happens between these parts stands beside `system.rs`, by subject.

pub mod checkpoint;
pub mod completion;
pub mod computer;
pub mod database;
pub mod limits;
pub mod message;
pub mod polling;
pub mod receiver;
pub mod roster;
pub mod sender;
pub mod slots;
pub mod stoppage;
pub mod streams;
pub mod transaction;
pub mod user;
