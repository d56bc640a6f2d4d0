import { describe, expect, it } from 'vitest';
import { runStages } from '../../../scripts/schedule.mjs';

interface Stage {
  name: string;
  after?: string[];
  cores?: number;
}

/** What began and ended, in order, with stages that end when others have begun. */
async function logOf(stages: Stage[], cores: number) {
  const log: string[] = [];
  const results = await runStages(stages, cores, async ({ name }: Stage) => {
    log.push(`+${name}`);
    await new Promise((resolve) => setImmediate(resolve));
    log.push(`-${name}`);
    return `${name} done`;
  });
  return { log: log.join(' '), results };
}

describe('stages of the tests', () => {
  it('run side by side on two cores and one after the other on one', async () => {
    const stages = [{ name: 'a' }, { name: 'b' }, { name: 'c' }];
    expect((await logOf(stages, 2)).log).toBe('+a +b -a +c -b -c');
    expect((await logOf(stages, 1)).log).toBe('+a -a +b -b +c -c');
  });

  it('wait for those that they name, while later ones go ahead', async () => {
    const stages = [{ name: 'build' }, { name: 'use', after: ['build'] }, { name: 'other' }];
    expect((await logOf(stages, 2)).log).toBe('+build +other -build +use -other -use');
  });

  it('have all the cores they need, at most those that are there', async () => {
    const stages = [{ name: 'a' }, { name: 'both', cores: 2 }, { name: 'b' }];
    expect((await logOf(stages, 2)).log).toBe('+a -a +both -both +b -b');
    expect((await logOf([{ name: 'both', cores: 2 }], 1)).log).toBe('+both -both');
  });

  it('give their results in their own order', async () => {
    const { results } = await logOf([{ name: 'a', cores: 2 }, { name: 'b' }], 2);
    expect(results).toEqual(['a done', 'b done']);
  });

  it('wait for no stage that is not before them', async () => {
    await expect(logOf([{ name: 'a', after: ['b'] }, { name: 'b' }], 2)).rejects.toThrow(
      'a waits for b, which is not before it',
    );
  });
});
