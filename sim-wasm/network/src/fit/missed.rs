//! Whether any explanation fits the levels.

use super::explained::Explained;

/// An explanation that misses the levels by more does not fit them.
const FITS_WITHIN_PERCENT: f64 = 5.0;

/// How far the best explanation misses the levels, in percent; none where it fits.
pub fn missed_by_percent(explained: &[Explained]) -> Option<f64> {
    let error_percent = explained.first()?.fitted_error_percent;
    (error_percent > FITS_WITHIN_PERCENT).then_some(error_percent)
}
