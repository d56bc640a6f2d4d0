import { cutAtZero } from '../../src/numbers/cutAtZero';
import type { MeanValues } from '../../src/system/shapes';
import type { SystemSummary } from '../../src/system/summarise';
import { count, number } from '../command/table';
import { section } from './sections';

const UNITS: Readonly<Record<string, string>> = {
  throughput: 'per s',
  failures: 'per s',
  responseTime: 'ms',
  waiting: 'ms',
};

/** The means of all replications, as a person reads them. */
export function simulatedText({ metrics, replications, seed, status, why }: SystemSummary): string {
  const rows = Object.entries(metrics).map(([name, estimate]) => {
    const { low, high } = cutAtZero(estimate);
    const unit = UNITS[name.split('.', 1)[0] ?? ''] ?? '';
    return [name, number(estimate.mean), `${number(low)} to ${number(high)}`, unit];
  });
  const title = `Means of ${replications} replications with seed ${seed}`;
  return [
    ...(status === 'done' ? [] : [`Not all came to their end (${status}). ${why ?? ''}`.trim()]),
    section(title, [['', 'mean', '95 % interval', 'unit'], ...rows]),
  ].join('\n\n');
}

/** The mean values of classes, stations and numbers of users, as a person reads them. */
export function meanValuesText({ method, why, classes, stations, curve }: MeanValues): string {
  return [
    `Mean value analysis, ${method}.${why === null ? '' : ` ${why}`}`,
    section('Classes', [
      ['', 'users', 'per s', 'mean ms'],
      ...classes.map((one) => [
        one.name || 'all',
        count(one.users),
        number(one.throughputPerSecond),
        number(one.responseMs),
      ]),
    ]),
    section('Stations', [
      ['', 'busy', 'inside', 'mean ms'],
      ...stations.map((one) => [
        one.name,
        number(one.utilisation),
        number(one.meanInside),
        number(one.responseMs),
      ]),
    ]),
    ...(curve
      ? [
          section(
            'By users',
            [
              ['users', 'per s', 'mean ms'],
              ...curve.map((one) => [
                String(one.users),
                number(one.throughputPerSecond),
                number(one.responseMs),
              ]),
            ],
            0,
          ),
        ]
      : []),
  ].join('\n\n');
}
