// @vitest-environment happy-dom
import { cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Simulated } from '../../../src/comparison/regimes';
import { BandText } from '../../../src/lab/bands/BandText';
import { farBands } from '../../../src/lab/bands/farBands';
import type { ScenarioBands } from '../../../src/lab/bands/scenarioBands';
import { useBands } from '../../../src/lab/bands/useBands';
import type { LabContext } from '../../../src/lab/types';
import type { KnobValues } from '../../../src/scenario/schema';
import { TestCaseLab } from '../../../src/studies/low-latency/lab/TestCaseLab';
import { context as page, replays, testCase } from './fixture';

// As the build of static pages has it.
vi.mock('../../../src/lab/lateParts', () => import('../../../src/lab/lateParts.server'));

const bands = {
  widening: 0.5,
  metrics: {
    rate: {
      scale: 'ratio',
      widths: {
        elsewhere: { halfWidth: Math.log(1.25), least: 0 },
        busy: { halfWidth: Math.log(2), least: 0 },
      },
    },
    cpu: { scale: 'points', widths: { elsewhere: { halfWidth: 10, least: 15 } }, most: 100 },
  },
} as const;
const context = {
  ...page,
  study: { ...page.study, index: { ...page.study.index, bands } },
};
const published = page.configurations.A ?? {};
const farOf = farBands(context);

function at(changes: KnobValues, means: Simulated = {}): ScenarioBands {
  const values = { ...published, ...changes };
  const found = farOf({ values, own: '', simulated: means });
  if (found === null) throw new Error('Nothing was measured.');
  return found;
}

afterEach(cleanup);

describe('how far a scenario is from what was measured', () => {
  it('is nothing at a measured configuration, also of another test case', () => {
    const other = context.study.index.configurations.find(({ id }) => id === '5-B');
    const values = Object.fromEntries(
      context.schema.knobs.map(({ id }, i) => [id, other?.knobs[i] ?? 0]),
    );
    expect(at({})).toEqual({
      bands,
      nearest: '20-A',
      at: ['20-A'],
      around: null,
      place: { distance: 0, regimes: ['elsewhere'], isOutside: false },
      excess: null,
      reason: 'This is 20-A. Measured: throughput 96\u202fmessages/s and roundtrip 307\u202fms.',
    });
    expect(at(values).place.distance).toBe(0);
  });

  it('grows within the range, and says by how much the bands widen', () => {
    const [near, far] = [at({ virtualUsers: 5 }), at({ virtualUsers: 12 })];
    expect(far.place.distance).toBeGreaterThan(near.place.distance);
    expect(far.reason).toMatch(
      /^The distance makes the 90 % bands up to \d+\u202f% wider: the nearest measured configuration, \d+-[A-E], is as far away as one setting moved by \d+\u202f% of the range that was tried\.$/,
    );
  });

  it('says whose errors they are where the model errs in another way', () => {
    const [calm, busy] = [59, 60].map((percent) =>
      at({ virtualUsers: 5 }, { 'cpu.BPI8X-O01': { mean: percent } }),
    );
    expect([calm, busy].map((one) => one?.place.regimes)).toEqual([['elsewhere'], ['busy']]);
    expect(calm?.reason).not.toContain('got wrong');
    expect(busy?.reason).toMatch(
      /^The bands here rest on what the model got wrong near saturation\./,
    );
  });

  it.each([
    ['of a knob that was never varied', { maxReceiveIntervalMs: 20 }],
    ['beyond the range of one that was', { requestKb: 99 }],
    ['of so many users without pauses', { virtualUsers: 40 }],
    ['of so many hosts that send with so few that receive', { sendOnly: 4, receiveAndSend: 1 }],
  ])('has no band %s, and says what can be checked', (_, changes) => {
    const outside = at(changes);
    expect(outside.place.isOutside).toBe(true);
    expect(outside.reason).toMatch(
      /^There is no 90 % band here: nothing measured tells how far the model is off\. What can be checked is the nearest measured configuration, \d+-[A-E] \(measured: throughput [\d.]+\u202fmessages\/s and roundtrip [\d,.]+\u202fms\)\.$/,
    );
  });

  it('has no band away from what was measured where nothing tells how errors grow', () => {
    const unknown = { ...context.study.index, bands: { ...bands, widening: null } };
    const farFrom = farBands({ ...context, study: { ...context.study, index: unknown } });
    const made = (changes: KnobValues) =>
      farFrom({ values: { ...published, ...changes }, own: '' });
    expect(made({ virtualUsers: 5 })?.reason).toMatch(
      /^There is no 90 % band here: the study tells nothing of how errors grow away/,
    );
    expect(made({})?.reason).toMatch(/^This is 20-A\./);
  });

  it('says nothing where nobody would see the bands widen', () => {
    const near = at({ thinkTimeMs: 1 });
    expect(near.place.distance).toBeGreaterThan(0);
    expect(near.reason).toBe('');
  });

  it('does not take a configuration for measured that cannot be compared', () => {
    const unsettled = context.study.index.configurations.find(({ id }) => id === '2-A');
    const values = Object.fromEntries(
      context.schema.knobs.map(({ id }, i) => [id, unsettled?.knobs[i] ?? 0]),
    );
    expect(at(values).place.distance).toBeGreaterThan(0);
  });
});

