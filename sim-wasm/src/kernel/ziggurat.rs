//! Ziggurat tables (Marsaglia and Tsang) for a decreasing density, 256 layers of equal area.
//!
//! Layers are computed once with libm, whose results are the same bits on every target.
#![cfg_attr(
    not(test),
    expect(
        clippy::cast_possible_truncation,
        reason = "the lowest bits choose the layer"
    )
)]

use std::sync::OnceLock;

use super::random::{Stream, unit};

const LAYERS: usize = 256;

/// Where the base layer ends and the tail begins.
const EXPONENTIAL_TAIL: f64 = 7.697_117_470_131_05;
const NORMAL_TAIL: f64 = 3.654_152_885_361_009;

struct Tables {
    /// Right edge of each layer, falling; `edge[0]` widens the base by the area of the tail.
    edge: [f64; LAYERS + 1],
    /// The density at each edge.
    density: [f64; LAYERS + 1],
}

impl Tables {
    #[expect(
        clippy::indexing_slicing,
        reason = "layers are below the length of the tables"
    )]
    fn build(tail: f64, tail_area: f64, density: fn(f64) -> f64, inverse: fn(f64) -> f64) -> Self {
        let area = tail * density(tail) + tail_area;
        let mut edge = [0.0; LAYERS + 1];
        edge[0] = area / density(tail);
        edge[1] = tail;
        for layer in 2..LAYERS {
            edge[layer] = inverse(density(edge[layer - 1]) + area / edge[layer - 1]);
        }
        Tables {
            edge,
            density: edge.map(density),
        }
    }

    /// Right edge of a layer and of the one above it.
    #[expect(
        clippy::indexing_slicing,
        reason = "a layer is below 256, the tables have 257 edges"
    )]
    #[inline]
    fn edges(&self, layer: u8) -> (f64, f64) {
        let layer = usize::from(layer);
        (self.edge[layer], self.edge[layer + 1])
    }

    /// A height uniform within a layer.
    #[expect(
        clippy::indexing_slicing,
        reason = "a layer is below 256, the tables have 257 edges"
    )]
    fn height(&self, layer: u8, stream: &mut Stream) -> f64 {
        let layer = usize::from(layer);
        let (low, high) = (self.density[layer], self.density[layer + 1]);
        low + stream.uniform() * (high - low)
    }
}

fn exponential_tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        Tables::build(
            EXPONENTIAL_TAIL,
            libm::exp(-EXPONENTIAL_TAIL),
            |x| libm::exp(-x),
            |density| -libm::log(density),
        )
    })
}

fn normal_tables() -> &'static Tables {
    static TABLES: OnceLock<Tables> = OnceLock::new();
    TABLES.get_or_init(|| {
        let tail_area = std::f64::consts::FRAC_PI_2.sqrt()
            * libm::erfc(NORMAL_TAIL * std::f64::consts::FRAC_1_SQRT_2);
        Tables::build(
            NORMAL_TAIL,
            tail_area,
            |x| libm::exp(-0.5 * x * x),
            |density| (-2.0 * libm::log(density)).sqrt(),
        )
    })
}

/// Exponential with mean 1.
#[inline]
pub(super) fn exponential(stream: &mut Stream) -> f64 {
    let tables = exponential_tables();
    loop {
        // The layer uses the lowest 8 bits and the position the highest 53: they do not overlap.
        let bits = stream.next_u64();
        let layer = bits as u8;
        let (edge, inner) = tables.edges(layer);
        let x = unit(bits) * edge;
        if x < inner {
            return x;
        }
        if layer == 0 {
            return EXPONENTIAL_TAIL - libm::log(stream.uniform_open());
        }
        if tables.height(layer, stream) < libm::exp(-x) {
            return x;
        }
    }
}

/// Normal with mean 0 and variance 1.
#[inline]
pub(super) fn normal(stream: &mut Stream) -> f64 {
    let tables = normal_tables();
    loop {
        let bits = stream.next_u64();
        let layer = bits as u8;
        let (edge, inner) = tables.edges(layer);
        let x = unit(bits) * edge;
        let sign = if bits & 0x100 == 0 { 1.0 } else { -1.0 };
        if x < inner {
            return sign * x;
        }
        if layer == 0 {
            return sign * normal_tail(stream);
        }
        if tables.height(layer, stream) < libm::exp(-0.5 * x * x) {
            return sign * x;
        }
    }
}

fn normal_tail(stream: &mut Stream) -> f64 {
    loop {
        let x = -libm::log(stream.uniform_open()) / NORMAL_TAIL;
        let y = -libm::log(stream.uniform_open());
        if y + y >= x * x {
            return NORMAL_TAIL + x;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layers_have_equal_areas_up_to_the_peak() {
        for tables in [exponential_tables(), normal_tables()] {
            let base = tables.edge[0] * tables.density[1];
            for layer in 1..LAYERS {
                let height = tables.density[layer + 1] - tables.density[layer];
                let area = tables.edge[layer] * height;
                assert!((area / base - 1.0).abs() < 1e-9, "layer {layer}: {area}");
            }
        }
    }
}
