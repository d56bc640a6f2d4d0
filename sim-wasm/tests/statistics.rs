//! Estimators against exact sample values and known processes.

use messagebox_sim::kernel::histogram::Histogram;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::variates::{hyperexponential, lognormal};
use messagebox_sim::kernel::windows::{Reading, Windows};

#[test]
fn histogram_quantiles_stay_within_their_bound() {
    let mut stream = Stream::new(4, 0);
    let samples: [Vec<f64>; 3] = [
        (0..50_001)
            .map(|_| lognormal(&mut stream, 200.0, 0.8))
            .collect(),
        (0..20_000)
            .map(|_| 0.1 + hyperexponential(&mut stream, 5.0, 9.0))
            .collect(),
        (0..7).map(|i| 3.0 + f64::from(i)).collect(),
    ];
    for mut sample in samples {
        let mut histogram = Histogram::new(0.05, 1e6);
        let mut halves = [Histogram::new(0.05, 1e6), Histogram::new(0.05, 1e6)];
        for (index, &value) in sample.iter().enumerate() {
            histogram.add(value);
            halves[index % 2].add(value);
        }
        let [mut merged, other] = halves;
        assert!(merged.merge(&other));
        sample.sort_by(f64::total_cmp);
        for permille in 0..=1000 {
            let p = f64::from(permille) / 1000.0;
            let rank = (p * sample.len() as f64).ceil().max(1.0) as usize;
            let found = histogram.quantile(p).unwrap_or(f64::NAN);
            let error = (found / sample[rank - 1] - 1.0).abs();
            assert!(
                error <= 1.0 / 512.0,
                "{p}: {found} for {}",
                sample[rank - 1]
            );
            assert_eq!(merged.quantile(p), Some(found));
        }
        for limit in [5.0, 100.0, 500.0, 1000.0] {
            let below = sample.iter().filter(|&&value| value < limit).count();
            assert_eq!(histogram.count_below(limit), below as u64);
        }
    }
}

#[test]
fn window_median_is_the_median_of_window_averages() {
    let mut stream = Stream::new(6, 0);
    let mut windows = Windows::new(Reading::Mean, 100.0, 2.0, 0.01, 1e4);
    let mut cells: Vec<Vec<f64>> = vec![Vec::new(); 450];
    let mut now = 0.0;
    while now < 1_000.0 {
        now += hyperexponential(&mut stream, 0.5, 6.0);
        let value = lognormal(&mut stream, 50.0, 1.0);
        windows.add(now, value);
        if (100.0..1_000.0).contains(&now) {
            cells[((now - 100.0) / 2.0) as usize].push(value);
        }
    }
    windows.close(1_000.0);
    let mut averages: Vec<f64> = cells
        .iter()
        .filter(|cell| !cell.is_empty())
        .map(|cell| cell.iter().sum::<f64>() / cell.len() as f64)
        .collect();
    averages.sort_by(f64::total_cmp);
    assert_eq!(windows.moments().count(), averages.len() as u64);
    let exact = averages[averages.len().div_ceil(2) - 1];
    let found = windows.median().unwrap_or(f64::NAN);
    assert!(
        (found / exact - 1.0).abs() <= 1.0 / 512.0,
        "{found} {exact}"
    );
}
