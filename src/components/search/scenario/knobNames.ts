import type { Knob, KnobSchema } from '../../../scenario/schema';
import { plain, wordsOf } from '../words';
import everyday from './knobWords.json';

/** What somebody may call a knob, or one of its choices. */
export interface KnobName {
  knob: Knob;
  words: readonly string[];
  /** The value that the name itself gives, as links have it; absent where a value is to follow. */
  value?: string;
}

const EVERYDAY: Readonly<Record<string, readonly string[]>> = everyday;

/** "maxReceiveIntervalMs" as words, without its unit. */
const spelled = (id: string): string =>
  id
    .replace(/(?<=[a-z])(Ms|Kb|Mb|Seconds|Minutes|Hours|PerSecond)$/, '')
    .replace(/([A-Z])/g, ' $1');

const namesOf = (knob: Knob): KnobName[] => {
  const { id, label, plain: told = '', kind, choices } = knob;
  const names = [...(EVERYDAY[id] ?? []), label, told, id, spelled(id)].map(wordsOf);
  const chosen = kind === 'choice' ? choices : [];
  return [
    ...names.map((words) => ({ knob, words })),
    ...chosen.flatMap((choice) =>
      [choice.id, choice.label].map((name) => ({ knob, words: wordsOf(name), value: choice.id })),
    ),
  ];
};

/** The names of all knobs of a study, long ones first: "think time spread" is not a think time. */
export const knobNames = ({ knobs }: KnobSchema): KnobName[] =>
  knobs
    .flatMap(namesOf)
    .filter(
      ({ words, value }) =>
        words.length > 0 && (value === undefined || !/^\d+$/.test(plain(value))),
    )
    .sort((a, b) => b.words.length - a.words.length);
