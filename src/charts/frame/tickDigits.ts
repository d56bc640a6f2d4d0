import { magnitudeOf } from '../../numbers/elementary';

/** As many decimals as every browser formats. */
const MOST = 20;

/** Decimals that tell evenly spaced round ticks apart: none from a step of 1 on, nor where nothing can. */
export function tickDigits([first = 0, second = first + 1]: readonly number[]): number {
  const step = Math.abs(second - first);
  if (step === 0) return 0;
  // A difference of 0.000999… is a step of 0.001.
  return Math.min(MOST, Math.max(0, -magnitudeOf(step * (1 + 1e-9))));
}
