import { describe, expect, it } from 'vitest';
import { readOptions } from '../../../scripts/compare/options';
import { readCompare } from '../../../src/explore/compare/question';
import { EXPLORED } from '../../support/explored';
import { studies } from './compared';

const readAt = (query: string) => readCompare(studies, new URLSearchParams(query));
const refusal = (...args: string[]): string => {
  try {
    readOptions(args, EXPLORED);
    return '';
  } catch (error) {
    return String(error);
  }
};

describe('a seed that a scenario brings', () => {
  it('is named where it stands in a text of the page, and that of the question is used', () => {
    const { question, problems } = readAt('a=low-latency/20-A,seed=7,sendOnly=6&seed=5');
    expect(question.seed).toBe(5);
    expect(question.scenarios[0]?.changes).toEqual({ sendOnly: 6 });
    expect(problems.map(({ message }) => message)).toEqual([
      'Scenario (a) holds “seed=7”; accepted: a seed of the whole question, beside its scenarios. The seed of the question is used.',
    ]);
  });

  it('is refused in a text of the command, with the scenario', () => {
    expect(refusal('low-latency/20-A', 'low-latency/20-B,seed=7')).toContain(
      'scenario b: Scenario (b) holds “seed=7”; accepted: ',
    );
  });

  it('is used from the link of a lab where no other is asked for, and named where it is not', () => {
    const link = '/low-latency/test-case-20?config=A&sendOnly=6&seed=7';
    const used = readOptions([link, 'low-latency/20-A'], EXPLORED);
    expect([used.question.seed, used.notes]).toEqual([7, []]);
    const named = readOptions([link, 'low-latency/20-A', '--seed', '9'], EXPLORED);
    expect([named.question.seed, named.notes]).toEqual([
      9,
      ['scenario a: seed 7 of its link is not used; both scenarios run with seed 9.'],
    ]);
    const other = link.replace('seed=7', 'seed=8');
    expect(readOptions([link, other], EXPLORED).notes).toEqual([
      'scenario b: seed 8 of its link is not used; both scenarios run with seed 7.',
    ]);
  });
});

describe('what the command cannot use', () => {
  it('says in which scenario, and whether the key or the value is wrong', () => {
    expect(refusal('low-latency/20-A,sendsOnly=3', 'low-latency/20-B')).toMatch(
      /scenario a: There is no setting named “sendsOnly” in model .*; accepted: sendOnly\.$/,
    );
    expect(refusal('low-latency/20-A', 'low-latency/20-B,sendOnly=-1')).toMatch(
      /scenario b: .* \(sendOnly\) is “-1”; accepted: whole numbers from 0 to \d+ computers\.$/,
    );
    expect(refusal('low-latency/20-Z', 'low-latency/20-B')).toContain(
      'scenario a: Scenario (a) is “low-latency/20-Z”; accepted: ',
    );
  });
});
