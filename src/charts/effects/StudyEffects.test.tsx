// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { drawAt } from '../../../tests/support/drawAt';
import { centreOf, endsOf, lengthOf, marks } from '../../../tests/support/marks';
import { expectValues, readX } from '../../../tests/support/readAxis';
import { textWidth } from '../frame/textWidth';
import { StudyEffects } from './StudyEffects';
import type { Effect, EffectGroup } from './types';

const effect = (changed: string, before: string, changes: Partial<Effect>): Effect => ({
  changed,
  before,
  unit: 'messages/s',
  printed: ['83', '98'],
  measured: 83 / 98,
  isUpperEnd: false,
  isChance: false,
  simulated: 0.9,
  differing: ['Body tracking'],
  isMixed: false,
  href: `/lab?config=${changed}`,
  ...changes,
});
const study = (id: string, effects: readonly Effect[], note = '') => ({
  id,
  name: `Study ${id}`,
  effects,
  note,
});

const groups: EffectGroup[] = [
  {
    id: 'tracking',
    name: 'Tracking on',
    studies: [
      study('A', [
        effect('14-A', '14-B', {}),
        effect('12-A', '11-A', { measured: 1.02, simulated: 1.1, isChance: true }),
      ]),
      study('B', [], 'not mentioned'),
      study('C', [], 'off'),
    ],
  },
  {
    id: 'throttling',
    name: 'Throttling at work',
    studies: [
      study('A', [], 'did not occur'),
      study('B', [
        effect('overdrive', 'sustainable', {
          printed: ['an average less than that', '150 msgs/sec'],
          measured: 1,
          isUpperEnd: true,
          isMixed: true,
          simulated: 0.95,
        }),
      ]),
      study('C', [
        effect('100', '200', { measured: 7.88, simulated: 6, printed: ['39,400', '~5,000'] }),
      ]),
    ],
  },
];

const centres = (kind: string) => marks(kind).map((mark) => centreOf(mark).x);

afterEach(cleanup);

describe('StudyEffects', () => {
  it('says how few studies measured each change', () => {
    render(<StudyEffects groups={groups} />);
    screen.getByText('Of 2 changes each was measured by 1 or 2 of 3 studies');
    cleanup();
    render(<StudyEffects groups={groups.slice(0, 1)} />);
    screen.getByText('Of 1 changes each was measured by 1 of 3 studies');
  });

  it.each([358, 720])('has every mark at its own ratio, %i px wide', (width) => {
    const axis = readX(drawAt(width, <StudyEffects groups={groups} />));
    expect(axis.kind).toBe('log');
    expectValues(axis, centres('measured'), [83 / 98, 7.88]);
    expectValues(axis, centres('chance'), [1.02]);
    expectValues(axis, centres('upper-end'), [1]);
    expectValues(axis, centres('simulated'), [0.9, 1.1, 0.95, 6]);
    const joints = [...document.querySelectorAll('line[data-look="connector"]')].map(endsOf);
    expectValues(
      axis,
      joints.flat().map(({ x }) => x),
      [1, 83 / 98, 1, 1.02, 1, 1, 1, 7.88],
    );
  });

  it('has a line for each study in each change, in order, and a word where there is no pair', () => {
    render(<StudyEffects groups={groups} />);
    const lines = [...document.querySelectorAll('[data-change] text')].map(
      (text) => [text.textContent ?? '', lengthOf(text, 'y')] as const,
    );
    const names = lines.map(([text]) => text).filter((text) => text.startsWith('Study'));
    expect(names).toEqual(['Study A', 'Study B', 'Study C', 'Study A', 'Study B', 'Study C']);
    const heightOf = (wanted: string, nth = 0) =>
      lines.filter(([text]) => text === wanted)[nth]?.[1];
    expect(heightOf('not mentioned')).toBe(heightOf('Study B'));
    expect(heightOf('did not occur')).toBe(heightOf('Study A', 1));
    expect(heightOf('×0.85 14-A / 14-B')).toBe(heightOf('Study A'));
    expect(heightOf('less than ×1.00 overdrive / sustainable, more differs')).toBe(
      heightOf('Study B', 1),
    );
    expect(marks('none')).toHaveLength(3);
  });

  it.each([358, 720])('sets labels clear of marks and within the plot, %i px wide', (width) => {
    drawAt(width, <StudyEffects groups={groups} />);
    const labels = [...document.querySelectorAll('[data-change] text[text-anchor]')];
    expect(labels).toHaveLength(4);
    for (const label of labels) {
      const x = lengthOf(label, 'x');
      const long = textWidth(label.textContent ?? '');
      const [from, to] =
        label.getAttribute('text-anchor') === 'end' ? [x - long, x] : [x, x + long];
      expect(from).toBeGreaterThan(0);
      expect(to).toBeLessThanOrEqual(width);
      const lane = label.parentElement as Element;
      for (const mark of ['measured', 'chance', 'simulated', 'upper-end'].flatMap((kind) =>
        marks(kind, lane),
      )) {
        const at = centreOf(mark).x;
        expect(at < from || at > to).toBe(true);
      }
      for (const line of lane.querySelectorAll('line')) {
        const ends = endsOf(line).map((end) => end.x);
        expect(Math.max(...ends) <= from || Math.min(...ends) >= to).toBe(true);
      }
    }
  });

  it('has every pair and every reason in its table, with what is printed and what differs', () => {
    render(<StudyEffects groups={groups} />);
    fireEvent.click(screen.getByRole('button', { name: /^Table/ }));
    const rows = screen.getAllByRole('row').map((row) => row.textContent);
    expect(rows).toHaveLength(1 + 7);
    expect(rows[1]).toBe(
      'Tracking onStudy A14-A / 14-B83 messages/s against 98 messages/s×0.85×0.90Body tracking',
    );
    expect(rows[2]).toContain('×1.02, may be chance');
    expect(rows[3]).toBe('Tracking onStudy Bnot mentioned');
    expect(rows[6]).toContain('“an average less than that” against “150 msgs/sec”less than ×1.00');
  });

  it('leads from each pair to its page', () => {
    render(<StudyEffects groups={groups} />);
    const link = screen.getByRole('link', { name: /^Tracking on, 14-A \/ 14-B: measured ×0.85/ });
    expect(link.getAttribute('href')).toBe('/lab?config=14-A');
  });
});
