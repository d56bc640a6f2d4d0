import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { CellData } from '../../src/components/python/cells';
import { tokensOf } from '../../src/components/python/highlight';
import type { Output } from '../../src/python/output';

const FOLDER = path.join(__dirname, '../../python/notebooks');

/** A part of a notebook in its order. */
export type Part =
  | { kind: 'markdown'; text: string }
  | { kind: 'code'; cell: CellData; isLive: boolean };

/** Names of the notebooks: files of python/notebooks that have a recording. */
export const notebookNames = (): string[] =>
  readdirSync(path.join(FOLDER, 'recorded')).map((file) => path.basename(file, '.json'));

/** Cells as python/src/messageboxlab/program.py reads them, with what is recorded of each. */
export function readNotebook(name: string): Part[] {
  const text = readFileSync(path.join(FOLDER, `${name}.py`), 'utf8');
  const recording = path.join(FOLDER, 'recorded', `${name}.json`);
  const recorded = existsSync(recording)
    ? (JSON.parse(readFileSync(recording, 'utf8')) as Output[][])
    : [];
  let count = 0;
  return text
    .split(/^(?=# %%)/m)
    .filter((part) => part.startsWith('# %%'))
    .map((part): Part => {
      const heading = part.slice(0, part.indexOf('\n'));
      const body = part.slice(heading.length + 1);
      if (heading.includes('[markdown]')) {
        return { kind: 'markdown', text: body.replace(/^# ?/gm, '').trim() };
      }
      count += 1;
      const code = body.replace(/^\n+/, '').trimEnd();
      const cell = {
        name: `cell ${count}`,
        tokens: tokensOf(code),
        recorded: recorded[count - 1] ?? null,
      };
      return { kind: 'code', cell, isLive: heading.includes('[live]') };
    });
}

/** Formulas of a notebook, which hold single letters and their products, in italics. */
const withFormulas = (text: string) => text.replace(/\$([^$]+)\$/g, '*$1*');

/** A page's body: texts as they are, cells by their names. */
export function toMdx(name: string, parts: readonly Part[]): string {
  const body = parts.map((part) =>
    part.kind === 'markdown' ? withFormulas(part.text) : `<Cell name="${part.cell.name}" />`,
  );
  return `import { Cell, Notebook } from '@site/src/components/python/Notebook';
import cells from './${name}.json';

<Notebook cells={cells} file="${name}.py">

${body.join('\n\n')}

</Notebook>
`;
}
