//! Parts of the model against exact results.

use messagebox_sim::kernel::arena::Arena;
use messagebox_sim::kernel::random::Stream;
use messagebox_sim::kernel::timers::Timers;
use messagebox_sim::kernel::variates::exponential;
use messagebox_sim::parts::throttle::SessionThrottle;
use messagebox_sim::studies::capacity::model::data_disk::DataDisk;
use messagebox_sim::studies::capacity::model::hosts::{Instance, Stage};
use messagebox_sim::studies::capacity::model::path::Path;
use messagebox_sim::studies::capacity::model::sessions::Sessions;

const TRANSACTIONS: usize = 400_000;

/// Within `tolerance`, a share: what so many transactions, whose waits depend on each other, leave to chance.
fn close(simulated: f64, exact: f64, tolerance: f64) {
    let error = (simulated / exact - 1.0).abs();
    assert!(error < tolerance, "{simulated} instead of {exact}");
}

/// Poisson arrivals and constant holds: Pollaczek and Khinchine.
#[test]
fn the_latch_alone_is_an_m_d_1_queue() {
    for load in [0.3, 0.6, 0.85] {
        let mut stream = Stream::new(7, 1);
        let mut path = Path::new(1);
        let mut now = 0.0;
        let mut waited = 0.0;
        for _ in 0..TRANSACTIONS {
            now += exponential(&mut stream, 1.0 / load);
            waited += path.enter(now, 1.0, 0.0).latched_ms - now;
        }
        let exact = load / (2.0 * (1.0 - load));
        close(waited / TRANSACTIONS as f64, exact, 0.03);
        close(path.latch_wait_ms(), exact, 0.03);
    }
}

/// Poisson arrivals at several processors: Erlang's C.
#[test]
fn the_processors_alone_are_an_m_m_c_queue() {
    let (servers, load) = (4, 0.8);
    let offered = 4.0 * load;
    let mut term = 1.0;
    let mut sum = 1.0;
    for n in 1..servers {
        term *= offered / f64::from(n);
        sum += term;
    }
    let last = term * offered / f64::from(servers) / (1.0 - load);
    let wait = last / (sum + last) / (f64::from(servers) * (1.0 - load));
    let mut arrivals = Stream::new(8, 1);
    let mut works = Stream::new(8, 2);
    let mut path = Path::new(servers as usize);
    let (mut now, mut spent) = (0.0, 0.0);
    for _ in 0..TRANSACTIONS {
        now += exponential(&mut arrivals, 1.0 / offered);
        let work = exponential(&mut works, 1.0);
        spent += path.enter(now, 0.0, work).done_ms - now;
    }
    close(spent / TRANSACTIONS as f64, 1.0 + wait, 0.02);
}

/// Sessions that are away for a while and then want the latch: the machine repair model. Its
/// throughput grows with the sessions and saturates smoothly at the latch's.
#[test]
fn sessions_saturate_the_latch_as_in_the_machine_repair_model() {
    let (away_ms, hold_ms) = (20.0, 2.0);
    for sessions in [1_u32, 5, 10, 15, 40] {
        let mut weight = 1.0;
        let mut sum = 1.0;
        for n in 1..=sessions {
            weight *= f64::from(sessions - n + 1) * hold_ms / away_ms;
            sum += weight;
        }
        let exact = (1.0 - 1.0 / sum) / hold_ms;
        let mut stream = Stream::new(9, u64::from(sessions));
        let mut path = Path::new(1);
        let mut timers = Timers::new(2 * sessions as usize);
        for session in 0..sessions {
            timers.schedule(2 * session, exponential(&mut stream, away_ms));
        }
        let mut completed = 0;
        while completed < TRANSACTIONS {
            let (slot, now) = timers.pop().expect("a session");
            if slot % 2 == 0 {
                let hold = exponential(&mut stream, hold_ms);
                timers.schedule(slot + 1, path.enter(now, hold, 0.0).done_ms);
            } else {
                completed += 1;
                let returns = now + exponential(&mut stream, away_ms);
                timers.schedule(slot - 1, returns);
            }
        }
        close(completed as f64 / timers.now(), exact, 0.02);
    }
}

/// Requests at random times that do not queue: the chance that none is outstanding.
#[test]
fn the_disks_are_idle_as_an_m_g_infinity_system_is() {
    for outstanding in [0.3, 1.0, 3.0] {
        let mut stream = Stream::new(10, 1);
        let mut disk = DataDisk::new(6.0);
        let mut now = 0.0;
        for _ in 0..TRANSACTIONS {
            now += exponential(&mut stream, 6.0 / outstanding);
            disk.read(now, 1);
        }
        close(disk.idle_ms(now) / now, (-outstanding).exp(), 0.03);
    }
}

/// Among n sessions in a transaction one more conflicts with chance n × the chance per pair.
#[test]
fn conflicts_are_as_frequent_as_their_chance() {
    let (others, conflict) = (12, 0.01);
    let mut stream = Stream::new(11, 1);
    let mut sessions = Sessions::default();
    let host = Instance::new(Stage::Send, Vec::new(), SessionThrottle::new(0));
    let host = Arena::default().add(|_| host);
    for _ in 0..others {
        let session = sessions.add(host, Stage::Send);
        sessions.begin(session, conflict, 1.0);
    }
    let last = sessions.add(host, Stage::Send);
    let mut met = 0;
    for _ in 0..TRANSACTIONS {
        met += u32::from(!sessions.begin(last, conflict, stream.uniform()));
        sessions.end(last);
    }
    close(f64::from(met) / TRANSACTIONS as f64, 0.12, 0.02);
}
