import type { Description } from '../description';
import { keptName } from './keptText';
import { saidBesideName } from './said';
import { keptText, type SystemShelf } from './stored';

/** Keeps the text of a system by its name, or by the next like it that is free; not where it is kept already. */
function keepBeside(shelf: SystemShelf, text: string): string[] {
  const said = saidBesideName(text);
  if (said === null) return [];
  const description = JSON.parse(text) as Description;
  const base = keptName(description.name, []);
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? base : `${base} ${number}`;
    const there = shelf.textOf(name);
    if (there !== null && saidBesideName(there) === said) return [];
    if (there !== null) continue;
    shelf.keep(name, { ...description, name });
    return shelf.current().trouble === null ? [name] : [];
  }
}

/**
 * Another system, with the one before its change, takes the place of the draft. What somebody made of the drafts is kept by
 * name, beside what has that name; the names of those that were not kept already.
 */
export function makeRoom(shelf: SystemShelf, next: readonly (Description | null)[]): string[] {
  const coming = next.map((one) => one && keptText(one));
  const left = shelf.leave().filter((text) => !coming.includes(text));
  return [...new Set(left)].flatMap((text) => keepBeside(shelf, text));
}
