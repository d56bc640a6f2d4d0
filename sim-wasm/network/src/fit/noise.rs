//! How far levels scatter by chance, and how times vary when nothing queues.

use super::input::{Input, Level, Response};
use super::point::{Point, Quantity};
use super::system::Load;
use libm::{log, sqrt};

/// Scatter of one level between runs of the same system (assumed): 0.7 %.
pub const BETWEEN_RUNS: f64 = 0.007;
/// The same of a mean response of an open test or beside long pauses (assumed): 2 %.
const OF_RESPONSES: f64 = 0.02;
/// Squared variation of times where no percentiles tell of it.
const USUAL_VARIATION: f64 = 0.5;
/// Requests of a level that does not say (assumed).
const USUAL_REQUESTS: f64 = 2_000.0;
/// Below this share of what was sent, what an open test was answered is the limit.
const KEPT_UP: f64 = 0.97;

/// Standard deviation of the log of a level's throughput.
pub fn throughput_error(level: &Level) -> f64 {
    let counted = match (level.throughput_standard_error, level.requests) {
        (Some(error), _) => error / level.throughput_per_second,
        (None, Some(requests)) => {
            let variation = squared_variation(&level.response_ms).unwrap_or(USUAL_VARIATION);
            sqrt(variation.clamp(0.1, 10.0) / requests.max(1.0))
        }
        (None, None) => BETWEEN_RUNS,
    };
    sqrt(BETWEEN_RUNS * BETWEEN_RUNS + counted * counted).min(0.3)
}

/// Squared coefficient of variation of times of which percentiles are known: straight between them,
/// exponential behind the last.
pub fn squared_variation(times: &Response) -> Option<f64> {
    let known = [
        (0.5, times.p50),
        (0.9, times.p90),
        (0.95, times.p95),
        (0.99, times.p99),
    ];
    let known: Vec<(f64, f64)> = known
        .into_iter()
        .filter_map(|(share, ms)| Some((share, ms?)))
        .collect();
    let [(median_share, median), .., (last_share, last)] = known.as_slice() else {
        return None;
    };
    let (mut mean, mut square) = (0.0, 0.0);
    // Below the median times are taken to reach as far as they do above it to the next.
    let above = known.get(1).map_or(0.0, |(_, ms)| ms - median);
    let mut before = (0.0, (median - above).max(0.0));
    for &(share, ms) in &known {
        let (width, from) = (share - before.0, before.1);
        mean += width * 0.5 * (from + ms);
        square += width * (from * from + from * ms + ms * ms) / 3.0;
        before = (share, ms);
    }
    let tail = (last - median) / log((1.0 - median_share) / (1.0 - last_share));
    let left = 1.0 - last_share;
    mean += left * (last + tail);
    square += left * (last * last + 2.0 * last * tail + 2.0 * tail * tail);
    let variation = square / (mean * mean) - 1.0;
    variation.is_finite().then_some(variation.max(0.0))
}

/// What is fitted: of a closed test the throughput, beside long pauses and of an open test the mean
/// response, too.
pub fn points(input: &Input) -> Vec<Point> {
    let loads = input.seen_loads();
    let means = input.seen().filter_map(|level| level.response_ms.mean);
    let alone_ms = means.fold(f64::INFINITY, f64::min);
    input
        .seen()
        .flat_map(|level| {
            let at = loads.iter().position(|&load| load == level.load());
            of_level(input, level, at.unwrap_or(0), alone_ms)
        })
        .collect()
}

fn of_level(input: &Input, level: &Level, at: usize, alone_ms: f64) -> Vec<Point> {
    let per_ms = level.throughput_per_second / 1_000.0;
    let error = throughput_error(level);
    let point = |load, of, value: f64, error| Point {
        load,
        of,
        log_value: log(value),
        error,
        level: at,
    };
    let response = level.response_ms.mean;
    if let Some(users) = level.users {
        let think_ms = input.think_ms(level);
        let load = Load::Closed { users, think_ms };
        let mut points = vec![point(load, Quantity::Throughput, per_ms, error)];
        if let Some(mean_ms) = response
            && think_ms > mean_ms
        {
            points.push(point(
                load,
                Quantity::Response,
                mean_ms,
                OF_RESPONSES + error,
            ));
        }
        return points;
    }
    let rate = level.arrivals_per_second.unwrap_or(0.0) / 1_000.0;
    let load = Load::Open { rate };
    if per_ms < KEPT_UP * rate {
        return vec![point(load, Quantity::Throughput, per_ms, error)];
    }
    // Near its limit a line stays long or short for long: its mean is known the less the longer it is.
    let counted = sqrt(2.0 / level.requests.unwrap_or(USUAL_REQUESTS));
    let mean_ms = response.map(|mean_ms| {
        let error = OF_RESPONSES + error + counted * (mean_ms / alone_ms - 1.0).min(10.0);
        point(load, Quantity::Response, mean_ms, error)
    });
    mean_ms.into_iter().collect()
}

#[test]
fn exponential_times_vary_as_they_do() {
    let quantile = |share: f64| Some(-10.0 * log(1.0 - share));
    let times = Response {
        p50: quantile(0.5),
        p90: quantile(0.9),
        p95: quantile(0.95),
        p99: quantile(0.99),
        ..Response::default()
    };
    let variation = squared_variation(&times).unwrap();
    assert!((variation - 1.0).abs() < 0.25, "{variation}");
    assert_eq!(squared_variation(&Response::default()), None);
}
