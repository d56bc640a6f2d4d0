//! What checkpoints do, against what the study tells of them.

use super::{metric, scenario, started};
use messagebox_sim::experiment::{Protocol, Run as _, Status};
use messagebox_sim::studies::low_latency::knobs::Id;

/// The study made checkpoints rarer and had larger spikes, more frequent and had more and smaller
/// ones, and neither helped (section on SAN performance). In the model rarer ones are longer.
#[test]
fn another_checkpoint_interval_trades_the_height_of_spikes_for_their_number() {
    let of = |seconds: f64| {
        let values = scenario(&[
            (Id::Tracking, 2.0),
            (Id::CheckpointIntervalSeconds, seconds),
        ]);
        let mut run = started(values, Protocol::Study, 3);
        while run.advance(u32::MAX) == Status::Running {}
        let observed = run.system().observations();
        let mean_ms = metric(&run, "roundtripTime.mean");
        let steps: Vec<f64> = observed.roundtrip_series.means().flatten().collect();
        let slow = steps.iter().filter(|&&ms| ms > 1.25 * mean_ms).count();
        let checkpoints = observed.checkpoints_ms.len();
        Spikes {
            checkpoints,
            highest_ms: steps.iter().copied().fold(0.0, f64::max),
            slow_steps_each: slow as f64 / checkpoints as f64,
            mean_ms,
        }
    };
    let [often, usual, rarely] = [15.0, 60.0, 240.0].map(of);
    assert!(often.checkpoints > usual.checkpoints && usual.checkpoints > rarely.checkpoints);
    assert!(
        often.highest_ms < 0.9 * usual.highest_ms,
        "{often:?} {usual:?}"
    );
    assert!(
        rarely.slow_steps_each > 2.0 * usual.slow_steps_each,
        "{usual:?} {rarely:?}"
    );
    for other in [often, rarely] {
        assert!(other.mean_ms > 0.97 * usual.mean_ms, "{usual:?} {other:?}");
    }
}

/// What checkpoints do to the roundtrip.
#[derive(Debug)]
struct Spikes {
    checkpoints: usize,
    highest_ms: f64,
    /// Steps of the series after each that are a quarter above the mean.
    slow_steps_each: f64,
    mean_ms: f64,
}
