import { useEffect, useState } from 'react';
import { useRun } from '../../../../lab/handle/useRun';
import { apply, DEFAULT_SEED } from '../../../../scenario/scenario';
import type { KnobValues } from '../../../../scenario/schema';
import type { Summary } from '../../../../simulator/types';
import { capacityKnobs } from '../../knobs';
import { loadOf } from './climb';

/** One run with a load for each hour; null runs nothing. The last result stays until the next is there. */
export function useHours(base: KnobValues, perSecond: readonly number[] | null) {
  const { status, run } = useRun();
  const [tries, setTries] = useState(0);
  const [result, setResult] = useState<{ loads: string; summary: Summary } | null>(null);
  const loads = perSecond?.join(' ') ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: `tries` counts those of one load
  useEffect(() => {
    if (loads === '') return;
    const request = {
      study: capacityKnobs.study,
      values: apply(capacityKnobs, base, loadOf(loads.split(' ').map(Number))),
      seed: DEFAULT_SEED,
      replications: 1,
      isShownEarly: false,
    };
    run(request, (summary) => setResult({ loads, summary }));
  }, [loads, tries, base, run]);

  return {
    status,
    summary: result?.summary ?? null,
    /** Whether the result is of another load than the present one. */
    stale: result !== null && result.loads !== loads,
    retry: () => setTries((count) => count + 1),
  };
}
