import { expect, it } from 'vitest';
import type { LoadFile } from '../../../../src/loadtest';
import { readFiles } from '../../../../src/system/loadTest';
import type { Description } from '../../../../src/your-system/description';
import { NOTHING } from '../../../../src/your-system/given/kept';
import { NOT_READ, ownReading, type Reading } from '../../../../src/your-system/given/ownReading';
import { withReading } from '../../../../src/your-system/given/reading';

const EMPTY: Description = { stations: [] };
const table = (name: string, perSecond: number): LoadFile => ({
  name,
  text: `users,req/s\n1,${perSecond}\n2,${2 * perSecond}\n`,
});
const reading = (files: LoadFile[], thinkMs: number | null = null): Reading => ({
  kept: { ...NOTHING, files, thinkMs },
  test: readFiles(files, { thinkMs: thinkMs ?? undefined }),
  origin: 'here',
});
const described = ({ test }: Reading): Description =>
  test === null ? EMPTY : withReading(EMPTY, test, null);

const one = reading([table('a.csv', 46)]);
const both = reading([table('a.csv', 46), table('b.csv', 50)]);
const paused = reading([table('a.csv', 46)], 100);
const other = reading([table('a.csv', 47)]);
const unused = reading([{ name: 'pasted 1', text: 'what is this?' }]);

it('is that of the levels, whichever was made last', () => {
  const all = [one, both, paused, other];
  for (const each of all) expect(ownReading(described(each), 'here', all)).toBe(each);
  expect(ownReading(EMPTY, 'here', all)).toBe(NOT_READ);
});

it('is the last of several that read the same', () => {
  const again = reading([table('a.csv', 46)]);
  expect(ownReading(described(one), 'here', [one, again])).toBe(again);
});

it('is not one of another test whose file has the same name', () => {
  expect(ownReading(described(other), 'here', [one])).toBe(NOT_READ);
});

it('stays where levels were edited', () => {
  const { measured = [] } = described(one);
  const typed = { users: 2, throughputPerSecond: 90, tool: 'typed' };
  const edited = { stations: [], measured: [...(measured ?? []).slice(0, 1), typed] };
  expect(ownReading(edited, 'here', [one, both])).toBe(one);
});

it('without levels is of the system that it was given for', () => {
  const elsewhere = described(other);
  expect(ownReading(elsewhere, 'here', [one, unused])).toBe(unused);
  expect(ownReading(EMPTY, 'here', [unused])).toBe(unused);
  expect(ownReading(EMPTY, 'another', [unused])).toBe(NOT_READ);
});

it('with levels is of a system that has them, whichever that is', () => {
  expect(ownReading(described(one), 'another', [one])).toBe(one);
});
