// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { StatedResults } from '../../../src/lab/stated/StatedResults';
import type { LabContext, LabView } from '../../../src/lab/types';
import type { StatedCell } from '../../../src/measured/types';
import type { Summary } from '../../../src/simulator/types';
import { capacity } from '../../../src/studies/capacity/metrics';
import { summaryWith } from './fixture';

afterEach(cleanup);

const summary = (metrics: Readonly<Record<string, number>>): Summary =>
  summaryWith(1, {
    metrics: Object.fromEntries(
      Object.entries(metrics).map(([name, mean]) => [
        name,
        { mean, low: mean - 1, high: mean + 1 },
      ]),
    ),
  });

const cells: Readonly<Record<string, StatedCell>> = {
  receivedPerSecond: { printed: '150', value: 150 },
  'diskIdle.data': { printed: '69.00', value: 69 },
  'diskIdle.recovery': { printed: 'near zero', value: null, reading: { low: 0, high: 10 } },
  recoveryHours: { printed: 'about 4.5 hours', value: 4.5, reading: { low: 4.2, high: 4.8 } },
  cleanupFailuresPercent: { printed: '0', value: 0 },
  lockWaitMs: { printed: 'long', value: null },
};
const published = summary({
  receivedPerSecond: 135,
  'diskIdle.data': 70,
  'diskIdle.recovery': 5,
  recoveryHours: 5,
  cleanupFailuresPercent: 0,
  lockWaitMs: 3,
  'cpu.biztalk': 59,
});

/** The texts of a row by its heading. */
function rows(view: Partial<LabView>): Record<string, string[]> {
  const context = {
    study: { metrics: capacity, parts: undefined },
    prefix: 'capacity/',
  } as unknown as LabContext;
  const shown = { row: 'overdrive', cells, published, now: null, isChanged: false, ...view };
  render(<StatedResults context={context} view={shown as LabView} />);
  return Object.fromEntries(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent?.trim() ?? ''))
      .map(([head = '', ...rest]) => [head, rest]),
  );
}

describe('stated and simulated', () => {
  it('stand in the row of their own quantity, with error and role', () => {
    expect(rows({})).toEqual({
      'Received messages/s': ['150', '135 134–136', '−10.0\u202f%', 'calibrated'],
      'Data disk idle %': ['69.00', '70.00 69.00–71.00', '+1.4\u202f%', 'predicted'],
      'Data disk idle in recovery %': ['near zero', '5 4–6', 'as stated', 'predicted'],
      'Recovery h': ['4.5 “about 4.5 hours”', '5.0 4.0–6.0', 'not as stated', 'calibrated'],
      'Failed cleanup runs %': ['0', '0 0–1', 'as stated', 'calibrated'],
      'Lock wait ms': ['long', '3 2–4', '', 'calibrated'],
      'CPU of a BizTalk server %': ['not printed', '59 58–60', '', ''],
    });
    expect(document.querySelector('caption')?.textContent).toMatch(/stated and simulated Below/);
  });

  it('say where something happens of which none is stated', () => {
    const found = rows({ published: summary({ cleanupFailuresPercent: 2 }) });
    expect(found['Failed cleanup runs %']?.[2]).toBe('not as stated');
    expect(found['Received messages/s']).toEqual(['150', 'none', '', 'calibrated']);
  });

  it('are joined by what is simulated now, once the scenario is changed', () => {
    const found = rows({ isChanged: true, now: summary({ receivedPerSecond: 99 }) });
    expect(found['Received messages/s']).toEqual([
      '150',
      '135 134–136',
      '−10.0\u202f%',
      'calibrated',
      '99 98–100',
    ]);
    expect(document.querySelectorAll('data[data-kind="simulated"][value="135"]')).toHaveLength(1);
    expect(document.querySelector('data[data-kind="measured"]')?.getAttribute('value')).toBe('150');
  });
});
