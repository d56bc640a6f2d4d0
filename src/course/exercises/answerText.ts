import { formatNumber } from '../../charts/frame/format';

/** From here on a number has more digits than anybody reads. */
const LONG = 1e12;

/** A reader's number as it is answered: a long one as “1e+99”. */
export const answerText = (answer: number): string =>
  Math.abs(answer) < LONG ? formatNumber(answer, 1) : answer.toPrecision(3).replace(/\.?0+e/, 'e');
