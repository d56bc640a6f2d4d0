import type { Step } from './steps';
import { stepText } from './steps';

/** How far a renewal has come. */
export interface Standing {
  /** Digest of the simulator that the steps ran with. */
  simulator: string;
  /** The steps that ended well, as they are typed. */
  done: readonly string[];
}

/** Where a renewal goes on: what another simulator made is made again. Anything that is no standing is none. */
export function goOn(text: string | null, simulator: string): Standing {
  const fresh: Standing = { simulator, done: [] };
  if (text === null) return fresh;
  try {
    const kept = JSON.parse(text) as Partial<Standing>;
    return kept.simulator === simulator && Array.isArray(kept.done)
      ? { simulator, done: kept.done }
      : fresh;
  } catch {
    return fresh;
  }
}

/** With one more step done. */
export const withDone = (standing: Standing, step: Step): Standing => ({
  ...standing,
  done: [...standing.done, stepText(step)],
});

/** The steps that are left, in order. */
export const left = ({ done }: Standing, steps: readonly Step[]): Step[] =>
  steps.filter((step) => !done.includes(stepText(step)));
