import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Runs in the page for unknown addresses; `baseUrl` may have capitals of its own. */
const script = (baseUrl) => `(() => {
  const { pathname, search, hash } = location;
  const start = pathname.startsWith(${JSON.stringify(baseUrl)}) ? ${baseUrl.length} : 0;
  const to = pathname.slice(0, start) + pathname.slice(start).toLowerCase();
  if (to === pathname) return;
  fetch(to, { method: 'HEAD' }).then(({ ok }) => ok && location.replace(to + search + hash), () => {});
})();`;

/**
 * All pages have addresses in lower case, and static hosts tell cases apart: who comes with capitals goes on to the page,
 * with the same query, if there is one.
 */
export const lowerCaseAddresses = ({ baseUrl }) => ({
  name: 'lower-case-addresses',
  postBuild: ({ outDir }) => {
    const file = path.join(outDir, '404.html');
    const page = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      page.replace('</head>', () => `<script>${script(baseUrl)}</script></head>`),
    );
  },
});
