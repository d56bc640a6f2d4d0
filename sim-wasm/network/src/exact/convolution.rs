//! Several classes of users in a network of product form, by convolution over all populations.
//!
//! Baskett, Chandy, Muntz and Palacios, Open, closed, and mixed networks of queues with different
//! classes of customers (JACM 22, 1975); Reiser and Kobayashi, Queuing networks with multiple closed
//! chains (IBM J. Res. Dev. 19, 1975). As with one class, everything is added and nothing subtracted.

use super::lattice::Lattice;
use super::speed::Speed;
use super::wide::{Sum, Wide};
use crate::table::Table;
use messagebox_sim::kernel::convert::Real;

/// Terms that a population counts for beside its own.
const ROOM: f64 = 300.0;

/// A station with a line: demand in ms by class, and its speed by the number inside.
#[derive(Clone, Debug)]
pub struct Queue {
    pub demands_ms: Vec<f64>,
    pub speed: Speed,
}

/// Sums over the states of a network.
pub struct Sums {
    lattice: Lattice,
    all: Table<Wide>,
    /// Of each queue its own sums, and those of all others.
    queues: Vec<(Table<Wide>, Table<Wide>)>,
}

/// Who is in a queue at a random instant.
#[derive(Clone, Debug)]
pub struct Inside {
    /// Mean number by class.
    pub by_class: Vec<f64>,
    /// Probability of 0, 1, … inside, all classes together.
    pub shares: Vec<f64>,
}

impl Sums {
    /// Of users by class, with their delays (thinking among them) in ms by class.
    pub fn of(users: &[usize], delays_ms: &[f64], queues: &[Queue]) -> Self {
        let lattice = Lattice::up_to(users);
        let apart = delayed(&lattice, delays_ms);
        let mut others = Vec::new();
        leave_each_out(&lattice, &apart, queues, &mut others);
        let own = queues.iter().map(|queue| weights(&lattice, queue));
        let all = match (queues.first(), others.first()) {
            (Some(queue), Some(rest)) => joined(&lattice, rest, queue),
            _ => apart,
        };
        Sums {
            all,
            queues: own.zip(others).collect(),
            lattice,
        }
    }

    /// About how many terms are added for these users and queues; a population of its own counts as
    /// many, for the room that it takes.
    pub fn steps(users: &[usize], speeds: &[&Speed]) -> f64 {
        let size = Lattice::size(users).real();
        let terms = speeds.iter().map(|speed| match speed.settled() {
            Some((from, _)) => users
                .iter()
                .map(|most| (most + 1).min(from).real())
                .product::<f64>(),
            None => size,
        });
        let halvings = usize::BITS - speeds.len().leading_zeros();
        (terms.sum::<f64>() + ROOM) * size * f64::from(halvings + 1)
    }

    /// Rounds per ms of a class, with all users there.
    pub fn throughput(&self, class: usize) -> f64 {
        let last = self.all.len() - 1;
        let stride = self.lattice.strides().get(class);
        let fewer = stride.and_then(|stride| self.all.at(last.checked_sub(*stride)?));
        fewer.map_or(0.0, |fewer| fewer.over(self.all[last]))
    }

    /// Rounds per ms of so many users of the only class in the network without a queue.
    pub fn around(&self, queue: usize, users: usize) -> f64 {
        let others = self.queues.get(queue).map(|(_, others)| others);
        let sum = |users: usize| others.and_then(|others| others.at(users));
        let fewer = users.checked_sub(1).and_then(sum);
        let rate = fewer.zip(sum(users)).map(|(fewer, all)| fewer.over(*all));
        rate.unwrap_or(0.0)
    }

    /// Who is in a queue, with all users there but so many of a class, where they are given.
    pub fn inside(&self, queue: usize, without: Option<(usize, usize)>) -> Option<Inside> {
        let (own, others) = self.queues.get(queue)?;
        let away = match without {
            Some((class, count)) => count * self.lattice.strides().get(class)?,
            None => 0,
        };
        let last = (self.all.len() - 1).checked_sub(away)?;
        let population = self.lattice.vectors().nth(last)?;
        let all = self.all[last];
        let users: usize = population.iter().sum();
        let mut by_class = vec![0.0; population.len()];
        let mut shares: Table<f64> = (0..=users).map(|_| 0.0).collect();
        for (place, vector) in self.lattice.vectors().enumerate().take(last + 1) {
            if !is_within(vector, population) {
                continue;
            }
            let share = own[place].by(others[last - place]).over(all);
            let counts = by_class.iter_mut().zip(vector);
            counts.for_each(|(mean, count)| *mean += count.real() * share);
            shares[vector.iter().sum()] += share;
        }
        let shares = shares.iter().copied().collect();
        Some(Inside { by_class, shares })
    }
}

