import { numberIn, type ResultRow, resultRows } from '../corpus';
import { atTable, type Finding, type Rule } from '../rule';

const PARTS = ['requestTime', 'responseTime', 'roundtripTime'] as const;

/**
 * Medians need not add, so some slack is due. Rows keep within 4.2 %, and the next gap is 28.7 %;
 * 10 % lies clearly between.
 */
const TOLERANCE = 0.1;

function check({ table, row }: ResultRow): Finding[] {
  const medians = PARTS.map((part) => numberIn(row, `${part}.median`));
  const means = PARTS.map((part) => numberIn(row, `${part}.mean`));
  const [request, response, roundtrip] = medians;
  if (request == null || response == null || roundtrip == null) return [];
  const gap = (request + response) / roundtrip - 1;
  if (Math.abs(gap) <= TOLERANCE) return [];
  const offMean = (i: number) => Math.abs(Math.log((medians[i] ?? 1) / (means[i] ?? 1)));
  const suspect = [0, 1, 2].reduce((worst, i) => (offMean(i) > offMean(worst) ? i : worst));
  const message = `${request} + ${response} against ${roundtrip}: ${(gap * 100).toFixed(1)} %`;
  return [atTable(message, table.number, row.id, `${PARTS[suspect]}.median`)];
}

export const sumOfMedians: Rule = {
  id: 'sum-of-medians',
  name: 'Median request and response times add to the median roundtrip',
  description:
    'Within 10 %. The cell that is furthest from the mean of its own quantity is the suspect.',
  check: (corpus) => resultRows(corpus).flatMap(check),
};
