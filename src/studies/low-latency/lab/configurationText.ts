import { countText } from '../../../charts/frame/format';
import type { LabContext } from '../../../lab/types';
import { valueText } from '../../../lab/view/knobText';
import type { Knob } from '../../../scenario/schema';

/** A setting in as few words as a button holds. */
function shortText(knob: Knob, value: number): string {
  if (knob.id === 'virtualUsers') return countText(value, 'user');
  if (knob.kind === 'choice') return valueText(knob, value);
  if (knob.kind === 'set') {
    const count = valueText(knob, value);
    return value === 0 ? 'tracking off' : countText(count, 'point');
  }
  return `${knob.label} ${valueText(knob, value)}`;
}

/** Settings that a button names, unless it takes more of them to tell it from the others. */
const MOST = 3;

type Values = Readonly<Record<string, number>>;

/** The differing knobs, first those that tell a configuration from the others of its page, the users always. */
function tellingFirst(differing: readonly Knob[], own: Values, others: readonly Values[]) {
  const of = (values: Values, knob: Knob) => shortText(knob, values[knob.id] ?? knob.default);
  const isSame = (knob: Knob) => (values: Values) => of(values, knob) === of(own, knob);
  const telling: Knob[] = [];
  let alike = others;
  for (;;) {
    const rest = differing.filter((knob) => !telling.includes(knob));
    const alikeAfter = (knob: Knob) => alike.filter(isSame(knob)).length;
    const best =
      telling.length === 0 ? rest[0] : [...rest].sort((a, b) => alikeAfter(a) - alikeAfter(b))[0];
    if (best === undefined || (telling.length > 0 && alikeAfter(best) === alike.length)) {
      return { telling, rest, textOf: (knob: Knob) => of(own, knob) };
    }
    telling.push(best);
    alike = alike.filter(isSame(best));
  }
}

/** What tells the configurations of a page apart: users, then what differs from the first and the others. */
export function configurationText(
  { schema, configurations: all }: Pick<LabContext, 'schema' | 'configurations'>,
  label: string,
): string {
  const [first] = Object.values(all);
  const own = all[label] ?? {};
  const others = Object.values(all).filter((values) => values !== own);
  const differing = schema.knobs.filter(
    ({ id }) => id === 'virtualUsers' || own[id] !== first?.[id],
  );
  const { telling, rest, textOf } = tellingFirst(differing, own, others);
  const isLong = differing.length > MOST;
  const named = isLong
    ? [...telling, ...rest].slice(0, Math.max(MOST - 1, telling.length))
    : differing;
  const more = differing.length - named.length;
  return `${named.map(textOf).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
