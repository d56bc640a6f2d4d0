import { describe, expect, it } from 'vitest';
import { measureOf } from '../../../src/explore/study/exploredStudy';
import { pointsOf } from '../../../src/explore/sweep/points';
import { readSweep } from '../../../src/explore/sweep/question';
import { underErrorText } from '../../../src/explore/sweep/underError';
import { rememberedStandings, viewOf } from '../../../src/explore/sweep/view';
import type { Report } from '../../../src/simulator/report';
import { exploredNamed } from '../../support/explored';

const study = exploredNamed('low-latency');
const standingOf = rememberedStandings(study);

/** What is said of a sweep whose points gave these means in three runs, which differ by 0.2 % each. */
function said(
  query: string,
  means: readonly number[],
  { measure: id = 'throughput.median', missing = 0, unstable = -1 } = {},
): string {
  const { question } = readSweep(study, new URLSearchParams(`${query}&runs=3`));
  const measure = measureOf(study, id);
  if (measure === undefined) throw new Error(`no ${id}`);
  const points = pointsOf(study, question).map((point, place) => ({
    ...point,
    reports: new Map(
      [0, 1, 2].slice(missing).map((run) => {
        const value = (means[place] ?? 0) * (1 + 0.002 * (run - 1));
        const status = place === unstable ? 'unstable' : 'done';
        const machines = [{ roles: ['messagebox'], cpuPercent: value }];
        return [run, { metrics: { [id]: value }, machines, status } as unknown as Report];
      }),
    ),
  }));
  expect(points).toHaveLength(means.length);
  return underErrorText(study, question, viewOf(study, question, points, measure, standingOf));
}
const USERS = 'from=low-latency/20-A&over=virtualUsers:2..6/5';

describe('where the best of a sweep may be', () => {
  it('is where measured differences of that kind and size would not show it behind', () => {
    // Nine of ten measured differences in throughput between users are within some 8 % of those simulated.
    expect(said(USERS, [50, 70, 97, 100, 98])).toBe(
      'Under the model’s error the best may be at virtual users 4 to 6: measurements might not tell those apart.',
    );
    expect(said(USERS, [50, 97, 70, 100, 70])).toMatch(/ at virtual users 3 or 5: /);
  });

  it('is everywhere, or nowhere else, where that is so', () => {
    expect(said(USERS, [98, 99, 100, 99, 98])).toMatch(/^Under the model’s error no point is told/);
    expect(said(USERS, [20, 30, 40, 60, 100])).toBe(
      'Measurements, too, would show all other points behind the best.',
    );
  });

  it('is withheld where boxes are turned, whatever the size', () => {
    const boxes = 'from=low-latency/18-D&over=messageBoxes:1..3/3';
    expect(said(boxes, [300, 200, 100], { measure: 'roundtripTime.median' })).toMatch(
      /^Under the model’s error no point is told/,
    );
  });

  it('is counted on a map', () => {
    const map = 'from=low-latency/20-A&over=virtualUsers:2..3/2&by=sendOnly:3..4/2';
    expect(said(map, [100, 99, 40, 40])).toMatch(
      /^Under the model’s error 1 of 3 other points are not told/,
    );
  });

  it('is not said of a number of which no measured differences tell', () => {
    expect(said(USERS, [600, 500, 400, 310, 300], { measure: 'roundtripTime.p90' })).toBe('');
    // Recorded under the name of the computer.
    expect(said(USERS, [10, 20, 30, 40, 50], { measure: 'cpu.messageBox' })).not.toBe('');
  });

  it('is not said before all runs are made, of what knobs count, or of what does not settle', () => {
    expect(said(USERS, [50, 70, 97, 100, 98], { missing: 1 })).toBe('');
    expect(said(USERS, [1, 1, 1, 1, 1], { measure: 'computers' })).toBe('');
    expect(said(USERS, [50, 70, 60, 100, 99], { unstable: 4 })).toBe(
      'Measurements, too, would show all other points behind the best.',
    );
  });
});
