//! All populations of a network: how many users of each class.

/// The vectors from no user to all of them, numbered so that one user less has a smaller number.
pub struct Lattice {
    classes: usize,
    vectors: Vec<usize>,
    strides: Vec<usize>,
}

impl Lattice {
    pub fn up_to(users: &[usize]) -> Self {
        // Without classes, one that has nobody.
        let users = if users.is_empty() { &[0] } else { users };
        let mut strides = vec![1; users.len()];
        let mut size = 1;
        for (stride, most) in strides.iter_mut().zip(users).rev() {
            *stride = size;
            size *= most + 1;
        }
        let mut vectors = Vec::with_capacity(size * users.len());
        for place in 0..size {
            let axes = strides.iter().zip(users);
            vectors.extend(axes.map(|(stride, most)| place / stride % (most + 1)));
        }
        Lattice {
            classes: users.len(),
            vectors,
            strides,
        }
    }

    /// How many vectors a lattice has, without making it.
    pub fn size(users: &[usize]) -> usize {
        let sizes = users.iter().map(|most| most.saturating_add(1));
        sizes.fold(1, usize::saturating_mul)
    }

    /// The vectors in the order of their numbers.
    pub fn vectors(&self) -> impl Iterator<Item = &[usize]> {
        self.vectors.chunks_exact(self.classes)
    }

    /// How much smaller the number is with one user less, by class.
    pub fn strides(&self) -> &[usize] {
        &self.strides
    }

    /// The numbers of the vectors with one user less of each class, where there is one, with the
    /// places of these classes.
    pub fn fewer<'a>(
        &'a self,
        place: usize,
        vector: &'a [usize],
    ) -> impl Iterator<Item = (usize, usize)> + 'a {
        let axes = vector.iter().zip(&self.strides).enumerate();
        axes.filter(|(_, (users, _))| **users > 0)
            .map(move |(class, (_, stride))| (class, place - stride))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_user_less_comes_before() {
        let lattice = Lattice::up_to(&[2, 0, 3]);
        assert_eq!(lattice.vectors().count(), Lattice::size(&[2, 0, 3]));
        let vectors: Vec<Vec<usize>> = lattice.vectors().map(<[usize]>::to_vec).collect();
        assert_eq!(
            (&vectors[0], &vectors[11]),
            (&vec![0, 0, 0], &vec![2, 0, 3])
        );
        for (place, vector) in vectors.iter().enumerate() {
            for (class, before) in lattice.fewer(place, vector) {
                let mut less = vector.clone();
                less[class] -= 1;
                assert!(before < place && vectors[before] == less);
            }
        }
        assert_eq!(Lattice::up_to(&[]).vectors().count(), 1);
    }
}
