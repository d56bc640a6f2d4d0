// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { deviation } from 'd3-array';
import { expect, it } from 'vitest';
import calibration from '../../../generated/validation/calibration.json';
import { readData } from '../../../scripts/dataFiles';
import { readParametersOf, source } from '../../../scripts/evidenceSource';
import { FitNote } from '../../../src/components/validation/FitNote';
import { errorByRefits, studyFit } from '../../../src/evidence/fits';
import { jackknifeError } from '../../../src/numbers/jackknife';
import type { Ensemble } from '../../../src/simulator/ensemble';
import { HardlyKnown } from '../../../src/studies/low-latency/pages/evidence/Calibration';
import { studyNamed } from '../../../src/studies/registry';

const fitOf = (study: string) => {
  const fit = studyFit(studyNamed(study), readParametersOf(study), source.read);
  if (fit === null) throw new Error(`${study} has a fit.`);
  return fit;
};
const refit = (value: number, open: string[] = []) => ({ parameters: { a: value }, open });

it('is s / √n for a mean', () => {
  const values = [3, 1, 4, 1, 5, 9, 2, 6];
  const count = values.length;
  const total = values.reduce((sum, one) => sum + one, 0);
  const without = values.map((one) => (total - one) / (count - 1));
  const expected = (deviation(values) ?? Number.NaN) / Math.sqrt(count);
  expect(jackknifeError(without)).toBeCloseTo(expected, 12);
});

it('of a parameter is relative, and none where one group alone tells of it', () => {
  const error = errorByRefits('a', [refit(10), refit(10.1), refit(9.9)]) ?? Number.NaN;
  expect(error).toBeCloseTo(100 * Math.sqrt((2 / 3) * 2 * 0.01 ** 2), 3);
  expect(errorByRefits('a', [refit(1000), refit(1010), refit(990)])).toBeCloseTo(error, 10);
  expect(errorByRefits('a', [refit(10), refit(10.1), refit(9.9, ['a'])])).toBeNull();
  expect(errorByRefits('b', [refit(10), refit(11)])).toBeNull();
});

it('of low latency is what the sets of parameters scatter by', () => {
  const { parameters } = readData<Ensemble>('validation/ensemble.json');
  const fit = fitOf('low-latency');
  for (const { id, standardErrorPercent } of parameters)
    expect(fit.parameters[id]?.errorPercent, id).toBeCloseTo(standardErrorPercent, 6);
});

it.each(['low-latency', 'scale-up', 'worker-threads'])('tells the errors of %s', (study) => {
  const { refits, parameters } = fitOf(study);
  expect(refits).toBeGreaterThan(2);
  expect(Object.values(parameters).some(({ errorPercent }) => errorPercent !== null)).toBe(true);
});

it('says nothing of parameters that are as many as facts, nor of one that no refit moves', () => {
  const errors = Object.values(fitOf('capacity').parameters).map((one) => one.errorPercent);
  expect(errors.every((one) => one === null)).toBe(true);
  expect(fitOf('worker-threads').parameters.first_share?.errorPercent).toBeNull();
  expect(fitOf('scale-up').parameters.master_cpu_ms?.errorPercent).toBeNull();
});

it.each([
  ['adapters', /independent.*too small/],
  ['scale-up', /by 6 refits.*jackknife/],
] as const)('stands with what the errors of %s rest on', (study, text) => {
  const { container } = render(<FitNote study={study} fit={fitOf(study)} />);
  expect(container.textContent).toMatch(text);
});

it('names the parameters with an error above the limit, the least known first', () => {
  const { parameters } = calibration as { parameters: { id: string }[] };
  const errors = [12, 30, 31, 70, null];
  const some = parameters.slice(0, errors.length);
  const told = some.map((one, index) => ({ ...one, refittedErrorPercent: errors[index] }));
  const { container } = render(<HardlyKnown parameters={told as never} />);
  const ids = [...container.querySelectorAll('code')].map((code) => code.textContent);
  expect(ids).toEqual([3, 2].map((place) => some[place]?.id));
});
