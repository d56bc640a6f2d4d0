import { rateSeconds } from '../../reading/heads';
import {
  isAnswered,
  isOfOne,
  isOtherStatistic,
  isRate,
  isSent,
  isSize,
  isWanted,
  isWholeRate,
} from './rates';
import { resourceOf } from './resources';
import { wordsOf } from './words';

/** What a column of a table of levels may hold. */
export type Role =
  | 'users'
  | 'arrivals'
  | 'throughput'
  | 'responseMean'
  | 'p50'
  | 'p90'
  | 'p95'
  | 'p99'
  | 'standardError'
  | 'think'
  | 'seconds'
  | 'requests'
  | 'errors'
  | 'tool';

/** Heads of the time at which a row was taken, not of how long something took. */
export const CLOCK =
  /^(?:time|times ?tamp|epoch(?: s(?:econds?)?)?|t|ts|date(?: ?time)?|seconds?|at|time s|second)$/;

const TIME_WORD =
  /response|respuesta|latenc|latenz|antwort|réponse|\blat\b|\brt\b|\bresp\b|elapsed|residence|sojourn|\btime\b|zeit|\bms\b|\bµs\b|\bus\b|duration/;
const NO_MEAN =
  /\bmin\b|\bmax\b|minimum|maximum|std|dev|think|variance|slowest|fastest|\bpeak\b|\bworst\b|\bbest\b|\bspitze|[σ±]|\bsum\b|\btotal\b|connect|first byte|ttfb/;
const OTHER_PERCENTILE =
  /\d{2}[ ,]\d\d?\s*(?:%|th|pct|percent)|p ?\d{2} \d|p ?\d{3}|\b(?:p ?)?(?:75|66|80|98|25|10)\b/;

const percentile = (rank: string) => (words: string) =>
  !OTHER_PERCENTILE.test(words) &&
  new RegExp(
    `\\bp ?${rank}\\b|\\b${rank} ?(?:th|st|%|pct|perc|percent)|\\b(?:pct|perc|percentile|quantile|line) ?${rank}\\b|\\b0 ${rank}\\b`,
  ).test(words);

const USERS =
  /^n$|^c$|\busers?\b|\bv ?us?(?:ers)?\b|\bvus\b|concurren|\bthreads?\b|\bclients?\b|\bconn(?:ection)?s?\b|benutzer|nutzer|usuarios|utilisateurs|\bworkers?\b|parallel|\bterminals?\b|\bsessions?\b|\bpopulation\b|\bcustomers?\b/;
/** Users of all generators, at once. */
const isUsers = (words: string) =>
  USERS.test(words) &&
  !TIME_WORD.test(words) &&
  !isOfOne(words) &&
  !isRate(words) &&
  rateSeconds(words) === null;
/** What has a mean that is no time. */
const COUNTED =
  /\b(?:users?|vus?|threads?|clients?|connections?|requests?|errors?|count|queue|active|memory|heap|number)\b|%|\bpercent/;
/** Roles of what was measured: what was wanted is none of it, and neither are rates and bytes of times. */
const TIMES: readonly Role[] = ['responseMean', 'p50', 'p90', 'p95', 'p99', 'think', 'seconds'];
const isExcluded = (role: Role, words: string): boolean =>
  (role === 'responseMean' && (isOtherStatistic(words) || /\d ?%/.test(words))) ||
  ((TIMES.includes(role) || role === 'requests') &&
    (isSize(words) || isRate(words) || isOfOne(words) || (role !== 'think' && isWanted(words))));

const MEASURED: readonly (readonly [Role, (words: string) => boolean])[] = [
  ['p99', percentile('99')],
  ['p95', percentile('95')],
  ['p90', percentile('90')],
  ['p50', (words) => percentile('50')(words) || /\bmedian\b|\bmed\b/.test(words)],
  ['standardError', (words) => /\b(?:standard|std) ?err|\bse\b/.test(words)],
  ['errors', (words) => /\berr(?:ors?)?\b|\bfail|\bfehler|\btimeouts?\b|\bko\b/.test(words)],
  ['think', (words) => /\bthink|\bdenkzeit|^z(?: |$)/.test(words)],
  ['arrivals', isSent],
  ['throughput', isAnswered],
  ['throughput', isWholeRate],
  ['users', (words) => isUsers(words) && !isWanted(words)],
  ['users', isUsers],
  [
    'responseMean',
    (words) =>
      (TIME_WORD.test(words) || /^r(?: |$)/.test(words)) &&
      /\bmean\b|\bavg\b|\baverage\b|mittel|durchschnitt|\bmoyen|\bmedio|\bmedia\b/.test(words) &&
      !NO_MEAN.test(words),
  ],
  [
    'responseMean',
    (words) =>
      /^(?:mean|avg|average|mittel(?:wert)?|durchschnitt|moyenne|media)(?: |$)|^r(?: |$)/.test(
        words,
      ) &&
      !NO_MEAN.test(words) &&
      !COUNTED.test(words),
  ],
  [
    'seconds',
    (words) =>
      /\bduration\b|\bseconds\b|\bwall\b|\brun ?time\b|\bdauer\b/.test(words) &&
      !/latenc|response/.test(words),
  ],
  [
    'responseMean',
    (words) =>
      TIME_WORD.test(words) &&
      !NO_MEAN.test(words) &&
      !CLOCK.test(words) &&
      !/\bstamp|\bstart|\bend\b|epoch|\bdate\b/.test(words),
  ],
  ['responseMean', (words) => /^time(?: ms| s)?$/.test(words)],
  [
    'requests',
    (words) =>
      /\brequests?\b|\bsamples?\b|\bcompleted\b|\btransactions?\b|\bcount\b|\banfragen\b/.test(
        words,
      ),
  ],
  ['tool', (words) => /^(?:tool|software|generator|version)$/.test(words)],
];

/** Whether a head names a number of users on its own. */
export const isUsersHead = (head: string): boolean =>
  resourceOf(head) === null && isUsers(wordsOf(head)) && !isWanted(wordsOf(head));

/** The columns by what their heads say they hold: for each role the first that names it best. */
export function rolesOf(heads: readonly string[]): Map<Role, number> {
  const roles = new Map<Role, number>();
  const taken = new Set<number>();
  for (const [role, holds] of MEASURED) {
    if (roles.has(role)) continue;
    const at = heads.findIndex(
      (head, index) =>
        !taken.has(index) &&
        resourceOf(head) === null &&
        !isExcluded(role, wordsOf(head)) &&
        holds(wordsOf(head)),
    );
    if (at < 0) continue;
    roles.set(role, at);
    taken.add(at);
  }
  // Beside what was answered, and without users, a rate is what was sent.
  const sent = heads.findIndex((head, at) => !taken.has(at) && isWholeRate(wordsOf(head)));
  if (sent >= 0 && !roles.has('users') && !roles.has('arrivals')) roles.set('arrivals', sent);
  return roles;
}
