import type { Level, System } from '../../system/document';
import type { Description } from '../description';
import { ownValue } from '../ownValue';

/** A number of a simulated system, as it is named and shown. */
export interface Named {
  id: string;
  label: string;
  unit: string;
  better: 'more' | 'less';
}

export const THROUGHPUT = 'throughput.mean';
export const RESPONSE = 'responseTime.mean';

const STATISTICS = {
  mean: 'Response, mean',
  p50: 'Response, median',
  p90: 'Response, 90 %',
  p95: 'Response, 95 %',
  p99: 'Response, 99 %',
} as const;
type Statistic = keyof typeof STATISTICS;
const IDS = Object.keys(STATISTICS) as Statistic[];

/** What is told of all requests, or of those of a class. */
const answered = (suffix = '', title = ''): Named[] => [
  { id: `${THROUGHPUT}${suffix}`, label: `${title}Throughput`, unit: 'requests/s', better: 'more' },
  ...IDS.map(
    (of): Named => ({
      id: `responseTime.${of}${suffix}`,
      label: `${title}${STATISTICS[of]}`,
      unit: 'ms',
      better: 'less',
    }),
  ),
  { id: `failures.mean${suffix}`, label: `${title}Failed`, unit: 'requests/s', better: 'less' },
];

/** Stations and pools of which a share can be busy. */
const limited = ({ stations }: Pick<System, 'stations'>) =>
  stations.filter(({ kind }) => kind !== 'delay');

/** The numbers of a system: of all requests, of each class, and of each station. */
export function namedOf(description: Description): Named[] {
  const classes = description.classes ?? [];
  return [
    ...answered(),
    ...(classes.length > 1 ? classes.flatMap(({ name }) => answered(`.${name}`, `${name}: `)) : []),
    ...limited(description).map(
      ({ name }): Named => ({
        id: `utilisation.${name}`,
        label: `${name}: busy share`,
        unit: '',
        better: 'less',
      }),
    ),
  ];
}

/** What was measured under a load, by the names of what is simulated; what is not told is left out. */
export function measuredAt(level: Level, description: Description): Record<string, number> {
  const told = (value: number | null | undefined): value is number => value != null && value > 0;
  const response = IDS.map((of) => [`responseTime.${of}`, level.responseMs?.[of]] as const);
  const busy = limited(description).map(
    ({ name }) => [`utilisation.${name}`, ownValue(level.utilisation, name)] as const,
  );
  const all = [[THROUGHPUT, level.throughputPerSecond] as const, ...response, ...busy];
  return Object.fromEntries(all.filter(([, value]) => told(value)) as [string, number][]);
}
