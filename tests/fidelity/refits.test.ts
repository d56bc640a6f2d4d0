import { describe, expect, it } from 'vitest';
import { statedFacts } from '../../scripts/calibration/statedFacts';
import { readData } from '../../scripts/dataFiles';
import { readParametersOf, readReplayed } from '../../scripts/evidenceSource';
import type { ParameterFit, Refits } from '../../src/comparison/validation';
import { STUDIES } from '../../src/studies/registry';

/** Studies with a fit whose results are stated in one file. */
const STATED = STUDIES.filter(({ id, fit }) => fit === `validation/${id}-calibration.json`)
  .map(({ id }) => id)
  .filter((id) => id !== 'adapters');
const fitOf = (study: string) => readData<ParameterFit>(`validation/${study}-calibration.json`);
const refitsOf = (study: string) => readData<Refits>(`validation/${study}-held-out.json`);
const nameOf = ({ scenario, metric }: { scenario: string; metric: string }) =>
  `${scenario} ${metric}`;

describe.each([...STATED, 'adapters'])('the fit of %s', (study) => {
  it('moves every calibrated parameter of the present model', () => {
    const { modelVersion, parameters } = fitOf(study);
    expect(modelVersion).toBe(readReplayed(study).modelVersion);
    const calibrated = readParametersOf(study).filter(({ origin }) => origin === 'calibrated');
    expect(parameters.map(({ id }) => id)).toEqual(calibrated.map(({ id }) => id));
  });

  it('gives intervals only where there are more facts than parameters', () => {
    const { facts, parameters } = fitOf(study);
    const known = parameters.filter(({ standardErrorPercent }) => standardErrorPercent !== null);
    expect(known.length > 0).toBe(facts > parameters.length);
  });
});

describe.each(STATED)('the refits of %s', (study) => {
  const { modelVersion, folds, predictions, unmoved } = refitsOf(study);

  it('begin at the values of the present model', () => {
    expect(modelVersion).toBe(readReplayed(study).modelVersion);
    const values = new Map(readParametersOf(study).map(({ id, value }) => [id, value]));
    for (const { id, start } of fitOf(study).parameters) expect(start, id).toBe(values.get(id));
  });

  it('account for every stated number', () => {
    const told = new Set([...predictions, ...unmoved].map(nameOf));
    for (const { id, facts } of statedFacts(study))
      for (const { metric, value } of facts)
        if (value) expect(told).toContain(nameOf({ scenario: id, metric }));
  });

  it('predict nothing but what they leave out', () => {
    const leftOut = folds.flatMap(({ heldOut }) => heldOut.map(nameOf));
    expect(new Set(leftOut).size).toBe(leftOut.length);
    expect(leftOut).toEqual(expect.arrayContaining(predictions.map(nameOf)));
  });

  it('do not count as predictions what nothing else determines', () => {
    for (const { heldOut, open } of folds.filter(({ heldOut: { length } }) => length === 1)) {
      const [fact] = heldOut.map(nameOf);
      const prediction = predictions.find((one) => nameOf(one) === fact);
      if (open.length > 0) expect(prediction?.isDetermined, fact).toBe(false);
    }
  });
});
