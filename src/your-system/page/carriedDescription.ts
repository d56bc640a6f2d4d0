import { type Problem, problemOf } from '../../address/problem';
import { quoted } from '../../address/quoted';
import { NOT_CARRIED } from '../../explore/study/exploredStudy';
import { OWN_SYSTEMS } from '../../measured/studyNames';
import { fromFragment, type SystemKey } from '../carry/link';
import { SHELF } from '../carry/stored';
import { type Description, isDrawn } from '../description';
// By itself: all of them together are too much for a first load.
import { description as example } from '../templates/webApplicationDatabase';

/** A system that an address asks for. */
export interface CarriedSystem {
  description: Description;
  /** What could not be read of it, and what is shown in its place. */
  problems: readonly Problem[];
}

/** What is shown where an address carries no system that can be, and what it is to the reader. */
interface Instead extends CarriedSystem {
  what: string;
}

export const keyOf = (id: string): SystemKey =>
  OWN_SYSTEMS.find((one) => one.id === id)?.key ?? 's';

const saidName = ({ name }: Description): string =>
  name ? quoted(name) : 'the system without a name';

const NOT_DRAWN = (key: SystemKey): Problem =>
  problemOf(
    key,
    '',
    `The system of the link (${key}) has no stations yet`,
    'one with stations; the page “Your system” makes them of measured levels',
  );

/** The system that was last worked on in this browser; else a template. */
async function instead(key: SystemKey): Promise<Instead> {
  for (const draft of [await SHELF.draft(key), await SHELF.draft()]) {
    if (!draft?.description || !isDrawn(draft.description)) continue;
    const what = `${saidName(draft.description)}, which was open in this browser last`;
    return { description: draft.description, problems: draft.problems, what };
  }
  const what = `the example ${saidName(example)}`;
  return { description: example, problems: [], what };
}

const note = (field: string, message: string): Problem => ({
  field,
  given: '',
  accepted: '',
  message,
});

/** The system of that id that the address carries; else another, which is named with what is wrong. */
export async function carriedDescription(id: string): Promise<CarriedSystem> {
  const key = keyOf(id);
  const { description, problems } = await fromFragment(window.location.hash.slice(1), key);
  if (description !== null && isDrawn(description)) return { description, problems };
  const wrong = description === null ? problems : [...problems, NOT_DRAWN(key)];
  const other = await instead(key);
  const isNone = wrong.length === 0;
  const said = isNone
    ? `The address carries no system ${key === 's' ? '' : 'before a change '}(${key}): you see ${other.what}.`
    : `You do not see the system of the link (${key}), but ${other.what}.`;
  return {
    description: other.description,
    problems: [...wrong, note(isNone ? NOT_CARRIED : key, said), ...other.problems],
  };
}
