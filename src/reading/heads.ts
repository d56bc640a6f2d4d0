/** A name of a column, or what stands behind a number, as it is looked at: in small letters, single spaces. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s_]+/g, ' ')
    .trim();

const SECOND = 's|secs?|seconds?|sek|sekunden?|secondes?|segundos?|secondi|secondo';
const MINUTE = 'm|mins?|minutes?|minuten?|minutos?|minut[ioe]|minuut';
const HOUR = 'h|hrs?|hours?|std|stunden?|heures?|horas?|or[ae]|uur';
const DAY = 'd|days?|tage?|jours?|d[ií]as?|giorn[oi]|dag';
const TIMES: readonly (readonly [string, number])[] = [
  [SECOND, 1],
  [MINUTE, 60],
  [HOUR, 3600],
  [DAY, 86_400],
];
const LETTER = '[\\p{L}]';
const PER = `(?:/|(?<!${LETTER})(?:per|pro|par|je|por|al|a|each|every|in)(?!${LETTER}))`;
const RATES = TIMES.map(([names, seconds]): [RegExp, number] => [
  new RegExp(`${PER} *(\\d{1,3})? *(?:${names})(?!${LETTER})`, 'u'),
  seconds,
]);
const SHORT: readonly (readonly [RegExp, number])[] = [
  [/(?:\b[rtqomec]ps|\bhz|(?<![\p{L}])s ?(?:-1|⁻¹)|\bpersec|persecond)\b|s⁻¹/u, 1],
  [/\b(?:[rtqm]pm)\b|min ?(?:-1|⁻¹)|perminute|\bminutely\b/u, 60],
  [/\b(?:[rtqm]ph)\b|(?<![\p{L}])h ?(?:-1|⁻¹)|perhour|\bhourly\b/u, 3600],
];

const PER_MS = /(?:\/|\b(?:per|pro|par|por)) *(?:ms|msec|milliseconds?|millisekunden?)(?!\p{L})/u;
/** Bytes and bits, which are no messages. */
const VOLUME = /(?<!\p{L})(?:(?:[kmgt]i?)?(?:bytes?|bits?)|[kmgt]i?b|b(?=ps|\/s))(?:ps)?(?!\p{L})/u;
/** Whether a head, or what stands behind a number, tells of bytes. */
export const isVolume = (text: string): boolean => VOLUME.test(plain(text));

/** Seconds to which a rate is told, such as 60 for "requests/min" and 300 for "per 5 min"; null where none is named. */
export function rateSeconds(text: string): number | null {
  const given = plain(text);
  if (PER_MS.test(given)) return 1e-3;
  for (const [pattern, seconds] of RATES) {
    const [found, count = '1'] = pattern.exec(given) ?? [];
    if (found !== undefined && Number(count) > 0) return Number(count) * seconds;
  }
  return SHORT.find(([pattern]) => pattern.test(given))?.[1] ?? null;
}

/** Whether a head tells of thousands, such as "requests in 1000". */
export const isThousands = (text: string): boolean =>
  /thousand|tausend|\btsd|millier|['’]000|[x×*] ?1[.,]?000|in 1[.,]?000\b/.test(plain(text));

const COUNTED: readonly (readonly [
  string,
  'milliseconds' | 'seconds' | 'minutes' | 'hours' | 'days',
])[] = [
  ['ms|msec|millis(?:econds?)?|millisekunden?', 'milliseconds'],
  [SECOND, 'seconds'],
  [MINUTE, 'minutes'],
  [HOUR, 'hours'],
  [DAY, 'days'],
];

/** What a column of counted time counts, such as "seconds" for "elapsed (s)"; null where its head does not say. */
export function countedIn(head: string) {
  const given = plain(head);
  const found = COUNTED.find(([names]) =>
    new RegExp(`(?<!${LETTER})(?:${names})(?!${LETTER})`, 'u').test(given),
  );
  return found?.[1] ?? null;
}

const TIME =
  /time|date|hour|when|elapsed|epoch|clock|minute|seconds?\b|stamp|zeit|datum|stunde|uhr|heure|temps|horaire|jour|\btag|fecha|hora|tiempo|tempo|tijd|uur|^t$/;
const NO_TIME = /response ?time|antwortzeit|temps de|latency|duration|per |\/|time ?taken/;

export const isTimeHead = (head: string): boolean =>
  TIME.test(plain(head)) && !NO_TIME.test(plain(head)) && rateSeconds(head) === null;

const NOT_LOAD =
  /fail|error|\berr\b|fehler|erreur|\bko\b|drop|reject|abgelehnt|timeout|retr(?:y|ies)|[45]xx|bytes|latenc|latenz|duration|dauer|response|antwort|\bms\b|percent|prozent|%|cpu|\bmem|\bp\d\d|\bmin\b|\bmax\b|std ?dev|users?\b|threads?|\bwait|queue|\bid$|code|status/;
const ALL =
  /total|overall|gesamt|insgesamt|\ball\b|\bsum\b|summe|totaux?|offered|arriv|incoming|received|eingang/;
const LOAD =
  /rate|load|\blast\b|charge|carga|carico|throughput|durchsatz|d[ée]bit|req(?:uest)?s?\b|anfrage|requ[êe]te|petici|richiest|message|nachricht|document|dokument|order|auftr[aä]g|commande|orchestration|transaction|hits?\b|calls?\b|aufrufe|\b[rtqm]p[smh]\b|value|wert|valeur|count|anzahl|nombre/;
const PART = /\bok\b|success|succeeded|erfolg|succ[èe]s|passed/;

/**
 * How well a head names a load: 4 for all of it, 3 for a load, 2 for a part of one, 1 for what it does not say, 0 for what is
 * none, such as errors and latencies.
 */
export function loadRank(head: string): number {
  const given = RATES.reduce((text, [pattern]) => text.replace(pattern, ' '), plain(head));
  if (NOT_LOAD.test(given) || isVolume(head)) return 0;
  if (ALL.test(given)) return 4;
  if (PART.test(given)) return 2;
  return LOAD.test(given) || rateSeconds(head) !== null ? 3 : 1;
}

/** Whether a head counts events, so that its numbers may be of each row's own stretch of time. */
export const isCountHead = (head: string): boolean =>
  /count|number of|anzahl|nombre|\bhits\b|^#|\bcnt\b/.test(plain(head)) &&
  rateSeconds(head) === null;

/** Whether a row is a sum or a mean of the others, by what stands in its cells. */
export const isTotalRow = (cells: readonly string[]): boolean =>
  /^(?:max(?:imum)?|min(?:imum)?|median|std ?dev)\b\.?:?$/.test(plain(cells[0] ?? '')) ||
  cells.some((cell) =>
    /^(?:grand )?(?:total|totals|sum|summe|gesamt|insgesamt|average|avg|mean|mittelwert|durchschnitt|moyenne|somme|totaal|media)\b:?$/.test(
      plain(cell),
    ),
  );

/** Whether the heads are those of a log with a row for each request, as JMeter and k6 write it. */
export function isRequestLog(heads: readonly string[]): boolean {
  const names = heads.map((head) => plain(head).replace(/ /g, ''));
  const has = (...wanted: string[]) => wanted.some((name) => names.includes(name));
  if (has('metricname') && has('metricvalue')) return true;
  return (
    has('timestamp', 'time', 'date', 'datetime') &&
    has('elapsed', 'latency', 'responsetime', 'duration', 'durationms', 'timetaken') &&
    has(
      'label',
      'responsecode',
      'success',
      'statuscode',
      'status',
      'url',
      'method',
      'threadname',
      'name',
    )
  );
}
