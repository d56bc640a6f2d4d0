//! How a run tells how far it is.

use messagebox_sim::experiment::{Run, Status};

/// Runs to the end in steps of `most` events: no step takes back what was done, or adds more than
/// a tenth of the whole, and a run that has ended is over.
pub fn assert_progress(mut run: impl Run, most: u32) {
    let mut last = 0.0;
    while run.advance(most) == Status::Running {
        let progress = run.progress();
        assert!(
            progress >= last && progress - last < 0.1,
            "{last} to {progress}"
        );
        last = progress;
    }
    assert!(last > 0.8, "{last}");
    assert_eq!(run.progress(), 1.0);
}
