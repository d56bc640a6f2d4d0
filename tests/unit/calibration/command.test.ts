import { describe, expect, it } from 'vitest';
import { fromOptimum, unequalTo } from '../../../scripts/calibration/check';
import { commandsOf, readCommand } from '../../../scripts/calibration/command';
import { statedFacts } from '../../../scripts/calibration/statedFacts';
import { FITTED_STUDIES } from '../../../scripts/calibration/studies';
import { STUDIES } from '../../../src/studies/registry';

describe('npm run calibrate', () => {
  it('fits every study that has a fit, and checks and holds out each', () => {
    const fitted = STUDIES.filter(({ fit }) => fit !== undefined).map(({ id }) => id);
    expect(Object.keys(FITTED_STUDIES)).toEqual(fitted);
    for (const [id, study] of Object.entries(FITTED_STUDIES)) {
      expect(commandsOf(study)).toEqual(expect.arrayContaining(['fit', 'held-out', 'check']));
      for (const command of commandsOf(study))
        expect(readCommand([id, command])).toEqual({ id, study, command });
    }
  });

  it('fits low latency by itself', () => {
    expect(readCommand([])).toMatchObject({ id: 'low-latency', command: 'fit' });
  });

  it.each([
    ['capacity', 'sensitivity'],
    ['adapters', 'screening'],
    ['adapters-fit'],
    ['capacity'],
    ['no-study', 'fit'],
    ['capacity', 'fit', 'more'],
  ])('lists what it accepts instead of %s %s', (...args) => {
    expect(() => readCommand(args)).toThrow(
      'npm run calibrate -- worker-threads fit|held-out|check',
    );
  });

  it('leaves the hand-set values alone', () => {
    const adopting = Object.keys(FITTED_STUDIES).filter((id) => FITTED_STUDIES[id]?.adopt);
    expect(adopting).toEqual(['low-latency', 'adapters']);
  });
});

describe('a check', () => {
  const fitted = [{ id: 'file_ms', start: 2, fitted: 2.5 }];

  it('names a fit that does not repeat', () => {
    expect(unequalTo(fitted, [{ id: 'file_ms', start: 2, fitted: 2.501 }], 0.001)).toEqual([]);
    expect(unequalTo(fitted, [{ id: 'file_ms', start: 2, fitted: 2.51 }], 0.001)).toHaveLength(1);
    expect(unequalTo(fitted, [], 0.001)).toHaveLength(1);
  });

  it('says how far the model is from the optimum', () => {
    expect(fromOptimum({ file_ms: 2 }, fitted)).toEqual([
      'file_ms: 2 in the model, 2.5 fitted, -20.0 % off',
    ]);
  });
});

describe('what a fit is given', () => {
  const facts = statedFacts('capacity').flatMap(({ id, facts }) =>
    facts.map((fact) => ({ id, ...fact })),
  );
  const fact = (id: string, metric: string) =>
    facts.find((one) => one.id === `capacity/${id}` && one.metric === metric);

  it('is each result that parameters were set by, with its tolerance or what words are read as', () => {
    expect(fact('sustainable', 'cpu.messagebox')).toMatchObject({ value: 54, low: 48.6 });
    expect(fact('overdrive', 'recoveryHours')).toMatchObject({ value: 4.5, low: 4.2, high: 4.8 });
    expect(fact('overdrive', 'cleanupFailuresPercent')).toMatchObject({ value: null, low: 80 });
  });

  it('is none of what is predicted', () => {
    expect(fact('overdrive', 'diskIdle.recovery')).toBeUndefined();
  });
});
