import type { Told } from './told';
import type { Choice, Choices } from './types';
import { usersInName } from './usersInName';

/** A number somebody chose; null where it is none above zero. */
function chosenNumber(text: string | undefined): number | null {
  const value = Number(text ?? '');
  return Number.isFinite(value) && value > 0 ? value : null;
}

/** Levels with the number of users their file does not tell, taken from its name or as chosen, else asked for. */
export function completed(
  levels: readonly Told[],
  choices: Choices,
): { levels: Told[]; asked: Choice[] } {
  const asked: Choice[] = [];
  const filled = levels.map((level) => {
    if (level.loop === 'open' || (level.users !== null && level.usersNote === '')) return level;
    const id = `users of ${level.file}`;
    const named = usersInName(level.file);
    const users = chosenNumber(choices[id]) ?? level.users ?? named;
    const isNamed = level.users === null && named !== null;
    const note = isNamed ? 'Taken from the name of the file.' : level.usersNote;
    asked.push({ id, value: users === null ? null : String(users), options: [], note });
    return { ...level, users };
  });
  return { levels: filled, asked };
}
