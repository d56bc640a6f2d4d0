import { type StatedStudy, studyIn } from '../corpus';
import { atTable, type Finding, type Rule } from '../rule';

/** A case that does all of another one's work and more. */
const PAIRS: readonly (readonly [more: string, less: string])[] = [
  ['ssl-http-1-way', 'http-1-way'],
  ['ssl-http-2-way', 'http-2-way'],
  ['ssl-soap-1-way', 'soap-1-way'],
  ['ssl-soap-2-way', 'soap-2-way'],
  ['http-2-way', 'http-1-way'],
  ['soap-2-way', 'soap-1-way'],
  ['mqseries-inorder', 'mqseries-non-inorder'],
  ['msmq-to-file-transactional-local', 'msmq-to-file-nontransactional-local'],
  ['msmq-to-file-nontransactional-remote', 'msmq-to-file-nontransactional-local'],
  ['file-to-msmq-transactional-remote', 'file-to-msmq-nontransactional-remote'],
  ['file-unc', 'file-local'],
];

function check({ facts, tables }: StatedStudy): Finding[] {
  return tables.flatMap(({ number, rows, columns }) =>
    PAIRS.flatMap(([more, less]) =>
      columns.flatMap(({ id: column }) => {
        const [a, b] = [more, less].map((row) => rows.find(({ id }) => id === row)?.cells[column]);
        if (a?.value == null || b?.value == null || a.value <= b.value) return [];
        const message = `${a.printed} above ${b.printed} of ${less}`;
        return [atTable(message, number, more, column, facts.document)];
      }),
    ),
  );
}

export const addedWork: Rule = {
  id: 'added-work',
  name: 'A case with more to do is not faster',
  description: 'SSL, a response, order, transactions and a remote end, against the case without.',
  check: (corpus) => check(studyIn(corpus, 'adapters')),
};
