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

/** A unit of minutes, or a sign of least times: what stands beside it tells. */
export const BRACKETED_MIN = /[[(]\s*min\.?\s*[\])]/i;
/** What has no least beside it, so that (min) are minutes. */
const NO_LEAST =
  /avg|average|mean|mittel|durchschnitt|moyen|medi[ao]|\bmed\b|p ?\d\d|percentile|perzentil|dauer|duration|think|denkzeit/i;

/** A head in small letters and single words: "responseMeanMs" is "response mean ms". */
export const wordsOf = (head: string): string =>
  (NO_LEAST.test(head) ? head.replace(BRACKETED_MIN, ' minutes ') : head)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_.:\-()[\]{}#*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

const UTILISATION =
  /\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bload %|^(?:cpu|disk|memory)\b/;

/** The resource whose utilisation a head names, such as "db" of "utilisation.db"; null where it names none. */
export function resourceOf(head: string): string | null {
  const [, after] = /^\s*utili[sz]ation[\s._:-]+(.+?)\s*$/i.exec(head) ?? [];
  if (after !== undefined) return after;
  const words = wordsOf(head);
  if (!UTILISATION.test(words) || /time|\bms\b|wait|count|servers/.test(words)) return null;
  const name = words
    .replace(
      /\butili[sz]ation\b|\butil\b|\bbusy\b|\bauslastung\b|\bpercent\b|\bpct\b|%|\bof\b|\bshare\b|\bload\b/g,
      ' ',
    )
    .replace(/\s+/g, ' ')
    .trim();
  return name === '' ? words : name;
}

/** Heads of the time at which a row was taken, not of how long something took. */
export const CLOCK =
  /^(?:time|times ?tamp|epoch(?: s(?:econds?)?)?|t|ts|date(?: ?time)?|seconds?|at|time s|second)$/;

const TIME_WORD =
  /response|respuesta|latenc|latenz|antwort|réponse|\brt\b|\bresp\b|elapsed|residence|sojourn|\btime\b|zeit|\bms\b|\bµs\b|\bus\b|duration/;
const NO_MEAN =
  /\bmin\b|\bmax\b|minimum|maximum|std|dev|think|variance|slowest|fastest|\bsum\b|\btotal\b|connect|first byte|ttfb/;
const OTHER_PERCENTILE =
  /\d{2}[ ,]\d\d?\s*(?:%|th|pct|percent)|p ?\d{2} \d|p ?\d{3}|\b(?:p ?)?(?:75|66|80|98|25|10)\b/;

const percentile = (rank: string) => (words: string) =>
  !OTHER_PERCENTILE.test(words) &&
  new RegExp(
    `\\bp ?${rank}\\b|\\b${rank} ?(?:th|st|%|pct|perc|percent)|\\b(?:pct|perc|percentile|quantile|line) ?${rank}\\b|\\b0 ${rank}\\b`,
  ).test(words);

const ANSWERED =
  /through ?put|\btput\b|\bxput\b|durchsatz|d[ée]bit|rendimiento|^x(?: |$)|goodput|\bachieved\b|\banswered\b/;
const RATE = /\bk?[rtqo]ps\b|\b[rtq]pm\b|\brate\b/;
const VOLUME = /\b[kmg]?i?bytes?|\b[kmg]i?b\b|\bbits?\b/;

const MEASURED: readonly (readonly [Role, (words: string) => boolean])[] = [
  ['p99', percentile('99')],
  ['p95', percentile('95')],
  ['p90', percentile('90')],
  ['p50', (words) => percentile('50')(words) || /\bmedian\b|\bmed\b/.test(words)],
  ['standardError', (words) => /\b(?:standard|std) ?err|\bse\b/.test(words)],
  ['errors', (words) => /\berr(?:ors?)?\b|\bfail|\bfehler|\btimeouts?\b|\bko\b/.test(words)],
  ['think', (words) => /\bthink|\bdenkzeit|^z(?: |$)/.test(words)],
  [
    'arrivals',
    (words) => /\barriv|\boffered|\btarget (?:rate|rps|qps)|\bsend rate|\binput rate/.test(words),
  ],
  ['throughput', (words) => ANSWERED.test(words) && !VOLUME.test(words)],
  [
    'throughput',
    (words) =>
      (RATE.test(words) ||
        /(?:req|quer|trans|hit|call|op|order|script|job|message|sample|page|iteration|anfrage|petici)\p{L}* ?(?:\/|per|pro|par) ?\p{L}+/u.test(
          words,
        ) ||
        /^\/ ?s(?:ec)?$/.test(words)) &&
      !VOLUME.test(words),
  ],
  [
    'users',
    (words) =>
      /^n$|^c$|\busers?\b|\bv ?us?(?:ers)?\b|\bvus\b|concurren|\bthreads?\b|\bclients?\b|\bconn(?:ection)?s?\b|benutzer|nutzer|usuarios|utilisateurs|\bworkers?\b|parallel|\bterminals?\b|\bsessions?\b|\bpopulation\b|\bcustomers?\b/.test(
        words,
      ) && !TIME_WORD.test(words),
  ],
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
      ) && !NO_MEAN.test(words),
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

/** The columns by what their heads say they hold: for each role the first that names it best. */
export function rolesOf(heads: readonly string[]): Map<Role, number> {
  const roles = new Map<Role, number>();
  const taken = new Set<number>();
  for (const [role, holds] of MEASURED) {
    if (roles.has(role)) continue;
    const at = heads.findIndex(
      (head, index) => !taken.has(index) && resourceOf(head) === null && holds(wordsOf(head)),
    );
    if (at < 0) continue;
    roles.set(role, at);
    taken.add(at);
  }
  // Beside what was answered, and without users, a rate is what was sent.
  const sent = heads.findIndex((head, at) => !taken.has(at) && RATE.test(wordsOf(head)));
  if (sent >= 0 && !roles.has('users') && !roles.has('arrivals')) roles.set('arrivals', sent);
  return roles;
}
