import type { Cell, TestCase } from '../../../src/measured/types';

const cell = (value: number | null): Cell => ({
  printed: value === null ? 'n/a' : `${value}`,
  value,
});

const column = (id: string, unit: string) => ({ id, label: id, unit });

/** A test case with one configuration, 20-A, and the given measured cells. */
export function testCaseWith(cells: Record<string, number | null>): TestCase {
  const ids = Object.keys(cells);
  const table = (number: number, kind: 'throughput' | 'cpu') => {
    const own = ids.filter((id) => id.startsWith('cpu.') === (kind === 'cpu'));
    return {
      number,
      kind,
      title: kind,
      columns: own.map((id) => column(id, '')),
      rows: [
        {
          id: '20-A',
          label: 'A',
          cells: Object.fromEntries(own.map((id) => [id, cell(cells[id] ?? null)])),
        },
      ],
    };
  };
  return {
    id: 'low-latency/20',
    number: 20,
    title: '',
    objective: '',
    conclusion: '',
    lab: { question: '', knobs: {} },
    section: '',
    topology: { summary: '', statedComputers: 0, machines: [] },
    conditions: [],
    tables: [table(79, 'throughput'), table(80, 'cpu')],
    notes: [],
    figures: [],
  };
}

export const exactly = (mean: number) => ({ mean, low: mean - 1, high: mean + 1 });