describe('a band beside a number', () => {
  const shown = (metric: string, of: ScenarioBands | null, isNamed = true) => {
    const estimate = { mean: 100, low: 99, high: 101 };
    const { container } = render(
      <BandText metric={metric} estimate={estimate} digits={0} bands={of} isNamed={isNamed} />,
    );
    return container.firstElementChild;
  };

  it('is named, and tells on hovering why it is wide', () => {
    const far = at({ virtualUsers: 12 });
    const band = shown('rate', far);
    expect(band?.textContent).toMatch(/^90.% band \d+–\d+$/);
    expect(band?.getAttribute('title')).toBe(far.reason);
    expect(Number(band?.getAttribute('data-high'))).toBeGreaterThan(125);
    expect(shown('rate', at({}), false)?.textContent).toBe('80–125');
  });

  it('keeps its room where there is none', () => {
    const outside = at({ maxReceiveIntervalMs: 20 });
    for (const none of [shown('p95', at({})), shown('rate', null), shown('rate', outside)]) {
      expect(none?.textContent).toBe('\u00a0');
    }
  });
});

it('the lab shows the bands of a published configuration before anything is fetched', () => {
  document.body.innerHTML = renderToString(<TestCaseLab testCase={testCase} replays={replays} />);
  const metrics = [...document.querySelectorAll('[data-band]')].map((band) =>
    band.getAttribute('data-band'),
  );
  expect(metrics).toEqual([
    'throughput.median',
    'requestTime.median',
    'responseTime.median',
    'roundtripTime.median',
  ]);
  expect(document.querySelector('[data-band-reason]')).toBeNull();
});

describe('the bands of what a reader made', () => {
  const scenario = { base: 'low-latency/20-A', changes: {}, seed: 1, version: 1 };
  const values = { ...published, virtualUsers: 12 };
  const changed = { isChanged: true, values, publishedValues: published, now: null };
  const bandsIn = (of: LabContext, view: object = changed) =>
    renderHook(() => useBands(of, scenario, view as never, false)).result;

  it('are those of the current model; an archived one has none', async () => {
    const current = bandsIn(context);
    const archived = bandsIn({ ...context, archived: { page: context, simulator: '' } });
    await waitFor(() => expect(current.current.now?.place.distance).toBeGreaterThan(0));
    expect(archived.current.now).toBeNull();
  });

  it('are, as those of the published one, of the regimes that the runs show', async () => {
    const summary = (percent: number) => ({ metrics: { 'cpu.BPI8X-O01': { mean: percent } } });
    const regimesWith = async (ofPublished: number, ofNow: number) => {
      const view = { ...changed, published: summary(ofPublished), now: summary(ofNow) };
      const shown = bandsIn(context, view);
      await waitFor(() => expect(shown.current.now).not.toBeNull());
      return [shown.current.published, shown.current.now].map((one) => one?.place.regimes);
    };
    expect(await regimesWith(50, 70)).toEqual([['elsewhere'], ['busy']]);
    expect(await regimesWith(70, 50)).toEqual([['busy'], ['elsewhere']]);
  });
});
