import { expect, it } from 'vitest';
import { countedResults } from '../../../src/comparison/countedResults';

const of = (scenario: string, metric: string) => ({ scenario, metric });
const metrics = {
  isCap: (scenario: string, metric: string) => scenario === 'b' && metric === 'delay',
  countsAs: (_: string, metric: string) =>
    metric === 'sent' ? null : metric.startsWith('cpu.') ? 'counters' : metric,
};
const counted = (...results: { scenario: string; metric: string }[]) =>
  countedResults(metrics, results).map((alike) =>
    alike.map(({ scenario, metric }) => `${scenario} ${metric}`),
  );

it('results that follow from settings count for nothing, nor do limits that are only reached', () => {
  expect(counted(of('a', 'sent'), of('a', 'delay'), of('b', 'delay'), of('b', 'done'))).toEqual([
    ['a delay'],
    ['b done'],
  ]);
});

it('results of one scenario that err alike count once', () => {
  expect(counted(of('a', 'cpu.x'), of('b', 'cpu.x'), of('a', 'done'), of('a', 'cpu.y'))).toEqual([
    ['a cpu.x', 'a cpu.y'],
    ['b cpu.x'],
    ['a done'],
  ]);
});
