import { countText } from '../../../charts/frame/format';
import type { LabContext } from '../../../lab/types';
import { valueText } from '../../../lab/view/knobText';
import type { KnobValues } from '../../../scenario/schema';

/** A closed group in few words, such as "3 users" or "2 + 4 + 1". */
export function groupSummary(
  { schema }: Pick<LabContext, 'schema'>,
  group: string,
  values: KnobValues,
): string {
  const knobs = schema.knobs.filter((knob) => knob.group === group && !knob.advanced);
  const text = (id: string) => {
    const knob = knobs.find((candidate) => candidate.id === id);
    return knob ? valueText(knob, values[id] ?? knob.default) : '';
  };
  switch (group) {
    case 'load':
      return countText(text('virtualUsers'), 'user');
    case 'hosts':
      return knobs
        .map((knob) => values[knob.id] ?? knob.default)
        .filter((count) => count > 0)
        .join(' + ');
    case 'messagebox':
      return `${text('messageBoxes')} on the ${text('server')}`;
    case 'tracking':
      return countText(text('tracking'), 'point');
    default:
      return '';
  }
}
