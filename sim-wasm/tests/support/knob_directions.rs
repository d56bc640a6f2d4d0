//! In which direction the knobs of a study act.

use messagebox_sim::scenario::values::KnobId;
use std::ops::Range;

/// End of a range of ratios that knows no most: `1.3..MORE` for at least three tenths more.
pub const MORE: f64 = f64::MAX;

/// A scenario, the knob that is moved in it and its value, a metric, and its ratio to what it was.
pub type Case<'a, Id, Changes = &'a [(Id, f64)]> = (Changes, Id, f64, &'a str, Range<f64>);

/// Moves a knob in each case, and names the knobs of the study that no case moves.
pub fn assert_directions<Id: KnobId, Changes: AsRef<[(Id, f64)]>>(
    cases: &[Case<'_, Id, Changes>],
    measured: impl Fn(&[(Id, f64)], &str) -> f64,
) {
    let mut moved = vec![false; Id::KNOBS.len()];
    for (changes, id, value, metric, expected) in cases {
        let knob = Id::KNOBS[id.index()].id;
        let before = measured(changes.as_ref(), metric);
        let after = measured(&[changes.as_ref(), &[(*id, *value)]].concat(), metric);
        assert!(
            expected.contains(&(after / before)),
            "{knob} = {value}: {metric} goes from {before} to {after}, not to {expected:?} of it"
        );
        moved[id.index()] = true;
    }
    let all = Id::KNOBS.iter().zip(moved);
    let unmoved: Vec<&str> = all
        .filter(|(_, moved)| !moved)
        .map(|(knob, _)| knob.id)
        .collect();
    assert!(
        unmoved.is_empty(),
        "no case says in which direction these act: {unmoved:?}"
    );
}
