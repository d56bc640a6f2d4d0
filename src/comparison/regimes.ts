import type { KnobValues } from '../scenario/schema';
import type { Estimate } from '../simulator/types';

/** What was simulated of a scenario, by metric. */
export type Simulated = Readonly<Record<string, Pick<Estimate, 'mean'> | undefined>>;

/** Scenarios of a study in which the model errs in another way than elsewhere. */
export interface Regime {
  id: string;
  /** Where, such as "with several MessageBoxes". */
  label: string;
  holds: (values: KnobValues, simulated: Simulated) => boolean;
}

/** The name of all scenarios that no regime holds. */
export const ELSEWHERE = 'elsewhere';

/** The regimes that hold a scenario by its knobs and by what was simulated of it; elsewhere, that alone. */
export function regimesOf(
  regimes: readonly Regime[] | undefined,
  values: KnobValues,
  simulated: Simulated = {},
): readonly string[] {
  const own = regimes?.filter(({ holds }) => holds(values, simulated)).map(({ id }) => id) ?? [];
  return own.length > 0 ? own : [ELSEWHERE];
}
