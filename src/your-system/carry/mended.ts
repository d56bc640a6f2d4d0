import type { Refusal } from '../../system/refusal';
import type { Description } from '../description';
import { pathSteps } from '../fieldWords';
import { isRecord } from './record';

type Path = readonly (string | number)[];

/** What goes: the innermost item of a list in the path, else the field of the description. */
function partOf(field: string): Path {
  const steps = pathSteps(field);
  const last = steps.map((step) => typeof step).lastIndexOf('number');
  return steps.slice(0, Math.max(1, last + 1));
}

function without(value: unknown, [step, ...rest]: Path): unknown {
  if (step === undefined) return value;
  if (Array.isArray(value)) {
    const items: unknown[] = value;
    return rest.length === 0
      ? items.filter((_, at) => at !== step)
      : items.map((item, at) => (at === step ? without(item, rest) : item));
  }
  if (!isRecord(value) || !Object.hasOwn(value, step)) return value;
  const { [step]: inner, ...others } = value;
  return rest.length === 0 ? others : { ...value, [step]: without(inner, rest) };
}

/** The later items of a list first, so that those before keep their places. */
const backwards = (a: Path, b: Path): number => {
  const at = a.findIndex((step, place) => step !== b[place]);
  const [one, other] = [a[at], b[at]];
  if (typeof one === 'number' && typeof other === 'number') return other - one;
  return b.length - a.length;
};

/**
 * A description without the parts that the module refuses: bad stations, steps, levels and the like go, good ones stay.
 * What is left may be refused again, for what a dropped station was named in.
 */
export function mended(description: Description, refusals: readonly Refusal[]): Description {
  const parts = new Map(refusals.map(({ field }) => [partOf(field).join('.'), partOf(field)]));
  const left = [...parts.values()].sort(backwards).reduce<unknown>(without, description);
  return { stations: [], ...(left as Partial<Description>) };
}
