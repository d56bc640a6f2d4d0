import { describe, expect, it } from 'vitest';
import { busiestOf, resourceNames } from '../../../src/explore/compare/resources';
import type { Report } from '../../../src/simulator/report';

type Told = readonly (readonly [id: string, label: string, percent: number])[];

/** A run with these resources, and computers that are so busy. */
const run = (resources: Told, cpu: readonly number[] = []) =>
  ({
    resources: resources.map(([id, label, utilisationPercent]) => ({
      id,
      label,
      utilisationPercent,
    })),
    machines: cpu.map((cpuPercent) => ({ cpuPercent })),
  }) as unknown as Report;

describe('the busiest resource of a kind', () => {
  it('is the one with the least left over', () => {
    const report = run([
      ['thread', 'Threads of A', 40],
      ['lock', 'Lock', 99],
      ['thread', 'Threads of B', 70],
      ['thread', 'Threads of C', 60],
    ]);
    expect(busiestOf(report, 'thread')?.label).toBe('Threads of B');
    expect(busiestOf(report, 'log')).toBeUndefined();
  });
});

describe('the kinds of resources of several runs', () => {
  it('stand with the busiest first, whichever run it is of', () => {
    const names = resourceNames([
      run([
        ['lock', 'Publish lock', 40],
        ['log', 'Transaction log', 60],
      ]),
      run([
        ['lock', 'Publish lock', 90],
        ['log', 'Transaction log', 10],
      ]),
    ]);
    expect(names).toEqual([
      { id: 'lock', label: 'Publish lock' },
      { id: 'log', label: 'Transaction log' },
    ]);
    expect(resourceNames([])).toEqual([]);
  });

  it('are five at most', () => {
    const many = Array.from(
      { length: 8 },
      (_, index) => [`r${index}`, `R ${index}`, index] as const,
    );
    expect(resourceNames([run(many)]).map(({ id }) => id)).toEqual(['r7', 'r6', 'r5', 'r4', 'r3']);
  });

  it('are named by what all of a kind are called, in whole words', () => {
    const labelOf = (...labels: string[]) =>
      resourceNames([run(labels.map((label) => ['one', label, 5] as const))])[0]?.label;
    expect(labelOf('Dispatcher of the host on A', 'Dispatcher of the host on B')).toBe(
      'Dispatcher of the host, busiest',
    );
    expect(labelOf('Threads of A', 'Threads of B')).toBe('Threads, busiest');
    expect(labelOf('Threads A', 'Threads AB')).toBe('Threads, busiest');
    expect(labelOf('Alpha', 'Beta'), 'the first where they have nothing in common').toBe('Alpha');
    expect(labelOf('Lock', 'Lock')).toBe('Lock');
    expect(labelOf('Pool', 'Pool of B')).toBe('Pool, busiest');
  });

  it('are without processors, which computers tell of', () => {
    const cpu: Told = [
      ['processors', 'Processors of A', 40.02],
      ['processors', 'Processors of B', 70],
    ];
    expect(resourceNames([run(cpu, [40, 70])])).toEqual([]);
    expect(resourceNames([run(cpu, [40])]).map(({ id }) => id)).toEqual(['processors']);
    expect(resourceNames([run(cpu, [40.2, 70])]), 'another number').toHaveLength(1);
    expect(resourceNames([run(cpu, [40, 70]), run(cpu, [])]), 'in every run').toHaveLength(1);
  });
});
