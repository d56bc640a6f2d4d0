//! Several classes, stations that slow down, open arrivals beside users: against solved chains.

use crate::build::{arrivals, close, delay, in_order, network, shared, solved, station, users};
use crate::chain::Chain;
use messagebox_network::exact::network::{Kind, Load, Network};
use messagebox_network::exact::single::{LoadDependent, curve};
use messagebox_network::exact::solution::Solution;
use messagebox_network::exact::speed::Speed;

/// Numbers by station and class.
type State = Vec<Vec<usize>>;

/// The chain of a network whose stations are visited in their order, in which all inside share the
/// speed. Users who think are not counted, and of open requests at most so many are at a station.
fn chain(network: &Network, most_open: usize) -> Chain<State> {
    let classes = network.classes.len();
    let first = vec![vec![0; classes]; network.stations.len()];
    Chain::solve(first, |state| leaps(network, most_open, state))
}

fn leaps(network: &Network, most_open: usize, state: &State) -> Vec<(State, f64)> {
    let mut leaps = Vec::new();
    let stations = network.stations.len();
    for (class, one) in network.classes.iter().enumerate() {
        let enter = match one.load {
            Load::Closed { users, think_ms } => {
                let busy: usize = state.iter().map(|station| station[class]).sum();
                (users as usize - busy) as f64 / think_ms
            }
            Load::Open { per_ms } if state[0][class] < most_open => per_ms,
            Load::Open { .. } => 0.0,
        };
        if enter > 0.0 {
            let mut next = state.clone();
            next[0][class] += 1;
            leaps.push((next, enter));
        }
        for place in 0..stations {
            let own = state[place][class] as f64;
            let all: usize = state[place].iter().sum();
            let station = &network.stations[place];
            let share = match station.kind.speed() {
                None => own,
                Some(speed) => speed.with(all) * own / all as f64,
            };
            let is_open = matches!(one.load, Load::Open { .. });
            let is_full = place + 1 < stations && is_open && state[place + 1][class] >= most_open;
            if state[place][class] == 0 || is_full {
                continue;
            }
            let mut next = state.clone();
            next[place][class] -= 1;
            if place + 1 < stations {
                next[place + 1][class] += 1;
            }
            leaps.push((next, share / station.demand_ms(class)));
        }
    }
    leaps
}

fn compare(network: &Network) -> Solution {
    compare_up_to(network, 40)
}

fn compare_up_to(network: &Network, most_open: usize) -> Solution {
    let chain = chain(network, most_open);
    let found = solved(network);
    for (place, station) in found.stations.iter().enumerate() {
        for (class, inside) in station.by_class.iter().enumerate() {
            let expected = chain.mean(|state| state[place][class] as f64);
            close(&format!("class {class} at {place}"), *inside, expected);
        }
        let Some(speed) = network.stations[place].kind.speed() else {
            continue;
        };
        let servers = speed.servers();
        let busy = chain.mean(|state| state[place].iter().sum::<usize>().min(servers) as f64);
        let utilisation = station.utilisation.expect("servers");
        close("busy", utilisation, busy / servers as f64);
    }
    found
}

#[test]
fn two_classes_share_and_queue() {
    let classes = [users(3, 40.0), users(2, 25.0)];
    compare(&network(
        &classes,
        vec![
            shared(1, &[4.0, 9.0]),
            in_order(2, &[7.0, 7.0]),
            delay(&[3.0, 11.0]),
        ],
    ));
}

#[test]
fn three_classes_at_several_servers() {
    let classes = [users(2, 10.0), users(3, 25.0), users(1, 5.0)];
    let stations = vec![shared(3, &[8.0, 20.0, 5.0]), shared(2, &[15.0, 2.0, 30.0])];
    compare(&network(&classes, stations));
}

