import { formatNumber } from '../../charts/frame/format';
import { likeStep } from '../../comparison/likeStep';
import { inSentence, withUnit } from '../../lab/view/format';
import { valueText } from '../../lab/view/knobText';
import { differingKnobs } from '../../scenario/differingKnobs';
import { valueIn } from '../../scenario/schema';
import { isTold } from '../study/pairs';
import type { Pinned, Row } from './rows';
import { sentenceLabel } from './sentenceLabel';

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
  return ` Which way ${sentenceLabel(row)} goes cannot be told: of measured differences like this one too many went another way than simulated.${measuredInstead(first, other, row)}`;
}
