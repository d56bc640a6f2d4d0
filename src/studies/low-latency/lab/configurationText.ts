import type { LabContext } from '../../../lab/types';
import { valueText } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';

/** A setting in as few words as a button holds. */
function shortText(knob: Knob, value: number): string {
  if (knob.id === 'virtualUsers') return `${value} users`;
  if (knob.kind === 'choice') return valueText(knob, value);
  if (knob.kind === 'set') return value === 0 ? 'tracking off' : `${valueText(knob, value)} points`;
  return `${knob.label} ${valueText(knob, value)}`;
}

const MOST = 3;

/** What tells the configurations of a page apart: users, then what differs from the first. */
export function configurationText(
  { schema, configurations: all }: Pick<LabContext, 'schema' | 'configurations'>,
  label: string,
): string {
  const [first] = Object.values(all);
  const own = all[label] ?? {};
  const differing = schema.knobs.filter(
    ({ id }) => id === 'virtualUsers' || own[id] !== first?.[id],
  );
  const texts = differing.map((knob) => shortText(knob, own[knob.id] ?? knob.default));
  return texts.length > MOST
    ? `${texts.slice(0, MOST - 1).join(', ')} and ${texts.length - MOST + 1} more`
    : texts.join(', ');
}
