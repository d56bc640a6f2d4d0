import { describe, expect, it } from 'vitest';
import { regimesOf, type Simulated } from '../../../src/comparison/regimes';
import { regimes } from '../../../src/studies/low-latency/regimes';

const OPTERON = { server: 1, messageBoxes: 1 };
const of = (values: Record<string, number>, busy: Simulated = {}) =>
  regimesOf(regimes, { ...OPTERON, ...values }, busy);

describe('the regimes of low latency', () => {
  it('are several MessageBoxes on whatever computer, the Xeon, and all else', () => {
    expect(of({})).toEqual(['elsewhere']);
    expect(of({ messageBoxes: 3 })).toEqual(['boxes']);
    expect(of({ boxesOnDta: 1 })).toEqual(['boxes']);
    expect(of({ boxesOnThird: 1 })).toEqual(['boxes']);
    expect([0, 1, 2].map((server) => of({ server }))).toEqual([
      ['xeon'],
      ['elsewhere'],
      ['elsewhere'],
    ]);
    expect(of({ server: 0, messageBoxes: 2 })).toEqual(['boxes', 'xeon']);
  });

  it('are near saturation as soon as one computer is busy enough', () => {
    expect(of({}, { 'cpu.BPI8X-O01': { mean: 59.9 }, 'cpu.BPI2X-C05': { mean: 30 } })).toEqual([
      'elsewhere',
    ]);
    for (const name of ['BPI8X-O01', 'BPI2X-C05', 'BPI4X-C02', 'BPI8X-M01']) {
      expect(of({}, { [`cpu.${name}`]: { mean: 60 } })).toEqual(['busy']);
    }
    expect(of({}, { 'throughput.median': { mean: 96 } })).toEqual(['elsewhere']);
  });
});
