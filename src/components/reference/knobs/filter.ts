import type { DocumentedKnob } from '../../../scenario/schema';

/** What a reader looks for; empty for everything. */
export interface KnobFilter {
  words: string;
  study: string;
  group: string;
  trust: string;
}

export const EVERY_KNOB: KnobFilter = { words: '', study: '', group: '', trust: '' };

interface Filed extends Omit<KnobFilter, 'words'> {
  knob: DocumentedKnob;
}

/** Whether a knob is looked for: each word somewhere in its names or texts, whatever the case. */
export function matches(filter: KnobFilter, { knob, ...filed }: Filed): boolean {
  const { label, id, description, mechanism } = knob;
  const text = [label, id, description, mechanism].join(' ').toLowerCase();
  const words = filter.words.toLowerCase().split(/\s+/);
  return (
    words.every((word) => text.includes(word)) &&
    (['study', 'group', 'trust'] as const).every(
      (field) => filter[field] === '' || filter[field] === filed[field],
    )
  );
}
