//! Discrete-event simulator behind MessageBox Lab.

pub mod kernel;
