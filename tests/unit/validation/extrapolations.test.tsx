import { median } from 'd3-array';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readStudy, source } from '../../../scripts/evidenceSource';
import type { FoldReport } from '../../../src/comparison/validation';
import { extrapolationsOf } from '../../../src/studies/low-latency/evidence/extrapolations';
import { missedOf } from '../../../src/studies/low-latency/evidence/missed';
import {
  Forecasts,
  GroupRefits,
  MissedRegimes,
} from '../../../src/studies/low-latency/pages/evidence/Extrapolations';
import { largestText } from '../../../src/studies/low-latency/pages/evidence/largestErrors';
import { SHORT_QUANTITIES } from '../../../src/studies/low-latency/pages/evidence/quantities';

const study = readStudy();
const report = source.read<FoldReport>('validation/extrapolations.json');
const refits = extrapolationsOf(study, report);

/** The texts of the cells of each row of the bodies. */
const rowsOf = (html: string) =>
  [...html.matchAll(/<tr[^>]*>(.*?)<\/tr>/g)].map(([, row = '']) =>
    [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/g)].map(([, cell = '']) =>
      cell.replace(/<[^>]*>/g, ''),
    ),
  );

describe('refits that leave out much at once', () => {
  it('are told by what they are about', () => {
    const told = refits.map(({ kind, subject }) => `${kind}: ${subject}`);
    expect(told).toEqual(
      expect.arrayContaining([
        'forecast: 1 to 7',
        'forecast: 1 to 13',
        'neutral forecast: 1 to 7',
        'neutral forecast: 1 to 13',
        'server: 8-way Xeon',
        'layout: Receive and send / Track only',
      ]),
    );
  });

  it('are compared with the printed values, not with the fit', () => {
    const forecast = refits.find(({ subject }) => subject === '1 to 13');
    const prediction = report.predictions.find(
      ({ fold, scenario }) => fold === forecast?.id && scenario === 'low-latency/20-A',
    );
    const pair = forecast?.pairs.roundtripTime.find(({ id }) => id === '20-A');
    // printed for 20-A: a median roundtrip of 307 ms
    const predicted = prediction?.metrics['roundtripTime.median'] ?? Number.NaN;
    expect(pair?.heldOut).toBeCloseTo(predicted / 307 - 1, 9);
    const replay = study.results.find(({ id }) => id === '20-A')?.summary;
    const simulated = replay?.metrics['roundtripTime.median']?.mean ?? Number.NaN;
    expect(pair?.inSample).toBeCloseTo(simulated / 307 - 1, 9);
  });

  it('have figures of the same configurations on both sides', () => {
    for (const { pairs, inSample, predicted } of refits) {
      for (const [side, figures] of [
        ['inSample', inSample],
        ['heldOut', predicted],
      ] as const) {
        const sizes = pairs.roundtripTime.map((pair) => 100 * Math.abs(pair[side]));
        expect(figures.roundtripTime?.medianPercent).toBeCloseTo(median(sizes) ?? 0, 9);
      }
    }
  });

  it('count only what can be compared', () => {
    for (const { pairs, scenarios } of refits)
      expect(scenarios.map((scenario) => scenario.split('/')[1])).toEqual(
        pairs.throughput.map(({ id }) => id),
      );
  });

  it('are refused where a name says nothing', () => {
    const odd = {
      ...report,
      folds: [{ id: 'without-server-itanium', heldOut: [], parameters: {} }],
    };
    expect(() => extrapolationsOf(study, odd)).toThrow('itanium');
  });
});

