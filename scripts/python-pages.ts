/** Writes the notebooks and the API of the Python pages as MDX and the core of the oracle, with their code highlighted. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { apiMdx, type Section } from './python/api';
import { excerptsOf } from './python/excerpts';
import { notebookNames, readNotebook, toMdx } from './python/notebook';

const folder = path.join(__dirname, '../generated/python');
const oracle = path.join(__dirname, '../python/src/messageboxlab/oracle');
/** What the page on the path of a message shows beside its text. */
const explained = ['path.py', 'parts.py', 'model.py'];

mkdirSync(folder, { recursive: true });
for (const name of notebookNames()) {
  const notebook = readNotebook(name);
  const cells = notebook.flatMap((part) => (part.kind === 'code' ? [part.cell] : []));
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(cells));
  writeFileSync(path.join(folder, `${name}.mdx`), toMdx(name, notebook));
}
const excerpts = explained.map((file) => excerptsOf(readFileSync(path.join(oracle, file), 'utf8')));
writeFileSync(path.join(folder, 'oracle.json'), JSON.stringify(Object.assign({}, ...excerpts)));
const api = readFileSync(path.join(__dirname, '../python/reference/api.json'), 'utf8');
writeFileSync(path.join(folder, 'api.mdx'), `${apiMdx(JSON.parse(api) as Section[])}\n`);
