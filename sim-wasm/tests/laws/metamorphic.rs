//! What a known change of the input must do to every single departure.

use crate::line::Line;

const JOBS: usize = 3_000;
const SERVERS: [u32; 4] = [2, 1, 4, 1];

fn lines() -> impl Iterator<Item = Line> {
    (100..110).map(|seed| Line::random(seed, &SERVERS, JOBS))
}

fn last(line: &Line) -> Vec<f64> {
    line.run().departures.pop().expect("a station")
}

fn never_later(faster: &[f64], slower: &[f64]) -> bool {
    faster.iter().zip(slower).all(|(fast, slow)| fast <= slow)
}

fn sorted(mut times: Vec<f64>) -> Vec<f64> {
    times.sort_by(f64::total_cmp);
    times
}

#[test]
fn rescaled_time_rescales_every_departure() {
    for line in lines() {
        let mut slow = line.clone();
        slow.arrivals.iter_mut().for_each(|time| *time *= 8.0);
        slow.services
            .iter_mut()
            .flatten()
            .for_each(|time| *time *= 8.0);
        let eightfold: Vec<f64> = last(&line).iter().map(|time| 8.0 * time).collect();
        assert_eq!(last(&slow), eightfold);
    }
}

#[test]
fn servers_that_stay_idle_change_nothing() {
    for line in lines() {
        let mut ample = line.clone();
        ample.servers.fill(JOBS as u32);
        let mut more = ample.clone();
        more.servers.fill(JOBS as u32 + 1);
        assert_eq!(last(&ample), last(&more));
    }
}

#[test]
fn another_server_makes_no_job_later() {
    for line in lines() {
        // Only the first station: behind it jobs overtake one another, and the n-th departure
        // counts instead of the job's own.
        let one = Line {
            services: line.services[..1].to_vec(),
            servers: vec![1],
            ..line.clone()
        };
        let mut before = last(&one);
        for servers in 2..6 {
            let more = last(&Line {
                servers: vec![servers],
                ..one.clone()
            });
            assert!(never_later(&more, &before), "{servers} servers");
            assert!(more != before);
            before = more;
        }
        let mut wide = line.clone();
        wide.servers[1] += 1;
        let (wide, narrow) = (line_of_two(&wide), line_of_two(&line));
        assert!(never_later(&sorted(wide), &sorted(narrow)));
    }
}

/// Departures from the first two stations of a line whose first has one server, so that both
/// runs hand the same jobs over in the same order.
fn line_of_two(line: &Line) -> Vec<f64> {
    last(&Line {
        arrivals: line.arrivals.clone(),
        services: line.services[..2].to_vec(),
        servers: vec![1, line.servers[1]],
    })
}

#[test]
fn a_shorter_service_makes_no_job_later() {
    for line in lines() {
        let tandem = Line {
            servers: vec![1; 4],
            ..line
        };
        let mut faster = tandem.clone();
        for service in faster.services[2].iter_mut().step_by(3) {
            *service *= 0.5;
        }
        assert!(never_later(&last(&faster), &last(&tandem)));
    }
}

#[test]
fn a_station_without_work_changes_nothing() {
    for line in lines() {
        let mut longer = line.clone();
        longer.services.insert(2, vec![0.0; JOBS]);
        longer.servers.insert(2, 1);
        assert_eq!(last(&longer), last(&line));
    }
}

#[test]
fn slot_numbers_change_nothing() {
    for line in lines() {
        let forwards = line.run();
        let backwards = line.run_with_slots(usize::MAX, true);
        assert_eq!(forwards.departures, backwards.departures);
    }
}

#[test]
fn later_jobs_do_not_touch_earlier_ones() {
    for line in lines() {
        let tandem = Line {
            servers: vec![1; 4],
            ..line
        };
        let half = Line {
            arrivals: tandem.arrivals[..JOBS / 2].to_vec(),
            ..tandem.clone()
        };
        assert_eq!(last(&half), last(&tandem)[..JOBS / 2]);
    }
}
