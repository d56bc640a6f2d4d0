import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { describe, expect, it } from 'vitest';
import { glossaryTerms } from '../../../scripts/glossary-terms.mjs';
import { DOCS, pages } from '../../../scripts/replay/linkedExperiments';
import terms from '../../../src/components/glossary/terms.json';

const keyOf = (term: string) => term.toLowerCase().replaceAll('-', ' ');

const compiled = async (text: string, file = 'capacity/floodgate.mdx') =>
  String(
    await compile(
      { value: text, path: path.join(DOCS, file) },
      { remarkPlugins: [remarkFrontmatter, remarkGfm, remarkMath, glossaryTerms] },
    ),
  );
const marked = (code: string) => [...code.matchAll(/"data-term": "([^"]+)"/g)].map(([, id]) => id);

describe('the glossary', () => {
  it('has each term once, in order of the alphabet', () => {
    const keys = terms.map(({ term }) => keyOf(term));
    expect(keys).toEqual([...new Set(keys)].sort());
    expect(new Set(terms.map(({ id }) => id)).size).toBe(terms.length);
    const words = terms.flatMap(({ words: forms }) => forms.map((word) => word.toLowerCase()));
    expect(new Set(words).size).toBe(words.length);
  });

  it.each(terms)('says what $term is in at most forty words', ({ definition }) => {
    expect(definition.split(/\s+/).length).toBeLessThanOrEqual(40);
    expect(definition).toMatch(/^[A-Z].*[.]$/);
  });

  it.each(terms.flatMap(({ see }) => (see ? [see.to.replace(/#.*/, '')] : [])))(
    'leads on to %s, which exists',
    (to) => {
      const files = ['.mdx', '/overview.mdx', '/board.mdx'].map((end) => path.join(DOCS, to + end));
      expect(files.filter(existsSync)).toHaveLength(1);
    },
  );

  it.each([
    ...['latency', 'throughput', 'utilisation', 'bottleneck', 'percentile', 'service time'],
    ...['interval', 'knee', 'seed', 'tolerance', 'ledger', 'evidence', 'simulation', 'held out'],
    ...['in sample', 'think time', 'replication', 'spool', 'MessageBox', 'host instance'],
    ...['throttling', 'backlog', 'closed loop', 'checkpoint', 'lock', 'warm-up', 'saturation'],
  ])('explains %s and leads on', (word) => {
    const term = terms.find(({ words }) => words.includes(word));
    const entry = term ?? terms.find((each) => keyOf(each.term) === keyOf(word));
    expect(entry?.see?.to).toMatch(/^\/[a-z-]+/);
  });
});

describe('the first use of a term', () => {
  it('is marked once, in text alone', async () => {
    const code = await compiled(
      [
        '# The spool',
        'See [the spool](/concepts/spool) and `spool`.',
        '| spool |\n| --- |\n| spool |',
        'Now the **spool** grows, and the spool is long.',
      ].join('\n\n'),
    );
    expect(marked(code)).toEqual(['spool']);
    expect(code).toMatch(/_components\.strong, \{\s*children: _jsx\(_components\.a/);
  });

  it('is found in its plural, within a component and at the start of a sentence', async () => {
    const code = await compiled('<Step>\n\nLatencies grow with the host instances.\n\n</Step>');
    expect(marked(code)).toEqual(['latency', 'host-instance']);
    expect(code).toContain('"Latencies"');
  });

  it('is the longest term that stands there, and a whole word', async () => {
    expect(marked(await compiled('A deadlock victim, a hostess, a lock-free list.'))).toEqual([
      'deadlock-victim',
    ]);
    expect(marked(await compiled('The low-latency study, or low latency.'))).toEqual([]);
    expect(marked(await compiled('A MessageBox on the SAN.'))).toEqual(['messagebox', 'san']);
    expect(marked(await compiled('A messagebox or a san is no name.'))).toEqual([]);
  });

  it.each([
    ['Reached through host bus adapters.', ['hba']],
    ['A second Host bus adapter, and a host.', ['hba', 'host']],
    ['The adapter that talks to the disks, and the HTTP adapter.', ['adapter']],
    ['Roles are inferred: the two-way computers fall, a two-way send does not.', ['one-way']],
    ['Half an hour in samples of two seconds.', []],
    ['The rule of split conformal prediction.', []],
    ['It waits for the publish lock, then for a lock.', ['publish-lock', 'lock']],
  ])('is not taken for a word of another meaning: %s', async (text, ids) => {
    expect(marked(await compiled(text))).toEqual(ids);
  });

  it('is not marked on the page that explains it, nor in the glossary', async () => {
    expect(marked(await compiled('A floodgate.'))).toEqual([]);
    expect(marked(await compiled('A backlog.', 'reference/glossary.mdx'))).toEqual([]);
  });

  it.each(pages)('$file marks no term twice', async (page) => {
    const ids = marked(await compiled(page.text, page.file));
    expect(new Set(ids).size).toBe(ids.length);
    if (page.file.startsWith('low-latency/')) expect(ids.length).toBeGreaterThan(0);
  });
});