fn is_within(vector: &[usize], bound: &[usize]) -> bool {
    vector.iter().zip(bound).all(|(count, most)| count <= most)
}

/// Sums over the states of users who are only delayed: Π zⁿ ÷ n!
fn delayed(lattice: &Lattice, delays_ms: &[f64]) -> Table<Wide> {
    let mut sums: Table<Wide> = Table::default();
    for (place, vector) in lattice.vectors().enumerate() {
        // Each state is reached from that with one less of its first class.
        let before = lattice.fewer(place, vector).next();
        sums.push(before.map_or(Wide::ONE, |(class, before)| {
            let delay = delays_ms.get(class).copied().unwrap_or(0.0);
            let users = vector.get(class).map_or(1.0, |users| users.real());
            sums[before].times(delay / users)
        }));
    }
    sums
}

/// Weights of the states of a queue: the orders that its users can stand in × their demands ÷ speeds.
fn weights(lattice: &Lattice, queue: &Queue) -> Table<Wide> {
    let demands: Table<Wide> = queue.demands_ms.iter().map(|one| Wide::of(*one)).collect();
    let mut sums: Table<Wide> = Table::default();
    for (place, vector) in lattice.vectors().enumerate() {
        let inside = vector.iter().sum();
        let mut sum = Sum::default();
        for (class, before) in lattice.fewer(place, vector) {
            sum.add(sums[before], demands[class]);
        }
        sums.push(match inside {
            0 => Wide::ONE,
            _ => sum.total().times(1.0 / queue.speed.with(inside)),
        });
    }
    sums
}

/// A state of a queue from which others are reached, and what it adds.
struct Term<'a> {
    vector: &'a [usize],
    place: usize,
    weight: Wide,
}

/// The sums with one more queue. From n = m on its speed is constant, and what is beyond m follows
/// from the sums for one user less, as in `single`.
fn joined(lattice: &Lattice, totals: &Table<Wide>, queue: &Queue) -> Table<Wide> {
    let (below, last) = queue.speed.settled().unwrap_or((usize::MAX, f64::INFINITY));
    let own = weights(lattice, queue);
    let states = lattice.vectors().enumerate().zip(own.iter());
    let terms: Vec<Term> = states
        .filter_map(|((place, vector), weight)| {
            let inside: usize = vector.iter().sum();
            let left = match inside {
                0 => 1.0,
                _ => 1.0 - queue.speed.with(inside) / last,
            };
            (inside < below && *weight != Wide::ZERO).then_some(Term {
                vector,
                place,
                weight: weight.times(left),
            })
        })
        .collect();
    let beyond: Table<Wide> = queue
        .demands_ms
        .iter()
        .map(|one| Wide::of(one / last))
        .collect();
    let mut sums: Table<Wide> = Table::default();
    for (place, vector) in lattice.vectors().enumerate() {
        let mut sum = Sum::default();
        for (class, before) in lattice.fewer(place, vector) {
            sum.add(sums[before], beyond[class]);
        }
        for term in terms.iter().take_while(|term| term.place <= place) {
            if is_within(term.vector, vector) {
                sum.add(term.weight, totals[place - term.place]);
            }
        }
        sums.push(sum.total());
    }
    sums
}

/// For each queue the sums over the states of all the others: each half with all of the other half
/// in the network already.
fn leave_each_out(
    lattice: &Lattice,
    totals: &Table<Wide>,
    queues: &[Queue],
    found: &mut Vec<Table<Wide>>,
) {
    match queues {
        [] => {}
        [_] => found.push(totals.clone()),
        _ => {
            let (left, right) = queues.split_at(queues.len() / 2);
            let with = |others: &[Queue]| {
                others.iter().fold(totals.clone(), |totals, queue| {
                    joined(lattice, &totals, queue)
                })
            };
            leave_each_out(lattice, &with(right), left, found);
            leave_each_out(lattice, &with(left), right, found);
        }
    }
}
