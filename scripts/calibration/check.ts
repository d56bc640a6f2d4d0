import type { FittedParameter } from './parameterFile';

const distance = (one: number, other: number): number => one / other - 1;

/** A line for each parameter whose repeated fit is further from the committed one than `tolerance`, a share. */
export function unequalTo(
  committed: readonly FittedParameter[],
  repeated: readonly FittedParameter[],
  tolerance: number,
): string[] {
  const fitted = new Map(repeated.map((parameter) => [parameter.id, parameter.fitted]));
  return committed.flatMap(({ id, fitted: value }) => {
    const again = fitted.get(id) ?? Number.NaN;
    const equal = Math.abs(distance(again, value)) <= tolerance;
    return equal ? [] : [`${id}: committed ${value}, fitted again ${again}`];
  });
}

/** A line for each parameter, how far the model's value is from the fitted one. */
export function fromOptimum(
  values: Readonly<Record<string, number>>,
  fitted: readonly FittedParameter[],
): string[] {
  return fitted.map(({ id, fitted: optimum }) => {
    const value = values[id] ?? Number.NaN;
    const percent = (100 * distance(value, optimum)).toFixed(1);
    return `${id}: ${value} in the model, ${optimum} fitted, ${percent} % off`;
  });
}
