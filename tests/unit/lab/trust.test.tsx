// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { readSchema, readStudyConfigurations } from '../../../scripts/replay/catalogue';
import type { StudyIndex } from '../../../src/comparison/studyIndex';
import { initialState, reduce, shownResult } from '../../../src/lab/state/reducer';
import { Trust } from '../../../src/lab/Trust';
import { deriveView } from '../../../src/lab/view/derive';
import { distanceText } from '../../../src/lab/view/distanceText';
import { leadsOutside } from '../../../src/lab/view/leadsOutside';
import { outsideMeasured } from '../../../src/lab/view/measuredRange';
import { idleReason } from '../../../src/scenario/idle';
import { effectiveValues } from '../../../src/scenario/scenario';
import type { KnobValues } from '../../../src/scenario/schema';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { STUDY_IDS } from '../../../src/studies/registry';
import { exploredNamed } from '../../support/explored';
import { adaptersLab } from './adaptersLab';

const indexOf = (study: string): StudyIndex => exploredNamed(study).index;

const studyOf = (scenario: string) =>
  STUDY_IDS.find((id) => scenario.startsWith(`${id}/`)) ?? 'low-latency';

function baseOf(scenario: string): KnobValues {
  const found = readStudyConfigurations(studyOf(scenario)).find((one) => one.scenario === scenario);
  if (found === undefined) throw new Error(`${scenario} is not published.`);
  return found.values;
}

/** What is said of a published configuration with changes. */
function said(scenario: string, changes: KnobValues): string {
  const study = studyOf(scenario);
  const schema = readSchema(study);
  const values = effectiveValues(schema, baseOf(scenario), changes);
  return distanceText(outsideMeasured(schema, indexOf(study), values), PUBLISHED_WORDS);
}

afterEach(cleanup);

describe.each(STUDY_IDS)('the distance from what was measured in %s', (study) => {
  const schema = readSchema(study);
  const index = indexOf(study);
  const published = readStudyConfigurations(study);

  it('is none for a published configuration', () => {
    for (const { scenario } of published) expect(said(scenario, {})).toBe('');
  });

  it('is none at the edges of a range, and named with the range beyond them', () => {
    const { scenario, values } = published[0] ?? { scenario: '', values: {} };
    const integers = schema.knobs.filter(
      (knob) => knob.kind === 'integer' && idleReason(knob, values) === null,
    );
    for (const knob of integers) {
      const measured = index.ranges[knob.id] ?? [];
      const [low = knob.min, high = knob.max] = [measured[0], measured.at(-1)];
      const outside = (value: number) =>
        outsideMeasured(schema, index, effectiveValues(schema, values, { [knob.id]: value }));
      const edges = [...outside(low), ...outside(high)];
      // So many may be too many with what else is here.
      expect(edges.filter(({ together }) => !together)).toEqual([]);
      for (const value of [low - 1, high + 1]) {
        if (value < knob.min || value > knob.max) continue;
        const beyond = outside(value).filter((one) => one.knob.id === knob.id);
        if (idleReason(knob, { ...values, [knob.id]: value }) !== null) continue;
        expect(beyond, `${scenario} ${knob.id} = ${value}`).toHaveLength(1);
      }
    }
  });
});

describe('what is said outside what was measured', () => {
  it('names the knob, its value and the range', () => {
    expect(said('adapters/http-1-way/2006/2kb', { hostInstances: 7 })).toMatch(
      /^Outside what was measured: host instances 7 \(measured: only 1\)\. Nobody measured there/,
    );
    expect(said('adapters/http-1-way/2006/2kb', { sizeKb: 500 })).toContain(
      'document size 500\u202fKB (measured: 2 to 200\u202fKB)',
    );
    expect(said('low-latency/20-A', { virtualUsers: 55, sendOnly: 9 })).toContain(
      'virtual users 55 (measured: 2 to 40), send only 9 (measured: 0 to 4)',
    );
    expect(said('capacity/sustainable', { load: 3, durationHours: 24 })).toContain(
      'load Drawn over the day (measured: Steady, Until a backlog, then none and Steady with a floodgate event)',
    );
  });

  it('counts what is not named', () => {
    const changes = { hostInstances: 2, maxConnections: 3, throttleAt: 30, runMinutes: 9 };
    expect(said('adapters/http-1-way/2006/2kb', changes)).toContain(', 1 more.');
  });

  it('does not call an assumption measured', () => {
    expect(said('scale-up/L3', { latencyMs: 500 })).toContain(
      'latency per step 500\u202fms (not printed, assumed 50\u202fms)',
    );
  });

  it('leaves out knobs without an effect', () => {
    expect(said('scale-up/S1', { latencyMs: 500 })).toBe('');
    expect(said('low-latency/20-A', { logFiles: 8 })).toBe('');
  });

  it('says what a third worker is charged, and only then', () => {
    const charged = 'A third worker and any further one is charged like the first';
    expect(said('scale-up/L3', { workerMessageBoxes: 3 })).toContain(charged);
    expect(said('scale-up/L3', { masterProcessors: 32 })).not.toContain(charged);
  });
});

