import { numberIn, resultRows } from '../corpus';
import { atTable, type Rule } from '../rule';

/**
 * A roundtrip is defined as the sum of its two parts, so only rounding (under 1 %) and counters
 * read at different instants can part them. Rows keep within 2.8 %; the next gap is 3.5 %.
 */
const TOLERANCE = 0.03;

export const sumOfMeans: Rule = {
  id: 'sum-of-means',
  name: 'Mean request and response times add to the mean roundtrip',
  description: 'Within 3 %.',
  check: (corpus) =>
    resultRows(corpus).flatMap(({ table, row }) => {
      const request = numberIn(row, 'requestTime.mean');
      const response = numberIn(row, 'responseTime.mean');
      const roundtrip = numberIn(row, 'roundtripTime.mean');
      if (request === null || response === null || roundtrip === null) return [];
      const gap = (request + response) / roundtrip - 1;
      const message = `${request} + ${response} against ${roundtrip}: ${(gap * 100).toFixed(1)} %`;
      return Math.abs(gap) <= TOLERANCE
        ? []
        : [atTable(message, table.number, row.id, 'roundtripTime.mean')];
    }),
};
