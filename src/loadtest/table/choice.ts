import type { Choice, Choices } from '../types';

/** What was chosen for an id, if it is one of the options, else what is taken. */
export function taken(
  id: string,
  options: readonly string[],
  otherwise: string,
  note: string,
  choices: Choices,
): Choice & { value: string } {
  const chosen = choices[id];
  const value = chosen !== undefined && options.includes(chosen) ? chosen : otherwise;
  return { id, value, options, note };
}
