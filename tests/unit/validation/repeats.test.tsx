import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readStudy, source } from '../../../scripts/evidenceSource';
import { GoalsTable } from '../../../src/components/validation/GoalsTable';
import { judgedGoals } from '../../../src/evidence/goals';
import { boardOf } from '../../../src/studies/low-latency/evidence/board';
import { meansOf } from '../../../src/studies/low-latency/evidence/means';
import { repeatsOf, repeatsWithin } from '../../../src/studies/low-latency/evidence/repeats';
import { BoardTiles } from '../../../src/studies/low-latency/pages/evidence/BoardTiles';
import { MeansSummary } from '../../../src/studies/low-latency/pages/evidence/Means';
import { Repeats } from '../../../src/studies/low-latency/pages/evidence/Repeats';

const study = readStudy();
const repeats = repeatsOf(study);
const goals = judgedGoals(source);
const textOf = (html: string) =>
  html
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

describe('what the study repeats of itself', () => {
  it('is found by its settings', () => {
    expect(repeats.groups).toEqual([
      ['5-B', '5-C'],
      ['17-B', '18-A', '18-C', '18-D'],
      ['19-A', '19-B'],
    ]);
    expect(repeats.idle).toEqual(['Data files', 'HBA queue depth', 'HBA cards']);
  });

  it('is as reviewed: deviation, degrees of freedom, and what a perfect model would show', () => {
    const rows = repeats.rows.map(({ id, deviation, degreesOfFreedom, perfect }) => [
      id,
      ...[deviation, degreesOfFreedom, perfect.median, perfect.p90].map((one) => one.toFixed(1)),
    ]);
    expect(rows).toEqual([
      ['throughput', '1.2', '5.0', '0.8', '1.9'],
      ['requestTime', '1.3', '5.0', '0.8', '2.1'],
      ['responseTime', '4.7', '5.0', '3.2', '7.7'],
      ['roundtripTime', '3.7', '5.0', '2.5', '6.0'],
      ['messageBoxCpu', '5.1', '5.0', '3.4', '8.3'],
      ['roundtrips', '0.9', '4.0', '0.6', '1.5'],
      ['bizTalkCpu', '1.3', '30.0', '0.9', '2.1'],
    ]);
  });

  it('counts how often its runs predict each other, and says on what it rests', () => {
    expect([repeats.within, repeats.predictions]).toEqual([74, 80]);
    const text = textOf(renderToString(<Repeats data={repeats} />));
    expect(text).toContain('5-B and 5-C; 17-B, 18-A, 18-C, and 18-D; 19-A and 19-B');
    expect(text).toContain(
      'only Data files, HBA queue depth, and HBA cards, of which the simulator says',
    );
    expect(text).toContain('74 of 80 results');
    const alike = renderToString(<Repeats data={{ ...repeats, idle: [] }} />);
    expect(textOf(alike)).toContain('No setting sets them apart. Taken');
  });
});

describe('what counts as printed of a run', () => {
  const changed = (id: string, change: (result: (typeof study.results)[number]) => object) =>
    repeatsOf({
      ...study,
      results: study.results.map((one) => (one.id === id ? { ...one, ...change(one) } : one)),
    });
  const deviationOf = ({ rows }: typeof repeats) =>
    rows.find(({ id }) => id === 'throughput')?.deviation ?? Number.NaN;

  it('is the likely value where there is one', () => {
    const corrected = changed('5-B', ({ comparisons }) => ({
      comparisons: comparisons.map((one) =>
        one.quantity === 'throughput' ? { ...one, reference: 2 * (one.measured ?? 0) } : one,
      ),
    }));
    expect(deviationOf(corrected)).toBeGreaterThan(20);
  });

  it('is nothing of a run that is not compared', () => {
    const without = changed('5-B', () => ({ comparable: false }));
    expect(without.groups).toEqual(repeats.groups.slice(1));
    expect(without.predictions).toBe(70);
  });
});

describe('the goals on errors', () => {
  const rowOf = (id: string, shown = goals) => {
    const html = renderToString(<GoalsTable goals={shown} />);
    return textOf(html.split(`data-goal="${id}"`)[1]?.split('</tr>')[0] ?? '');
  };

  it('have what the study repeats beside their limit, in sample and held out', () => {
    const within = repeatsWithin(study);
    for (const { id, group, repeatsWithin: own } of goals) {
      if (/^(in-sample|held-out)$/.test(group)) expect(own).toBe(within[id]);
      else expect(own).toBeUndefined();
    }
    expect(within['held-out.throughput.p90']).toBe(within['in-sample.throughput.p90']);
  });

  it('say how the limit follows', () => {
    const [goal] = goals;
    if (goal === undefined) throw new Error('There are no goals.');
    const saying = (set: number, repeatsWithin?: number) =>
      rowOf(goal.id, [{ ...goal, set, ...(repeatsWithin && { repeatsWithin }) }]);
    expect(rowOf(goal.id)).toContain('The study repeats itself within 0.8 %;');
    expect(saying(5, 2)).toContain('the limit is 2.5 times that');
    expect(saying(0.5, 1)).toContain('just that, since less cannot be reached, where 0.5 was set');
    expect(rowOf('kernel.visits')).not.toContain('repeats itself');
  });

  it('stand in the tiles with the same', () => {
    const html = renderToString(<BoardTiles tiles={boardOf(study, goals).tiles} />);
    const rows = html.split('data-repeats').slice(1);
    expect(rows.map((row) => textOf(row.split('</tr>')[0] ?? '').match(/[\d.]+/g))).toEqual(
      repeats.rows
        .slice(0, 5)
        .map(({ perfect }) => [perfect.median.toFixed(1), perfect.p90.toFixed(1)]),
    );
  });

  it('are none of means nor of tolerances', () => {
    expect(goals.filter(({ id }) => /tolerance|mean/i.test(id))).toEqual([]);
  });
});

describe('the page on means', () => {
  const means = meansOf(study);
  const text = (of = means) => textOf(renderToString(<MeansSummary data={of} />));

  it('has their errors, and that the simulation does not tell spikes', () => {
    const { medianPercent, p90Percent } = means.figures ?? { medianPercent: 0, p90Percent: 0 };
    expect(text()).toContain(
      `off by ${medianPercent.toFixed(1)} % at the median and ${p90Percent.toFixed(1)} % at the 90th percentile`,
    );
    expect(text()).toMatch(/does not tell, .* over 45 configurations .* of −?0\.\d/);
  });

  it('would say where it told them', () => {
    const spikes = means.spikes.map(({ measured }) => ({ measured, simulated: measured ** 2 }));
    expect(text({ ...means, spikes })).toMatch(/tells in part : .* of 1\./);
    expect(text({ ...means, figures: null })).toBe('');
  });

  it('takes the ratio of mean to median of each side', () => {
    const comparisons = study.results.find(({ id }) => id === '20-A')?.comparisons ?? [];
    const of = (metric: string) => comparisons.find((one) => one.metric === metric);
    const [mean, median] = [of('roundtripTime.mean'), of('roundtripTime.median')];
    const ratio = (side: 'measured' | 'simulated') => (mean?.[side] ?? 0) / (median?.[side] ?? 1);
    expect(means.spikes).toContainEqual({
      measured: ratio('measured'),
      simulated: ratio('simulated'),
    });
  });
});
