import { type NumberField, nearestIn } from '../../address/number';
import { formatNumber } from '../../charts/frame/format';
import { NUMBERS } from '../table/numbers';

/** The number that is used for what was given, null where it is not clear which, and what is accepted. */
export interface Nearest {
  value: number | null;
  accepted: string;
}

const FIELDS: ReadonlyMap<string, NumberField<number | null>> = new Map(
  Object.values(NUMBERS).map((field) => [field.key, field]),
);

/** Fields of steps, whose keys tell of what they are. */
const STEP_FIELDS = new Map([['timeoutMs.meanMs', NUMBERS.timeoutMs]]);

/** What a number of that path may be; undefined where the module alone knows. */
function fieldAt(path: string): NumberField<number | null> | undefined {
  if (/^(measured|hold|targets|run)\b/.test(path)) return undefined;
  const key = path.replace(/^.*\](\.|$)/, '');
  if (key.startsWith('demandsMs.')) return NUMBERS.demandMs;
  if (key === 'thinkMs.meanMs') return NUMBERS.thinkMs;
  return FIELDS.get(key) ?? STEP_FIELDS.get(key);
}

/** A number as somebody wrote it in a text. */
const NUMBER_TEXT = /^\s*[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?\s*$/i;

/** A time or a rate above 0 has no nearest. */
const hasNearest = ({ least }: NumberField<number | null>, number: number): boolean =>
  number >= least || least !== Number.MIN_VALUE;

/** The nearest accepted number where a number is asked for; null for what is none. */
export function nearestNumber(path: string, given: unknown): Nearest | null {
  const isText = typeof given === 'string' && NUMBER_TEXT.test(given);
  if (typeof given !== 'number' && !isText) return null;
  const number = Number(given);
  const field = fieldAt(path);
  if (field === undefined) {
    return { value: Number.isFinite(number) ? number : null, accepted: 'a number' };
  }
  const isOver = number > field.most && field.least === Number.MIN_VALUE;
  return {
    value: hasNearest(field, number) ? nearestIn(field, number) : null,
    accepted: isOver ? `a number above 0, at most ${formatNumber(field.most)}` : field.accepted,
  };
}
