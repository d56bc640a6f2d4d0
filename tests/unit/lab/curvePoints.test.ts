import { expect, it } from 'vitest';
import { curvePoints } from '../../../src/lab/curve/curvePoints';
import { apply } from '../../../src/scenario/scenario';
import { knobById } from '../../../src/scenario/schema';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';
import { context } from './fixture';

const users = knobById(context.schema, 'virtualUsers');
if (users === undefined) throw new Error('There are users.');
const METRIC = 'throughput.mean';

const run = (virtualUsers: number): Run => ({
  study: context.schema.study,
  values: apply(context.schema, context.configurations.A ?? {}, { messageBoxes: 2, virtualUsers }),
  seed: 1,
  replication: 0,
  protocol: 'preview',
});
const report = (mean: number, status: Report['status'] = 'done') =>
  ({ metrics: { [METRIC]: mean }, status }) as unknown as Report;

it('a curve has the previews that have come, each at its load', () => {
  const reports = new Map([
    [0, report(80)],
    [2, report(60, 'unstable')],
  ]);
  expect(curvePoints(context, users, METRIC, { runs: [run(3), run(4), run(6)], reports })).toEqual([
    { x: 3, mean: 80, isBeyond: false, isUnstable: false },
    { x: 6, mean: 60, isBeyond: true, isUnstable: true },
  ]);
});
