import { studyIn, tableValue } from '../corpus';
import { atTable, type Rule } from '../rule';

export const largerFiles: Rule = {
  id: 'larger-files',
  name: 'Larger files are not faster',
  description: '200 KB against 2 KB, row by row.',
  check: (corpus) => {
    const study = studyIn(corpus, 'adapters');
    const large = study.tables.find(({ number }) => number === '200kb');
    return (large?.rows ?? []).flatMap(({ id, cells }) =>
      Object.entries(cells).flatMap(([column, { printed, value }]) => {
        const small = tableValue(study, '2kb', id, column);
        const message = `${printed} against ${small} at 2 KB`;
        return value === null || small === null || value <= small
          ? []
          : [atTable(message, '200kb', id, column, study.facts.document)];
      }),
    );
  },
};
