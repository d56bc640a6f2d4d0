import { describe, expect, it } from 'vitest';
import { readQuestion as readDay } from '../../../src/explore/day/question';
import { readSeek } from '../../../src/explore/seek/link';
import { readQuestion as readWhy } from '../../../src/explore/why/question';
import { exploredNamed } from '../../support/explored';
import { studies } from './compared';

const UNDER = 'goal.under500';

/** A share of more than all, and a negative time: what is used of them, and what is said. */
const asked = {
  day: (limits: string) => {
    const { question, problems } = readDay(
      studies,
      new URLSearchParams(`scenario=low-latency/20-A&limit=${limits.replaceAll(':', '=')}`),
    );
    return { limits: question.limits.measures.map(({ value }) => value), problems };
  },
  seek: (limits: string) => {
    const { question, problems } = readSeek(
      exploredNamed('low-latency'),
      new URLSearchParams(`from=low-latency/20-A&limit=${limits}`),
    );
    return { limits: question.limits.map(({ value }) => value), problems };
  },
};

describe('limits that nothing can keep or break', () => {
  it.each(['day', 'seek'] as const)('are put right and named by %s', (page) => {
    const share = asked[page](`${UNDER}:101`);
    expect(share.limits).toEqual([100]);
    expect(share.problems[0]?.message).toMatch(/“.*101”; accepted: .* 0 to 100\. 100 is used\./);
    const time = asked[page]('roundtripTime.median:-5');
    expect(time.limits).toEqual([0]);
    expect(time.problems).toHaveLength(1);
    expect(asked[page](`${UNDER}:100`).problems).toEqual([]);
  });

  it('are ignored and named by Why', () => {
    const { question, problems } = readWhy(
      studies,
      new URLSearchParams(`from=low-latency/20-A&limit=${UNDER}:101,roundtripTime.median:300`),
    );
    expect(question.limits.map(({ value }) => value)).toEqual([300]);
    expect(problems.map(({ message }) => message)).toEqual([
      `Limit (limit) is “${UNDER}:101”; accepted: ${UNDER} with a number from 0 to 100, such as ${UNDER}:100. It is ignored.`,
    ]);
  });
});
