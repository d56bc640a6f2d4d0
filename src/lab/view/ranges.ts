import type { Knob } from '../../scenario/schema';

/** Values a knob takes among the published configurations, ascending. */
export type MeasuredRanges = Readonly<Record<string, readonly number[]>>;

/** Whether no configuration prints a value of the knob, so that all have its assumed default. */
export const isAssumed = (knob: Knob, published: readonly number[]): boolean =>
  knob.defaultOrigin === 'assumed' && published.every((one) => one === knob.default);

/** True where a value lies outside everything that was measured; unknown ranges exclude nothing. */
export function isExtrapolated(ranges: MeasuredRanges, knob: Knob, value: number): boolean {
  const values = ranges[knob.id];
  const low = values?.[0];
  const high = values?.at(-1);
  if (values === undefined || low === undefined || high === undefined) return false;
  if (knob.kind === 'integer') return value < low || value > high;
  return !values.includes(value);
}
