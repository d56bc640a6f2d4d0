/** Units that somebody may type, as multiples of the first of their kind. */
const KINDS: readonly Readonly<Record<string, number>>[] = [
  {
    ms: 1,
    s: 1000,
    sec: 1000,
    second: 1000,
    min: 60_000,
    minute: 60_000,
    h: 3_600_000,
    hour: 3_600_000,
  },
  { kb: 1, mb: 1024, gb: 1024 * 1024 },
  { '%': 1, percent: 1 },
];

const kindOf = (unit: string) => KINDS.find((kind) => Object.hasOwn(kind, unit));

export const isUnit = (word: string): boolean => kindOf(word) !== undefined;

/** A number in another unit; null where the units measure different things. */
export function converted(value: number, from: string, to: string): number | null {
  const kind = kindOf(from);
  const [given, wanted] = [kind?.[from], kind?.[to.toLowerCase()]];
  return given === undefined || wanted === undefined ? null : (value * given) / wanted;
}
