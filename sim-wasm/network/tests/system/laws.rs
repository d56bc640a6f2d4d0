//! Laws that hold of every run, whatever the system: 1,000 systems drawn at random.

use crate::compare::start;
use crate::fuzzing::cases;
use crate::random::any_system;
use messagebox_network::system::check;
use messagebox_network::system::report::{Class, Pool, Report, Station, Status};
use serde_json::Value;

/// Notes what breaks a law.
struct Laws<'a> {
    report: &'a Report,
    broken: Vec<String>,
}

impl Laws<'_> {
    /// Two numbers that differ by no more than `slack`, and by what rounding does.
    fn same(&mut self, name: &str, one: f64, other: f64, slack: f64) {
        let rounding = 1e-6 * (one.abs() + other.abs()) + 1e-9;
        if one.is_nan() || (one - other).abs() > slack + rounding {
            self.broken
                .push(format!("{name}: {one} and {other}, slack {slack}"));
        }
    }

    fn at_most(&mut self, name: &str, one: f64, most: f64) {
        if one.is_nan() || one > most * (1.0 + 1e-9) + 1e-9 {
            self.broken.push(format!("{name}: {one} above {most}"));
        }
    }

    /// Requests per second that are under way at either end of the recorded time.
    fn edge(&self, most: f64) -> f64 {
        1e3 * most / self.report.observed_ms
    }

    fn class(&mut self, class: &Class) {
        let name = &class.name;
        if let Some(users) = class.users {
            let all = class.mean_thinking + class.mean_inside;
            self.same(&format!("{name}: users"), all, f64::from(users), 0.0);
        }
        let failures = &class.failures_per_second;
        let ended =
            class.throughput_per_second + failures.gave_up + failures.refused + failures.lost;
        let under_way = f64::from(class.users.unwrap_or(2_000));
        let slack = self.edge(under_way);
        self.same(
            &format!("{name}: flow"),
            class.sent_per_second,
            ended,
            slack,
        );
        let times = &class.response_ms;
        let percentiles = [times.p50, times.p90, times.p95, times.p99];
        let rising = percentiles.windows(2).all(|pair| pair[0] <= pair[1]);
        if !rising {
            self.broken.push(format!("{name}: {percentiles:?}"));
        }
    }

    fn station(&mut self, station: &Station, plan: &Value, is_free_of_patience: bool, most: f64) {
        let name = &station.name;
        let is_delay = plan["kind"] == "delay";
        let capacity = plan["count"].as_f64().unwrap_or(1.0);
        assert_eq!(station.utilisation.is_none(), is_delay, "{name}");
        if let Some(busy) = station.utilisation {
            self.at_most(&format!("{name}: busy"), busy, 1.0);
        }
        if let Some(limit) = plan["limit"].as_f64() {
            let inside = station.mean_in_line + station.mean_in_service + station.mean_blocked;
            self.at_most(&format!("{name}: limit"), inside, limit);
        }
        if !is_free_of_patience {
            return;
        }
        let slack = self.edge(most);
        let (arrived, served) = (station.arrived_per_second, station.served_per_second);
        self.same(&format!("{name}: flow"), arrived, served, slack);
        // Of Little: what is under way at the ends of the time is counted in one of the two only.
        let longest_ms = 60.0 * (station.mean_visit_ms.unwrap_or(0.0) + 60.0);
        let slack = slack * longest_ms / 1e3;
        let in_line = served * station.mean_wait_ms.unwrap_or(0.0) / 1e3;
        self.same(
            &format!("{name}: line"),
            station.mean_in_line,
            in_line,
            slack,
        );
        if plan["kind"] != "batch" {
            let in_service = served * station.mean_service_ms.unwrap_or(0.0) / 1e3;
            self.same(
                &format!("{name}: service"),
                station.mean_in_service,
                in_service,
                slack,
            );
        }
        let inside = station.mean_in_line + station.mean_in_service + station.mean_blocked;
        let visits = served * station.mean_visit_ms.unwrap_or(0.0) / 1e3;
        self.same(&format!("{name}: visits"), inside, visits, slack);
        let is_plain = !is_delay && plan.get("slowdown").is_none() && plan["sharing"] != "shared";
        if is_plain && plan["kind"] != "batch" {
            let busy = station.mean_in_service / capacity;
            self.same(
                &format!("{name}: utilisation"),
                station.utilisation.unwrap(),
                busy,
                0.0,
            );
        }
    }

    fn pool(&mut self, pool: &Pool) {
        self.at_most(&format!("{}: held", pool.name), pool.utilisation, 1.0);
    }
}

fn broken(document: &Value, report: &Report) -> Vec<String> {
    let text = document.to_string();
    let is_free_of_patience = !text.contains("timeoutMs");
    let classes = document["classes"].as_array().expect("classes");
    let users: f64 = classes
        .iter()
        .map(|one| one["users"].as_f64().unwrap_or(500.0))
        .sum();
    let mut laws = Laws {
        report,
        broken: Vec::new(),
    };
    report.classes.iter().for_each(|class| laws.class(class));
    for station in &report.stations {
        let mut plans = document["stations"].as_array().expect("stations").iter();
        let plan = plans.find(|plan| plan["name"] == station.name.as_str());
        laws.station(station, plan.expect("its plan"), is_free_of_patience, users);
    }
    report.pools.iter().for_each(|pool| laws.pool(pool));
    laws.broken
}

#[test]
fn hold_of_systems_drawn_at_random() {
    let (mut done, mut stuck, mut refused) = (0, 0, 0);
    for (case, mut random) in cases(1_000) {
        let document = any_system(&mut random);
        if let Err(errors) = check::system(document.to_string().as_bytes()) {
            // Nothing but too many arrivals.
            let field = &errors[0].field;
            assert!(field.ends_with("arrivalsPerSecond"), "{case}: {errors:?}");
            refused += 1;
            continue;
        }
        let mut experiment = start(&document, 0);
        let progress = experiment.conduct(3_000_000);
        let report = experiment.report();
        match report.status {
            Status::Done => done += 1,
            Status::Stuck => stuck += 1,
            Status::Unstable => continue,
            Status::Running | Status::TooLong => panic!("{case}: {progress:?} {document}"),
        }
        if report.status == Status::Done {
            let broken = broken(&document, &report);
            assert!(broken.is_empty(), "{case}: {broken:#?} {document}");
        }
    }
    assert!(
        done > 700 && stuck < 100 && refused < 200,
        "{done} {stuck} {refused}"
    );
}
