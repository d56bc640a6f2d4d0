//! A family's explanation of the points: the modes of its shapes, weighted by how well they explain.

use super::family::Kind;
use super::mode::{Guess, Mode, mode};
use super::point::{Point, Quantity};
use super::shape::Shape;
use super::system::Load;
use libm::{exp, log};
use messagebox_sim::kernel::convert::Real;

/// Modes that are so much less likely than the best of their family (as a log) are left out.
const FORGOTTEN: f64 = 9.0;
/// Shapes that are so much less likely are not tried again.
const UNLIKELY: f64 = 9.0;

/// The modes of a family, each with its share of the probability.
#[derive(Clone, Debug)]
pub struct Explanation {
    pub kind: Kind,
    /// The most likely first.
    pub modes: Vec<(f64, Mode)>,
    tried: Vec<Tried>,
}

/// A shape that was tried, by its place among all, with its most likely numbers.
#[derive(Clone, Debug)]
struct Tried {
    place: usize,
    log_evidence: f64,
    misfit: f64,
    theta: Vec<f64>,
}

/// A shape to try, and where to begin.
pub struct Candidate {
    pub shape: Shape,
    pub starts: Vec<Vec<f64>>,
}

impl Candidate {
    /// From the points alone.
    pub fn new(shape: Shape, points: &[Point]) -> Self {
        Candidate {
            shape,
            starts: starts(shape, points),
        }
    }
}

impl Tried {
    /// Log evidence where points scatter so many times as far: of a fit it follows without another.
    fn at(&self, scatter: f64, points: usize) -> f64 {
        let free = points.real() - self.theta.len().real();
        self.log_evidence + 0.5 * self.misfit * (1.0 - 1.0 / (scatter * scatter))
            - free * log(scatter)
    }
}

/// What a family makes of points, with such shapes; none where no shape can be fitted.
pub fn explain(kind: Kind, candidates: &[Candidate], points: &[Point]) -> Option<Explanation> {
    let modes = candidates.iter().enumerate();
    let mut modes: Vec<(usize, Mode)> = modes
        .filter_map(|(place, one)| Some((place, mode(one.shape, points, &one.starts)?)))
        .collect();
    let tried = modes.iter().map(|(place, mode)| Tried {
        place: *place,
        log_evidence: mode.log_evidence,
        misfit: mode.misfit,
        theta: mode.theta.clone(),
    });
    let tried = tried.collect();
    modes.sort_by(|a, b| b.1.log_evidence.total_cmp(&a.1.log_evidence));
    let best = modes.first()?.1.log_evidence;
    modes.retain(|(_, mode)| mode.log_evidence > best - FORGOTTEN);
    let relative = |mode: &Mode| exp(mode.log_evidence - best);
    let sum: f64 = modes.iter().map(|(_, mode)| relative(mode)).sum();
    let shared = modes
        .into_iter()
        .map(|(_, mode)| (relative(&mode) / sum, mode));
    Some(Explanation {
        kind,
        modes: shared.collect(),
        tried,
    })
}

/// Log of a sum of which the logs are known.
pub fn sum_of_logs(logs: Vec<f64>) -> f64 {
    let most = logs.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    most + log(logs.iter().map(|one| exp(one - most)).sum())
}

/// Where the search for the numbers of a shape begins: with a place that is full at the highest
/// throughput, and with one that takes half of the time.
fn starts(shape: Shape, points: &[Point]) -> Vec<Vec<f64>> {
    let responses = points.iter().map(log_response);
    let alone = responses.fold(f64::INFINITY, f64::min);
    let throughputs = points.iter().map(|point| match (point.of, point.load) {
        (Quantity::Throughput, _) => point.log_value,
        (Quantity::Response, Load::Open { rate }) => log(rate),
        (Quantity::Response, Load::Closed { users, think_ms }) => {
            log(users / (think_ms + exp(point.log_value)))
        }
    });
    let most = throughputs.fold(f64::NEG_INFINITY, f64::max);
    let share = (f64::from(shape.places) / exp(most + alone)).clamp(0.02, 0.95);
    let full = log(share / (1.0 - share));
    let start = |first: f64, second: f64| {
        let mut start = vec![alone + 0.02, first, second];
        start.truncate(shape.numbers());
        start
    };
    match shape.kind {
        Kind::Delay => vec![start(0.0, 0.0)],
        Kind::Meters => {
            let limit = |place: usize| shape.metered.get(place).copied().flatten();
            let limits = [limit(0), limit(1)].map(|limit| limit.map_or(0.0, |(mean, _)| mean));
            vec![start(limits[0], limits[1])]
        }
        Kind::Places | Kind::UnevenPlaces => vec![start(full, 0.0), start(0.0, 0.0)],
        Kind::Coherency | Kind::Crowding => vec![start(full, -4.0), start(0.0, -2.5)],
        Kind::TwoStations => vec![start(full, 0.0), start(0.0, -2.0)],
        Kind::Pool => {
            vec![start(full, -1.0), start(-1.0, full)]
        }
    }
}

/// Log of the mean response that a point tells of.
fn log_response(point: &Point) -> f64 {
    match (point.of, point.load) {
        (Quantity::Response, _) => point.log_value,
        (Quantity::Throughput, Load::Closed { users, think_ms }) => {
            let cycle_ms = users / exp(point.log_value);
            log((cycle_ms - think_ms).max(1e-3 * cycle_ms))
        }
        (Quantity::Throughput, Load::Open { .. }) => f64::INFINITY,
    }
}

impl Explanation {
    pub fn best(&self) -> Option<&Mode> {
        self.modes.first().map(|(_, mode)| mode)
    }

    /// Places between which nine in ten of its probability lie.
    pub fn places_between(&self) -> (u32, u32) {
        let mut places: Vec<(u32, f64)> = self
            .modes
            .iter()
            .map(|(share, mode)| (mode.shape.places, *share))
            .collect();
        places.sort_by_key(|(places, _)| *places);
        let at = |wanted: f64| {
            let below = places.iter().scan(0.0, |sum, (places, share)| {
                *sum += share;
                Some((*places, *sum))
            });
            let found = below.into_iter().find(|(_, sum)| *sum >= wanted);
            found
                .or(places.last().copied())
                .map_or(0, |(places, _)| places)
        };
        (at(0.05), at(0.95))
    }

    /// Log of the probability of so many points that scatter so many times as far.
    pub fn log_evidence_at(&self, scatter: f64, points: usize) -> f64 {
        let tried = self.tried.iter().map(|tried| tried.at(scatter, points));
        sum_of_logs(tried.collect())
    }

    /// Those of the same shapes that are worth another try where points scatter so many times as
    /// far, from where they ended.
    pub fn likely(&self, shapes: &[Shape], scatter: f64) -> Vec<Candidate> {
        let at = |tried: &Tried| tried.at(scatter, 0);
        let best = self.tried.iter().map(at).fold(f64::NEG_INFINITY, f64::max);
        let likely = self
            .tried
            .iter()
            .filter(|tried| at(tried) > best - UNLIKELY);
        let candidates = likely.filter_map(|tried| {
            Some(Candidate {
                shape: *shapes.get(tried.place)?,
                starts: vec![tried.theta.clone()],
            })
        });
        candidates.collect()
    }

    /// What each mode says of a number, with its share.
    pub fn guesses(&self, load: Load, of: Quantity) -> Vec<(f64, Guess)> {
        let modes = self.modes.iter();
        modes
            .map(|(share, mode)| (*share, mode.predicts(load, of)))
            .collect()
    }
}
