import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { readJudgedClaims } from '../../scripts/evidenceSource';
import { outdatedEntries, unexplainedClaims } from '../../src/comparison/claimsLedger';
import type { ClaimLedgerEntry } from '../../src/comparison/claimsTypes';
import type { Claim } from '../../src/measured/types';
import type { SamplesFile } from '../../src/simulator/samples';
import { mean } from '../../src/simulator/statistics';
import { repeats } from '../../src/studies/low-latency/repeats';
import { STUDY_IDS } from '../../src/studies/registry';
import { configurations, results, resultsOf } from './study';

const judged = STUDY_IDS.map(readJudgedClaims);
const claims = judged.flatMap((study) => study.claims);
const ledger = readData<ClaimLedgerEntry[]>('claims-ledger.json');

describe('the claims', () => {
  it('are all judged, each comparison by both', () => {
    const stated = readData<Claim[]>('claims.json');
    expect(claims.map(({ id }) => id)).toEqual(stated.map(({ id }) => id));
    const comparisons = stated.map(({ comparison }) => comparison.length);
    expect(claims.map((claim) => claim.comparisons.length)).toEqual(comparisons);
  });

  it('say which configurations do not settle', () => {
    const unstable = results.filter(({ summary }) => summary.status === 'unstable');
    const open = unstable.map(({ scenario }) => scenario);
    for (const { left, right, simulated } of claims.flatMap((one) => one.comparisons)) {
      if (simulated.difference === null) continue;
      const unsettled = [left, right].filter(({ scenario }) => open.includes(scenario ?? ''));
      const names = new Set(unsettled.map(({ configuration }) => configuration));
      const notes = simulated.notes.filter((note) => note.includes('does not settle'));
      expect(notes.map((note) => note.split(' ')[0])).toEqual([...names]);
    }
  });

  it('cannot tell without a difference or words to read, and say why', () => {
    for (const { left, right, ...verdicts } of claims.flatMap((one) => one.comparisons)) {
      const words = [left, right].some(({ reading }) => reading !== undefined);
      if (verdicts.simulated.difference === null) {
        expect(verdicts.simulated.verdict).toBe('cannot tell');
        expect(verdicts.simulated.notes).not.toEqual([]);
      }
      if (verdicts.measured.difference === null) {
        if (!words) expect(verdicts.measured.verdict).toBe('cannot tell');
        expect(verdicts.measured.notes).not.toEqual([]);
      }
    }
  });

  it('are simulated as far as the pages show the metric', () => {
    const shown = new Map(results.map(({ scenario, summary }) => [scenario, summary.metrics]));
    for (const { comparisons } of claims) {
      for (const { left, right, simulated } of comparisons) {
        const both = [left, right].every(
          ({ scenario, metric }) => scenario === null || shown.get(scenario)?.[metric],
        );
        expect(simulated.difference !== null).toBe(both);
      }
    }
  });

  it('are supported and missed only where the ledger says why', () => {
    expect(unexplainedClaims(ledger, claims).map(({ id }) => id)).toEqual([]);
    expect(outdatedEntries(ledger, claims)).toEqual([]);
    expect(new Set(ledger.map(({ claim }) => claim)).size).toBe(ledger.length);
  });
});

describe('the samples', () => {
  it.each(judged)('average to what the pages show: $study', ({ study, modelVersion }) => {
    const samples = readData<SamplesFile>(`replays/samples/${study}.json`);
    for (const { scenario, summary } of resultsOf(study)) {
      expect(summary.modelVersion).toBe(modelVersion);
      const own = samples.configurations[scenario.replace(`${study}/`, '')] ?? {};
      for (const [metric, { mean: shown }] of Object.entries(summary.metrics)) {
        const values = own[metric]?.filter((value) => value !== null) ?? [];
        expect(mean(values), `${scenario} ${metric}`).toBe(shown);
      }
    }
  });
});

describe('the repeats that define chance', () => {
  it.each(Object.entries(repeats))('%s: %j have the same settings', (_, [first, second]) => {
    const settings = (id: string) => configurations.find((one) => one.row === id)?.values;
    expect(settings(first)).toBeDefined();
    expect(settings(first)).toEqual(settings(second));
  });
});
