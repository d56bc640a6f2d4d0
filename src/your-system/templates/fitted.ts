import type { FitAnswer } from '../../system/fitAnswer';
import { fitLevels } from '../../system/fitLevels';
import type { FitQuestion } from '../../system/fitQuestion';
import type { KnownLoadTest } from './loadTests';

type Fit = (question: FitQuestion) => FitAnswer;

/** What pages tell of the real load tests, found when the site is built. */
export interface FittedTests {
  /** Web server and database; the two highest levels kept back. */
  web: FitAnswer;
  /** The same with how busy its parts were, nothing kept back. */
  webMetered: FitAnswer;
  /** Connection pool; the two highest levels kept back. */
  pool: FitAnswer;
  /** Its levels up to 8 users alone, with what they say of the others. */
  poolUpTo8: FitAnswer;
  delay: FitAnswer;
  open: FitAnswer;
}

const HELD = [32, 64];
const FIRST = 8;

/** Asks the module of each test what the pages tell. */
export function fittedTests(
  ask: Fit,
  tests: Readonly<Record<'web' | 'pool' | 'delay' | 'open', KnownLoadTest>>,
): FittedTests {
  const [web, pool, delay, open] = [tests.web, tests.pool, tests.delay, tests.open].map(
    ({ levels }) => fitLevels(levels),
  );
  const busy = new Map(tests.web.meters?.map(({ users, utilisation }) => [users, utilisation]));
  const metered = web?.map((level) => ({
    ...level,
    utilisation: busy.get(level.users ?? 0) ?? {},
  }));
  const seen = pool?.filter(({ users }) => (users ?? 0) <= FIRST);
  const rest = pool?.flatMap(({ users }) => (users && users > FIRST ? [users] : []));
  return {
    web: ask({ levels: web ?? [], hold: HELD }),
    webMetered: ask({ levels: metered ?? [] }),
    pool: ask({ levels: pool ?? [], hold: HELD }),
    poolUpTo8: ask({ levels: seen ?? [], at: rest }),
    delay: ask({ levels: delay ?? [] }),
    open: ask({ levels: open ?? [] }),
  };
}
