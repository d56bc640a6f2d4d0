import { datedChangelog, type Release } from './changelog';

type Released = (text: string, release: Release) => string;

const json = (content: object): string => `${JSON.stringify(content, null, 2)}\n`;

const releasedManifest: Released = (text, { version }) => json({ ...JSON.parse(text), version });

const releasedLock: Released = (text, { version }) => {
  const lock = JSON.parse(text);
  const packages = { ...lock.packages, '': { ...lock.packages[''], version } };
  return json({ ...lock, version, packages });
};

const releasedCitation: Released = (text, { version, date }) =>
  text
    .replace(/^date-released: .*\n/m, '')
    .replace(/^version: .*$/m, `version: ${version}\ndate-released: '${date}'`);

const releasedPython: Released = (text, { version }) =>
  text.replace(/^version = .*$/m, `version = "${version}"`);

/** The files that name the version of the project, each with what a release makes of its text. */
export const RELEASED_FILES: Readonly<Record<string, Released>> = {
  'CHANGELOG.md': datedChangelog,
  'package.json': releasedManifest,
  'package-lock.json': releasedLock,
  'CITATION.cff': releasedCitation,
  'python/pyproject.toml': releasedPython,
};

/** A text by its file. */
export type Texts = Readonly<Record<string, string>>;

export const releasedTexts = (texts: Texts, release: Release): Texts =>
  Object.fromEntries(
    Object.entries(RELEASED_FILES).map(([file, released]) => [
      file,
      released(texts[file] ?? '', release),
    ]),
  );
