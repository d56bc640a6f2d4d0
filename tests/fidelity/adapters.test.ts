import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { adapterCells } from '../../scripts/calibration/adapterCells';

const ROOT = path.join(__dirname, '../..');
const readJson = (file: string) => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

interface Errors {
  cells: number;
  medianPercent: number;
  worstPercent: number;
}

interface Evidence {
  parameters: number;
  inSample: Errors;
  withoutCell: Record<'2kb' | '200kb', Errors>;
  withoutTestCase: Record<'2kb' | '200kb', Errors>;
  structures: { id: string; parameters: number; withoutCell: Record<'2kb' | '200kb', Errors> }[];
  procedureBias: Errors;
  predictions: { scenario: string }[];
}

const evidence: Evidence = readJson('static/data/validation/adapters-held-out.json');
const {
  adapters: parameters,
}: Record<'adapters', { id: string; value: number; origin: string }[]> = readJson(
  'generated/parameters.json',
);
const calibrated = parameters.filter(({ origin }) => origin === 'calibrated');

test('every printed throughput is fitted and held out', () => {
  expect(evidence.predictions.map(({ scenario }) => scenario).sort()).toEqual(
    adapterCells()
      .map(({ id }) => id)
      .sort(),
  );
  expect(evidence.inSample.cells).toBe(88);
});

test('fit, held-out predictions and procedure keep their goals', () => {
  expect(evidence.parameters).toBe(calibrated.length);
  expect(evidence.parameters).toBeLessThanOrEqual(50);
  expect(evidence.inSample.medianPercent).toBeLessThanOrEqual(5);
  expect(evidence.inSample.worstPercent).toBeLessThanOrEqual(15);
  expect(evidence.withoutCell['2kb'].medianPercent).toBeLessThanOrEqual(10);
  expect(evidence.procedureBias.worstPercent).toBeLessThanOrEqual(1);
});

test('sharing parameters between the versions predicts better than not sharing them', () => {
  for (const { parameters: count, withoutCell } of evidence.structures) {
    expect(count).toBeGreaterThan(evidence.parameters);
    for (const size of ['2kb', '200kb'] as const) {
      const shared = evidence.withoutCell[size].medianPercent;
      expect(withoutCell[size].medianPercent).toBeGreaterThan(shared);
    }
  }
});
