import { expect, it } from 'vitest';
import { examplesOf } from '../../../../src/explore/day/examples';
import { ruleOf } from '../../../../src/explore/day/question';
import { published } from '../../../../src/scenario/scenario';
import type { Description } from '../../../../src/your-system/description';
import { ownStudy } from '../../../../src/your-system/study/ownStudy';

const system = (more: Partial<Description>): Description => ({
  version: 1,
  stations: [
    { name: 'app', kind: 'processors', count: 2, demandMs: 40 },
    { name: 'mail', kind: 'delay', demandMs: 10 },
  ],
  ...more,
});

/** The busiest hour of the working day that a page begins with, per second. */
function busiest(description: Description): number {
  const study = ownStudy({ description, fit: null });
  const rule = ruleOf(study);
  if (rule === null) throw new Error('This system has a day.');
  const [day] = examplesOf(study, rule, published(study.first));
  return Math.max(...(day?.load.rates ?? []));
}

it.each<[perSecond: number, what: string, more: Partial<Description>]>([
  [50, 'what it can do, where more is asked', { users: 400, thinkMs: 1000 }],
  [20, 'what its users ask, where that is less', { users: 21, thinkMs: 1000 }],
  [30, 'what arrives', { arrivalsPerSecond: 30 }],
  [45, 'what was measured', { users: 4, measured: [{ users: 4, throughputPerSecond: 45 }] }],
])('a day to begin with has its busiest hour at 1.1 times %s/s: %s', (perSecond, _, more) => {
  expect(busiest(system(more)) / perSecond).toBeCloseTo(1.1, 1);
});
