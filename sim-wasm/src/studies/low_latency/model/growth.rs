//! Whether something grows without end: by a trend that goes through all of a stretch of time.

use crate::kernel::convert::Real;
/// Mean number in the first and in the last part of the stretch.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Growth {
    pub first: f64,
    pub last: f64,
}

/// Parts of a stretch. Growth from nothing at a constant rate multiplies the mean of the first by
/// 7 to that of the last; by 2 and more it does so even when it began long before the stretch.
const PARTS: usize = 4;
const LEAST_RATIO: f64 = 2.0;

/// The growth of counts taken at even times, if each part has more than the one before and the last
/// at least twice as many as the first. Swings of a system that keeps up rarely last through all parts.
pub fn of(counts: &[u32]) -> Option<Growth> {
    let length = counts.len() / PARTS;
    if length == 0 {
        return None;
    }
    let mean = |part: &[u32]| part.iter().map(|&n| f64::from(n)).sum::<f64>() / length.real();
    let parts: Vec<f64> = counts.chunks_exact(length).take(PARTS).map(mean).collect();
    let (first, last) = (*parts.first()?, *parts.last()?);
    let rises = parts.is_sorted_by(|a, b| a < b);
    (rises && last >= LEAST_RATIO * first).then_some(Growth { first, last })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tells_growth_from_swings() {
        let line: Vec<u32> = (0..400).map(|step| 100 + 5 * step).collect();
        assert_eq!(
            of(&line),
            Some(Growth {
                first: 347.5,
                last: 1847.5
            })
        );
        let swing: Vec<u32> = (0..400).map(|step| 100 + 5 * (step % 100)).collect();
        assert_eq!(of(&swing), None);
        let level: Vec<u32> = (0..400).map(|step| 900 + step).collect();
        assert_eq!(of(&level), None);
        let settles: Vec<u32> = (0..400).map(|step| (5 * step).min(600)).collect();
        assert_eq!(of(&settles), None);
        assert_eq!(of(&[1, 2, 3]), None);
        assert_eq!(of(&[]), None);
    }
}
