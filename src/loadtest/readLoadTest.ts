import { readAll } from './files';
import type { Told } from './told';
import type { Choices, Level, LoadFile, LoadTest } from './types';
import { completed } from './users';

const load = ({ users, arrivalsPerSecond }: Told): number =>
  users ?? arrivalsPerSecond ?? Number.POSITIVE_INFINITY;

function loopOf(levels: readonly Told[]): LoadTest['loop'] {
  const [loop, other] = [...new Set(levels.map((level) => level.loop))];
  return loop === undefined ? null : other === undefined ? loop : 'mixed';
}

/** A level without what only checks and joins want. */
const levelOf = (told: Told): Level[] =>
  told.throughputPerSecond === null
    ? []
    : [
        {
          users: told.users,
          arrivalsPerSecond: told.arrivalsPerSecond,
          throughputPerSecond: told.throughputPerSecond,
          throughputStandardError: told.throughputStandardError,
          responseMs: told.responseMs,
          thinkMs: told.thinkMs,
          seconds: told.seconds,
          requests: told.requests,
          errorsPerSecond: told.errorsPerSecond,
          utilisation: told.utilisation,
          tool: told.tool,
          file: told.file,
          warnings: told.warnings,
        },
      ];

/**
 * Reads the files of a load test, of any tool that is known and in any order, and says what is wrong with them. Never throws: what
 * cannot be read is among the troubles, and what is good stays.
 */
export function readLoadTest(files: readonly LoadFile[], choices: Choices = {}): LoadTest {
  const read = readAll(files, choices);
  const { levels, asked } = completed(read.levels, choices);
  const sorted = [...levels].sort((a, b) => load(a) - load(b));
  const all = [...read.choices, ...asked];
  return {
    levels: sorted.flatMap(levelOf),
    troubles: read.troubles,
    missing: all.filter(({ value }) => value === null).map(({ id }) => id),
    loop: loopOf(sorted),
    choices: all,
  };
}
