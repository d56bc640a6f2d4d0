import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readParametersOf, readStudy, source } from '../../../scripts/evidenceSource';
import type { ElementaryEffect, Screening as Report } from '../../../src/comparison/validation';
import { screeningOf } from '../../../src/studies/low-latency/evidence/meanings';
import { byVariance, carrying } from '../../../src/studies/low-latency/evidence/screening';
import { Screening } from '../../../src/studies/low-latency/pages/evidence/Screening';
import { QUANTITIES } from '../../../src/studies/low-latency/quantities';

const parameters = readParametersOf('low-latency');
const data = screeningOf(source.read<Report>('validation/screening.json'), parameters);

const quiet: ElementaryEffect = {
  meanPercent: 0,
  spreadPercent: 0,
  variancePercent: 0,
};
const effects = (of: Partial<ElementaryEffect>) => ({
  throughput: quiet,
  requestTime: quiet,
  responseTime: quiet,
  roundtripTime: { ...quiet, ...of },
  messageBoxCpu: quiet,
});
const few = {
  modelVersion: '',
  rangePercent: 10,
  points: 3,
  parameters: [
    { a: 15, effect: 2, spread: 1.5 },
    { a: 60, effect: -4, spread: 1 },
    { a: 25, effect: 3, spread: 1.6 },
  ].map(({ a, effect, spread }, index) => ({
    id: `p${index}`,
    origin: 'calibrated',
    meaning: `meaning ${index}`,
    effects: effects({
      meanPercent: effect,
      spreadPercent: spread,
      variancePercent: a,
    }),
  })),
};
const idsOf = (list: readonly { id: string }[]) => list.map(({ id }) => id);

describe('the report of the screening', () => {
  it('is of the present model and all its parameters', () => {
    expect(data.modelVersion).toBe(readStudy().modelVersion);
    expect(idsOf(data.parameters)).toEqual(idsOf(parameters));
  });

  it.each(QUANTITIES)('parts the whole variance of %s', (quantity) => {
    const parts = data.parameters.map(({ effects: of }) => of[quantity].variancePercent);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(100, 6);
  });

  it('has effects in the direction in which they must go', () => {
    const of = (id: string) => data.parameters.find((one) => one.id === id)?.effects;
    expect(of('dispatch_ms')?.responseTime.meanPercent).toBeGreaterThan(1);
    expect(of('publish_hold_ms')?.throughput.meanPercent).toBeLessThan(0);
    expect(of('publish_cpu_ms')?.messageBoxCpu.meanPercent).toBeGreaterThan(0);
    // The tracking database's processors are only counted: no run differs.
    expect(of('tracking_database_cpu_ms')?.roundtripTime.meanPercent).toBe(0);
  });
});

describe('what carries a quantity', () => {
  it('comes first, and as few as are needed', () => {
    expect(idsOf(byVariance(few, 'roundtripTime'))).toEqual(['p1', 'p2', 'p0']);
    expect(idsOf(carrying(few, 'roundtripTime', 60))).toEqual(['p1']);
    expect(idsOf(carrying(few, 'roundtripTime', 61))).toEqual(['p1', 'p2']);
    expect(idsOf(carrying(few, 'roundtripTime', 100))).toEqual(['p1', 'p2', 'p0']);
  });
});

describe('the table of the screening', () => {
  const text = renderToString(<Screening data={few} />).replaceAll('<!-- -->', '');
  const plain = text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('says what carries the quantity', () => {
    expect(plain).toContain(
      '2 of the 3 parameters make 80 % of the variance of the roundtrip time',
    );
    expect(plain).toContain('p1 alone 60 %.');
  });

  it('shows part, effect and spread of each, the largest part first', () => {
    const rows = [...text.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
      [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
        cell.replace(/<[^>]*>/g, ''),
      ),
    );
    expect(rows.at(1)).toEqual(['p1 meaning 1', 'calibrated', '60.0', '−4.0', '1.0']);
    expect(rows.at(-1)).toEqual(['p0 meaning 0', 'calibrated', '15.0', '+2.0', '1.5']);
  });

  it('draws the parts against the largest', () => {
    const widths = [...text.matchAll(/data-mark="part" width="([^"]+)"/g)].map(([, one]) => one);
    expect(widths).toEqual(['100.0%', '41.7%', '25.0%']);
  });
});
