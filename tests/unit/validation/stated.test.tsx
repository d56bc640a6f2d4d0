import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readAdapterTestCases, readData } from '../../../scripts/dataFiles';
import { readParametersOf, readStatedStudies, source } from '../../../scripts/evidenceSource';
import { formatNumber } from '../../../src/charts/frame/format';
import { GoalsTable } from '../../../src/components/validation/GoalsTable';
import { StatedBoard } from '../../../src/components/validation/StatedBoard';
import { judgedGoals } from '../../../src/evidence/goals';
import { statedBoardOf } from '../../../src/evidence/stated';
import { adaptersBeside } from '../../../src/studies/adapters/beside';
import type { AdapterFit } from '../../../src/studies/adapters/fit';

const studies = readStatedStudies();
const boards = studies.map(statedBoardOf);
const strip = (html: string): string => html.replace(/<[^>]*>/g, '');

describe('results of the studies', () => {
  it.each(boards)(
    'of $study are no predictions where they only reach a documented limit',
    ({ study, rows }) => {
      const limits = readParametersOf(study)
        .filter(({ origin, value }) => origin === 'documented' && value > 1)
        .map(({ value }) => value);
      const reached = rows.filter(
        ({ measured, simulated }) =>
          measured !== null && limits.includes(measured) && simulated?.mean === measured,
      );
      expect(reached.map(({ role }) => role)).toEqual(reached.map(() => 'documented cap'));
      const caps = rows.filter(({ role }) => role === 'documented cap');
      expect(caps).toEqual(reached);
    },
  );

  it('say so on the board and to programs', () => {
    const threads = studies.find(({ study }) => study === 'worker-threads');
    const board = boards.find(({ study }) => study === 'worker-threads');
    if (threads === undefined || board === undefined) throw new Error('There is no such study.');
    expect(strip(renderToString(<StatedBoard board={board} />))).toContain('documented cap');
    const [cap] = board.rows.filter(({ role }) => role === 'documented cap');
    const comparison = threads.results
      .flatMap(({ comparisons }) => comparisons)
      .find(({ scenario, metric }) => scenario === cap?.scenario && metric === cap.metric);
    expect(comparison?.role).toBe('calibrated');
  });
});

describe('the held-out goal of the adapters', () => {
  const fit = readData<AdapterFit>('validation/adapters-held-out.json');
  const beside = adaptersBeside(fit, readAdapterTestCases());
  const goals = judgedGoals(source);

  it('stands beside the other size, the worst cells and whole test cases', () => {
    const { withoutCell, withoutTestCase } = fit;
    expect(beside.map(({ figure }) => figure)).toEqual([
      withoutCell['2kb'].worstPercent,
      ...(['200kb'] as const).flatMap((size) => [
        withoutCell[size].medianPercent,
        withoutCell[size].worstPercent,
      ]),
      ...(['2kb', '200kb'] as const).flatMap((size) => [
        withoutTestCase[size].medianPercent,
        withoutTestCase[size].worstPercent,
      ]),
    ]);
  });

  it('names the worst cells', () => {
    const worst = Math.max(...beside.map(({ figure }) => figure));
    const label = beside.find(({ figure }) => figure === worst)?.label;
    expect(label).toMatch(/worst error: POP3 to File, 2006, which the others do not determine$/);
  });

  it('does so in the table of the goals', () => {
    const html = renderToString(<GoalsTable goals={goals} />);
    const lines = [...html.matchAll(/<tr data-beside="adapters.heldOut">(.*?)<\/tr>/g)];
    expect(lines).toHaveLength(beside.length);
    for (const [index, { figure }] of beside.entries())
      expect(strip(lines[index]?.[1] ?? '')).toContain(formatNumber(figure, 1));
  });
});
