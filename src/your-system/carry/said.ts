import type { Description } from '../description';
import { VERSION } from './versions';

/** Whether a description says anything but its version. */
export const saysAnything = ({ version: _, stations, ...others }: Description): boolean =>
  stations.length > 0 || Object.keys(others).length > 0;

/** Of a field, null says as much as leaving it out. */
const withoutNulls = (_: string, value: unknown): unknown => (value === null ? undefined : value);

/** What a description says, each digit of it: without fields that are null, and the version that is meant without one. */
export function saidOf({ version, ...description }: Description): unknown {
  const said = version === VERSION ? description : { version, ...description };
  return JSON.parse(JSON.stringify(said, withoutNulls));
}

/** What a text says of a system beside its name, to be compared with that of another; null where it is none. */
export function saidBesideName(text: string): string | null {
  try {
    const { name: _, ...said } = JSON.parse(text) as Partial<Description>;
    return JSON.stringify(said);
  } catch {
    return null;
  }
}
