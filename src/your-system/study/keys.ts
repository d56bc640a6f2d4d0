import { isForeignKey } from '../../address/foreignKeys';

/** Names as keys of an address begin: plain letters and digits. */
function plain(name: string, otherwise: string): string {
  const marks = /\p{Diacritic}/gu;
  const key = name
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (key === '') return otherwise;
  return isForeignKey(`${key}.`) ? `${otherwise}-${key}` : key;
}

/** The same names with a number behind those that were there before: no two are alike, in capitals or small letters. */
export function distinct(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let key = name;
    for (let number = 2; taken.has(key.toLowerCase()); number += 1) key = `${name}-${number}`;
    taken.add(key.toLowerCase());
    return key;
  });
}

/** What the settings of each place are named after in links, by its name in the description. */
export const keysOf = (places: readonly { name: string }[], noun: string): string[] =>
  distinct(places.map(({ name }, index) => plain(name, `${noun}${index + 1}`)));
