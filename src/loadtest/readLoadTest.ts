import { readAll } from './files';
import { countedIn, namedIn } from './together/inWindows';
import { countedOnce } from './together/sameRun';
import { withUtilisation } from './together/utilisation';
import { type Told, trouble } from './told';
import type { Choices, Level, LoadFile, LoadTest, Trouble } from './types';
import { completed } from './users';

const load = ({ users, arrivalsPerSecond }: Told): number =>
  users ?? arrivalsPerSecond ?? Number.POSITIVE_INFINITY;

function loopOf(levels: readonly Told[]): LoadTest['loop'] {
  const [loop, other] = [...new Set(levels.map((level) => level.loop))];
  return loop === undefined ? null : other === undefined ? loop : 'mixed';
}

/** A level without what only checks and joins want. */
const levelOf = (told: Told): Level[] =>
  told.throughputPerSecond === null || told.throughputPerSecond <= 0
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

/** What is wrong with a level that has no throughput. */
const unusable = ({ file, throughputPerSecond }: Told): Trouble[] =>
  throughputPerSecond !== null && throughputPerSecond > 0
    ? []
    : [
        trouble(
          file,
          'throughput',
          String(throughputPerSecond ?? 'nothing'),
          'requests that were answered, over some time',
        ),
      ];

/**
 * Reads the files of a load test, of any tool that is known and in any order, and says what is wrong with them. Never throws: what
 * cannot be read is among the troubles, and what is good stays.
 */
export function readLoadTest(files: readonly LoadFile[], choices: Choices = {}): LoadTest {
  const read = readAll(files, choices);
  const named = namedIn(read.windows, read.levels);
  const { levels, asked } = completed(named, choices);
  const measured = withUtilisation(countedIn(read.windows, levels), read.meters);
  const sorted = countedOnce(measured).sort((a, b) => load(a) - load(b));
  const kept = new Set(sorted.map(({ file }) => file));
  const all = [...read.choices, ...asked.filter(({ file }) => kept.has(file))];
  return {
    levels: sorted.flatMap(levelOf),
    troubles: [...read.troubles, ...sorted.flatMap(unusable)],
    missing: all.filter(({ value }) => value === null).map(({ id }) => id),
    loop: loopOf(sorted),
    choices: all,
  };
}
