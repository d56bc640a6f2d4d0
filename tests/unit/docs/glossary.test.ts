import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync(path.join(__dirname, '../../../docs/reference/glossary.mdx'), 'utf8');
const terms = [...page.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, term]) => term ?? '');
const keyOf = (term: string) => term.toLowerCase().replaceAll('-', ' ');

it('the glossary has each term once, in order of the alphabet', () => {
  const keys = terms.map(keyOf);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys).toEqual([...keys].sort());
});

it.each([
  'latency',
  'throughput',
  'utilisation',
  'bottleneck',
  'percentile',
  'service time',
  'interval',
  'knee',
  'seed',
  'tolerance',
  'ledger',
  'held out',
  'in sample',
  'think time',
  'replication',
])('the glossary explains %s and leads on', (word) => {
  const entry = page
    .split('\n\n')
    .find((text) => text.toLowerCase().match(new RegExp(`^\\*\\*${word}[.,]`)));
  expect(entry).toMatch(/\]\(\/[a-z-]+/);
});
