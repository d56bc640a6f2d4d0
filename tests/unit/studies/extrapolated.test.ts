import { describe, expect, it } from 'vitest';
import type { FoldReport } from '../../../src/comparison/validation';
import { extrapolated } from '../../../src/studies/low-latency/evidence/extrapolated';

const ROWS = ['1-A', '7-A', '8-A', '13-A', '14-A', '21-D'];
const report = (id: string, heldOut: readonly string[]): FoldReport =>
  ({
    folds: [{ id, heldOut, parameters: {} }],
    predictions: [
      { fold: id, scenario: 'low-latency/8-A', metrics: { 'throughput.median': 90, peak: 2 } },
      { fold: 'another', scenario: 'low-latency/1-A', metrics: { peak: 1 } },
    ],
  }) as unknown as FoldReport;
const of = (id: string, heldOut: readonly string[] = []) => extrapolated(report(id, heldOut), ROWS);

describe('what a fit that leaves much out predicts', () => {
  it('is each of its numbers, and of no other fit', () => {
    const [fit] = of('without-server-xeon', ['low-latency/1-A']);
    expect(fit?.predictions).toEqual([
      {
        scenario: 'low-latency/8-A',
        metric: 'throughput.median',
        predicted: 90,
        leftOut: ['low-latency/1-A'],
      },
      { scenario: 'low-latency/8-A', metric: 'peak', predicted: 2, leftOut: ['low-latency/1-A'] },
    ]);
  });

  it('is named by what is left out', () => {
    const names = ['up-to-test-case-07', 'neutral-up-to-test-case-07', 'without-layout-sendOnly'];
    expect(names.map((id) => of(id)[0]?.label)).toEqual([
      'Later test cases, from earlier ones',
      'The same from neutral starts',
      'All with a layout of hosts',
    ]);
    expect(() => of('something')).toThrow('something is no extrapolation');
  });

  it('has not seen any later test case, also where it foretells the next ones alone', () => {
    const later = ['8-A', '13-A', '14-A', '21-D'].map((row) => `low-latency/${row}`);
    for (const id of ['up-to-test-case-07', 'neutral-up-to-test-case-07']) {
      expect(of(id, ['low-latency/8-A'])[0]?.predictions[0]?.leftOut).toEqual(later);
    }
  });
});
