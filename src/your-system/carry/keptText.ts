import type { Trouble } from '../../explore/book/trouble';

/** Why a system is not kept in this browser, and what else its reader can do. */
export const troubleText = ({ kind }: Trouble): string =>
  kind === 'full'
    ? 'The browser’s storage is full: the system is not kept. Remove one of those below, or save it as a file.'
    : 'This browser keeps nothing for this site, as in a private window. The link of this page holds the whole system: copy it, or save a file.';

/** A name for one that has none, which no other has: "Unnamed", then "Unnamed 2". */
export function keptName(name: string | null | undefined, names: readonly string[]): string {
  const given = name?.trim();
  if (given) return given;
  let number = 1;
  const unnamed = () => (number === 1 ? 'Unnamed' : `Unnamed ${number}`);
  while (names.includes(unnamed())) number += 1;
  return unnamed();
}
