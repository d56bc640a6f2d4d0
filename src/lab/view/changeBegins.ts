import { capitalised } from '../../charts/frame/format';
import { ordinalWord } from '../../charts/frame/numberWords';
import { valueIn } from '../../scenario/schema';
import type { LabContext, LabView } from '../types';
import { withUnit } from './format';
import { shownUnit, valueText } from './knobText';
import { settingText } from './settingText';

/**
 * The changes of a scenario as they begin a sentence about what they do, such as "A fourth user:". None where another model
 * is a change, too: the label of the changes names it.
 */
export function changeBegins(
  { schema, study, archived }: Pick<LabContext, 'schema' | 'study' | 'archived'>,
  { values, publishedValues, changeCount }: LabView,
): string | undefined {
  if (archived) return undefined;
  const changed = schema.knobs.filter(
    (knob) => valueIn(values, knob) !== valueIn(publishedValues, knob),
  );
  const [knob, ...more] = changed;
  if (knob === undefined || more.length > 0 || changeCount > 1)
    return changed.length === 0 ? 'Other random numbers:' : `Your ${changeCount} changes:`;
  const [from, to] = [valueIn(publishedValues, knob), valueIn(values, knob)];
  const nth = ordinalWord(to);
  if (knob.id === study.loadKnob && knob.unit === 'users' && to - from === 1 && nth)
    return `A ${nth} user:`;
  if (knob.kind === 'switch') return `${capitalised(settingText(knob, to))}:`;
  return `${capitalised(settingText(knob, to))} instead of ${withUnit(valueText(knob, from), shownUnit(knob))}:`;
}
