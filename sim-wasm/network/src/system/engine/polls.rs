//! Servers that look into the line from time to time. Looks into an empty line are not simulated:
//! when somebody joins, the next one is found from the times of the pauses.

use crate::description::Poll;

#[derive(Clone, Copy)]
struct Looker {
    is_away: bool,
    next_ms: f64,
    pause_ms: f64,
}

#[derive(Default)]
pub struct Lookers(Vec<Looker>);

impl Lookers {
    /// All of them find nobody at time 0.
    pub fn new(count: u32, poll: Poll) -> Self {
        let looker = Looker {
            is_away: true,
            next_ms: poll.first_ms,
            pause_ms: poll.first_ms,
        };
        Lookers(vec![looker; count as usize])
    }

    /// When a server looks next, not before now.
    pub fn next_ms(&mut self, now: f64, poll: &Poll) -> Option<f64> {
        let away = self.0.iter_mut().filter(|looker| looker.is_away);
        away.map(|looker| looker.next_from(now, poll))
            .reduce(f64::min)
    }

    /// A server that looks now finds somebody, if one looks now.
    pub fn find(&mut self, now: f64, poll: &Poll) -> bool {
        let mut away = self.0.iter_mut().filter(|looker| looker.is_away);
        let looker = away.find_map(|looker| {
            let next_ms = looker.next_from(now, poll);
            (next_ms <= now).then_some(looker)
        });
        looker.map(|looker| looker.is_away = false).is_some()
    }

    /// A server that has served finds nobody.
    pub fn look_away(&mut self, now: f64, poll: &Poll) {
        if let Some(looker) = self.0.iter_mut().find(|looker| !looker.is_away) {
            *looker = Looker {
                is_away: true,
                next_ms: now + poll.first_ms,
                pause_ms: poll.first_ms,
            };
        }
    }
}

impl Looker {
    fn next_from(&mut self, now: f64, poll: &Poll) -> f64 {
        while self.next_ms < now {
            let longer_ms = (self.pause_ms * poll.growth).min(poll.longest_ms);
            if longer_ms <= self.pause_ms {
                let pauses = libm::ceil((now - self.next_ms) / self.pause_ms);
                self.next_ms = (self.next_ms + pauses * self.pause_ms).max(now);
            } else {
                self.pause_ms = longer_ms;
                self.next_ms += longer_ms;
            }
        }
        self.next_ms
    }
}

#[test]
fn pauses_grow_up_to_the_longest() {
    let poll = Poll {
        first_ms: 10.0,
        growth: 2.0,
        longest_ms: 50.0,
    };
    let mut lookers = Lookers::new(1, poll);
    // Looks at 10, 30, 70, 120, 170 and so on.
    let looks = [0.0, 10.0, 10.5, 31.0, 71.0, 121.0, 1_000.0];
    let found = looks.map(|now| lookers.next_ms(now, &poll).unwrap_or_default());
    assert_eq!(found, [10.0, 10.0, 30.0, 70.0, 120.0, 170.0, 1_020.0]);
    assert!(!lookers.find(1_001.0, &poll) && lookers.find(1_020.0, &poll));
    assert_eq!(lookers.next_ms(1_020.0, &poll), None);
    lookers.look_away(1_030.0, &poll);
    assert_eq!(lookers.next_ms(1_031.0, &poll), Some(1_040.0));
}
