import type { Cell } from '../../../src/measured/types';
import type { Incident } from '../../../src/simulator/report';
import type { Summary } from '../../../src/simulator/types';
import { publishedSummary } from './distinct';

export const of = {
  adapters: publishedSummary('adapters/2kb', 'http-1-way/2006/2kb'),
  capacity: publishedSummary('capacity/experiments', 'overdrive'),
  scaleUp: publishedSummary('scale-up/experiments', 'L3'),
  workerThreads: publishedSummary('worker-threads/experiments', '200'),
};

export const incident = (kind: string, changes: Partial<Incident> = {}): Incident => ({
  kind,
  label: 'completed',
  startMs: 1,
  endMs: 2,
  detail: null,
  ...changes,
});

/** Cells that print each column's own name and number. */
export const cellsOf = (columns: readonly string[]): Record<string, Cell> =>
  Object.fromEntries(
    columns.map((column, index) => [column, { printed: `about ${column}`, value: 10 + index }]),
  );

/** Panels, least tops and rules, by panel title. */
export const least = (panels: readonly { title: string; least?: number }[]) =>
  Object.fromEntries(panels.map((panel) => [panel.title, panel.least]));

export const every = ({ series, protocol, replications }: Summary) => ({
  stepMs: series.stepMs,
  endMs: protocol.rampUpMs + protocol.steadyMs + protocol.rampDownMs,
  run: `run 1 of ${replications}`,
});
