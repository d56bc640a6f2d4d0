import { describe, expect, test } from 'vitest';
import { broken, captionOf } from './caption';
import { fileName } from './fileName';

const page = { title: 'Queue', link: 'http://lab/queue?load=90', version: '0.1.0' };

describe('what stands under a saved figure', () => {
  test('page, document, table, link and version', () => {
    expect(captionOf({ document: 'A study', place: '20-A, Table 79' }, page)).toEqual([
      'Queue',
      'Measured: A study, 20-A, Table 79',
      'http://lab/queue?load=90',
      'MessageBox Lab 0.1.0',
    ]);
  });
  test('nothing measured where a page is about no study', () => {
    expect(captionOf({}, page)).toEqual(['Queue', page.link, 'MessageBox Lab 0.1.0']);
  });
  test('lines break between words, a link anywhere, and nothing is lost', () => {
    const fits = (text: string) => text.length <= 10;
    expect(broken('one two three', fits)).toEqual(['one two', 'three']);
    expect(broken(page.link, fits)).toEqual(['http://lab', '/queue?loa', 'd=90']);
    expect(broken('', fits)).toEqual([]);
  });
});

test('a saved file is named by its page and its title, in a length that every disk takes', () => {
  expect(fileName('/low-latency/test-case-20', 'Topology', 'svg')).toBe(
    'low-latency-test-case-20-topology.svg',
  );
  expect(fileName('/', 'At 50/s: “busy” 40 %', 'png')).toBe('at-50-s-busy-40.png');
  const long = fileName('/concepts/queue', 'word '.repeat(40), 'png');
  expect(long.length).toBeLessThanOrEqual(94);
  expect(long).toMatch(/-word\.png$/);
});
