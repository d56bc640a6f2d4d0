// Gzipped JavaScript that the first load of a built page fetches: its own scripts, without what is loaded on use.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

const budgetKb = 200;

/** Bytes per script named in a page's HTML. */
export function pageScripts(file, build = 'build', baseUrl = process.env.BASE_URL ?? '/') {
  const html = readFileSync(join(build, file), 'utf8');
  const sources = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="?([^" >]+\.js)"?/g)];
  return [...new Set(sources.map((match) => match[1]))]
    .filter((source) => source.startsWith(baseUrl))
    .map((source) => {
      const bytes = readFileSync(join(build, source.slice(baseUrl.length)));
      return { source, gzipBytes: gzipSync(bytes).length };
    });
}

/** Gzipped kilobytes (1000 bytes) of JavaScript on the first load of a page. */
export function pageWeightKb(file, build) {
  return pageScripts(file, build).reduce((sum, { gzipBytes }) => sum + gzipBytes, 0) / 1000;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const files = process.argv.length > 2 ? process.argv.slice(2) : ['low-latency/test-case-20.html'];
  for (const file of files) {
    for (const { source, gzipBytes } of pageScripts(file)) {
      console.log(`${(gzipBytes / 1000).toFixed(1).padStart(8)} kB  ${source}`);
    }
    console.log(`${pageWeightKb(file).toFixed(1).padStart(8)} kB  ${file}, budget ${budgetKb} kB`);
  }
}
