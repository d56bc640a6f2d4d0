//! A BizTalk group: load generator, receiving and sending host instances, MessageBoxes, SAN.
//!
//! Each part owns its state and its random numbers, and gets the parts it acts on:
//!
//! - [`load`]: the virtual users and their think time;
//! - [`computers`]: the processors that host instances share;
//! - [`receiving`]: receiving host instances and the load balancer;
//! - [`sending`], with [`answering`] and [`completing`]: sending host instances;
//! - [`polling`]: how these get their messages;
//! - [`database`], with [`processors`], [`transaction`], [`publish_lock`], [`queue_lock`] and
//!   [`checkpoint`]: the MessageBoxes and the computers they lie on.
//!
//! All of them work with what is [`shared`]. [`system`] hands each its events, and passes on what
//! one part leaves to another; [`view`] reads the results. What a part does is visible in the model
//! alone, so that the compiler merges it with the event loop.

pub mod answering;
pub mod checkpoint;
pub mod completing;
pub mod computers;
pub mod database;
pub mod growth;
pub mod load;
pub mod observations;
pub mod polling;
pub mod pooled;
pub mod processors;
pub mod publish_lock;
pub mod queue_lock;
pub mod receiving;
pub mod sending;
pub mod shared;
pub mod stages;
pub mod state;
pub mod system;
pub mod transaction;
pub mod view;

/// Changes whenever the same scenario and seed give other numbers.
pub const VERSION: &str = "3.0.0";
