/** A unit of minutes, or a sign of least times: what stands beside it tells. */
export const BRACKETED_MIN = /[[(]\s*min\.?\s*[\])]/i;
/** What has no least beside it, so that (min) are minutes. */
const NO_LEAST =
  /avg|average|mean|mittel|durchschnitt|moyen|medi[ao]|\bmed\b|p ?\d\d|percentile|perzentil|dauer|duration|think|denkzeit/i;

/** A head in small letters and single words: "responseMeanMs" is "response mean ms". */
export const wordsOf = (head: string): string =>
  (NO_LEAST.test(head) ? head.replace(BRACKETED_MIN, ' minutes ') : head)
    .normalize('NFC')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replace(/[_.:\-()[\]{}#*]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
