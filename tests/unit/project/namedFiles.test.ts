import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = path.join(__dirname, '../../..');

/** Made when a command runs, so that a clone need not have them. */
const MADE = /generated|^python\/\.venv|^python\/studies\/parts|^build\//;

/** What a text names in backticks below a folder of the project, placeholders left out. */
const namedFiles = (text: string) =>
  [...text.matchAll(/`([\w.-]+(?:\/[\w.-]+)+\/?)`/g)]
    .map(([, file]) => file ?? '')
    .filter((file) => existsSync(path.join(ROOT, file.split('/')[0] ?? '')) && !MADE.test(file));

describe.each(['CONTRIBUTING.md', 'ARCHITECTURE.md', 'README.md', 'SECURITY.md'])('%s', (file) => {
  it('names files that exist', () => {
    const named = namedFiles(readFileSync(path.join(ROOT, file), 'utf8'));
    expect(named.filter((one) => !existsSync(path.join(ROOT, one)))).toEqual([]);
  });
});
