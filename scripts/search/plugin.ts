import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { FOLDER } from '../../src/components/search/index/format';
import { filesOf } from './pieces';
import { dataRecords, pageRecords } from './records';

interface Built {
  outDir: string;
  baseUrl: string;
  routesPaths: readonly string[];
}

/** Pages that are no text of the site. */
const WITHOUT_TEXT = /^\/(search|404\.html)$/;

/** Writes the index of all texts once the pages are built, in pieces: a search fetches those of its words. */
export const searchIndex = () => ({
  name: 'search-index',
  postBuild: ({ outDir, baseUrl, routesPaths }: Built) => {
    const addresses = [...new Set(routesPaths)]
      .map((route) => `/${route.slice(baseUrl.length)}`)
      .filter((to) => !WITHOUT_TEXT.test(to))
      .sort();
    const pages = addresses.flatMap((to) => {
      const file = path.join(outDir, to === '/' ? 'index.html' : `${to}.html`);
      return pageRecords(to, readFileSync(file, 'utf8'));
    });
    for (const [name, text] of filesOf([...dataRecords(), ...pages])) {
      const file = path.join(outDir, FOLDER, name);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, text);
    }
  },
});
