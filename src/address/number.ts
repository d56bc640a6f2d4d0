import { type Field, taken } from './field';
import { type Named, refused } from './problem';

/** A number of an address with the range that it lies in. */
export interface NumberField<Value extends number | null = number> extends Field<Value> {
  least: number;
  most: number;
  isWhole: boolean;
}

/** A number as addresses have it: with a point, not a comma, and with an exponent where somebody writes one. */
export const NUMBER = /^-?\d+(\.\d+)?(e[+-]?\d+)?$/i;

/** The accepted number that is nearest. */
export const nearestIn = (
  { least, most, isWhole }: Pick<NumberField<number | null>, 'least' | 'most' | 'isWhole'>,
  number: number,
): number => Math.min(most, Math.max(least, isWhole ? Math.round(number) : number));

/** Declares a number; `unit` stands behind its range in words, and null as `otherwise` is for an address without it. */
export function numberField<Otherwise extends number | null>({
  unit = '',
  ...range
}: Named & {
  least: number;
  most: number;
  otherwise: Otherwise;
  isWhole?: boolean;
  unit?: string;
}): NumberField<number | Otherwise> {
  const { least, most, otherwise, isWhole = true } = range;
  const kind = isWhole ? 'whole numbers' : 'numbers';
  const behind = unit === '' ? '' : ` ${unit}`;
  const accepted = least === most ? `${least}` : `${kind} from ${least} to ${most}${behind}`;
  return {
    ...range,
    isWhole,
    accepted,
    read: (given) => {
      const text = given.trim();
      const number = NUMBER.test(text) ? Number(text) + 0 : otherwise;
      const used = number === null ? null : nearestIn({ least, most, isWhole }, number);
      const isAccepted = NUMBER.test(text) && used === number;
      const instead = used === null ? 'It is left out.' : `${used} is used.`;
      const problems = isAccepted ? [] : [refused(range, given, accepted, instead)];
      return taken(used as number | Otherwise, ...problems);
    },
    write: (value) => (value === null ? '' : String(value)),
  };
}
