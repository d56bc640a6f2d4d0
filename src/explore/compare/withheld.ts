import { andList, formatNumber, orList } from '../../charts/frame/format';
import { VERDICT_TEXTS } from '../../comparison/differences';
import { likeStep } from '../../comparison/likeStep';
import { inSentence, withUnit } from '../../lab/view/format';
import { valueText } from '../../lab/view/knobText';
import { differingKnobs } from '../../scenario/differingKnobs';
import { type Knob, valueIn } from '../../scenario/schema';
import { withheldBy } from '../study/judged';
import { isTold } from '../study/pairs';
import type { Pinned, Row } from './rows';

/** Whether the runs tell a difference whose direction the model is not to be trusted with. */
export const isWithheld = (row: Row, index: number): boolean => {
  const [difference, judged] = [row.differences[index], row.judged[index]];
  return difference != null && isTold(difference) && judged?.verdict === 'cannot-tell';
};

/** What the study measured where one knob was turned in a like way, in place of a direction; empty without such a step. */
function measuredInstead(first: Pinned, other: Pinned, { metric, unit }: Row): string {
  const { study, values } = first;
  const { schema } = study.context;
  const [knob, ...more] = differingKnobs(schema, values, other.values);
  if (metric === null || knob === undefined || more.length > 0 || study !== other.study) return '';
  const turn = { from: valueIn(values, knob), to: valueIn(other.values, knob) };
  const step = likeStep({ ...study, schema }, knob, turn, metric);
  if (step === null) return '';
  const turned = `${inSentence(knob.label)} ${valueText(knob, step.from)} → ${valueText(knob, step.to)}`;
  const [from, to] = step.measured.map((value) => formatNumber(value));
  return ` Measured in a like step, ${step.first} to ${step.other} (${turned}): ${from} → ${withUnit(to ?? '', unit)}.`;
}

/** Names that a sentence has room for. */
const MOST_NAMED = 3;

const named = (names: readonly string[], join: (names: readonly string[]) => string): string =>
  join(
    names.length > MOST_NAMED + 1
      ? [...names.slice(0, MOST_NAMED), `${names.length - MOST_NAMED} more`]
      : names,
  );

/** Such as "with MessageBoxes or send only turned". */
const turnedText = (knobs: readonly Knob[]): string =>
  `with ${named(
    knobs.map(({ label }) => inSentence(label)),
    orList,
  )} turned`;

/** Why the direction of a number is not to be had, as the end of a sentence. */
function reasonText(first: Pinned, other: Pinned, { metric }: Row): string {
  const knobs = withheldBy(first, other, metric);
  return knobs.length === 0
    ? 'too many measured differences of such a size went another way than simulated'
    : `no direction is trusted ${turnedText(knobs)}, whatever the size, as too many measured differences went another way than simulated`;
}

/** Whether the band of a difference that is withheld leaves out zero. */
const isApart = (row: Row, index: number): boolean => {
  const band = row.judged[index]?.band;
  return isWithheld(row, index) && band != null && (band.low > 0 || band.high < 0);
};

/** Why "cannot tell" stands beside bands that leave out zero, in sentences; empty where there are none. */
export function apartTexts(
  pinned: readonly Pinned[],
  rows: readonly Row[],
  index: number,
): string[] {
  const [first, other] = [pinned[0], pinned[index]];
  if (first === undefined || other === undefined) return [];
  const reasons = new Map<string, string[]>();
  for (const row of rows.filter((one) => isApart(one, index))) {
    const reason = reasonText(first, other, row);
    reasons.set(reason, [...(reasons.get(reason) ?? []), inSentence(row.label)]);
  }
  return [...reasons].map(
    ([reason, labels]) =>
      `${other.letter} against ${first.letter}: “${VERDICT_TEXTS['cannot-tell']}” stands for ${named(labels, andList)} though the band leaves out zero: ${reason}.`,
  );
}

/** The main number of which the runs tell a direction that the model is not trusted with; what was measured stands for it. */
export function withheldText(
  pinned: readonly Pinned[],
  rows: readonly Row[],
  index: number,
): string {
  const [first, other] = [pinned[0], pinned[index]];
  const outcomes = rows.filter((row) => row.group === 'Outcome' && isWithheld(row, index));
  // The last that a lab shows sums up the others.
  const main = first?.study.outcomes.flatMap(
    (outcome) => outcomes.find(({ metric }) => metric === outcome.metric) ?? [],
  );
  const row = main?.at(-1) ?? outcomes[0];
  if (row === undefined || first === undefined || other === undefined) return '';
  return ` Which way ${inSentence(row.label)} goes cannot be told: ${reasonText(first, other, row)}.${measuredInstead(first, other, row)}`;
}
