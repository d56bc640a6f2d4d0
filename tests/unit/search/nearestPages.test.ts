import { describe, expect, it } from 'vitest';
import { PAGES } from '../../../src/components/search/entries';
import { nearestPages, pageMeant } from '../../../src/components/search/nearestPages';

const meantBy = (path: string) => pageMeant(nearestPages(path, PAGES))?.to ?? null;

describe('the page that an unknown address means', () => {
  it.each([
    ['/low-latency/test-20', '/low-latency/test-case-20'],
    ['/low-latency/testcase-20', '/low-latency/test-case-20'],
    ['/low-latency/test-case-020', '/low-latency/test-case-20'],
    ['/low-latency/test-case-7.html', '/low-latency/test-case-7'],
    ['/lowlatency/test-case-2', '/low-latency/test-case-2'],
    ['/test-case-14', '/low-latency/test-case-14'],
    ['/explore/comparison', '/explore/compare'],
    ['/explore/sweeep', '/explore/sweep'],
    ['/concept/littles-law', '/concepts/littles-law'],
    ['/concepts/little', '/concepts/littles-law'],
    ['/concepts/poling', '/concepts/polling'],
    ['/glossary', '/reference/glossary'],
    ['/refrence/glosary', '/reference/glossary'],
    ['/watch', '/explore/watch'],
    ['/capacity/over-drive', '/capacity/overdrive'],
    ['/worker-threads/cliffs', '/worker-threads/cliff'],
  ])('of %s is %s', (path, to) => {
    expect(meantBy(path)).toBe(to);
  });

  it('is none where several are as near, and they are named', () => {
    expect(meantBy('/low-latency/test-case')).toBe(null);
    const near = nearestPages('/low-latency/test-case', PAGES).map(({ page }) => page.to);
    expect(near).toHaveLength(5);
    for (const to of near) expect(to).toMatch(/^\/low-latency\/test-case-/);
    expect(meantBy('/low-latency/test-case-99')).toBe(null);
  });

  it('is none where nothing is near', () => {
    for (const path of ['/', '/wp-login.php', '/xyzzy', '/%F0%9F%98%80'])
      expect(nearestPages(path, PAGES), path).toEqual([]);
  });
});
