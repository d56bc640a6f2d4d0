import type { Statistic } from '../../../lab/types';
import { formatNumber, THIN } from '../../../lab/view/format';
import { valueText } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';
import { knobSchema } from '../knobs';
import { lowLatencyIndex } from '.';

/** A step of the study in which only this knob moved, in the same direction, if there is one with that statistic. */
export function likeStep(
  knob: Knob,
  from: number,
  to: number,
  statistic: Statistic,
): string | null {
  const { configurations } = lowLatencyIndex;
  const index = knobSchema.knobs.findIndex(({ id }) => id === knob.id);
  const roundtripMs = ({ measured }: (typeof configurations)[number]) =>
    measured[`roundtripTime.${statistic}`] ?? null;
  const told = configurations.filter((one) => roundtripMs(one) !== null);
  const pairs = told.flatMap((a) =>
    told
      .filter((b) => a.knobs.every((value, i) => (i === index) === (value !== b.knobs[i])))
      .map((b) => ({ a, b, low: a.knobs[index] ?? 0, high: b.knobs[index] ?? 0 })),
  );
  const same = pairs.filter(({ low, high }) => Math.sign(high - low) === Math.sign(to - from));
  const distance = (pair: { low: number; high: number }) =>
    Math.abs(pair.low - from) + Math.abs(pair.high - to);
  const [best] = same.sort((p, q) => distance(p) - distance(q));
  if (!best) return null;
  const step = `${valueText(knob, best.low)} → ${valueText(knob, best.high)}`;
  const [r0, r1] = [best.a, best.b].map((one) => formatNumber(roundtripMs(one) ?? 0));
  return `A like step in the study, ${best.a.id} to ${best.b.id} (${step}): ${statistic} roundtrip ${r0} → ${r1}${THIN}ms.`;
}
