//! Random numbers: xoshiro256++ (Blackman and Vigna), seeded through SplitMix64.
#![cfg_attr(
    not(test),
    expect(
        clippy::cast_possible_truncation,
        clippy::cast_precision_loss,
        reason = "it takes bits apart, and 53 of them are a number exactly"
    )
)]

/// One independent source of randomness.
///
/// Every purpose (think times, one server's service times) draws from its own stream, so that
/// two scenarios with the same seed see the same random numbers wherever they still agree.
///
/// ```
/// use messagebox_sim::kernel::random::Stream;
///
/// let mut stream = Stream::new(1, 4);
/// let first = stream.uniform();
/// assert!((0.0..1.0).contains(&first));
/// // The same seed and number give the same stream.
/// assert_eq!(Stream::new(1, 4).uniform(), first);
/// ```
#[derive(Clone, Debug)]
pub struct Stream {
    state: [u64; 4],
}

impl Stream {
    /// The stream number `stream` of `seed`.
    pub fn new(seed: u64, stream: u64) -> Self {
        let mut from_seed = seed;
        // The constant keeps seed and stream from being interchangeable.
        let mut from_stream = stream ^ 0x6A09_E667_F3BC_C909;
        from_stream = split_mix(&mut from_stream);
        let mut state = [0; 4];
        for word in &mut state {
            *word = split_mix(&mut from_seed) ^ split_mix(&mut from_stream);
        }
        if state == [0; 4] {
            state[0] = 1;
        }
        Stream { state }
    }

    /// 64 random bits.
    #[inline]
    pub fn next_u64(&mut self) -> u64 {
        let [a, b, c, d] = self.state;
        let result = a.wrapping_add(d).rotate_left(23).wrapping_add(a);
        let c = c ^ a;
        let d = d ^ b;
        self.state = [a ^ d, b ^ c, c ^ (b << 17), d.rotate_left(45)];
        result
    }

    /// Uniform in [0, 1), a multiple of 2⁻⁵³.
    #[inline]
    pub fn uniform(&mut self) -> f64 {
        unit(self.next_u64())
    }

    /// Uniform in (0, 1), never 0 or 1.
    #[inline]
    pub fn uniform_open(&mut self) -> f64 {
        ((self.next_u64() >> 12).cast_signed() as f64 + 0.5) * (1.0 / (1u64 << 52) as f64)
    }

    /// Uniform among 0, 1, …, n − 1 without bias (Lemire's method); 0 when n is 0.
    #[inline]
    pub fn below(&mut self, n: u64) -> u64 {
        if n == 0 {
            return 0;
        }
        loop {
            let product = u128::from(self.next_u64()) * u128::from(n);
            let rest = product as u64;
            // The threshold is below `n`: nearly always it need not be divided for.
            if rest >= n || rest >= n.wrapping_neg() % n {
                return (product >> 64) as u64;
            }
        }
    }
}

/// Which random numbers a run draws.
///
/// ```
/// use messagebox_sim::kernel::random::Draw;
///
/// let draw = Draw { seed: 1, replication: 0 };
/// let [mut arrivals, mut services] = draw.streams();
/// assert_ne!(arrivals.next_u64(), services.next_u64());
/// // A source keeps its stream however many others there are.
/// assert_eq!(draw.streams::<3>()[1].next_u64(), draw.stream(2).next_u64());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Draw {
    pub seed: u32,
    /// Selects independent streams under the same seed.
    pub replication: u32,
}

impl Draw {
    /// Stream number `number`.
    pub fn stream(self, number: u64) -> Stream {
        let seed = (u64::from(self.replication) << 32) | u64::from(self.seed);
        Stream::new(seed, number)
    }

    /// The streams from number 1 on, one per source of randomness, so that scenarios share the
    /// numbers of a source where they agree.
    pub fn streams<const N: usize>(self) -> [Stream; N] {
        core::array::from_fn(|index| self.stream(index as u64 + 1))
    }
}

/// The upper 53 bits as a number in [0, 1).
#[inline]
pub(super) fn unit(bits: u64) -> f64 {
    // Signed, because that conversion is a single instruction.
    (bits >> 11).cast_signed() as f64 * (1.0 / (1u64 << 53) as f64)
}

fn split_mix(state: &mut u64) -> u64 {
    *state = state.wrapping_add(0x9E37_79B9_7F4A_7C15);
    let mut bits = *state;
    bits = (bits ^ (bits >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    bits = (bits ^ (bits >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    bits ^ (bits >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn follows_the_published_generators() {
        // SplitMix64 from 1234567, and xoshiro256++ from the state 1, 2, 3, 4.
        let mut state = 1_234_567;
        assert_eq!(split_mix(&mut state), 6_457_827_717_110_365_317);
        assert_eq!(split_mix(&mut state), 3_203_168_211_198_807_973);
        let mut stream = Stream {
            state: [1, 2, 3, 4],
        };
        let drawn: Vec<u64> = (0..6).map(|_| stream.next_u64()).collect();
        assert_eq!(
            drawn,
            [
                41_943_041,
                58_720_359,
                3_588_806_011_781_223,
                3_591_011_842_654_386,
                9_228_616_714_210_784_205,
                9_973_669_472_204_895_162
            ]
        );
    }

    #[test]
    fn an_open_number_lies_in_the_middle_of_its_step() {
        let mut stream = Stream {
            state: [1, 2, 3, 4],
        };
        let step = 1.0 / (1u64 << 52) as f64;
        assert_eq!(
            stream.uniform_open(),
            (41_943_041_u64 >> 12) as f64 * step + 0.5 * step
        );
    }

    #[test]
    fn streams_and_seeds_differ() {
        let first = |seed, stream| Stream::new(seed, stream).next_u64();
        assert_eq!(first(1, 2), first(1, 2));
        assert_ne!(first(1, 2), first(2, 1));
        assert_ne!(first(1, 2), first(1, 3));
    }

    #[test]
    fn replications_differ_under_one_seed() {
        let first = |seed, replication| Draw { seed, replication }.stream(1).next_u64();
        assert_ne!(first(1, 0), first(1, 1));
        assert_ne!(first(1, 1), first(2, 1));
        assert_eq!(first(1, 1), Stream::new((1 << 32) + 1, 1).next_u64());
    }

    #[test]
    fn stays_in_range() {
        let mut stream = Stream::new(7, 0);
        assert_eq!(stream.below(0), 0);
        let mut seen = [0u32; 6];
        for _ in 0..60_000 {
            seen[stream.below(6) as usize] += 1;
            let closed = stream.uniform();
            assert!((0.0..1.0).contains(&closed));
            let open = stream.uniform_open();
            assert!(open > 0.0 && open < 1.0);
        }
        assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 400));
    }

    #[test]
    fn draws_again_what_would_come_too_often() {
        let mut stream = Stream::new(7, 0);
        let mut seen = [0u32; 3];
        for _ in 0..30_000 {
            // Four numbers fall on three results: without another draw, twice on every third.
            seen[(stream.below(3 << 62) % 3) as usize] += 1;
        }
        assert!(seen.iter().all(|&count| count.abs_diff(10_000) < 400));
    }
}
