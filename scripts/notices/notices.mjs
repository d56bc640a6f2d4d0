// The notices of what the site ships of others: a table for the page, and a file with every licence in full.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { groups } from 'd3-array';
import { SHIPPED } from './bundled.mjs';
import { crates, npmPackage, pypiPackages } from './packages.mjs';

/** Packages of npm that are copied as files: the interpreter of Python, the fonts. */
const COPIED = [
  'pyodide',
  '@fontsource/ibm-plex-mono',
  '@fontsource/ibm-plex-sans',
  '@fontsource/source-serif-4',
];
const SIMULATORS = ['messagebox_sim', 'messagebox_network'];
const RULE = `\n\n${'-'.repeat(80)}\n\n`;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** What comes inside of others: the language in its interpreter, the library of Rust in the simulators. */
function contained() {
  const { info } = readJson(join('node_modules', 'pyodide', 'pyodide-lock.json'));
  const [, rust = ''] =
    /channel = "([^"]+)"/.exec(readFileSync('rust-toolchain.toml', 'utf8')) ?? [];
  return [
    { from: 'Pyodide', name: 'CPython', version: info.python, licence: 'PSF-2.0', text: '' },
    { from: 'Rust', name: 'std', version: rust, licence: 'MIT OR Apache-2.0', text: '' },
  ];
}

/** The text of a licence whose package comes without it, of the first where one may choose. */
function standardText(licence) {
  const [first] = licence.replace(/[()]/g, '').split(' OR ');
  const { licenseText } = createRequire(import.meta.url)(
    `spdx-license-list/licenses/${first}.json`,
  );
  return licenseText.trim();
}

/** Every package that the site ships, by where it is from and its name. */
export function shippedPackages() {
  const { npm } = readJson(SHIPPED);
  return [
    ...[...npm, ...COPIED].map(npmPackage),
    ...crates(SIMULATORS),
    ...pypiPackages('simpy', join('python', '.browser')),
    ...contained(),
  ].sort((a, b) => `${a.from} ${a.name}`.localeCompare(`${b.from} ${b.name}`, 'en'));
}

/** All packages with their licences, those with the same text together. */
export function noticesText(packages) {
  const byText = groups(packages, ({ licence, text }) => text || standardText(licence));
  const parts = byText.map(([text, alike]) => {
    const names = alike.map(
      ({ from, name, version, licence }) => `${name} ${version} (${from}), ${licence}`,
    );
    return `${names.join('\n')}\n\n${text}`;
  });
  const head = 'MessageBox Lab ships these works of others, each under its own licence.';
  return `${[head, ...parts].join(RULE)}\n`;
}

/** Writes the file of all texts into a folder of static files, and the table for the page. */
export function writeNotices(folder) {
  const packages = shippedPackages();
  const rows = packages.map(({ text: _, ...one }) => one);
  const table = join('generated', 'notices', 'packages.json');
  mkdirSync(dirname(table), { recursive: true });
  writeFileSync(table, JSON.stringify(rows));
  writeFileSync(join(folder, 'third-party-notices.txt'), noticesText(packages));
}
