import { numberIn, resultRows } from '../corpus';
import { atTable, type Rule } from '../rule';

const QUANTITIES = ['throughput', 'requestTime', 'responseTime', 'roundtripTime'];

export const meanAgainstMedian: Rule = {
  id: 'mean-against-median',
  name: 'No mean is below half of its median',
  description:
    'Half of all samples are at least the median, so the mean of samples that cannot be negative is at least half of it.',
  check: (corpus) =>
    resultRows(corpus).flatMap(({ table, row }) =>
      QUANTITIES.flatMap((quantity) => {
        const mean = numberIn(row, `${quantity}.mean`);
        const median = numberIn(row, `${quantity}.median`);
        return mean === null || median === null || mean >= median / 2
          ? []
          : [atTable(`mean ${mean}, median ${median}`, table.number, row.id, `${quantity}.mean`)];
      }),
    ),
};
