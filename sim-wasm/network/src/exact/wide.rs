//! Positive numbers of any size. Sums over the states of a network pass the range of `f64` with a
//! few hundred users.

use core::cmp::Ordering;

/// 2²⁵⁶, one unit of scale.
const STEP: f64 = f64::from_bits((1_023 + 256) << 52);
/// What becomes of a number that is one unit of scale smaller than another.
const SHRINK: f64 = 1.0 / STEP;
const HIGH: f64 = f64::from_bits((1_023 + 128) << 52);
const LOW: f64 = 1.0 / HIGH;
/// A number four units smaller adds nothing.
const NEGLIGIBLE: i32 = 4;

/// `value` × 2^(256 × `scale`), with `value` between 2⁻¹²⁸ and 2¹²⁸.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wide {
    value: f64,
    scale: i32,
}

impl Wide {
    pub const ONE: Wide = Wide {
        value: 1.0,
        scale: 0,
    };
    /// Smaller in scale than all others, so that none is measured by it.
    pub const ZERO: Wide = Wide {
        value: 0.0,
        scale: i32::MIN / 4,
    };

    pub fn of(value: f64) -> Self {
        Wide { value, scale: 0 }.settled()
    }

    /// Brings the value back into its range after one calculation.
    fn settled(self) -> Self {
        let Wide { value, scale } = self;
        if value >= HIGH {
            return Wide {
                value: value * SHRINK,
                scale: scale.saturating_add(1),
            };
        }
        if value >= LOW {
            return self;
        }
        if value == 0.0 {
            return Wide::ZERO;
        }
        Wide {
            value: value * STEP,
            scale: scale.saturating_sub(1),
        }
    }

    pub fn times(self, factor: f64) -> Self {
        self.by(Wide::of(factor))
    }

    pub fn by(self, other: Wide) -> Self {
        Wide {
            value: self.value * other.value,
            scale: self.scale.saturating_add(other.scale),
        }
        .settled()
    }

    /// This divided by another, as a plain number.
    pub fn over(self, other: Wide) -> f64 {
        let ratio = self.value / other.value;
        match self.scale.saturating_sub(other.scale) {
            0 => ratio,
            apart if apart.abs() > NEGLIGIBLE => {
                ratio * if apart > 0 { f64::INFINITY } else { 0.0 }
            }
            apart if apart > 0 => (0..apart).fold(ratio, |ratio, _| ratio * STEP),
            apart => (apart..0).fold(ratio, |ratio, _| ratio * SHRINK),
        }
    }
}

/// A sum of products. Nothing is subtracted, so no digit is lost.
#[derive(Clone, Copy)]
pub struct Sum(Wide);

impl Default for Sum {
    fn default() -> Self {
        Sum(Wide::ZERO)
    }
}

impl Sum {
    #[inline]
    pub fn add(&mut self, one: Wide, other: Wide) {
        let value = one.value * other.value;
        let scale = one.scale.saturating_add(other.scale);
        match scale.cmp(&self.0.scale) {
            Ordering::Equal => self.0.value += value,
            Ordering::Less => self.0.value += shrunk(value, self.0.scale.saturating_sub(scale)),
            Ordering::Greater => {
                let before = shrunk(self.0.value, scale.saturating_sub(self.0.scale));
                self.0 = Wide {
                    value: before + value,
                    scale,
                };
            }
        }
    }

    pub fn total(self) -> Wide {
        self.0.settled()
    }
}

fn shrunk(value: f64, units: i32) -> f64 {
    if units >= NEGLIGIBLE {
        return 0.0;
    }
    (0..units).fold(value, |value, _| value * SHRINK)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sum(numbers: [Wide; 2]) -> Wide {
        let mut sum = Sum::default();
        numbers.into_iter().for_each(|one| sum.add(one, Wide::ONE));
        sum.total()
    }

    #[test]
    fn products_leave_the_range_and_come_back() {
        let mut power = Wide::ONE;
        for _ in 0..1_000 {
            power = power.times(1e30);
        }
        assert!((power.times(1e30).over(power) / 1e30 - 1.0).abs() < 1e-12);
        for _ in 0..1_000 {
            power = power.times(1e-30);
        }
        assert!((power.over(Wide::ONE) - 1.0).abs() < 1e-12);
        let four = sum([power, power.times(3.0)]);
        assert!((four.over(Wide::of(4.0)) - 1.0).abs() < 1e-12);
    }

    #[test]
    fn sums_count_what_is_near_and_drop_what_is_not() {
        let small = Wide::of(1e-100);
        assert_eq!(sum([Wide::ONE, small]).over(Wide::ONE), 1.0);
        assert_eq!(sum([small, Wide::ONE]).over(Wide::ONE), 1.0);
        let pair = sum([Wide::of(1e100), Wide::of(9e100)]);
        assert!((pair.over(Wide::of(1e101)) - 1.0).abs() < 1e-14);
        // Another scale, of nearly the same size.
        let below = Wide::of(1.1e-39).times(10.0);
        let above = Wide::of(1e38).times(10.0);
        assert!((sum([above, above]).over(above) - 2.0).abs() < 1e-14);
        assert!((sum([below, Wide::of(1.1e-38)]).over(below) - 2.0).abs() < 1e-14);
        assert_eq!(sum([Wide::ZERO, below]), below);
        assert_eq!(Wide::ZERO.over(Wide::ONE), 0.0);
        assert_eq!(Wide::ONE.over(Wide::ZERO), f64::INFINITY);
    }
}
