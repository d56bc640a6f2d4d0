//! A short fingerprint of results.

/// 64-bit FNV-1a over the bytes of what is added, in order.
///
/// ```
/// use messagebox_sim::kernel::digest::Digest;
///
/// let digest = |values: [f64; 2]| {
///     let mut digest = Digest::default();
///     values.iter().for_each(|&value| digest.add(value));
///     digest.hex()
/// };
/// assert_eq!(digest([1.0, 2.0]), digest([1.0, 2.0]));
/// assert_ne!(digest([1.0, 2.0]), digest([2.0, 1.0]));
/// ```
#[derive(Clone, Debug)]
pub struct Digest {
    hash: u64,
}

impl Default for Digest {
    fn default() -> Self {
        Digest {
            hash: 0xCBF2_9CE4_8422_2325,
        }
    }
}

impl Digest {
    /// Adds the bits of a number; every not-a-number counts as the same one, because targets
    /// disagree about its bits.
    pub fn add(&mut self, value: f64) {
        let value = if value.is_nan() { f64::NAN } else { value };
        self.add_u64(value.to_bits());
    }

    /// Adds eight bytes, lowest first.
    pub fn add_u64(&mut self, bits: u64) {
        for byte in bits.to_le_bytes() {
            self.hash = (self.hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01B3);
        }
    }

    pub fn value(&self) -> u64 {
        self.hash
    }

    /// 16 lower-case hexadecimal digits.
    pub fn hex(&self) -> String {
        format!("{:016x}", self.hash)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn follows_fnv_1a() {
        // The reference algorithm on nothing and on eight zero bytes.
        let mut digest = Digest::default();
        assert_eq!(digest.hex(), "cbf29ce484222325");
        digest.add_u64(0);
        assert_eq!(digest.hex(), "a8c7f832281a39c5");
    }

    #[test]
    fn depends_on_order_and_every_bit() {
        let of = |values: &[f64]| {
            let mut digest = Digest::default();
            values.iter().for_each(|&value| digest.add(value));
            digest.value()
        };
        assert_ne!(of(&[1.0, 2.0]), of(&[2.0, 1.0]));
        assert_ne!(of(&[1.0]), of(&[1.0 + f64::EPSILON]));
        assert_eq!(of(&[f64::NAN]), of(&[-f64::NAN]));
    }
}
