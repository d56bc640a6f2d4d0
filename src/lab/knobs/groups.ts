import { capitalised } from '../../charts/frame/format';
import type { KnobSchema } from '../../scenario/schema';
import { inSentence } from '../view/format';

export interface KnobGroup {
  id: string;
  label: string;
  /** Whether all its knobs are advanced. */
  isAdvanced: boolean;
}

/** Order and spelling of the groups; others follow as the schema names them. */
const LABELS: Readonly<Record<string, string>> = {
  load: 'Load',
  hosts: 'Hosts',
  messagebox: 'MessageBox',
  tracking: 'Tracking',
  polling: 'Polling',
  threads: 'Threads',
  http: 'HTTP',
  sql: 'SQL Server',
  storage: 'Storage',
};

/** The groups of a study's knobs. */
export function groupsOf({ knobs }: KnobSchema): KnobGroup[] {
  const present = new Set(knobs.map(({ group }) => group));
  const known = Object.keys(LABELS).filter((id) => present.has(id));
  return [...new Set([...known, ...present])].map((id) => ({
    id,
    label: LABELS[id] ?? capitalised(id),
    isAdvanced: knobs.every(({ group, advanced }) => group !== id || advanced),
  }));
}

/** The groups that are advanced as a whole, in few words. */
export const advancedText = (groups: readonly KnobGroup[]): string =>
  groups
    .filter(({ isAdvanced }) => isAdvanced)
    .map(({ label }) => inSentence(label))
    .join(', ');
