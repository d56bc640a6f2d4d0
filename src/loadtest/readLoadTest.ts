import { checkedAlone } from './checks/alone';
import { withFailed } from './checks/failed';
import { checkedByLaw } from './checks/law';
import { outOfRange, withinSimulation } from './checks/range';
import { withThink } from './checks/thinkGiven';
import { checkedTogether, mixedTests } from './checks/together';
import { readAll } from './files';
import { summarised } from './summarised';
import { countedIn, namedIn } from './together/inWindows';
import { joinedTo } from './together/joined';
import { countedOnce } from './together/sameRun';
import { unmatched, withUtilisation } from './together/utilisation';
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
          warmUpSeconds: told.warmUpSeconds,
          requests: told.requests,
          errorsPerSecond: told.errorsPerSecond,
          utilisation: told.utilisation,
          tool: told.tool,
          file: told.file,
          warnings: told.warnings,
        },
      ];

const isAnswered = ({ throughputPerSecond: x }: Told): boolean => x !== null && x > 0;
const isUsable = (level: Told): boolean => isAnswered(level) && outOfRange(level).length === 0;

/** What is wrong with a level that has no throughput, or that no fit takes. */
const unusable = (level: Told): Trouble[] =>
  isAnswered(level)
    ? outOfRange(level)
    : [
        trouble(
          level.file,
          'throughput',
          String(level.throughputPerSecond ?? 'nothing'),
          'requests that were answered, over some time',
        ),
      ];

/**
 * Reads the files of a load test, of any tool that is known and in any order, and says what is wrong with them. Never throws: what
 * cannot be read is among the troubles, and what is good stays.
 *
 * @param thinkMs how long users pause after each answer, whatever the files tell
 */
export function readLoadTest(
  files: readonly LoadFile[],
  choices: Choices = {},
  thinkMs?: number,
): LoadTest {
  const read = readAll(files, choices);
  const named = namedIn(read.windows, read.levels);
  const { levels, asked } = completed(named, choices, read.choices);
  const timed = countedIn(read.windows, levels);
  const measured = withUtilisation(timed, read.meters);
  const given = countedOnce(measured);
  const sorted = [...given].sort((a, b) => load(a) - load(b));
  const usable = withThink(sorted.filter(isUsable), thinkMs);
  const alone = usable.map(checkedAlone).map(withinSimulation);
  // The law counts errors apart, the others see the throughput that is given.
  const checked = checkedTogether(checkedByLaw(alone).map(withFailed), given);
  const kept = new Set(sorted.map(({ file }) => file));
  const all = [...read.choices, ...asked.filter(({ file }) => kept.has(file))];
  return {
    levels: checked.flatMap(levelOf),
    troubles: summarised([
      ...read.troubles,
      ...(timed.length > 0 ? unmatched(timed, read.meters) : []),
      ...mixedTests(given),
      ...sorted.flatMap(unusable),
    ]),
    missing: all.filter(({ value }) => value === null).map(({ id }) => id),
    loop: loopOf(checked),
    choices: all,
    joined: joinedTo(given, read.meters, read.windows),
  };
}
