import type { DifferenceRecord } from '../../../comparison/differences';
import record from '../generated/differences.json';

export { caution } from '../caution';
export { effectText } from './effectText';

export const differences = record as DifferenceRecord;
