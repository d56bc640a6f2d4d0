//! Errors of many answers, as shares of what is exact.

#[derive(Default)]
pub struct Errors(Vec<f64>);

impl Errors {
    pub fn add(&mut self, found: f64, exact: f64) {
        self.0.push((found / exact - 1.0).abs());
    }

    fn at(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted[((sorted.len() - 1) as f64 * share) as usize]
    }

    /// Within the error that is stated for half of them, for 95 % and for all; and not far within,
    /// so that what is stated stays what is found.
    #[track_caller]
    pub fn within(&self, what: &str, stated: [f64; 3]) {
        let found = [0.5, 0.95, 1.0].map(|share| self.at(share));
        let is_held = found
            .iter()
            .zip(stated)
            .all(|(found, stated)| *found <= stated);
        let is_tight = found[2] >= 0.5 * stated[2];
        assert!(
            is_held && is_tight,
            "{what}: {found:.4?}, stated {stated:?}"
        );
    }
}
