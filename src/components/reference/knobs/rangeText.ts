import { formatNumber } from '../../../lab/view/format';
import { valueText } from '../../../lab/view/knobText';
import { isAssumed } from '../../../lab/view/ranges';
import type { Knob } from '../../../scenario/schema';

/** What a knob accepts, without its unit. */
export function acceptedText(knob: Knob): string {
  if (knob.kind === 'switch') return 'on or off';
  if (knob.kind !== 'integer') return knob.choices.map(({ label }) => label).join(', ');
  return `${formatNumber(knob.min)} to ${formatNumber(knob.max)}`;
}

/** The values of a knob among the published configurations, ascending, without its unit, and whether they are printed. */
export const publishedText = (knob: Knob, values: readonly number[]): string =>
  `${isAssumed(knob, values) ? 'Assumed' : 'Published'}: ${valuesText(knob, values)}`;

function valuesText(knob: Knob, values: readonly number[]): string {
  const [low, high] = [values[0], values.at(-1)];
  if (low === undefined || high === undefined) return 'none';
  if (knob.kind === 'set') return `${values.length} selections`;
  if (knob.kind !== 'integer') return values.map((value) => valueText(knob, value)).join(', ');
  return low === high
    ? formatNumber(low)
    : `${values.length} values, ${formatNumber(low)} to ${formatNumber(high)}`;
}
