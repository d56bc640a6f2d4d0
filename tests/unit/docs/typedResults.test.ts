import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { pages } from '../../../scripts/replay/linkedExperiments';
import { KINDS, typedInJsx, typedResults } from './typedResults';

const found = (page: string) => typedResults(page).map((one) => one.found);

const SRC = path.join(__dirname, '../../../src');
const components = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
);

describe('texts', () => {
  it('of components state no number by themselves', () => {
    const typed = components.flatMap((file) =>
      typedInJsx(readFileSync(path.join(SRC, file), 'utf8')).map((found) => `${file}: ${found}`),
    );
    expect(typed).toEqual([]);
  });

  it.each(pages)('$file states no result by itself', ({ text }) => {
    expect(typedResults(text)).toEqual([]);
  });

  it.each(KINDS)('may hold $reason, and do', ({ pattern }) => {
    expect(pages.some(({ text }) => text.search(pattern) >= 0)).toBe(true);
  });
});

describe('a typed result', () => {
  it.each([
    ['20-A answers in 307 ms.', ['307']],
    ['Throughput falls from 1,156 to 93.5.', ['1,156', '93.5']],
    ['The roundtrip is 9 % shorter.', ['9']],
    ['- It **halves** the load.', ['halves']],
    ['The new server doubles throughput and quadruples latency.', ['doubles', 'quadruples']],
    ['It costs a fifth of the throughput, and hardly any time.', ['a fifth', 'hardly']],
    ['| Case | Rate |\n| --- | --- |\n| A | 77 |', ['77']],
    ['## Latency falls to 310 ms', ['310']],
    ["---\ndescription: 'Twice the cores.'\n---\n", ['Twice the']],
    ['[20-A](/low-latency/test-case-20) has 96 messages per second.', ['96']],
    [
      '[Five users](/low-latency/test-case-1?config=B&virtualUsers=5): 80 at 389 ms.',
      ['80', '389'],
    ],
    ['<Cell from={a} row="20-A" column="throughput.median" /> and 96 again', ['96']],
  ])('is found in %j', (page, typed) => {
    expect(found(page)).toEqual(typed);
  });

  it('is found between the tags of a component', () => {
    expect(typedInJsx('<p>It answers in 307 ms, {a} times.</p>')).toEqual(['307']);
    expect(typedInJsx("<p id='307'>Table 4, at 95{'%'}, {307}</p>")).toEqual([]);
  });

  it.each([
    '<Cell from={a} row="20-A" column="throughput.median" /> ms, {formatNumber(12)} in all',
    '<Holds when={ratio > 1.9}>doubles throughput</Holds>',
    'In 2005 test cases 5, 6 and 20 ran on an 8-way Xeon, with a 95 % interval.',
    'A third receiver was run twice in half an hour.',
    '`npm run replay -- 20-A --set tracking=0`',
    '[From 20 users to 5](/low-latency/test-case-1?config=B&virtualUsers=5)',
    '[Half the pause](/low-latency/test-case-16?config=C&thinkTimeMs=250)',
    '## 3. The knee',
  ])('is none in %j', (page) => {
    expect(found(page)).toEqual([]);
  });
});
