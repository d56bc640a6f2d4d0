import { describe, expect, it } from 'vitest';
import type { Quantity } from '../../../src/comparison/types';
import type { BoardData, BoardRow } from '../../../src/studies/low-latency/evidence/types';
import { ordered } from '../../../src/studies/low-latency/pages/evidence/boardOrder';

const tolerances: BoardData['tolerances'] = {
  throughput: 0.1,
  requestTime: null,
  responseTime: 0.15,
  roundtripTime: 0.15,
  messageBoxCpu: 0.1,
};

const row = (position: number, errors: Partial<Record<Quantity, number>>): BoardRow => ({
  id: `${position}-A`,
  testCase: position,
  position,
  server: 'Xeon',
  users: 1,
  trackingPoints: 0,
  notCompared: null,
  cells: Object.entries(errors).map(([quantity, mean]) => ({
    quantity: quantity as Quantity,
    metric: `${quantity}.median`,
    printed: '1',
    measured: 1,
    reference: null,
    erratum: null,
    simulated: 1 + mean,
    error: { mean, low: mean, high: mean },
    heldOutError: null,
    role: 'calibrated',
    inLedger: false,
  })),
});

const rows = [
  row(1, { throughput: 0.02, roundtripTime: 0.03 }),
  row(2, {}),
  row(3, { throughput: -0.09, roundtripTime: 0.01 }),
  row(4, { throughput: 0.01, requestTime: 0.9, roundtripTime: -0.14 }),
];

const order = (by: Parameters<typeof ordered>[1]) =>
  ordered(rows, by, tolerances).map(({ position }) => position);

describe('the order of the board', () => {
  it('is the order of the study', () => {
    expect(order('test-case')).toEqual([1, 2, 3, 4]);
  });

  it('puts the largest absolute error of a quantity first and what is not compared last', () => {
    expect(order('throughput')).toEqual([3, 1, 4, 2]);
    expect(order('roundtripTime')).toEqual([4, 1, 3, 2]);
  });

  it('weighs errors of different quantities by their tolerance', () => {
    expect(order('largest')).toEqual([4, 3, 1, 2]);
  });
});
