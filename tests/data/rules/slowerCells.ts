import { studyIn } from '../corpus';
import { atTable, type Rule } from '../rule';

const OLD = 'biztalk2004sp1';
const NEW = 'biztalk2006';

export const slowerCells: Rule = {
  id: 'slower-cells',
  name: 'A result that got worse is named in the text',
  description: 'BizTalk Server 2006 below 2004 SP1, with no figure in the text for row and size.',
  check: (corpus) => {
    const study = studyIn(corpus, 'adapters');
    const isNamed = (row: string, size: string) =>
      study.cells.some((cell) => cell.row === row && cell.column.endsWith(`.${size}`));
    return study.tables.flatMap(({ number, rows }) =>
      rows.flatMap(({ id, cells }) => {
        const [before, after] = [cells[OLD], cells[NEW]];
        if (before?.value == null || after?.value == null) return [];
        if (after.value >= before.value || isNamed(id, String(number))) return [];
        const message = `${after.printed} after ${before.printed}`;
        return [atTable(message, number, id, NEW, study.facts.document)];
      }),
    );
  },
};
