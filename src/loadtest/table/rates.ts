import { isVolume } from '../../reading/heads';

const ANSWERED =
  /through ?put|\btput\b|\bxput\b|durchsatz|d[ée]bit|rendimiento|^x(?: |$)|goodput|\bachieved\b|\banswered\b/;
const NAMED_RATE = /\bk?[rtqo]ps\b|\b[rtq]pm\b|\brate\b/;
const COUNT_BY_TIME =
  /(?:req|quer|trans|hit|call|op|order|script|job|message|sample|page|iteration|anfrage|petici)\p{L}* ?(?:\/|per|pro|par) ?(?!(?:ms|us|µs)\b)\p{L}+|^\/ ?s(?:ec)?$/u;

/** What was wanted, not what came: it is sent, where it is a rate. */
const WANTED =
  /\btarget|\bziel|\bplan(?:ned)?\b|\bgeplant|\bsoll|\bdesired\b|\bconfigured\b|\bkonfiguriert|\brequested\b|\bexpected\b|\berwartet|\bscheduled\b|\bintended\b|\bgoal\b|\bset ?point\b|\bvorgabe|\bgewünscht|\bcible\b|\bpr[ée]vu|\battendu|\bobjetivo\b|\besperad/;
/** What somebody reckoned or allows. */
const RECKONED =
  /\bideal\b|\bpredict|\blinear\b|\bforecast|\bmodel|\bsl[ao]\b|\ballowed\b|\blimit\b|\brequired\b|\btheoretical\b|\bpermitted\b/;

/** A share of all, which is for one user, one machine or the like. */
const OF_ONE =
  /(?:\/|\b(?:per|pro|je|par|por|each)\b) ?(?:v?users?|vus?|clients?|threads?|conn(?:ection)?s?|v?cores?|v?cpus?|nodes?|hosts?|servers?|instances?|pods?|workers?|generators?|injectors?|agents?|machines?|sessions?|terminals?|customers?|process(?:es)?|replicas?|containers?|shards?|benutzer|nutzer|anwender|kern|knoten|rechner|utilisateur|usuario)\b/;
/** What is no mean. */
const OTHER_STATISTIC =
  /\bstd|\bst ?dev|\bdev\b|\bdeviation\b|\bsd\b|\bvariance\b|\bsigma\b|[σ±]|\bmin\b|\bminimum\b|\bmax\b|\bmaximum\b|\bpeak\b|\bspitze|\bhighest\b|\blowest\b|\bbest\b|\bworst\b|\bp ?\d\d|percentile|perzentil|\b\d\d ?th\b|\bmedian(?:a|e|wert)?\b|\bmed\b/;
const PER_MINUTE = /(?:\/|\b(?:per|pro|je|par|por)\b) ?min\b|\bmin ?1\b/g;
const SHARE = /%|\bpercent|\bpct\b|prozent|\bratio\b|\bshare\b/;
/** Rates that are shares, or of something that is not answered. */
const OTHER_RATE =
  /\b(?:success|hit|miss|cache|sampl\w*|conversion|spawn|hatch|ramp(?: ?up)?|frame|refresh|abandon\w*)\b.*\brate\b|\bspawn|\bhatch/;
/** Bytes, or what is counted in them. */
const SIZE = /\bsize|\blength\b|\bpayload\b|\btransfer(?:red)?\b|\bbandwidth\b|\bgröße/;

/** Whether a head, in small words, names bytes, which are neither requests nor times. */
export const isSize = (words: string): boolean => SIZE.test(words) || isVolume(words);

export const isWanted = (words: string): boolean => WANTED.test(words) || RECKONED.test(words);
export const isOfOne = (words: string): boolean => OF_ONE.test(words);
export const isOtherStatistic = (words: string): boolean =>
  OTHER_STATISTIC.test(words.replace(PER_MINUTE, ' '));

/** Whether a head names something by time, whatever it is of. */
export const isRate = (words: string): boolean =>
  NAMED_RATE.test(words) || COUNT_BY_TIME.test(words) || ANSWERED.test(words);

/** Whether a head names a mean rate of all requests, and not the one that was wanted. */
const isWhole = (words: string): boolean =>
  !isSize(words) &&
  !isWanted(words) &&
  !isOfOne(words) &&
  !isOtherStatistic(words) &&
  !SHARE.test(words) &&
  !OTHER_RATE.test(words);

export const isAnswered = (words: string): boolean => ANSWERED.test(words) && isWhole(words);
export const isWholeRate = (words: string): boolean => isRate(words) && isWhole(words);

/** Whether a head names the rate at which requests were to be sent. */
export const isSent = (words: string): boolean =>
  /\barriv|\boffered|\bsend rate|\binput rate|\busers? ?(?:\/|per) ?s(?:ec(?:ond)?)?\b/.test(
    words,
  ) ||
  (WANTED.test(words) && isRate(words) && !isSize(words) && !isOfOne(words) && !SHARE.test(words));
