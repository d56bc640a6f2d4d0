//! A report agrees with what happened to each message, as followed from its birth.

use crate::rich::{rich, start};
use messagebox_network::report::Report;
use messagebox_network::run::Kind;
use messagebox_network::run::Run;
use std::collections::HashMap;

fn is_near(name: &str, one: f64, other: f64) {
    let scale = one.abs().max(other.abs()).max(1e-9);
    assert!(
        (one - other).abs() <= 1e-9 * scale,
        "{name}: {one} and {other}"
    );
}

/// Counts and sums of times in ms by kind of event and place, rebuilt from single messages.
#[derive(Default)]
struct Account {
    since: HashMap<(u64, &'static str), f64>,
    sums: HashMap<(&'static str, String), (f64, f64)>,
}

impl Account {
    fn begin(&mut self, message: u64, what: &'static str, now: f64) {
        assert!(
            self.since.insert((message, what), now).is_none(),
            "{what} twice"
        );
    }

    fn end(&mut self, message: u64, what: &'static str, place: &str, now: f64) {
        let since = self.since.remove(&(message, what)).expect("it has begun");
        let (count, sum) = self.sums.entry((what, place.to_string())).or_default();
        *count += 1.0;
        *sum += now - since;
    }

    fn add(&mut self, kind: Kind, message: u64, place: &str, now: f64) {
        match kind {
            Kind::Born => self.begin(message, "network", now),
            Kind::JoinsLine => self.begin(message, "line", now),
            Kind::BeginsService => {
                self.end(message, "line", place, now);
                self.begin(message, "service", now);
            }
            Kind::EndsService => self.end(message, "service", place, now),
            Kind::WaitsForLock => self.begin(message, "lock line", now),
            Kind::TakesLock => {
                if self.since.contains_key(&(message, "lock line")) {
                    self.end(message, "lock line", place, now);
                }
                self.begin(message, "lock", now);
            }
            Kind::FreesLock => self.end(message, "lock", place, now),
            Kind::Answered => {}
            Kind::Leaves => self.end(message, "network", place, now),
            Kind::Lost => self.end(message, "network", "lost", now),
        }
    }

    /// How many ended, and the sum of their times and the ages of those still there.
    fn of(&self, what: &'static str, place: &str) -> (f64, f64) {
        let key = (what, place.to_string());
        self.sums.get(&key).copied().unwrap_or_default()
    }

    fn ages(&self, what: &'static str, now: f64) -> f64 {
        let open = self.since.iter().filter(|((_, one), _)| *one == what);
        open.map(|(_, since)| now - since).sum()
    }

    fn sum_everywhere(&self, what: &'static str, now: f64) -> f64 {
        let ended = self.sums.iter().filter(|((one, _), _)| *one == what);
        ended.map(|(_, (_, sum))| sum).sum::<f64>() + self.ages(what, now)
    }
}

fn follow(run: &mut Run, account: &mut Account, until_ms: f64) {
    run.advance(until_ms, u32::MAX);
    let events = run.drain_events();
    assert_eq!(events.dropped, 0);
    for (now, message, kind, place) in events.events {
        account.add(kind, message, &place, now);
    }
}

#[test]
fn reports_agree_with_single_messages() {
    let mut run = start(&rich());
    run.follow(true);
    let mut account = Account::default();
    for slice in 1..=60 {
        let now = 2_000.0 * f64::from(slice);
        follow(&mut run, &mut account, now);
        agrees(&account, &run.report());
    }
    let report = run.report();
    assert!(report.lost_per_second > 0.0 && report.stations[0].mean_blocked > 0.0);
}

/// Little's law, without a rest: what the levels sum up over time is what the messages spent.
fn agrees(account: &Account, report: &Report) {
    let now = report.now_ms;
    let per_second = 1_000.0 / report.observed_ms;
    let in_network = account.sum_everywhere("network", now);
    is_near("in network", report.mean_in_network * now, in_network);
    let (left, time) = account.of("network", "out");
    is_near(
        "throughput",
        report.throughput_per_second,
        left * per_second,
    );
    is_near(
        "time",
        report.time_ms.mean.unwrap_or(0.0),
        time / left.max(1.0),
    );
    assert_eq!(report.time_ms.count, left as u64);
    assert_eq!(report.histogram.counts.iter().sum::<u64>(), left as u64);
    let (lost, _) = account.of("network", "lost");
    is_near("lost", report.lost_per_second, lost * per_second);
    let stations = &report.stations;
    let total = |of: fn(&messagebox_network::report::Station) -> f64| {
        stations.iter().map(of).sum::<f64>() * now
    };
    let line = account.sum_everywhere("line", now);
    is_near("lines", total(|station| station.mean_in_line), line);
    let service = account.sum_everywhere("service", now);
    is_near(
        "services",
        total(|station| station.mean_in_service),
        service,
    );
    let lock_line = account.sum_everywhere("lock line", now);
    let lock = &report.locks[0];
    is_near("lock line", lock.mean_in_line * now, lock_line);
    is_near(
        "held",
        lock.utilisation * now,
        account.sum_everywhere("lock", now),
    );
    let (holds, held) = account.of("lock", "lock");
    is_near(
        "hold",
        lock.mean_hold_ms.unwrap_or(0.0),
        held / holds.max(1.0),
    );
    // Everyone is in a line, in service, blocked in a server, or waits for the lock.
    let blocked = total(|station| station.mean_blocked);
    is_near(
        "somewhere",
        in_network,
        line + service + lock_line + blocked,
    );
    for station in stations {
        let (begun, waited) = account.of("line", &station.id);
        is_near(
            "wait",
            station.mean_wait_ms.unwrap_or(0.0),
            waited / begun.max(1.0),
        );
        let (served, _) = account.of("service", &station.id);
        is_near("served", station.served_per_second, served * per_second);
    }
}
