//! Drawing from the distribution of a time.

use crate::description::Distribution;
use messagebox_sim::kernel::convert::Whole;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates;

impl Distribution {
    /// A time in ms.
    pub(crate) fn draw(&self, stream: &mut Stream) -> f64 {
        match *self {
            Distribution::Constant { mean_ms } => mean_ms,
            Distribution::Exponential { mean_ms } => variates::exponential(stream, mean_ms),
            Distribution::Erlang { mean_ms, phases } => {
                variates::erlang(stream, u32::floored(phases), mean_ms)
            }
            Distribution::Uniform { mean_ms, spread_ms } => {
                variates::uniform_range(stream, mean_ms - spread_ms, mean_ms + spread_ms)
            }
            Distribution::Hyperexponential {
                mean_ms,
                squared_variation,
            } => variates::hyperexponential(stream, mean_ms, squared_variation),
            Distribution::Lognormal {
                mean_ms,
                squared_variation,
            } => variates::lognormal(stream, mean_ms, squared_variation),
        }
    }
}
