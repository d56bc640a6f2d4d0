// @vitest-environment happy-dom
import { cleanup, render, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readData, readResults } from '../../../scripts/dataFiles';
import { Studies } from '../../../src/components/start/Studies';
import adaptersPicture from '../../../src/studies/adapters/pages/picture';
import capacityPicture from '../../../src/studies/capacity/pages/picture';
import { STUDY_IDS } from '../../../src/studies/registry';
import scaleUpPicture from '../../../src/studies/scale-up/pages/picture';
import workerThreadsPicture from '../../../src/studies/worker-threads/pages/picture';

afterEach(cleanup);

const capacity = capacityPicture(readData);
const adapters = adaptersPicture(readData);
const scaleUp = scaleUpPicture(readData);
const workerThreads = workerThreadsPicture(readData);

it('each study of the start page has a picture with marks of what was measured', () => {
  render(<Studies />);
  const articles = [...document.querySelectorAll('article')];
  expect(articles).toHaveLength(STUDY_IDS.length);
  for (const article of articles) {
    const picture = within(article).getByRole('img');
    expect(picture.querySelectorAll('[data-mark="measured"]').length).toBeGreaterThan(0);
  }
});

describe('the picture of', () => {
  it('capacity has the spool over the whole run and the stated peak', () => {
    const hours = (capacity.simulated ?? []).map(({ x }) => x);
    expect(hours.length).toBeLessThanOrEqual(90);
    expect(hours).toEqual([...hours].sort((a, b) => a - b));
    const highest = Math.max(...(capacity.simulated ?? []).map(({ y }) => y));
    const [peak] = capacity.measured[0]?.points ?? [];
    expect(highest / (peak?.y ?? 0)).toBeGreaterThan(0.9);
    expect(peak?.x).toBeLessThan(hours.at(-1) ?? 0);
  });

  it('adapters goes from the fastest to the slowest', () => {
    const values = adapters.rows.map(({ value }) => value);
    expect(values).toEqual([...values].sort((a, b) => b - a));
    const printed = readResults('adapters')
      .tables.filter(({ number }) => String(number) === '2kb')
      .flatMap(({ rows }) => rows.map(({ cells }) => cells.biztalk2006?.value ?? Number.NaN));
    expect(values[0]).toBe(Math.max(...printed));
    expect(values.at(-1)).toBe(Math.min(...printed));
  });

  it('scale-up has every configuration', () => {
    const [{ rows: simple = [] } = {}, { rows: latency = [] } = {}] =
      readResults('scale-up').tables;
    expect(scaleUp.measured.map(({ points }) => points.length)).toEqual([
      simple.length,
      latency.length,
    ]);
  });

  it('worker threads has the runs without throttling, by pool size', () => {
    expect(workerThreads.rows.map(({ id }) => id)).toEqual(['25', '100', '200']);
  });
});
