//! Values that a reader could set, ends of the ranges included.

use messagebox_sim::kernel::random::Stream;
use messagebox_sim::scenario::knob::{Kind, Knob, Scale};

pub fn any_scenario(knobs: &[Knob], random: &mut Stream) -> Vec<f64> {
    knobs.iter().map(|knob| any_value(knob, random)).collect()
}

fn any_value(knob: &Knob, random: &mut Stream) -> f64 {
    let span = knob.max - knob.min;
    match random.below(4) {
        0 => knob.min,
        1 => knob.max,
        _ if knob.kind == Kind::Choice => {
            knob.choices[(random.uniform() * knob.choices.len() as f64) as usize].value
        }
        _ if knob.kind == Kind::Integer && knob.scale == Scale::Log => {
            (knob.min + (span + 1.0).powf(random.uniform()) - 1.0).floor()
        }
        _ => knob.min + (random.uniform() * (span + 1.0)).floor().min(span),
    }
}
