import type { Texts } from './files';
import { tagOf } from './refusals';

/** Where the archive of the built site is made, and the folder that it unpacks to. */
export function archiveOf(version: string) {
  const name = `messagebox-lab-${version}`;
  return { parent: 'dist', name, folder: `dist/${name}`, file: `dist/${name}.tar.gz` };
}

export const subjectOf = (version: string): string => `Release ${version}`;

/** The lines that a text has and did not have before. */
function newLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

/** What a release would do. */
export function planText(version: string, before: Texts, after: Texts): string {
  const written = Object.entries(after).flatMap(([file, text]) => [
    `  ${file}`,
    ...newLines(before[file] ?? '', text).map((line) => `    ${line.trim()}`),
  ]);
  return [
    'Nothing is changed. Without --dry-run this would write',
    ...written,
    `build the site, pack it into ${archiveOf(version).file},`,
    `commit as “${subjectOf(version)}” and tag as ${tagOf(version)}.`,
  ].join('\n');
}
