/** A throughput at a number of processes. */
export interface ScalePoint {
  size: number;
  perSecond: number;
}

/** Coefficients of the universal scalability law: size × one / (1 + σ (size − 1) + κ size (size − 1)). */
export interface ScalabilityLaw {
  /** Throughput of size 1. */
  onePerSecond: number;
  /** σ, the share of work that queues. */
  contention: number;
  /** κ, the cost of agreeing among all pairs; below 0 it has no meaning. */
  coherency: number;
}

/** Gunther's fit: least squares of the lost speed-up, through the point of size 1; null without that point or with fewer than two others. */
export function fitUniversalScalability(points: readonly ScalePoint[]): ScalabilityLaw | null {
  const one = points.find(({ size }) => size === 1);
  const others = points.filter(({ size }) => size > 1);
  if (one === undefined || others.length < 2) return null;
  // The lost speed-up, size / relative throughput − 1, is σ a + κ b with a = size − 1, b = size (size − 1).
  let [aa, ab, bb, ay, by] = [0, 0, 0, 0, 0];
  for (const { size, perSecond } of others) {
    const a = size - 1;
    const b = size * a;
    const y = (size * one.perSecond) / perSecond - 1;
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ay += a * y;
    by += b * y;
  }
  const determinant = aa * bb - ab * ab;
  if (Math.abs(determinant) < 1e-9 * aa * bb) return null;
  return {
    onePerSecond: one.perSecond,
    contention: (ay * bb - by * ab) / determinant,
    coherency: (by * aa - ay * ab) / determinant,
  };
}

/** Throughput that the law gives for a size. */
export function scalabilityAt(
  { onePerSecond, contention, coherency }: ScalabilityLaw,
  size: number,
): number {
  return (size * onePerSecond) / (1 + contention * (size - 1) + coherency * size * (size - 1));
}
