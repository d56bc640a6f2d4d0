/** Writes the notebooks of the Python pages as MDX, with their code highlighted. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { notebookNames, readNotebook, toMdx } from './python/notebook';

const folder = path.join(__dirname, '../generated/python');

mkdirSync(folder, { recursive: true });
for (const name of notebookNames()) {
  const notebook = readNotebook(name);
  const cells = notebook.flatMap((part) => (part.kind === 'code' ? [part.cell] : []));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(cells));
  writeFileSync(path.join(folder, `${name}.mdx`), toMdx(name, notebook));
}
