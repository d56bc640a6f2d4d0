import { loadText, shown } from './checks/shown';
import { partOf } from './reports/partName';
import { taken } from './table/choice';
import { baseName } from './text';
import { type Told, warning } from './told';
import type { Choice, Choices } from './types';
import { rateInName, usersInName } from './usersInName';

const FROM_NAME = 'Taken from the name of the file.';

/** A number somebody chose; null where it is none above zero. */
function chosenNumber(text: string | undefined): number | null {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** A level whose file tells other users than its name, with that as a warning and as why there is a choice. */
function withName(level: Told, levels: readonly Told[]): Told {
  const { users, usersNote, loop, file } = level;
  const named = usersInName(file);
  const isTold = loop === 'closed' && users !== null && usersNote === '' && partOf(file) === '';
  const isAlone = levels.filter((other) => other.file === file).length === 1;
  const isRamp = level.warnings.some(({ code }) => code === 'ramp');
  if (!isTold || named === null || named === users || !isAlone || isRamp) return level;
  const said = `The name of ${baseName(file)} tells ${loadText({ ...level, users: named })}, but inside are ${shown(users)}: ${shown(users)} are taken.`;
  const warnings = [...level.warnings, warning('users-in-name', said)];
  return { ...level, usersNote: said, warnings };
}

const loopId = (level: Told): string => `loop of ${level.file}`;

/** Closed or open as chosen, else as the file tells it or its tool works. */
function withLoop(level: Told, choices: Choices): Told {
  const chosen = choices[loopId(level)];
  if (chosen === 'open' && level.loop === 'closed')
    return { ...level, loop: 'open', users: null, usersNote: '' };
  if (chosen === 'closed' && level.loop === 'open')
    return { ...level, loop: 'closed', arrivalsPerSecond: null };
  return level;
}

/** The name of a file, which tells of its one report; of several it tells nothing of any. */
const tellingName = (file: string): string => (partOf(file) === '' ? file : '');

/** The rate of an open test that its file does not tell: as chosen, as its name tells, else what came back. */
function rateOf(level: Told, choices: Choices): { rate: number | null; choice: Choice } {
  const id = `rate of ${level.file}`;
  const named = rateInName(tellingName(level.file));
  const back = (level.throughputPerSecond ?? 0) + (level.errorsPerSecond ?? 0);
  const rate = chosenNumber(choices[id]) ?? named ?? (back > 0 ? back : null);
  const note = named === null ? 'As much as came back; more may have been sent.' : FROM_NAME;
  const value = rate === null ? null : String(rate);
  return { rate, choice: { id, file: level.file, value, options: [], note } };
}

/** The users of a closed test, and the choice that names where they are from. */
function usersOf(level: Told, choices: Choices): { users: number | null; choice: Choice } {
  const id = `users of ${level.file}`;
  const named = level.users === null ? usersInName(tellingName(level.file)) : null;
  const users = chosenNumber(choices[id]) ?? level.users ?? named;
  const note = named === null ? level.usersNote : FROM_NAME;
  const value = users === null ? null : String(users);
  return { users, choice: { id, file: level.file, value, options: [], note } };
}

/**
 * Levels with the users or the rate that their file does not tell: from its name, as chosen, else asked for.
 *
 * @param others what else is asked or taken to be so
 */
export function completed(
  levels: readonly Told[],
  choices: Choices,
  others: readonly Choice[],
): { levels: Told[]; asked: Choice[] } {
  // Where a column is asked for, its users come with it.
  const open = new Set(others.filter(({ value }) => value === null).map(({ file }) => file));
  const asked = new Map<string, Choice>();
  const filled = levels
    .map((level) => withName(level, levels))
    .map((given) => {
      if (given.loopNote !== '') {
        const { file, loop: otherwise, loopNote: note } = given;
        const options = ['closed', 'open'];
        const choice = taken({ what: 'loop', file, options, otherwise, note }, choices);
        asked.set(choice.id, choice);
      }
      const level = withLoop(given, choices);
      if (level.loop === 'open' && level.arrivalsPerSecond === null) {
        const { rate, choice } = rateOf(level, choices);
        asked.set(choice.id, choice);
        return { ...level, arrivalsPerSecond: rate };
      }
      if (level.loop === 'open' || (level.users !== null && level.usersNote === '')) return level;
      if (open.has(level.file)) return level;
      const { users, choice } = usersOf(level, choices);
      asked.set(choice.id, choice);
      return { ...level, users };
    });
  return { levels: filled, asked: [...asked.values()] };
}
