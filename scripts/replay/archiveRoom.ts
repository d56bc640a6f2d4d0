/** What an archived simulator may weigh with its knobs and base values. */
export const MOST_KB_EACH = 600;
/** What all of them may weigh together, in every clone and in the built site. */
export const MOST_MB_ALL = 12;

export interface Weight {
  /** Study and version of the model. */
  name: string;
  bytes: number;
}

/** What of the archive is too heavy; empty where all of it has room. */
export function overweight(weights: readonly Weight[]): string[] {
  const all = weights.reduce((sum, { bytes }) => sum + bytes, 0);
  const each = weights
    .filter(({ bytes }) => bytes > MOST_KB_EACH * 1e3)
    .map(({ name, bytes }) => `${name} weighs ${Math.ceil(bytes / 1e3)} kB of ${MOST_KB_EACH}`);
  return all > MOST_MB_ALL * 1e6
    ? [...each, `all archived models weigh ${(all / 1e6).toFixed(2)} MB of ${MOST_MB_ALL}`]
    : each;
}
