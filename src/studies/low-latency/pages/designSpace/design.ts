import { studyOf } from '../../../../measured/scenarioName';
import type { TestCase } from '../../../../measured/types';
import { labelOf, linkOf } from '../../../../scenario/codec';
import { onlyDifferences, published } from '../../../../scenario/scenario';
import { type Knob, knobById } from '../../../../scenario/schema';
import { maskOfCount } from '../../../../scenario/trackingPoints';
import { documentedScenario } from '../../documented';
import { knobSchema } from '../../knobs';

type Settings = Readonly<Record<string, number>>;

const knobOf = (id: string): Knob => {
  const knob = knobById(knobSchema, id);
  if (!knob) throw new Error(`no knob ${id}`);
  return knob;
};

/** What a design sets a knob to; throws where it does not say. */
export function settingOf(settings: Settings, id: string): number {
  const value = settings[id];
  if (value === undefined) throw new Error(`The design has no ${id}.`);
  return value;
}

/** Address at which the lab runs a design of the space around a configuration of a test case. */
export function designLink(testCase: TestCase, base: string, settings: Settings): string {
  const values = Object.fromEntries(
    Object.entries(settings).map(([id, value]) => {
      const knob = knobOf(id);
      return [id, knob.kind === 'set' ? maskOfCount(knob, value) : value];
    }),
  );
  const printed = documentedScenario(knobSchema, testCase, base.slice(studyOf(base).length + 1));
  const context = {
    schema: knobSchema,
    path: `/${testCase.id.replace('/', '/test-case-')}`,
    prefix: `${testCase.id}-`,
    labels: [labelOf(base)],
    configurations: { [labelOf(base)]: printed },
  };
  return linkOf(context, {
    ...published(base),
    changes: onlyDifferences(knobSchema, printed, values),
  });
}

const plural = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

const HOSTS = [
  ['receiveOnly', 'receive'],
  ['receiveAndSend', 'both'],
  ['sendOnly', 'send'],
  ['sendAndTrack', 'track'],
] as const;

/** The roles of the computers: "2 receive, 3 send, 1 track"; those that track send as well. */
export const rolesOf = (settings: Settings): string =>
  HOSTS.flatMap(([id, role]) => (settings[id] ? [`${settings[id]} ${role}`] : [])).join(', ');

export const usersOf = (settings: Settings): string =>
  plural(settingOf(settings, 'virtualUsers'), 'user', 'users');

export const boxesOf = (settings: Settings): string =>
  plural(settingOf(settings, 'messageBoxes'), 'MessageBox', 'MessageBoxes');

/** The settings of the engine: "poll 3 ms, batch 20, 8 threads". */
export const engineOf = (settings: Settings): string =>
  [
    `poll ${settingOf(settings, 'maxReceiveIntervalMs')} ms`,
    `batch ${settingOf(settings, 'batchSize')}`,
    plural(settingOf(settings, 'messagingThreads'), 'thread', 'threads'),
  ].join(', ');

export const labelOfKnob = (id: string): { label: string; unit: string } => knobOf(id);
