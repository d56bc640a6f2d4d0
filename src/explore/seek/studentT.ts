import { arctan } from '../../numbers/elementary';

/** How likely a value of Student's t distribution is to be at most `t`; degrees of freedom are whole numbers from 1. */
export function studentTShare(t: number, degreesOfFreedom: number): number {
  if (!Number.isFinite(t)) return t > 0 ? 1 : 0;
  // The finite sums of Abramowitz and Stegun, 26.7.3 and 26.7.4.
  const angle = arctan(t / Math.sqrt(degreesOfFreedom));
  const distance = Math.sqrt(degreesOfFreedom + t * t);
  const [sine, cosine] = [t / distance, Math.sqrt(degreesOfFreedom) / distance];
  const isOdd = degreesOfFreedom % 2 === 1;
  let term = isOdd ? cosine : 1;
  let total = degreesOfFreedom === 1 ? 0 : term;
  for (let power = isOdd ? 3 : 2; power < degreesOfFreedom; power += 2) {
    term *= (cosine * cosine * (power - 1)) / power;
    total += term;
  }
  const within = isOdd ? (2 / Math.PI) * (angle + sine * total) : sine * total;
  return (1 + within) / 2;
}
