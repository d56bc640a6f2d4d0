// The latin faces of the site: copied as they are, so that a page can name them before any style sheet does.
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const faces = [
  { family: 'IBM Plex Sans', packageName: 'ibm-plex-sans', weight: 400, everywhere: true },
  { family: 'IBM Plex Sans', packageName: 'ibm-plex-sans', weight: 500, everywhere: true },
  { family: 'IBM Plex Sans', packageName: 'ibm-plex-sans', weight: 600, everywhere: true },
  { family: 'IBM Plex Mono', packageName: 'ibm-plex-mono', weight: 400, everywhere: false },
  { family: 'Source Serif 4', packageName: 'source-serif-4', weight: 600, everywhere: true },
];

const fileOf = ({ packageName, weight }) => `${packageName}-latin-${weight}-normal.woff2`;

/** Copies the fonts into a folder of static files. */
export function copyFonts(folder) {
  mkdirSync(folder, { recursive: true });
  for (const face of faces) {
    const source = join('node_modules', '@fontsource', face.packageName, 'files', fileOf(face));
    cpSync(source, join(folder, fileOf(face)));
  }
}

/**
 * Tags for the head of every page. A face that is not there at once is left out of that view: text never
 * moves when it arrives.
 */
export function fontTags(baseUrl) {
  const url = (face) => `${baseUrl}fonts/${fileOf(face)}`;
  const rules = faces.map(
    (face) =>
      `@font-face{font-family:"${face.family}";font-weight:${face.weight};font-display:optional;` +
      `src:url("${url(face)}") format("woff2")}`,
  );
  const preloads = faces
    .filter(({ everywhere }) => everywhere)
    .map((face) => ({
      tagName: 'link',
      attributes: {
        rel: 'preload',
        as: 'font',
        type: 'font/woff2',
        href: url(face),
        crossorigin: 'anonymous',
      },
    }));
  return [...preloads, { tagName: 'style', attributes: {}, innerHTML: rules.join('') }];
}
