// Where the text of a page is edited: its own file, or the one that it is made from.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const { bugs } = JSON.parse(readFileSync('package.json', 'utf8'));
const repository = bugs.replace(/\/issues$/, '');

/** The file of the repository that holds the text of a page below docs. */
export function sourceOf(docPath) {
  const page = join('docs', docPath);
  const [, notebook] =
    /from '@site\/generated\/python\/(\w+)\.mdx'/.exec(readFileSync(page, 'utf8')) ?? [];
  if (notebook === 'api') return join('python', 'src', 'messageboxlab', '__init__.py');
  const file = join('python', 'notebooks', `${notebook}.py`);
  return existsSync(file) ? file : page;
}

/** Address at which a reader edits the page and proposes the change. */
export const editUrl = (docPath) => `${repository}/edit/main/${sourceOf(docPath)}`;
