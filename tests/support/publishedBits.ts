import type { Summary } from '../../src/simulator/types';

/** What is committed to the last bit; the digest is that of all that was recorded, the series among it. */
export const bitsOf = ({
  digest,
  status,
  unstableReason,
  events,
  replications,
  metrics,
}: Summary) => ({
  digest,
  status,
  unstableReason,
  events,
  replications,
  metrics,
});

/** Pages carry eight digits of a simulated number. */
export const asShown = (value: number | undefined): number => Number(value?.toPrecision(8));
