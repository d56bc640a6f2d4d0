import type { Choice, Choices } from '../types';

/** What is asked of a file: its words, what can be answered, and what is taken without an answer, and why. */
interface Question {
  what: string;
  file: string;
  options: readonly string[];
  otherwise: string;
  note: string;
}

/** What was chosen, if it is one of the options, else what is taken. */
export function taken(
  { what, file, options, otherwise, note }: Question,
  choices: Choices,
): Choice & { value: string } {
  const id = `${what} of ${file}`;
  const chosen = choices[id];
  const value = chosen !== undefined && options.includes(chosen) ? chosen : otherwise;
  return { id, file, value, options, note };
}
