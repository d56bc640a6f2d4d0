import { studyIn } from '../corpus';
import { atTable, type Rule } from '../rule';

export const absentRows: Rule = {
  id: 'absent-rows',
  name: 'Every test case has a row in each result table',
  description: 'Two file sizes were used for each test case.',
  check: (corpus) => {
    const { facts, tables } = studyIn(corpus, 'adapters');
    return tables.flatMap(({ number, rows }) => {
      const absent = corpus.adapterTestCases.filter((one) => !rows.some(({ id }) => id === one.id));
      const message = `no ${absent.map(({ id }) => id).join()}`;
      return absent.length === 0
        ? []
        : [atTable(message, number, undefined, undefined, facts.document)];
    });
  },
};
