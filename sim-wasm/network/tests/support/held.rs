//! Holds simulated means against exact values.

use messagebox_sim::kernel::moments::Moments;

/// How sure a comparison is, and how narrow it must be.
#[derive(Clone, Copy)]
pub struct Interval {
    /// Quantile of Student's t for an interval of 99.99 %.
    pub student: f64,
    /// Half of the widest interval that still tells, as a share of the exact value.
    pub widest: f64,
}

/// A quantity by its name: what theory says, and how it is read from a report.
pub type Quantity<'a, Report> = (&'a str, f64, fn(&Report) -> f64);

/// Each exact value lies within the interval around the mean over the reports, which is narrow.
pub fn held<Report>(reports: &[Report], interval: Interval, quantities: &[Quantity<'_, Report>]) {
    let count = f64::from(u32::try_from(reports.len()).expect("few reports"));
    let mut wrong = Vec::new();
    for &(name, exact, read) in quantities {
        let mut observed = Moments::default();
        reports.iter().for_each(|report| observed.add(read(report)));
        let error = observed.standard_deviation() / count.sqrt();
        let half_width = interval.student * error + 1e-9 * exact.abs();
        let is_held = (observed.mean() - exact).abs() <= half_width;
        if !is_held || half_width > interval.widest * exact.abs() {
            wrong.push(format!(
                "{name}: exact {exact:.6}, observed {:.6} ± {half_width:.6}",
                observed.mean()
            ));
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
}
