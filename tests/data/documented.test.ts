import { describe, expect, it } from 'vitest';
import { readTestCases } from '../../scripts/dataFiles';
import { isAccepted } from '../../src/scenario/value';
import { conditionsOf, documentedScenario } from '../../src/studies/low-latency/documented';
import { knobSchema } from '../../src/studies/low-latency/knobs';
import { cellsOf, configurationIds } from '../../src/studies/low-latency/testCase';

const configurations = readTestCases().flatMap((testCase) =>
  configurationIds(testCase).map((id) => ({ id, testCase })),
);

it('there are 50 configurations', () => {
  expect(configurations).toHaveLength(50);
});

describe.each(configurations)('$id', ({ id, testCase }) => {
  const values = documentedScenario(knobSchema, testCase, id);
  const { printed } = cellsOf(testCase, id)['software.bodyTracking'] ?? { printed: '' };

  it('has an accepted value for every knob and none besides', () => {
    expect(Object.keys(values).sort()).toEqual(knobSchema.knobs.map((knob) => knob.id).sort());
    const refused = knobSchema.knobs.filter((knob) => !isAccepted(knob, values[knob.id] ?? NaN));
    expect(refused.map((knob) => `${knob.id} = ${values[knob.id]}`)).toEqual([]);
  });

  it('tracks bodies where the software table prints Y, at points that a condition names', () => {
    const points = conditionsOf(testCase, id).some(({ knob }) => knob === 'tracking');
    expect(points).toBe(printed.startsWith('Y'));
    expect((values.tracking ?? 0) > 0).toBe(printed.startsWith('Y'));
  });

  it('has as many BizTalk computers as the topology', () => {
    const hosts = ['receiveOnly', 'receiveAndSend', 'sendOnly', 'sendAndTrack', 'trackOnly'];
    const computers = testCase.topology.machines.filter(({ roles }) =>
      roles.some((role) => role === 'receive' || role === 'send' || role === 'track'),
    );
    expect(hosts.reduce((sum, knob) => sum + (values[knob] ?? 0), 0)).toBe(computers.length);
  });
});
