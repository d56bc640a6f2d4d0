//! Closed networks whose answers others printed.

use crate::build::{in_order, network, solved, users};
use messagebox_network::exact::single::{LoadDependent, curve};

/// Users, response time in s, throughput per s, number at processor, disk A and disk B.
type Row = (u32, f64, f64, [f64; 3]);

/// R. Jain, The Art of Computer Systems Performance Analysis, Wiley 1991, Example 34.2, Table 34.1:
/// demands of 2, 3 and 1 s, 4 s of thinking.
const JAIN: [Row; 9] = [
    (1, 6.0, 0.1, [0.2, 0.3, 0.1]),
    (2, 7.4, 0.175, [0.421, 0.684, 0.193]),
    (3, 9.088, 0.229, [0.651, 1.158, 0.273]),
    (4, 11.051, 0.266, [0.878, 1.721, 0.338]),
    (5, 13.256, 0.29, [1.088, 2.365, 0.388]),
    (17, 47.045, 0.333, [1.974, 13.195, 0.499]),
    (18, 50.032, 0.333, [1.981, 14.187, 0.499]),
    (19, 53.022, 0.333, [1.987, 15.181, 0.5]),
    (20, 56.016, 0.333, [1.991, 16.177, 0.5]),
];

fn is_printed(found: f64, printed: f64) -> bool {
    (found - printed).abs() <= 0.000_501
}

#[test]
fn the_table_of_jain() {
    let demands_ms = [2_000.0, 3_000.0, 1_000.0];
    let alone = demands_ms.map(|demand| LoadDependent::servers(1, demand));
    let points = curve(&alone, 4_000.0, 20);
    for (count, response, throughput, inside) in JAIN {
        let stations = demands_ms.map(|demand| in_order(1, &[demand]));
        let found = solved(&network(&[users(count, 4_000.0)], stations.into()));
        let (rate, time) = points[count as usize - 1];
        for per_ms in [rate, found.throughputs[0]] {
            assert!(is_printed(per_ms * 1e3, throughput), "{count}: {per_ms}");
        }
        for ms in [time, found.responses_ms[0].expect("rounds")] {
            assert!(is_printed(ms / 1e3, response), "{count}: {ms}");
        }
        for (station, printed) in found.stations.iter().zip(inside) {
            assert!(is_printed(station.by_class[0], printed), "{count}");
        }
    }
}
