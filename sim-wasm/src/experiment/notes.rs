//! What happens to single messages in a stretch of simulated time, for a drawing of them.

use serde::Serialize;

/// So many notes, 24 bytes each, end what a run notes: what began later is left out.
pub const NOTE_LIMIT: usize = 1_000_000;

/// A message was in a part of its way for a time, or so many were in a line.
#[derive(Clone, Copy, PartialEq, Debug)]
#[repr(C)]
pub struct Note {
    /// Its number among the messages of the run, from 1; how many there are in a line.
    pub message: u32,
    /// The host instance that has it.
    pub host: u16,
    /// Place of the part among the [`Part`]s of the study; where it has none, among the stages of
    /// its report.
    pub part: u8,
    /// The MessageBox that has it, or is to have it.
    pub messagebox: u8,
    pub from_ms: f64,
    pub to_ms: f64,
}

/// What a note tells of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum PartKind {
    Wait,
    Work,
    /// Messages in line that are not told apart.
    Line,
}

/// A part of the way of messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Part {
    pub id: &'static str,
    pub label: &'static str,
    pub kind: PartKind,
}

impl Part {
    pub const fn wait(id: &'static str, label: &'static str) -> Self {
        let kind = PartKind::Wait;
        Self { id, label, kind }
    }

    pub const fn work(id: &'static str, label: &'static str) -> Self {
        let kind = PartKind::Work;
        Self { id, label, kind }
    }

    pub const fn line(id: &'static str, label: &'static str) -> Self {
        let kind = PartKind::Line;
        Self { id, label, kind }
    }
}

/// Place of a part in a list that has it.
#[expect(
    clippy::cast_possible_truncation,
    clippy::indexing_slicing,
    reason = "used where constants are made: a part that is not there does not compile"
)]
pub const fn place_of(parts: &[Part], id: &str) -> u8 {
    let mut place = 0;
    while !is_same(parts[place].id.as_bytes(), id.as_bytes()) {
        place += 1;
    }
    place as u8
}

#[expect(clippy::indexing_slicing, reason = "both places are below the lengths")]
const fn is_same(left: &[u8], right: &[u8]) -> bool {
    let mut at = 0;
    while at < left.len() && at < right.len() && left[at] == right[at] {
        at += 1;
    }
    at == left.len() && at == right.len()
}

/// The notes of a run. They change nothing in it: they are written, never read, while it goes on.
#[derive(Debug)]
pub struct Notes {
    from_ms: f64,
    until_ms: f64,
    items: Vec<Note>,
}

impl Notes {
    /// No notes yet of what overlaps the time from `from_ms` to `until_ms`.
    pub fn new(from_ms: f64, until_ms: f64) -> Self {
        Self {
            from_ms,
            until_ms,
            items: Vec::new(),
        }
    }

    /// Keeps a note, unless it took no time or lies outside the stretch. At [`NOTE_LIMIT`] the
    /// stretch ends early, so that up to its end no note is missing.
    #[inline]
    pub fn add(&mut self, note: Note) {
        let overlaps = note.to_ms > self.from_ms && note.from_ms < self.until_ms;
        if overlaps && note.to_ms > note.from_ms && self.items.try_reserve(1).is_ok() {
            self.items.push(note);
            if self.items.len() == NOTE_LIMIT {
                self.until_ms = self.until_ms.min(note.to_ms);
            }
        }
    }

    /// When the stretch ends, ms.
    pub fn until_ms(&self) -> f64 {
        self.until_ms
    }

    /// All notes, in the order in which the parts ended or their ends became known.
    pub fn items(&self) -> &[Note] {
        &self.items
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn note(from_ms: f64, to_ms: f64) -> Note {
        Note {
            message: 1,
            host: 0,
            part: 0,
            messagebox: 0,
            from_ms,
            to_ms,
        }
    }

    #[test]
    fn keeps_what_overlaps_the_stretch_and_takes_time() {
        let mut notes = Notes::new(10.0, 20.0);
        let outside = [(8.0, 10.0), (20.0, 21.0), (15.0, 15.0)];
        let inside = [(8.0, 11.0), (12.0, 13.0), (19.0, 30.0), (5.0, 25.0)];
        for (from_ms, to_ms) in outside.into_iter().chain(inside) {
            notes.add(note(from_ms, to_ms));
        }
        assert_eq!(notes.items(), inside.map(|(from, to)| note(from, to)));
    }

    #[test]
    fn ends_early_at_its_limit() {
        let mut notes = Notes::new(0.0, 9.0);
        (0..NOTE_LIMIT).for_each(|_| notes.add(note(0.0, 1.0)));
        assert_eq!(notes.until_ms(), 1.0);
        notes.add(note(0.5, 3.0));
        notes.add(note(1.0, 3.0));
        assert_eq!(notes.items().len(), NOTE_LIMIT + 1);
        assert_eq!(size_of::<Note>(), 24);
    }
}
