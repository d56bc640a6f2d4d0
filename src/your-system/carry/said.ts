import type { Description } from '../description';
import { VERSION } from './versions';

/** Of a field, null says as much as leaving it out. */
const withoutNulls = (_: string, value: unknown): unknown => (value === null ? undefined : value);

/** What a description says, each digit of it: without fields that are null, and the version that is meant without one. */
export function saidOf({ version, ...description }: Description): unknown {
  const said = version === VERSION ? description : { version, ...description };
  return JSON.parse(JSON.stringify(said, withoutNulls));
}
