//! Where messages are and since when, for the notes of who watches a run.

use super::notes::{Note, Notes};
use crate::kernel::convert::Whole;
use std::collections::BTreeMap;

/// A message in a part of its way.
#[derive(Clone, Copy, Debug)]
struct Stay {
    message: u32,
    host: u16,
    part: Option<u8>,
    since_ms: f64,
}

/// So many messages in a line.
#[derive(Clone, Copy, Debug)]
struct Level {
    count: u64,
    since_ms: f64,
}

/// Writes a note whenever a message goes on or a line changes, once somebody watches. Whoever has
/// a message, a session, a thread or a place for it, has a number and at most one message.
#[derive(Debug, Default)]
pub struct Watching {
    notes: Option<Notes>,
    stays: BTreeMap<u32, Stay>,
    /// By part and host instance.
    lines: BTreeMap<(u8, u16), Level>,
    messages: u32,
}

impl Watching {
    /// Notes from now on what happens between two times. Nobody has anything yet.
    pub fn start(&mut self, from_ms: f64, until_ms: f64) {
        self.notes = Some(Notes::new(from_ms, until_ms));
    }

    /// Whether somebody watches.
    #[inline]
    pub fn is_on(&self) -> bool {
        self.notes.is_some()
    }

    /// `holder` of the host instance `host` takes the next message.
    pub fn take(&mut self, holder: u32, host: u32, at_ms: f64) {
        if !self.is_on() {
            return;
        }
        self.leave(holder, at_ms);
        self.messages = self.messages.wrapping_add(1);
        let stay = Stay {
            message: self.messages,
            host: u16::saturated(host),
            part: None,
            since_ms: at_ms,
        };
        self.stays.insert(holder, stay);
    }

    /// What `holder` has begins a part of its way and ends the one before; nothing where it has
    /// nothing.
    pub fn enter(&mut self, holder: u32, part: u8, at_ms: f64) {
        if let Some(stay) = self.stays.get_mut(&holder) {
            let before = *stay;
            stay.part = Some(part);
            stay.since_ms = at_ms;
            self.note(before, at_ms);
        }
    }

    /// The same at another host instance or computer.
    pub fn enter_at(&mut self, holder: u32, host: u32, part: u8, at_ms: f64) {
        self.enter(holder, part, at_ms);
        if let Some(stay) = self.stays.get_mut(&holder) {
            stay.host = u16::saturated(host);
        }
    }

    /// It waited for the first `wait_ms` of the part that it is in. It has been worked on since,
    /// which is the next part of the list.
    pub fn waited(&mut self, holder: u32, wait_ms: f64) {
        if let Some(&Stay {
            part: Some(wait),
            since_ms,
            ..
        }) = self.stays.get(&holder)
        {
            self.enter(holder, wait + 1, since_ms + wait_ms);
        }
    }

    /// `holder` has no message any more.
    pub fn leave(&mut self, holder: u32, at_ms: f64) {
        if let Some(stay) = self.stays.remove(&holder) {
            self.note(stay, at_ms);
        }
    }

    /// What `holder` has is `other`'s from now on.
    pub fn hand_over(&mut self, holder: u32, other: u32) {
        if let Some(stay) = self.stays.remove(&holder) {
            self.stays.insert(other, stay);
        }
    }

    /// From now on `count` messages are in a line.
    pub fn line(&mut self, part: u8, count: u64, at_ms: f64) {
        self.line_at(part, 0, count, at_ms);
    }

    /// The same of a line at one of several host instances.
    pub fn line_at(&mut self, part: u8, host: u32, count: u64, at_ms: f64) {
        if !self.is_on() {
            return;
        }
        let line = (part, u16::saturated(host));
        let now = Level {
            count,
            since_ms: at_ms,
        };
        match self.lines.get_mut(&line) {
            Some(level) if level.count == count => {}
            Some(level) => {
                let before = core::mem::replace(level, now);
                self.note_line(line, before, at_ms);
            }
            None => {
                self.lines.insert(line, now);
            }
        }
    }

    /// Keeps a note of who tells the way of messages by itself.
    pub fn add(&mut self, note: Note) {
        if let Some(notes) = &mut self.notes {
            notes.add(note);
        }
    }

    /// What has been noted up to now; what goes on is noted as far as it has come.
    pub fn notes(&mut self, at_ms: f64) -> &[Note] {
        let mut stays = core::mem::take(&mut self.stays);
        for stay in stays.values_mut() {
            self.note(*stay, at_ms);
            stay.since_ms = at_ms;
        }
        self.stays = stays;
        let mut lines = core::mem::take(&mut self.lines);
        for (line, level) in &mut lines {
            self.note_line(*line, *level, at_ms);
            level.since_ms = at_ms;
        }
        self.lines = lines;
        self.notes.as_ref().map_or(&[], Notes::items)
    }

