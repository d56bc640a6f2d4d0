import { cutAtZero } from '../../src/numbers/cutAtZero';
import type { BoundsRange, SystemBounds } from '../../src/system/bounds';
import type { MeanValues } from '../../src/system/meanValues';
import type { SystemSummary } from '../../src/system/summarise';
import { count, number } from '../command/table';
import { section } from './sections';

const UNITS: Readonly<Record<string, string>> = {
  throughput: 'per s',
  failures: 'per s',
  responseTime: 'ms',
  waiting: 'ms',
  utilisation: 'share',
  inside: 'requests',
};

/** The means of all replications, as a person reads them. */
export function simulatedText(summary: SystemSummary): string {
  const { metrics, replications, seed, status, why, digest } = summary;
  const rows = Object.entries(metrics).map(([name, estimate]) => {
    const { low, high } = cutAtZero(estimate);
    const unit = UNITS[name.split('.', 1)[0] ?? ''] ?? '';
    return [name, number(estimate.mean), `${number(low)} to ${number(high)}`, unit];
  });
  const title = `Means of ${replications} replications with seed ${seed}, digest ${digest}`;
  return [
    ...(status === 'done' ? [] : [`Not all came to their end (${status}). ${why ?? ''}`.trim()]),
    section(title, [['', 'mean', '95 % interval', 'unit'], ...rows]),
  ].join('\n\n');
}

/** The mean values of classes, stations, pools and numbers of users, as a person reads them. */
export function meanValuesText(values: MeanValues): string {
  const { method, why, classes, stations, pools, curve } = values;
  const rows = {
    classes: classes.map((one) => [
      one.name || 'all',
      count(one.users),
      number(one.throughputPerSecond),
      number(one.responseMs),
    ]),
    stations: stations.map((one) => [
      one.name,
      number(one.utilisation),
      number(one.meanInside),
      number(one.responseMs),
    ]),
    pools: pools.map((one) => [one.name, number(one.utilisation), number(one.meanWaiting)]),
    curve: (curve ?? []).map((one) => [
      count(one.users),
      number(one.throughputPerSecond),
      number(one.responseMs),
    ]),
  };
  return [
    `Mean value analysis, ${method}.${why === null ? '' : ` ${why}`}`,
    section('Classes', [['', 'users', 'per s', 'mean ms'], ...rows.classes]),
    section('Stations', [['', 'share busy', 'mean inside', 'mean ms'], ...rows.stations]),
    ...(pools.length > 0
      ? [section('Pools', [['', 'share taken', 'mean waiting'], ...rows.pools])]
      : []),
    ...(curve ? [section('By users', [['users', 'per s', 'mean ms'], ...rows.curve], 0)] : []),
  ].join('\n\n');
}

const range = ({ low, high }: BoundsRange): string =>
  high === null ? `from ${number(low)}` : `${number(low)} to ${number(high)}`;

/** What no system of these demands can pass, as a person reads it. */
export function boundsText({ why, classes, bottleneck, limits }: SystemBounds): string {
  const rows = classes.flatMap(({ name, asymptotic, balanced }) =>
    Object.entries({ asymptotic, balanced }).flatMap(([kind, of]) =>
      of === null
        ? []
        : [
            [
              `${name || 'all'}, ${kind}`,
              range(of.throughputPerSecond),
              range(of.responseMs),
              number(of.kneeUsers),
            ],
          ],
    ),
  );
  const limitRows = limits.map(({ name, capacity, demandsMs, mostPerSecond }) => [
    name,
    number(capacity),
    demandsMs.map(number).join(', '),
    mostPerSecond.map(number).join(', '),
  ]);
  return [
    bottleneck === null ? 'Nothing limits it.' : `${bottleneck} is busy first.`,
    section('Bounds', [['', 'per s', 'mean ms', 'knee, users'], ...rows]),
    section('Limits', [['', 'servers', 'demand ms', 'most per s'], ...limitRows]),
    ...(why === null ? [] : [why]),
  ].join('\n\n');
}
