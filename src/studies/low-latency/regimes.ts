import type { Regime } from '../../comparison/regimes';
import { messageBoxesOf } from './messageBoxes';

/** Of the busiest computer, %. Assumed; the study hardly went farther. */
export const NEAR_SATURATION_PERCENT = 60;

/** Where the model of the study errs in another way than elsewhere, as its held-out test cases show. */
export const regimes: readonly Regime[] = [
  {
    id: 'boxes',
    label: 'with several MessageBoxes',
    holds: (values) => messageBoxesOf(values) > 1,
  },
  { id: 'xeon', label: 'on the 8-way Xeon', holds: ({ server = 0 }) => server === 0 },
  {
    id: 'busy',
    label: 'near saturation',
    holds: (_, simulated) =>
      Object.entries(simulated).some(
        ([metric, found]) =>
          metric.startsWith('cpu.') && found !== undefined && found.mean >= NEAR_SATURATION_PERCENT,
      ),
  },
];
