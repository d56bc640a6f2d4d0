//! Random networks of product form, the same in each run.

use crate::build::{delay, network, station, users};
use messagebox_network::exact::network::{Kind, Network, Station};
use messagebox_network::exact::speed::Speed;
use messagebox_sim::kernel::random::Stream;

pub struct Dice(Stream);

impl Dice {
    pub fn new(seed: u64) -> Self {
        Dice(Stream::new(seed, 0))
    }

    /// From `low` to `high`, small ones as often as large.
    pub fn wide(&mut self, low: f64, high: f64) -> f64 {
        low * (high / low).powf(self.0.uniform())
    }

    pub fn whole(&mut self, low: u32, high: u32) -> u32 {
        low + (self.0.uniform() * f64::from(high - low + 1)) as u32
    }

    /// Whether something with this chance happens.
    pub fn falls(&mut self, chance: f64) -> bool {
        self.0.uniform() < chance
    }

    /// Some stations for as many classes; `slowing` where some may slow down.
    pub fn stations(&mut self, classes: usize, slowing: bool) -> Vec<Station> {
        let count = self.whole(1, 6);
        (0..count).map(|_| self.station(classes, slowing)).collect()
    }

    fn station(&mut self, classes: usize, slowing: bool) -> Station {
        let demands: Vec<f64> = (0..classes).map(|_| self.wide(0.5, 50.0)).collect();
        if self.falls(0.15) {
            return delay(&demands);
        }
        let servers = match self.falls(0.5) {
            true => 1,
            false => self.whole(2, 20),
        };
        let speed = match slowing && self.falls(0.3) {
            true => Speed::Slowed {
                servers,
                cost: self.wide(0.001, 0.3),
            },
            false => Speed::Servers(servers),
        };
        station("station", Kind::Shared(speed), &demands)
    }

    /// A closed network with one class or several.
    pub fn closed(&mut self, classes: usize, most_users: u32, slowing: bool) -> Network {
        let loads = (0..classes).map(|_| {
            let think_ms = match self.falls(0.3) {
                true => 0.0,
                false => self.wide(1.0, 1_000.0),
            };
            users(self.whole(1, most_users), think_ms)
        });
        let loads: Vec<_> = loads.collect();
        network(&loads, self.stations(classes, slowing))
    }
}
