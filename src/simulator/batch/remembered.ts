import type { Report } from '../report';
import type { Run } from '../types';
import type { Simulate } from './simulate';

const keyOf = (run: Run): string => {
  const { study, values, seed, replication, protocol, parameters = [], simulator = '' } = run;
  const words = [study, simulator, protocol, seed, replication, ...values, 'with', ...parameters];
  return [...words, run.system ?? ''].join(' ');
};

/**
 * A simulator that makes no run twice. What was stopped or broke down goes on from where it was: it is asked again,
 * and what it has already been told comes at once.
 */
export function remembered(
  simulate: Simulate,
  known: Map<string, Report> = new Map<string, Report>(),
): Simulate {
  return async (runs, { onFinished, signal } = {}) => {
    const keys = runs.map(keyOf);
    const missing = new Map<string, number>();
    const first = (key: string, index: number) => {
      if (!known.has(key) && !missing.has(key)) missing.set(key, index);
    };
    keys.forEach(first);
    const tell = (key: string) => {
      const report = known.get(key);
      if (report === undefined) return;
      keys.forEach((one, index) => {
        if (one === key) onFinished?.(index, report);
      });
    };
    for (const key of new Set(keys)) tell(key);
    const wanted = [...missing];
    if (wanted.length > 0) {
      await simulate(
        wanted.map(([, index]) => runs[index] as Run),
        {
          signal,
          onFinished: (index, report) => {
            const [key = ''] = wanted[index] ?? [];
            known.set(key, report);
            tell(key);
          },
        },
      );
    }
    signal?.throwIfAborted();
    return keys.map((key) => known.get(key) as Report);
  };
}
