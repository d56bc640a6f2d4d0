//! Domain-free simulation kernel: timers, random streams, stations, statistics.
//!
//! Times and durations share one unit, chosen by the caller (the models use milliseconds).
//! Nothing here allocates per event once queues have reached their working size, and no input
//! makes it panic: out-of-range slots and indices are ignored or answered with `None`.
#![forbid(unsafe_code)]

pub mod arena;
pub mod bins;
pub mod convert;
pub mod digest;
pub mod each;
pub mod fifo;
pub mod gate;
pub mod histogram;
pub mod lineup;
pub mod moments;
pub mod presence;
pub mod random;
pub mod series;
pub mod station;
pub mod tally;
pub mod time_average;
pub mod timers;
pub mod variates;
pub mod windows;
mod ziggurat;
