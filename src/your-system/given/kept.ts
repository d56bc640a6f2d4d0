import type { Choices, LoadFile } from '../../loadtest';
import { wholeName } from '../../loadtest/reports/partName';
import type { Draft } from './table';

/** What a browser keeps of what a reader gave: all that is needed to read it again. */
export interface Kept {
  files: readonly LoadFile[];
  choices: Choices;
  /** How long users pause after each answer, in ms; null where nobody said. */
  thinkMs: number | null;
  /** The table as it was typed last, with cells that cannot be read; null where nobody typed. */
  draft: Draft | null;
}

export const NOTHING: Kept = { files: [], choices: {}, thinkMs: null, draft: null };

/** With more files; one of a name that is there already takes its place. */
export function withFiles(kept: Kept, files: readonly LoadFile[]): Kept {
  const names = new Set(files.map(({ name }) => name));
  const others = kept.files.filter(({ name }) => !names.has(name));
  return { ...kept, files: [...others, ...files] };
}

/** Without some files. */
export const withoutFiles = (kept: Kept, names: readonly string[]): Kept => ({
  ...kept,
  files: kept.files.filter(({ name }) => !names.includes(name)),
});

/** Without choices that the files do not have any more, such as the users of one that is an open test now. */
export const withoutChoices = (kept: Kept, ids: readonly string[]): Kept => ({
  ...kept,
  choices: Object.fromEntries(Object.entries(kept.choices).filter(([id]) => !ids.includes(id))),
});

const PASTED = /^pasted (\d+)$/;

export const isPasted = (name: string): boolean => PASTED.test(name);

/** The name of the next text that is pasted, beside others: "pasted 1", then "pasted 2". */
export function pastedName(names: readonly string[]): string {
  const numbers = names.map((name) => Number(PASTED.exec(wholeName(name))?.[1] ?? 0));
  return `pasted ${Math.max(0, ...numbers) + 1}`;
}
