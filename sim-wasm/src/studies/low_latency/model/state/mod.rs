//! What the parts of a system are made of: a user, a computer, a host instance, a MessageBox, a
//! message. Nothing here knows a part; what happens to these things stands with the part that owns
//! them.

pub mod completion;
pub mod computer;
pub mod database;
pub mod inbox;
pub mod limits;
pub mod log;
pub mod message;
pub mod polling;
pub mod receiver;
pub mod roster;
pub mod san;
pub mod sender;
pub mod slots;
pub mod stoppage;
pub mod streams;
pub mod transaction;
pub mod user;
