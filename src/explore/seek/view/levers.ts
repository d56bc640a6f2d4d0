import { andList } from '../../../charts/frame/format';
import { changeText } from '../../../lab/view/knobText';
import { differingKnobs } from '../../../scenario/differingKnobs';
import { valueIn } from '../../../scenario/schema';
import { type ExploredStudy, valuesOf } from '../../study/exploredStudy';
import type { JudgedCandidate, SeekQuestion } from '../types';

/** Which of the changes of the best nobody can make by turning a lever; empty where all are levers. */
export function noLeversText(
  study: ExploredStudy,
  { from }: Pick<SeekQuestion, 'from'>,
  { scenario }: Pick<JudgedCandidate, 'scenario'>,
): string {
  const [base, here] = [valuesOf(study, from), valuesOf(study, scenario)];
  const changed = differingKnobs(study.context.schema, base, here).filter(({ role }) => role);
  if (changed.length === 0) return '';
  const texts = changed.map((knob) => changeText(knob, valueIn(base, knob), valueIn(here, knob)));
  const isLoad = changed.every(({ role }) => role === 'load');
  const what = isLoad
    ? 'load: how much may be asked of the system, not what to turn'
    : 'no levers: load, what the model assumes, or the test';
  return `Of its changes, ${andList(texts)} ${changed.length === 1 ? 'is' : 'are'} ${what}.`;
}