#[test]
fn stations_that_slow_down() {
    let slowed = Kind::Shared(Speed::Slowed {
        servers: 3,
        cost: 0.15,
    });
    let thrashing = Kind::InOrder(Speed::Given(vec![1.0, 1.8, 2.1, 1.2, 0.7]));
    let stations = vec![
        station("slowed", slowed, &[6.0, 10.0]),
        station("thrashing", thrashing, &[9.0, 9.0]),
    ];
    compare(&network(&[users(5, 20.0), users(3, 30.0)], stations));
}

#[test]
fn users_beside_arrivals() {
    let classes = [users(3, 20.0), arrivals(0.05)];
    compare(&network(&classes, vec![shared(1, &[8.0, 7.0])]));
    compare(&network(&classes, vec![shared(2, &[12.0, 9.0])]));
    let growing = Kind::Shared(Speed::Given(vec![1.0, 1.5, 1.7]));
    compare(&network(
        &[users(2, 10.0), users(1, 20.0), arrivals(0.03)],
        vec![station("growing", growing, &[8.0, 14.0, 11.0])],
    ));
}

#[test]
fn arrivals_pass_two_stations() {
    let classes = [arrivals(0.01), users(2, 15.0)];
    let stations = vec![shared(1, &[6.0, 9.0]), in_order(2, &[10.0, 10.0])];
    compare_up_to(&network(&classes, stations), 13);
}

#[test]
fn classes_that_are_alike_are_as_one() {
    let stations = |demands: &dyn Fn(f64) -> Vec<f64>| {
        vec![
            in_order(1, &demands(4.0)),
            shared(6, &demands(30.0)),
            delay(&demands(9.0)),
        ]
    };
    let one = solved(&network(
        &[users(30, 80.0)],
        stations(&|demand| vec![demand]),
    ));
    let three = solved(&network(
        &[users(7, 80.0), users(13, 80.0), users(10, 80.0)],
        stations(&|demand| vec![demand; 3]),
    ));
    let sum: f64 = three.throughputs.iter().sum();
    close("throughput", sum, one.throughputs[0]);
    for (few, all) in three.stations.iter().zip(&one.stations) {
        close("inside", few.by_class.iter().sum(), all.by_class[0]);
    }
    let alone = [
        LoadDependent::servers(1, 4.0),
        LoadDependent::servers(6, 30.0),
    ];
    let points = curve(&alone, 89.0, 30);
    close("curve", points[29].0, one.throughputs[0]);
}

#[test]
fn what_is_not_of_product_form_says_why() {
    use messagebox_network::exact::product_form::{self, obstacle};
    use messagebox_network::exact::solution::Overloaded;
    let two = [users(2, 10.0), users(3, 5.0)];
    let mut differing = network(&two, vec![in_order(1, &[4.0, 5.0])]);
    let says = |network: &Network| obstacle(network).unwrap_or_default();
    assert!(says(&differing).contains("differ in the demand"));
    differing.stations[0].demands[1].visits = 0.0;
    assert_eq!(says(&differing), "");
    differing.stations[0].demands[0].squared_variation = 0.25;
    assert!(says(&differing).contains("not exponential"));
    differing.stations[0].kind = Kind::Shared(Speed::Servers(1));
    assert_eq!(says(&differing), "");
    let by_priority = Kind::ByPriority(Speed::Servers(1));
    let mut ranked = network(&two, vec![station("db", by_priority, &[4.0, 4.0])]);
    assert_eq!(says(&ranked), "");
    ranked.classes[1].priority = 1;
    assert!(says(&ranked).contains("“db” serves by priority"));
    let crowd = [users(2_000, 10.0), users(3_000, 5.0)];
    assert!(says(&network(&crowd, vec![shared(1, &[4.0, 5.0])])).contains("populations"));
    let flooded = network(&[arrivals(1.0)], vec![delay(&[9.0]), shared(2, &[2.0])]);
    assert_eq!(
        product_form::solve(&flooded).err(),
        Some(Overloaded::Station(1))
    );
}
