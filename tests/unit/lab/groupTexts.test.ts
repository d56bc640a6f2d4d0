import { describe, expect, it } from 'vitest';
import { readData } from '../../../scripts/dataFiles';
import { readSchema, readStudyConfigurations } from '../../../scripts/replay/catalogue';
import type { LabContext, LabStudy } from '../../../src/lab/types';
import { adapters } from '../../../src/studies/adapters/lab/adapters';
import { caseLabel } from '../../../src/studies/adapters/testCases';
import type { AdapterTestCases } from '../../../src/studies/adapters/types';
import { capacity } from '../../../src/studies/capacity/lab/capacity';
import { scaleUp } from '../../../src/studies/scale-up/lab/scaleUp';
import { workerThreads } from '../../../src/studies/worker-threads/lab/workerThreads';

function contextOf(id: string, study: LabStudy): LabContext {
  const own = readStudyConfigurations(id).map(({ row, values }) => [row, values]);
  return { schema: readSchema(id), study, configurations: Object.fromEntries(own) } as LabContext;
}

describe('a closed group and a configuration in few words', () => {
  it.each([
    ['scale-up', scaleUp, 'hosts', { receiveHosts: 2, processHosts: 7, sendHosts: 3 }, '2 + 7 + 3'],
    ['scale-up', scaleUp, 'load', {}, ''],
    ['capacity', capacity, 'load', { load: 0, ratePerSecond: 160 }, '160 messages/s'],
    ['capacity', capacity, 'load', { load: 0, ratePerSecond: 1 }, '1 message/s'],
    ['capacity', capacity, 'other', {}, ''],
    ['worker-threads', workerThreads, 'threads', { maxWorkerThreads: 150 }, '150 threads'],
    ['worker-threads', workerThreads, 'threads', { maxWorkerThreads: 1 }, '1 thread'],
    ['worker-threads', workerThreads, 'other', {}, ''],
    ['adapters', adapters, 'other', {}, ''],
  ] as const)('of %s', (id, study, group, values, text) => {
    expect(study.groupSummary(contextOf(id, study), group, values)).toBe(text);
  });

  it.each([
    ['scale-up', scaleUp],
    ['capacity', capacity],
    ['worker-threads', workerThreads],
  ] as const)('counts one in the singular in what the head of %s tells', (id, study) => {
    const schema = readSchema(id);
    const told = (value: number) =>
      study
        .told?.(schema, Object.fromEntries(schema.knobs.map((knob) => [knob.id, value])))
        .map(({ text }) => text)
        .join();
    expect(told(1)).toMatch(/\b1 processor\b/);
    expect(told(1)).not.toMatch(/\b1 \w+s\b/);
    expect(told(2)).toMatch(/\b2 processors\b/);
  });

  it('names the hosts of each scale-up configuration, or nothing of an unknown one', () => {
    const context = contextOf('scale-up', scaleUp);
    const { receiveHosts, processHosts, sendHosts } = context.configurations.L3 ?? {};
    expect(scaleUp.configurationText(context, 'L3')).toBe(
      `${receiveHosts} + ${processHosts} + ${sendHosts}`,
    );
    expect(scaleUp.configurationText(context, 'X9')).toBe('');
  });
});

describe('an adapter test case in few words', () => {
  const { testCases } = readData<AdapterTestCases>('adapters/test-cases.json');

  it('says of transactions only where there are some that MSMQT does not take for granted', () => {
    const [first] = testCases;
    if (!first) throw new Error('There is no test case.');
    const detail = (adapter: typeof first.receive.adapter, transactional: boolean | null) =>
      caseLabel({ ...first, transactional, receive: { ...first.receive, adapter } }).detail;
    expect(detail('msmq', true)).toContain('transactions');
    expect(detail('msmq', false)).not.toContain('transactions');
    expect(detail('msmq', null)).not.toContain('transactions');
    expect(detail('msmqt', true)).not.toContain('transactions');
  });
});
