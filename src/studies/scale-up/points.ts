import { measuredOf } from '../../measured/statedStudy';
import type { ResultTables } from '../../measured/tabled';
import type { Prose } from '../../measured/types';

/** A configuration of the scale-up study with its measured throughput. */
export interface ScaleUpPoint {
  id: string;
  application: 'simple' | 'latency';
  processHosts: number;
  perSecond: number;
}

/** The measured points, table by table. */
export const scaleUpPoints = ({ tables }: ResultTables): ScaleUpPoint[] =>
  tables.flatMap(({ number, rows }) =>
    rows.flatMap(({ id, cells }): ScaleUpPoint[] => {
      const processHosts = cells.processHosts?.value;
      const perSecond = cells.orchestrationsPerSecond?.value;
      return processHosts == null || perSecond == null
        ? []
        : [{ id, application: number === 'S' ? 'simple' : 'latency', processHosts, perSecond }];
    }),
  );

/** The configuration whose counters the text states, and the only one that hosts do not limit. */
export const DATABASE_LIMITED = 'L3';

/** Throughput at which the master's processors would be full, from their load at the mean of the run shown. */
export function fullProcessorsPerSecond(prose: Prose): number {
  const cells = measuredOf(prose, DATABASE_LIMITED);
  const value = (column: string) => cells[column]?.value ?? Number.NaN;
  return (100 * value('orchestrationsPerSecond.mean')) / value('cpu.master');
}
