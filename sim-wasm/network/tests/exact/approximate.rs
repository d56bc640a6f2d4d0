//! Approximations against exact answers and solved chains, with the errors that they make.

use crate::build::{arrivals, close, delay, in_order, network, shared, solved, station, users};
use messagebox_network::exact::approximate::solve;
use messagebox_network::exact::network::Kind;
use messagebox_network::exact::speed::Speed;

#[test]
fn one_class_of_product_form_stays_exact() {
    let slowed = Kind::Shared(Speed::Slowed {
        servers: 4,
        cost: 0.05,
    });
    for count in [1, 2, 7, 60] {
        let stations = vec![
            in_order(1, &[4.0]),
            shared(6, &[30.0]),
            delay(&[9.0]),
            station("slowed", slowed.clone(), &[7.0]),
        ];
        let one = network(&[users(count, 80.0)], stations);
        let (exact, found) = (solved(&one), solve(&one).unwrap());
        assert!(found.converged);
        close("rate", found.solution.throughputs[0], exact.throughputs[0]);
    }
    let open = network(&[arrivals(0.05)], vec![in_order(3, &[50.0]), delay(&[3.0])]);
    let (exact, found) = (solved(&open), solve(&open).unwrap());
    close(
        "response",
        found.solution.responses_ms[0].unwrap(),
        exact.responses_ms[0].unwrap(),
    );
}
