import { describe, expect, it } from 'vitest';
import { readResults } from '../../scripts/dataFiles';
import { readStudyConfigurations } from '../../scripts/replay/catalogue';
import { adapterConfigurations, measuredAdapter } from '../../src/studies/adapters/results';
import { readCorpus, studyIn } from './corpus';

const { adapterTestCases: testCases, ...corpus } = readCorpus();
const results = readResults('adapters');
const configurations = adapterConfigurations(results);

describe('the adapter study', () => {
  it('prints 88 numbers and four NA, for test cases of the list', () => {
    const numbers = configurations.filter(({ cell }) => cell.value !== null);
    expect(configurations).toHaveLength(92);
    expect(numbers).toHaveLength(88);
    const names = configurations.map(({ testCase }) => testCase);
    expect([...new Set(names)].sort()).toEqual(testCases.map(({ id }) => id).sort());
  });

  it('has as values what is printed', () => {
    for (const { cell } of configurations) {
      expect(cell.value).toBe(cell.printed === 'NA' ? null : Number(cell.printed));
    }
  });

  it('names what was measured', () => {
    expect(measuredAdapter(results, 'http-1-way/2006/2kb').documentsPerSecond?.printed).toBe('105');
    expect(measuredAdapter(results, 'ssl-http-1-way/2006/200kb')).toEqual({});
  });

  it('has no two test cases with the same settings', () => {
    const settings = testCases.map(({ receive, send, ...rest }) => {
      const sides = [receive, send].map(({ adapter, remote, ssl }) => [adapter, remote, ssl]);
      const { twoWay, transactional, inOrder } = rest;
      return JSON.stringify([sides, twoWay, transactional, inOrder]);
    });
    expect(new Set(settings).size).toBe(testCases.length);
  });
});

describe('the scale-up benchmark', () => {
  it('states hosts and throughput of six configurations', () => {
    const scaleUp = studyIn({ ...corpus, adapterTestCases: testCases }, 'scale-up');
    const published = readStudyConfigurations('scale-up');
    const throughputs = scaleUp.configurations.map(({ id, conditions }) => {
      const measured = published.find(({ row }) => row === id)?.cells ?? {};
      const set = Object.fromEntries(conditions.map(({ knob, value }) => [knob, value]));
      for (const hosts of ['receiveHosts', 'processHosts', 'sendHosts']) {
        expect(set[hosts]).toBe(measured[hosts]?.value);
      }
      return measured.orchestrationsPerSecond?.value;
    });
    expect(throughputs).toEqual([280, 800, 1552, 250, 684, 1156]);
    const last = published.find(({ row }) => row === 'L3')?.cells;
    expect(last?.['cpu.worker2']?.value).toBe(35);
    expect(last?.['transactionsPerSecond.master']?.value).toBe(5000);
  });
});
