/** Prints every transcribed value as CSV. */

import { proseCells, tableCells } from '../src/measured/cells';
import { toCsv } from '../src/measured/csv';
import { STUDIES } from '../src/studies/registry';
import { readProse, readStudyFacts } from './dataFiles';
import { readContents } from './replay/catalogue';

process.stdout.write(
  toCsv([
    ...STUDIES.flatMap(({ id }) => tableCells(readStudyFacts(id), readContents(id).tables)),
    ...STUDIES.flatMap(({ id }) => proseCells(readStudyFacts(id), readProse(id))),
  ]),
);
