import generated from '../generated/parts.json';
import type { Run } from '../types';

/** What a note tells of: a message that waits or is worked on, or how many are in a line. */
export interface Part {
  id: string;
  label: string;
  kind: 'wait' | 'work' | 'line';
}

/** The parts that notes of a study tell of, as the simulator declares them; none where they are the stages of its reports. */
export const partsOf = (study: string): readonly Part[] =>
  (generated as Record<string, readonly Part[]>)[study] ?? [];

/** The same of any described system. */
export const systemParts = (): readonly Part[] => partsOf('system');

/** What the notes of a run tell of. */
export const notedParts = ({ study, system }: Run): readonly Part[] =>
  system === undefined ? partsOf(study) : systemParts();
