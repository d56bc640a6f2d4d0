import { useEffect, useMemo, useState } from 'react';
import { apply } from '../../scenario/scenario';
import type { KnobValues } from '../../scenario/schema';
import type { LabContext } from '../types';
import type { Open } from './excess';
import type { ScenarioBands } from './scenarioBands';

/** The parameters are tried when the reader rests for so long, ms. */
const REST_MS = 800;

/**
 * The bands of the reader's scenario with what the parameters leave open of it, tried once its own runs are done and
 * nobody turns a knob; until then, and where that fails, the bands as they are.
 */
export function useOpen(
  context: LabContext,
  values: KnobValues,
  seed: number,
  bands: ScenarioBands | null,
  isDone: boolean,
): ScenarioBands | null {
  const [found, setFound] = useState<{ of: string; open: Open } | null>(null);
  const nearest = bands?.nearest ?? null;
  const list = useMemo(() => apply(context.schema, values, {}), [context, values]);
  const asked = `${list.join(' ')} ${seed}`;
  // Outside of what was measured there is no band that could be wider.
  const isWanted =
    isDone && bands?.place.isOutside === false && context.study.ensemble !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same values in another list ask nothing new
  useEffect(() => {
    if (!isWanted || nearest === null) return;
    const control = new AbortController();
    const timer = setTimeout(() => {
      import('./excess')
        .then(({ simulateOpen }) => {
          const name = `${context.schema.study}/${nearest}`;
          return simulateOpen(context, list, seed, name, control.signal);
        })
        .then(
          (open) => open && !control.signal.aborted && setFound({ of: asked, open }),
          () => {
            // Stopped, or it did not arrive: the bands stand as they are.
          },
        );
    }, REST_MS);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [context, asked, nearest, isWanted]);
  if (bands === null || found === null || found.of !== asked) return bands;
  const { excess, reason } = found.open;
  return { ...bands, excess, reason: [bands.reason, reason].filter(Boolean).join(' ') };
}
