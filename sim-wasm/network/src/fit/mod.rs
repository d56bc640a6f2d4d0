//! From the levels of a load test to what limits the system.
//!
//! `input` is what was measured (`levels` which of it is seen), `noise` how far it scatters, `point`
//! what is fitted. A `family` of explanations has shapes (whole numbers, such as places); a `shape`
//! says what the `system` is and `curve` what it does. `mode` fits one shape, `explanation` weighs all
//! of a family, `left_out` asks it for levels it has not seen, and `study` judges the families by that.
//! From those that are alive come `limit`, `prediction`, `target`, `next` and, in words, `says`,
//! `sentence` and `notes`; `missed` is whether even the best does not fit. `answer` is all of it.

pub mod answer;
mod curve;
mod document;
mod explained;
mod explanation;
mod family;
pub mod input;
mod law;
mod left_out;
mod levels;
mod limit;
mod meters;
mod missed;
mod mixture;
mod mode;
mod next;
mod noise;
mod notes;
mod point;
mod prediction;
mod range;
mod says;
mod sentence;
mod shape;
mod square;
mod study;
mod system;
mod target;
mod words;