    /// Until when all is noted, ms: not as long as asked for where there were too many notes.
    pub fn noted_until_ms(&self) -> f64 {
        self.notes.as_ref().map_or(0.0, Notes::until_ms)
    }

    fn note(&mut self, stay: Stay, to_ms: f64) {
        if let Some((notes, part)) = self.notes.as_mut().zip(stay.part) {
            notes.add(Note {
                message: stay.message,
                host: stay.host,
                part,
                messagebox: 0,
                from_ms: stay.since_ms,
                to_ms,
            });
        }
    }

    fn note_line(&mut self, (part, host): (u8, u16), level: Level, to_ms: f64) {
        if let Some(notes) = &mut self.notes
            && level.count > 0
        {
            notes.add(Note {
                message: u32::try_from(level.count).unwrap_or(u32::MAX),
                host,
                part,
                messagebox: 0,
                from_ms: level.since_ms,
                to_ms,
            });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(notes: &[Note]) -> Vec<(u32, u8, f64, f64)> {
        let of = |note: &Note| (note.message, note.part, note.from_ms, note.to_ms);
        notes.iter().map(of).collect()
    }

    #[test]
    fn tells_the_way_of_a_message_without_gaps() {
        let mut watching = Watching::default();
        watching.start(0.0, 100.0);
        watching.enter(7, 0, 0.5); // it has nothing yet
        watching.take(7, 2, 1.0);
        watching.enter(7, 0, 1.0);
        watching.waited(7, 3.0);
        watching.enter_at(7, 3, 4, 6.0);
        watching.leave(7, 9.0);
        watching.take(7, 2, 9.0);
        watching.enter(7, 0, 9.0);
        let expected = [
            (1, 0, 1.0, 4.0),
            (1, 1, 4.0, 6.0),
            (1, 4, 6.0, 9.0),
            (2, 0, 9.0, 12.0),
        ];
        assert_eq!(told(watching.notes(12.0)), expected);
        let hosts: Vec<u16> = watching.notes(12.0).iter().map(|note| note.host).collect();
        assert_eq!(hosts, [2, 2, 3, 2]);
        watching.leave(7, 13.0);
        assert_eq!(told(watching.notes(13.0))[4..], [(2, 0, 12.0, 13.0)]);
    }

    #[test]
    fn tells_nothing_to_nobody() {
        let mut watching = Watching::default();
        watching.take(7, 2, 1.0);
        watching.enter(7, 0, 1.0);
        watching.line(3, 5, 1.0);
        assert!(watching.notes(9.0).is_empty());
    }

    #[test]
    fn tells_how_many_were_in_a_line() {
        let mut watching = Watching::default();
        watching.start(0.0, 100.0);
        for (count, at_ms) in [(0, 0.0), (2, 1.0), (2, 2.0), (0, 4.0), (5, 6.0)] {
            watching.line(3, count, at_ms);
        }
        let expected = [(2, 3, 1.0, 4.0), (5, 3, 6.0, 8.0)];
        assert_eq!(told(watching.notes(8.0)), expected);
    }

    #[test]
    fn tells_lines_at_several_hosts_apart() {
        let mut watching = Watching::default();
        watching.start(0.0, 100.0);
        watching.line_at(3, 1, 2, 1.0);
        watching.line_at(3, 2, 4, 2.0);
        watching.line_at(3, 1, 0, 5.0);
        assert_eq!(
            told(watching.notes(6.0)),
            [(2, 3, 1.0, 5.0), (4, 3, 2.0, 6.0)]
        );
        let hosts: Vec<u16> = watching.notes(6.0).iter().map(|note| note.host).collect();
        assert_eq!(hosts, [1, 2]);
    }

    #[test]
    fn tells_the_way_of_a_message_that_is_handed_over() {
        let mut watching = Watching::default();
        watching.start(0.0, 100.0);
        watching.take(7, 2, 1.0);
        watching.enter(7, 0, 1.0);
        watching.hand_over(7, 9);
        watching.leave(7, 2.0);
        watching.enter(9, 1, 3.0);
        assert_eq!(
            told(watching.notes(4.0)),
            [(1, 0, 1.0, 3.0), (1, 1, 3.0, 4.0)]
        );
    }
}
