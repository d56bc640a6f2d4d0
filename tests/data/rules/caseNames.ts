import { studyIn } from '../corpus';
import { atTable, type Rule } from '../rule';

export const caseNames: Rule = {
  id: 'case-names',
  name: 'A test case has one name',
  description: 'Rows of the result tables against the list of test cases, letter by letter.',
  check: (corpus) => {
    const { facts, tables } = studyIn(corpus, 'adapters');
    return tables.flatMap(({ number, rows }) => {
      const others = rows.filter(({ id, label }) =>
        corpus.adapterTestCases.some((one) => one.id === id && one.printed !== label),
      );
      const message = `${others.length} of ${rows.length} rows have another name than the list`;
      return others.length === 0
        ? []
        : [atTable(message, number, undefined, undefined, facts.document)];
    });
  },
};
