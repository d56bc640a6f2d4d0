import { describe, expect, it } from 'vitest';
import { toJson, toText } from '../../../scripts/compare/print';
import { findingOf } from '../../../src/explore/compare/finding';
import { type PinnedRuns, pinnedOf } from '../../../src/explore/compare/pinned';
import { rowsOf, sharedAndAlone } from '../../../src/explore/compare/rows';
import { compareInTurn } from '../../../src/explore/compare/runs';
import { apartTexts } from '../../../src/explore/compare/withheld';
import type { Report } from '../../../src/simulator/report';
import type { Run } from '../../../src/simulator/types';
import { answering, ask, never, normalOf, PAIR, report, studies } from './compared';

/** What a question gave, by the reports of its runs. */
async function compared(query: string, of: (run: Run) => Report) {
  const question = ask(query);
  const made = await compareInTurn(studies, question, answering(of), never, () => {});
  const runs = pinnedOf(studies, question, made) as PinnedRuns;
  return { runs, rows: sharedAndAlone(rowsOf(runs.pinned)) };
}

describe('where no direction is trusted at any size', () => {
  /** A roundtrip that is much longer with three boxes: more than any error of a difference. */
  const boxes = ({ values, seed, replication }: Run) =>
    report({
      'throughput.median': 100,
      'roundtripTime.median': (values.includes(3) ? 900 : 200) + normalOf(seed, replication),
    });

  it('says why “cannot tell” stands though the band leaves out zero', async () => {
    const { runs, rows } = await compared(
      'a=low-latency/18-D&b=low-latency/18-D,messageBoxes=3&seed=5',
      ({ values, ...run }) => boxes({ ...run, values }),
    );
    const row = rows.shared.find(({ metric }) => metric === 'roundtripTime.median');
    const [from, to] = (row?.cells ?? []).map((cell) => cell?.mean?.mean ?? 0);
    expect(from).not.toBe(to);
    expect(row?.judged[1]?.verdict).toBe('cannot-tell');
    const text =
      'B against A: “cannot tell” stands for median roundtrip though the band leaves out zero: no direction is trusted with MessageBoxes turned, whatever the size, as too many measured differences went another way than simulated.';
    expect(apartTexts(runs.pinned, rows.shared, 1)).toEqual([text]);
    expect(toText(runs, rows)).toContain(text);
  });

  it('says nothing of it of one run, which leaves open by itself which way a difference goes', async () => {
    const query = 'a=low-latency/18-D&b=low-latency/18-D,messageBoxes=3&seed=5';
    const made = await compareInTurn(
      studies,
      ask(query),
      answering(boxes),
      never,
      () => {},
      'first',
    );
    const runs = pinnedOf(studies, ask(query), made) as PinnedRuns;
    const { shared } = sharedAndAlone(rowsOf(runs.pinned));
    const judged = shared.find(({ metric }) => metric === 'roundtripTime.median')?.judged[1];
    expect(judged?.verdict).toBe('cannot-tell');
    expect(judged?.band?.low).toBeGreaterThan(0);
    expect(apartTexts(runs.pinned, shared, 1)).toEqual([]);
  });

  it('says nothing of it where directions are trusted', async () => {
    const { runs, rows } = await compared(PAIR, ({ values, seed, replication }) =>
      report({ 'throughput.median': 10 * (values[0] ?? 0) + 0.01 * normalOf(seed, replication) }),
    );
    expect(apartTexts(runs.pinned, rows.shared, 1)).toEqual([]);
  });
});

it('tells no number of runs while more are being made', async () => {
  const { runs, rows } = await compared(PAIR, ({ replication, seed, values }) =>
    report({ 'throughput.median': 100 + 5 * normalOf(seed, replication, values[0] ?? 0) }),
  );
  expect(findingOf(runs.pinned, rows.shared, 1, false)).toMatch(/^The runs so far tell no outcome/);
  expect(findingOf(runs.pinned, rows.shared, 1)).toMatch(/^\d+ runs of each tell no outcome/);
});

it('gives processors that go by two names one verdict', async () => {
  const machine = (cpuPercent: number) => ({
    name: 'BPI8X-O01',
    roles: ['messageBox'],
    cpuPercent,
  });
  const { runs, rows } = await compared(PAIR, ({ values, seed, replication }) => {
    const cpu = 10 * (values[0] ?? 0) + 0.1 * normalOf(seed, replication, values[0] ?? 0);
    const metrics = { 'throughput.median': 10, 'cpu.BPI8X-O01': cpu };
    return report(metrics, { machines: [machine(cpu)] as never });
  });
  const names = Object.keys(toJson(runs, rows.shared, 5).metrics);
  expect(names.filter((name) => name.startsWith('cpu.'))).toEqual(['cpu.BPI8X-O01']);
});

it('says of studies without a common number what each has, in place of an empty table', async () => {
  const { runs, rows } = await compared(
    'a=adapters&b=worker-threads',
    ({ study }: Run & { study?: string }) =>
      report({ documentsPerSecond: 10, completed: 20, ...(study && {}) }),
  );
  const text = toText(runs, rows);
  expect(text).toContain('have no number in common, so nothing is compared.');
  expect(text).toMatch(/^A, .*, has .*Documents.*\(documents\/s\)/m);
  expect(text).toMatch(/^B, .*, has .*Completed/m);
  expect(text).not.toContain('90 % band');
});
