import type { FittedParameter } from './parameterFile';

/** A line for each parameter whose repeated fit is further from the committed one than `tolerance`, a share. */
export function unequalTo(
  committed: readonly FittedParameter[],
  repeated: readonly FittedParameter[],
  tolerance: number,
): string[] {
  const fitted = new Map(repeated.map((parameter) => [parameter.id, parameter.fitted]));
  return committed.flatMap(({ id, fitted: value }) => {
    const again = fitted.get(id) ?? Number.NaN;
    const equal = Math.abs(again / value - 1) <= tolerance;
    return equal ? [] : [`${id}: committed ${value}, fitted again ${again}`];
  });
}
