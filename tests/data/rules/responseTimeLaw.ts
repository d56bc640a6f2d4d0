import type { TestCase } from '../../../src/measured/types';
import { numberIn, resultRows } from '../corpus';
import { atTable, type Rule } from '../rule';

function thinkTimeSeconds(testCase: TestCase, configuration: string): number | null {
  const pause = testCase.conditions.find(
    ({ knob, configurations }) =>
      knob === 'thinkTimeMs' && (configurations?.includes(configuration) ?? true),
  );
  return pause ? Number(pause.value) / 1000 : null;
}

export const responseTimeLaw: Rule = {
  id: 'response-time-law',
  name: 'Throughput does not exceed users over think time',
  description:
    'The interactive response-time law: N users who pause Z after each request send at most N / Z.',
  check: (corpus) =>
    resultRows(corpus).flatMap(({ testCase, table, row }) => {
      const pause = thinkTimeSeconds(testCase, row.id);
      const software = testCase.tables.find(({ kind }) => kind === 'software');
      const settings = software?.rows.find(({ id }) => id === row.id);
      const users = settings && numberIn(settings, 'software.virtualUsers');
      if (!pause || !users) return [];
      return ['throughput.mean', 'throughput.median'].flatMap((column) => {
        const perSecond = numberIn(row, column);
        const message = `${perSecond}/s from ${users} users with ${pause} s: at most ${users / pause}/s`;
        return perSecond === null || perSecond <= users / pause
          ? []
          : [atTable(message, table.number, row.id, column)];
      });
    }),
};
