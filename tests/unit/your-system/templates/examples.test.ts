import { describe, expect, it } from 'vitest';
import { readData } from '../../../../scripts/dataFiles';
import { fromFragment, toFragment } from '../../../../src/your-system/carry/link';
import { questionOf } from '../../../../src/your-system/question';
import { EXAMPLES } from '../../../../src/your-system/templates/list';
import { module } from './module';

describe('a real load test', () => {
  it.each(EXAMPLES)('is answered with its truth: $id', async ({ id, description, truth }) => {
    const { limitPerSecond } = readData<{ limitPerSecond: number | null }>(`load-tests/${id}.json`);
    const system = await description();
    const question = questionOf(system, []);
    if (question === null) throw new Error('There are no levels.');
    const { limit } = module.fit(question);
    if (limitPerSecond === null) expect(limit).toBeNull();
    else
      expect(Math.abs((limit?.throughputPerSecond.value ?? 0) / limitPerSecond - 1)).toBeLessThan(
        0.05,
      );
    expect((await truth()).length).toBeGreaterThan(20);
  });

  it.each(EXAMPLES)('goes into a link of its own: $id', async ({ description }) => {
    const system = await description();
    const fragment = await toFragment(system);
    expect(fragment.length).toBeLessThan(1500);
    expect((await fromFragment(fragment)).description).toEqual(system);
  });
});
