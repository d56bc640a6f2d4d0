// A sixth study, as small as one can be: what the house makes of data, knobs and a folder's worth of declarations.
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { readSchema } from '../../../scripts/replay/catalogue';
import { namedMetrics } from '../../../src/comparison/namedMetrics';
import { replayedStudy } from '../../../src/comparison/replayedStudy';
import { Lab } from '../../../src/lab/Lab';
import { singleOutcomes } from '../../../src/lab/stated/effects';
import { statedContext } from '../../../src/lab/stated/statedContext';
import type { Configurations } from '../../../src/measured/configurationTypes';
import type { ReadData } from '../../../src/measured/readData';
import type { Prose } from '../../../src/measured/types';
import { fromParams, linkOf, pathOf } from '../../../src/scenario/codec';
import { published } from '../../../src/scenario/scenario';
import type { Knob, KnobSchema } from '../../../src/scenario/schema';
import type { ReplayFile } from '../../../src/simulator/replayFile';
import type { Summary } from '../../../src/simulator/types';
import { contentsInText } from '../../../src/studies/stated';

const [integer] = readSchema('scale-up').knobs.filter(({ kind }) => kind === 'integer');
const jobs: Knob = {
  ...(integer as Knob),
  id: 'jobsPerSecond',
  label: 'Jobs per second',
  group: 'load',
  min: 1,
  max: 90,
  default: 10,
};
const schema: KnobSchema = { ...readSchema('scale-up'), study: 'toy', knobs: [jobs], rules: [] };
const metrics = namedMetrics([{ id: 'cpu.server', label: 'CPU', unit: '%', tolerance: 0.1 }], {
  study: 'toy',
  isFitted: () => false,
  precise: [],
});

const state = (id: string, jobsPerSecond: number) => ({
  id,
  title: `${id} the load`,
  objective: '',
  conclusion: '',
  section: 'The load',
  knobs: ['jobsPerSecond'],
  conditions: [
    { knob: 'jobsPerSecond', value: jobsPerSecond, origin: 'documented' as const, source: '' },
  ],
});
const configurations: Configurations = {
  id: 'toy',
  machines: [{ name: 'Server', roles: ['messagebox'], processors: 1, inferred: false }],
  configurations: [state('half', 50), state('most', 80)],
  jobs: [],
  thresholds: [],
  events: [],
};
const cpu = { section: 'The load', column: 'cpu.server', label: 'CPU', unit: '%' };
const prose: Prose = {
  id: 'toy/prose',
  cells: [
    { ...cpu, row: 'half', printed: '50 %', value: 50 },
    { ...cpu, row: 'most', printed: '80 %', value: 80 },
  ],
};
const summary = (mean: number): Summary => ({
  modelVersion: '1.0.0',
  digest: '0'.repeat(16),
  seed: 1,
  replications: 4,
  status: 'done',
  unstableReason: null,
  events: 1,
  metrics: { 'cpu.server': { mean, low: mean, high: mean } },
  machines: [],
  resources: [],
  series: { stepMs: 1000 },
  protocol: { rampUpMs: 0, steadyMs: 1000, rampDownMs: 0, rampsCount: false },
});
const replays: ReplayFile = {
  modelVersion: '1.0.0',
  seed: 1,
  replications: 4,
  configurations: { half: summary(51), most: summary(96) },
};
const files: Readonly<Record<string, unknown>> = {
  'toy/configurations.json': configurations,
  'toy/prose.json': prose,
  'replays/toy/experiments.json': replays,
  'errata.json': [],
  'ledger.json': [],
};
const read: ReadData = (name) => files[name] as never;
const contents = contentsInText(metrics)(read, schema);

it('is read from its two files', () => {
  expect(contents.configurations.map(({ scenario, values }) => [scenario, values])).toEqual([
    ['toy/half', { jobsPerSecond: 50 }],
    ['toy/most', { jobsPerSecond: 80 }],
  ]);
  expect(contents.machines.map(({ name }) => name)).toEqual(['Server']);
});

it('is compared, configuration by configuration, with what is printed', () => {
  const { results } = replayedStudy('toy', contents.configurations, read);
  const compared = results.flatMap(({ comparisons }) =>
    comparisons.map(({ scenario, measured, simulated, tolerance }) => [
      scenario,
      measured,
      simulated,
      tolerance,
    ]),
  );
  expect(compared).toEqual([
    ['toy/half', 50, 51, 0.1],
    ['toy/most', 80, 96, 0.1],
  ]);
});

const lab = {
  index: {
    ranges: { jobsPerSecond: [50, 80] },
    places: [],
    configurations: [],
    errata: [],
    ledger: [],
    bands: { widening: 0, metrics: {} },
  },
  metrics,
  protocol: { replications: 4, isShownEarly: false },
  ...singleOutcomes([{ id: 'cpu.server', label: 'CPU', unit: '%', metric: 'cpu.server' }], () =>
    Promise.resolve({ default: {} }),
  ),
  loadKnob: 'jobsPerSecond',
  sticky: ['cpu.server'],
  configurationText: (_: unknown, label: string) => label,
  groupSummary: () => '',
  limitText: () => 'The server limits.',
  Trust: () => null,
  Picture: () => null,
};
const context = statedContext(lab, schema, { configurations, prose, replays });

it('has links, which keep knobs and seed, and name what they cannot take', () => {
  const scenario = { ...published('toy/most'), changes: { jobsPerSecond: 70 }, seed: 7 };
  const link = linkOf(context, scenario);
  const [path = '', query] = link.split('?');
  expect(pathOf('toy/most')).toBe(`${path}?config=most`);
  expect(fromParams(context, new URLSearchParams(query))).toEqual({ scenario, problems: [] });
  const { problems } = fromParams(context, new URLSearchParams('config=most&jobsPerSecond=91'));
  expect(problems.map(({ field }) => field)).toEqual(['jobsPerSecond']);
});

it('has a lab with its knob, both numbers and what limits', () => {
  const html = renderToString(<Lab context={context} />);
  expect(html).toContain('data-lab="toy/half"');
  expect(html).toContain('Jobs per second');
  expect(html).toContain('The server limits.');
  expect(html).toMatch(/data-kind="measured"[^>]*>(<[^>]*>)*50/);
  expect(html).toMatch(/data-kind="simulated"[^>]*>(<[^>]*>)*51/);
});
