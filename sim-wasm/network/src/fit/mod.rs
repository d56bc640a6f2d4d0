//! From the levels of a load test to what limits the system.
//!
//! `input` is what was measured, `noise` how far it scatters, `point` what is fitted. A `family` of
//! explanations has shapes (whole numbers, such as places), each of which says what the `system` is
//! and by `curve` what it does. `mode` fits one shape, `explanation` weighs all of a family,
//! `left_out` asks it for levels it has not seen, and `study` judges the families by that. From those
//! that are alive come `limit`, `prediction` and `sentence`; `answer` is all of it.

pub mod answer;
mod curve;
mod document;
mod explanation;
mod family;
pub mod input;
mod law;
mod left_out;
mod limit;
mod meters;
mod mixture;
mod mode;
mod noise;
mod point;
mod prediction;
mod range;
mod sentence;
mod square;
mod study;
mod system;
mod words;
