//! Conversions between kinds of numbers, named by what becomes of one that does not fit.

/// A whole number of some size, made of what may not fit.
pub trait Whole: Sized {
    /// The same number, or the largest of this kind where it is larger.
    fn saturated<Wide: TryInto<Self>>(wide: Wide) -> Self;

    /// The whole part of a number: 0 where it is negative or no number, the largest of this kind
    /// where it is larger.
    fn floored(value: f64) -> Self;
}

macro_rules! whole {
    ($($kind:ty),*) => {
        $(impl Whole for $kind {
            #[inline]
            fn saturated<Wide: TryInto<Self>>(wide: Wide) -> Self {
                wide.try_into().unwrap_or(Self::MAX)
            }

            #[expect(
                clippy::cast_possible_truncation,
                clippy::cast_sign_loss,
                reason = "what it cuts off is what it is for"
            )]
            #[inline]
            fn floored(value: f64) -> Self {
                value as Self
            }
        })*
    };
}

whole!(u8, u16, u32, u64, usize);

/// A count as a number to calculate with.
pub trait Real {
    /// The nearest number: the same up to 2⁵³.
    fn real(self) -> f64;
}

macro_rules! real {
    ($($kind:ty),*) => {
        $(impl Real for $kind {
            #[expect(
                clippy::cast_precision_loss,
                reason = "no count of a run comes near 2⁵³"
            )]
            #[inline]
            fn real(self) -> f64 {
                self as f64
            }
        })*
    };
}

real!(i64, u64, usize);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_does_not_fit_becomes_the_nearest() {
        assert_eq!((u8::saturated(255_u32), u8::saturated(256_u32)), (255, 255));
        assert_eq!(u32::saturated(u64::MAX), u32::MAX);
        let numbers = [-1.5, 0.9, 255.9, 256.0, f64::NAN, f64::INFINITY];
        assert_eq!(numbers.map(u8::floored), [0, 0, 255, 255, 0, 255]);
        assert_eq!((3_usize.real(), u64::MAX.real()), (3.0, 2_f64.powi(64)));
    }
}
