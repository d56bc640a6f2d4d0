//! Scenarios that differ from the defaults of a study's knobs.

use messagebox_sim::scenario::Values;
use messagebox_sim::scenario::values::KnobId;

/// The default of every knob but those changed.
pub fn list<Id: KnobId>(changes: &[(Id, f64)]) -> Vec<f64> {
    let mut values: Vec<f64> = Id::KNOBS.iter().map(|knob| knob.default).collect();
    for &(id, value) in changes {
        values[id.index()] = value;
    }
    values
}

/// The same, checked.
pub fn scenario<Id: KnobId>(changes: &[(Id, f64)]) -> Values<Id> {
    Values::check(&list(changes)).expect("a valid scenario")
}
