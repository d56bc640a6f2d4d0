import { describe, expect, it } from 'vitest';
import { withCarried } from '../../../src/scenario/carriedLink';

const BOTH = '#s=zABC&before=zDEF';

describe('what an address carries', () => {
  it.each([
    '/explore/sweep?from=your-system/8-users&v=1',
    '/your-system/lab?config=8-users',
    '/your-system',
    '/your-system-before/lab?config=8-users',
    '/explore/compare?a=your-system-before/8-users&b=your-system/8-users',
    '/explore/why?from=your-system/8-users,app.count=3',
  ])('goes along with %s', (link) => {
    expect(withCarried(link, BOTH)).toBe(link + BOTH);
    expect(withCarried(link, '#lab&before=zDEF')).toBe(`${link}#before=zDEF`);
  });

  it.each([
    '/low-latency/test-case-20?config=A',
    '/explore/compare?a=low-latency/20-A',
    '/your-systems/lab',
    '/explore/sheet?title=your-systematic/8',
  ])('stays where it is for %s', (link) => {
    expect(withCarried(link, BOTH)).toBe(link);
  });

  it('leaves a link that carries a system of its own, and takes nothing that is not there', () => {
    expect(withCarried('/your-system#s=zXYZ', BOTH)).toBe('/your-system#s=zXYZ');
    expect(withCarried('/your-system', '')).toBe('/your-system');
    expect(withCarried('/your-system', '#lab')).toBe('/your-system');
  });
});