describe('the tables of extrapolations', () => {
  it('set each forecast beside the fit to all', () => {
    const html = renderToString(<Forecasts refits={refits} />).replaceAll('<!-- -->', '');
    const rows = rowsOf(html).filter(([name]) => /^\d+ to \d+, /.test(name ?? ''));
    expect(rows.map(([name]) => name)).toEqual([
      '8 to 13, fitted to all',
      '8 to 13, forecast from 1 to 7',
      '8 to 13, the same from neutral starts',
      '14 to 21, fitted to all',
      '14 to 21, forecast from 1 to 13',
      '14 to 21, the same from neutral starts',
    ]);
    const [forecast, neutral] = refits.filter(({ subject }) => subject === '1 to 13');
    const shown = [forecast?.inSample, forecast?.predicted, neutral?.predicted].map(
      (figures) =>
        `${figures?.roundtripTime?.medianPercent.toFixed(1)} / ${figures?.roundtripTime?.p90Percent.toFixed(1)}`,
    );
    expect(rows.slice(3).map((cells) => cells[4])).toEqual(shown);
    // The response of 10-A is what the model misses most.
    expect(html.match(/The largest errors: [^<]*\(10-A\)/g)).toHaveLength(1);
    expect(html.match(/<h3/g)).toHaveLength(2);
  });

  it('draw each quantity under its own name', () => {
    const html = renderToString(<Forecasts refits={refits} />).replaceAll('<!-- -->', '');
    for (const { kind, inSample, predicted } of refits) {
      if (kind !== 'forecast') continue;
      for (const [quantity, { label }] of Object.entries(SHORT_QUANTITIES)) {
        const [fitted, held] = [inSample, predicted].map((figures) =>
          figures[quantity as keyof typeof figures]?.medianPercent.toFixed(1),
        );
        expect(html).toContain(`${label}: ${fitted}\u202f% in sample, ${held}\u202f% held out`);
      }
    }
  });

  it('have a head for each quantity', () => {
    const html = renderToString(<GroupRefits refits={refits} />);
    expect(rowsOf(html)[0]?.slice(2)).toEqual([
      'Throughput, %',
      'Request, %',
      'Response, %',
      'Roundtrip, %',
      'MessageBox CPU, %',
    ]);
  });

  it('name each configuration once whose regime they miss, by what is off most', () => {
    const none = {
      throughput: [],
      requestTime: [],
      responseTime: [],
      roundtripTime: [],
      messageBoxCpu: [],
    };
    const pair = (id: string, heldOut: number) => ({ id, inSample: 0, heldOut });
    const [refit] = refits;
    if (refit === undefined) throw new Error('There are refits.');
    const pairs = {
      ...none,
      throughput: [pair('9-A', -0.4), pair('2-A', -0.7)],
      requestTime: [pair('9-A', 64), pair('2-A', 1.9)],
      roundtripTime: [pair('9-A', 32), pair('8-A', 1.99)],
    };
    const missed = missedOf([{ ...refit, pairs }], 3);
    expect(missed.map(({ id, quantity, factor }) => [id, quantity, factor])).toEqual([
      ['9-A', 'requestTime', 65],
      ['2-A', 'throughput', expect.closeTo(0.3)],
    ]);
    const html = renderToString(<MissedRegimes refits={[{ ...refit, pairs }]} atLeast={3} />);
    expect(rowsOf(html).slice(1)).toEqual([
      ['Forecast from 1 to 7', '9-A', 'Request time', '65.0'],
      ['Forecast from 1 to 7', '2-A', 'Throughput', '0.30'],
    ]);
    expect(
      renderToString(<MissedRegimes refits={[{ ...refit, pairs: none }]} atLeast={3} />),
    ).toContain('None of them misses');
    // No refit sees a backlog where none was: what they miss is the delay of responses.
    expect(missedOf(refits, 3).map(({ quantity }) => quantity)).toEqual(['responseTime']);
  });

  it('name the largest error whatever its sign', () => {
    const pairs = [
      { id: '9-A', inSample: 0, heldOut: -0.3 },
      { id: '8-A', inSample: 0, heldOut: 0.1 },
    ];
    const none = { requestTime: [], responseTime: [], roundtripTime: [], messageBoxCpu: [] };
    expect(largestText({ ...none, throughput: pairs })).toBe('Throughput −30\u202f% (9-A)');
  });

  it('name what is left out and what it predicts', () => {
    const rows = rowsOf(renderToString(<GroupRefits refits={refits} />));
    const layout = rows.find(([name]) => name === 'Layout: Receive and send / Track only');
    expect(layout?.[1]).toBe('3');
    expect(rows.some(([name]) => name?.includes('1 to'))).toBe(false);
    const group = refits.find(({ subject }) => subject === 'Receive and send / Track only');
    expect(layout?.[2]).toBe(
      [group?.inSample.throughput, group?.predicted.throughput]
        .map((figures) => figures?.medianPercent.toFixed(1))
        .join(' → '),
    );
  });
});
