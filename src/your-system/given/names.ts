import { baseName } from '../../loadtest/text';

function sharedStart(names: readonly string[]): number {
  const [first = ''] = names;
  const differs = [...first].findIndex((letter, at) => names.some((name) => name[at] !== letter));
  return differs < 0 ? first.length : differs;
}

const reversed = (text: string): string => [...text].reverse().join('');

/** One name for several: what they begin and end with, such as "n*.json", else the first and how many more. */
export function filesText(names: readonly string[]): string {
  const bases = names.map(baseName);
  const [first = ''] = bases;
  if (bases.length < 2) return first;
  const start = first.slice(0, sharedStart(bases));
  const ends = bases.map((name) => reversed(name.slice(start.length)));
  const end = reversed((ends[0] ?? '').slice(0, sharedStart(ends)));
  return start === '' && !/\.\w+$/.test(end)
    ? `${first} and ${bases.length - 1} more`
    : `${start}*${end}`;
}
