//! Everything that is wrong with a document.

use crate::refusal::Refusal;

/// As many are kept: a reader mends the first of them first.
const MOST_ERRORS: usize = 100;

#[derive(Debug, Default)]
pub struct Errors(Vec<Refusal>);

impl Errors {
    /// Notes that a field holds a value in the place of what is accepted.
    pub fn add(
        &mut self,
        field: impl Into<String>,
        value: impl ToString,
        accepted: impl Into<String>,
    ) {
        self.push(Refusal::new(field, value, accepted));
    }

    fn push(&mut self, error: Refusal) {
        if self.0.len() < MOST_ERRORS && !self.0.contains(&error) {
            self.0.push(error);
        }
    }

    /// What a check found, unless it refused.
    pub fn note<T>(&mut self, checked: Result<T, Refusal>) -> Option<T> {
        checked.map_err(|error| self.push(error)).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn into_list(self) -> Vec<Refusal> {
        self.0
    }
}
