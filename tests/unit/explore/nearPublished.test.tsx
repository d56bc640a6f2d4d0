// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { measuredOf } from '../../../src/explore/study/bands';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { nearPublished, nearText } from '../../../src/explore/trust/nearPublished';
import { Published } from '../../../src/explore/trust/page/Published';
import { nearestMeasured } from '../../../src/scenario/distance';
import { EXPLORED, exploredNamed } from '../../support/explored';

const THIN = '\u202f';
const study = exploredNamed('low-latency');
const scenario = (base: string, changes: Record<string, number>) => ({
  base: `low-latency/${base}`,
  changes,
});
const near = (base: string, changes: Record<string, number>) =>
  nearPublished(study, valuesOf(study, scenario(base, changes)));

afterEach(cleanup);

describe('what was measured near a scenario', () => {
  it('is the nearest by the distance of the site, and others about as near, in their order', () => {
    for (const one of EXPLORED) {
      const knob = one.context.schema.knobs.find(({ id }) => id === one.loadKnob);
      const values = { ...valuesOf(one, { base: one.first, changes: {} }), [knob?.id ?? '']: 7 };
      const found = nearPublished(one, values);
      const [first, ...others] = found;
      expect(found.length).toBeLessThanOrEqual(3);
      if (first === undefined) continue;
      expect(first).toMatchObject(nearestMeasured(measuredOf(one), values) ?? {});
      others.reduce((before, { distance }) => {
        expect(distance).toBeGreaterThanOrEqual(before);
        expect(distance).toBeLessThanOrEqual(2 * first.distance);
        return distance;
      }, first.distance);
    }
    expect(near('18-D', { messageBoxes: 2 }).map(({ label }) => label)).toEqual([
      '17-B',
      '18-A',
      '18-C',
    ]);
    expect(near('20-A', { sendOnly: 5 })[0]?.label).toBe('20-A');
  });

  it('is told by what was turned from there to here, and by what was measured there', () => {
    const [first] = near('20-A', { sendOnly: 6, tracking: 0 });
    expect(first && nearText(study, first)).toBe(
      `send only 4 → 6, body tracking points 1 → 0; throughput 96${THIN}messages/s and roundtrip 307${THIN}ms`,
    );
    const [far] = near('20-A', {
      sendOnly: 6,
      tracking: 0,
      virtualUsers: 30,
      messageBoxes: 3,
      requestKb: 100,
    });
    expect(far?.parts.length).toBeGreaterThan(3);
    expect(far && nearText(study, far)).toMatch(/, \d+ more; throughput /);
  });

  it('is none of what was measured itself', () => {
    expect(near('20-A', {})).toEqual([]);
    expect(near('18-D', { messageBoxes: 3 })).toEqual([]);
  });

  it('stands on a page where the scenario is not published, which is said otherwise', () => {
    const shown = (changes: Record<string, number>) =>
      render(<Published study={study} scenario={scenario('18-D', changes)} />).container;
    expect(shown({ messageBoxes: 3 }).textContent).toMatch(/^This is 19-A and 19-B/);
    cleanup();
    const items = [...shown({ messageBoxes: 2 }).querySelectorAll('[data-near-published] li')];
    expect(items.map((item) => item.textContent)[0]).toBe(
      `17-B, 0.50 ranges away: MessageBoxes 1 → 2; throughput 87${THIN}messages/s and roundtrip 267${THIN}ms`,
    );
    expect(items).toHaveLength(3);
    cleanup();
    expect(shown({}).textContent).toBe('');
  });
});
