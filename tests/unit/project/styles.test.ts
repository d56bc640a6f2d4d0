import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const IMPORT = /import (\w+) from '([^']+\.module\.css)';/g;

/** Classes of a style sheet that a component names and the sheet does not have. */
function missingIn(file: string): string[] {
  const text = readFileSync(file, 'utf8');
  const body = text.replaceAll(IMPORT, '');
  return [...text.matchAll(IMPORT)].flatMap(([, name = '', sheet = '']) => {
    const css = readFileSync(path.join(path.dirname(file), sheet.replace('@site', '.')), 'utf8');
    const used = new Set(
      [...body.matchAll(new RegExp(`\\b${name}\\.(\\w+)`, 'g'))].map(([, one = '']) => one),
    );
    return [...used]
      .filter((one) => !new RegExp(`\\.${one}(?![\\w-])`).test(css))
      .map((one) => `${file}: ${sheet} has no .${one}`);
  });
}

it('has every class that a component takes from a style sheet', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => path.join('src', file));
  expect(files.length).toBeGreaterThan(300);
  expect(files.flatMap(missingIn)).toEqual([]);
});
