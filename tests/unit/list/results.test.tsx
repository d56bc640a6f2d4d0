// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import board from '../../../generated/validation/board.json';
import ledger from '../../../generated/validation/ledger.json';
import stated from '../../../generated/validation/stated.json';
import type { StatedBoard } from '../../../src/comparison/boards';
import { ResultsBrowser, ResultsDigest } from '../../../src/components/validation/ResultsBrowser';
import {
  countedOutcomes,
  type JudgedResult,
  judgedResults,
} from '../../../src/components/validation/results';
import type { BoardData } from '../../../src/studies/low-latency/evidence/types';

const props = {
  board: board as unknown as BoardData,
  stated: stated as unknown as Record<string, StatedBoard>,
  ledger,
};
const results = judgedResults(props.board, props.stated, ledger);
const missed = results.filter(({ outcome }) => outcome === 'missed');

beforeEach(() => window.history.replaceState(null, '', '/fidelity'));
afterEach(cleanup);

describe('the results of all studies', () => {
  it('are those of the boards, each once', () => {
    const cells = props.board.rows.reduce((sum, { cells: own }) => sum + own.length, 0);
    const rows = Object.values(props.stated).reduce((sum, { rows: own }) => sum + own.length, 0);
    expect(results).toHaveLength(cells + rows);
    expect(new Set(results.map(({ id }) => id)).size).toBe(results.length);
  });

  it('miss exactly what the ledger has', () => {
    const entries = ledger.filter(({ metric }) => metric !== null);
    expect(new Set(missed.map(({ scenario, metric }) => `${scenario} ${metric}`))).toEqual(
      new Set(entries.map(({ scenario, metric }) => `${scenario} ${metric}`)),
    );
    for (const { reason } of missed) expect(reason).toMatch(/\S/);
  });

  it('have misses first, the largest against its tolerance before all', () => {
    expect(results.slice(0, missed.length)).toEqual(missed);
    const excesses = missed.map(({ error, tolerance }) => Math.abs(error ?? 0) / (tolerance ?? 1));
    expect(excesses).toEqual([...excesses].sort((a, b) => b - a));
    expect(missed.slice(0, 2).map(({ scenario }) => scenario)).toEqual([
      'scale-up/L3',
      'low-latency/10-A',
    ]);
  });

  it('keep the simulated mean within the interval of its runs', () => {
    const known = results.filter(({ interval, simulated }) => interval && simulated !== null);
    expect(known.length).toBeGreaterThan(200);
    for (const { id, interval, simulated } of known) {
      const slack = 1e-6 * Math.abs(simulated ?? 0);
      expect(interval?.low, id).toBeLessThanOrEqual((simulated ?? 0) + slack);
      expect(interval?.high, id).toBeGreaterThanOrEqual((simulated ?? 0) - slack);
    }
  });

  it('are counted as a reader would count them', () => {
    const text = renderToString(<ResultsDigest {...props} />).replace(/<[^>]*>/g, '');
    const reproduced = results.filter(({ outcome }) => outcome === 'reproduced').length;
    // Four loads as sent, two as received, four peaks and a limit that follow from settings; of six counters five.
    const within = reproduced - 6 - 4 - 1 - 5;
    expect(text).toContain(`${within} of ${within + missed.length} judged`);
    expect(text).toContain(`${missed.length} are missed`);
    const apart = ledger.filter(({ metric }) => metric === null).length;
    expect(text).toContain(`${apart} configurations are not compared`);
  });

  it('count as one miss where one of what errs alike is missed', () => {
    const counters = results
      .filter(({ scenario, metric }) => scenario === 'scale-up/L3' && /^(cpu|trans)/.test(metric))
      .map(
        (one, index): JudgedResult => ({ ...one, outcome: index === 2 ? 'missed' : 'reproduced' }),
      );
    expect(counters).toHaveLength(6);
    expect(countedOutcomes(counters)).toEqual({ reproduced: 0, missed: 1 });
  });

  it('are found by configuration and by what became of them', () => {
    render(<ResultsBrowser {...props} />);
    fireEvent.change(screen.getByLabelText('Result'), { target: { value: 'missed' } });
    expect(screen.getByRole('status').textContent).toBe(
      `${missed.length} of ${results.length} results`,
    );
    fireEvent.change(screen.getByLabelText('Search'), { target: { value: '10-a' } });
    const of10A = missed.filter(({ scenario }) => scenario === 'low-latency/10-A').length;
    expect(of10A).toBeGreaterThan(0);
    expect(screen.getByRole('status').textContent).toMatch(new RegExp(`^${of10A} of`));
    expect(document.getElementById('results-capacity')?.hidden).toBe(true);
  });
});
