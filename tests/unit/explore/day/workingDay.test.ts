import { describe, expect, it } from 'vitest';
import { answerByCurve } from '../../../../src/explore/day/byCurve';
import { ruleOf, suggested } from '../../../../src/explore/day/question';
import type { CurveRule } from '../../../../src/explore/study/dayRule';
import { published } from '../../../../src/scenario/scenario';
import { exploredNamed } from '../../../support/explored';
import { simulateHere } from '../../../support/simulateHere';

describe.each((['scale-up', 'adapters'] as const).map((id) => [id, exploredNamed(id)] as const))(
  'a working day of %s',
  (_, one) => {
    it('lets wait the surplus over what its runs carry', async () => {
      const own = ruleOf(one) as CurveRule;
      const question = suggested(one, published(one.first));
      const { hours, reach } = await answerByCurve(
        own,
        { study: one, ...question },
        {
          simulate: simulateHere(),
          measurement: { protocol: 'preview', replications: 1, seed: 1 },
        },
      );
      const most = Math.floor(3600 * (reach?.most.mean ?? 0));
      expect(most).toBeGreaterThan(0);
      const surplus = hours.map(({ arrived }) => Math.max(0, arrived - most));
      const first = surplus.findIndex((messages) => messages > 0);
      if (first >= 0) expect(hours[first]?.waiting.mean).toBe(surplus[first]);
      else expect(hours.every(({ waiting }) => waiting.mean === 0)).toBe(true);
    }, 60_000);
  },
);