describe('further MessageBoxes', () => {
  it.each([
    ['low-latency/20-A', { messageBoxes: 5 }, 'the scale-up model gives them the opposite one'],
    ['low-latency/20-A', { boxesOnDta: 3 }, 'not supported by any measurement'],
    ['low-latency/20-A', { boxesOnThird: 3 }, 'not supported by any measurement'],
    ['low-latency/20-A', { messageBoxes: 2, virtualUsers: 8 }, 'not supported by any measurement'],
    ['scale-up/L3', { workerMessageBoxes: 1 }, 'No other number of workers was measured'],
  ])('of %s are marked as unsupported', (scenario, changes, reason) => {
    expect(said(scenario, changes)).toContain(reason);
  });
});

describe('MessageBoxes under load', () => {
  it('are outside with more users than they were measured with', () => {
    expect(said('low-latency/20-A', { messageBoxes: 2, virtualUsers: 4 })).toBe('');
    expect(said('low-latency/20-A', { messageBoxes: 2, virtualUsers: 5 })).toContain(
      'Outside what was measured: MessageBoxes 2 with 5 users (measured: at most 4).',
    );
    expect(said('low-latency/20-A', { messageBoxes: 1, virtualUsers: 20 })).toBe('');
    // 21-B has thirty who pause for half a second.
    const pausing = { messageBoxes: 2, virtualUsers: 30, thinkTimeMs: 500 };
    expect(said('low-latency/20-A', pausing)).toBe('');
    expect(said('low-latency/20-A', { ...pausing, thinkTimeMs: 499 })).toContain('at most 4');
    expect(said('scale-up/L3', { workerMessageBoxes: 2, masterProcessors: 16 })).toBe('');
  });

  it.each([
    ['messageBoxes', true],
    ['virtualUsers', true],
    ['thinkTimeMs', true],
    ['sendOnly', false],
  ])('are led there by moving %s: %s', (moved, leads) => {
    const schema = readSchema('low-latency');
    const changes = { messageBoxes: 2, virtualUsers: 8 };
    const values = effectiveValues(schema, baseOf('low-latency/20-A'), changes);
    expect(leadsOutside(schema, indexOf('low-latency'), values, [moved])).toBe(leads);
    const few = { ...values, virtualUsers: 3 };
    expect(leadsOutside(schema, indexOf('low-latency'), few, [moved])).toBe(false);
    expect(leadsOutside(schema, indexOf('low-latency'), { ...few, sendOnly: 9 }, [moved])).toBe(
      moved === 'sendOnly',
    );
  });
});

describe('the sentence about trust', () => {
  const show = (changes: KnobValues) => {
    const state = reduce(adaptersLab, initialState(adaptersLab), { type: 'knobs', changes });
    const { scenario, statistic } = state;
    const view = deriveView(adaptersLab, scenario, shownResult(state), statistic);
    render(<Trust context={adaptersLab} view={view} statistic="mean" onChange={() => undefined} />);
    return document.body.textContent ?? '';
  };

  it('gives the typical error only within what was measured', async () => {
    expect(show({ sendAdapter: 0 })).toContain('at the median');
    cleanup();
    expect(show({ hostInstances: 7 })).not.toMatch(/at the median|median error/);
    expect(await screen.findByText(/host instances 7 \(measured: only 1\)/)).toBeTruthy();
  });
});
