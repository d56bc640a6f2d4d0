import { capitalised } from '../../charts/frame/format';
import type { LoadTest } from '../../loadtest';
import type { Description } from '../description';
import { levelsBeside } from './reading';
import { loadsText } from './said';

/** What is said once the reader has stopped a reading. */
export const STOPPED = 'Stopped. What was read before stays.';

const levelCount = (count: number): string => (count === 1 ? 'one level' : `${count} levels`);

/** What was opened in place of what was there. */
export function openedText({ name, stations, measured = [] }: Description): string {
  const parts = stations.length === 1 ? 'one station' : `${stations.length} stations`;
  const levels = measured?.length ? `, ${levelCount(measured.length)}` : '';
  return `Opened ${name ? `“${name}”` : 'a system'}: ${parts}${levels}. Undo brings back what was here before.`;
}

/** That levels from elsewhere stand beside those that were just read; empty where there are none. */
function besideText(description: Description, test: LoadTest | null): string {
  const { length } =
    test === null || test.levels.length === 0 ? [] : levelsBeside(description, test);
  if (length === 0) return '';
  const were = length === 1 ? 'One level was' : `${length} levels were`;
  return ` ${were} here before and ${length === 1 ? 'stays' : 'stay'}: remove what is of another test.`;
}

/** That levels seem to be of different systems; empty where they do not. */
function otherText(test: LoadTest | null): string {
  const all = (test?.levels ?? []).flatMap(({ warnings }) => warnings);
  const said = all.find(({ code }) => code === 'other-system')?.sentence;
  return said === undefined ? '' : ` ${said}`;
}

/** What is said once a reading has ended. */
export function levelsText(description: Description, test: LoadTest | null): string {
  const { measured, hold } = description;
  const levels = measured ?? [];
  const [missing] = test?.missing ?? [];
  const count = `${capitalised(levelCount(levels.length))} measured`;
  const isHeld = (load: number | null | undefined) => (hold ?? []).some((one) => one === load);
  const held = levels.filter(({ users, arrivalsPerSecond }) => isHeld(users ?? arrivalsPerSecond));
  const first =
    levels.length === 0 ? 'No level could be used.' : held.length === 0 ? `${count}.` : '';
  const read = first === '' ? `${count}; kept back to check the rest: ${loadsText(held)}.` : first;
  const kept = read + besideText(description, test) + otherText(test);
  if (missing === undefined) return kept;
  const more = test?.missing.slice(1) ?? [];
  return `${kept} Not told: ${missing}${more.length > 0 ? ` and ${more.length} more` : ''}.`;
}
