// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/page" }
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Pairs } from '../../../src/address/field';
import { type Keeper, type Kept, keepAddress } from '../../../src/address/page/keepAddress';

let keeper: Keeper;
let openings = 0;
const onRead = vi.fn<Kept['onRead']>();
const push = () => vi.spyOn(window.history, 'pushState');
const search = () => window.location.search;

/** A page at an address, whose part has the keys a and b. */
function open(query: string, kept: Partial<Kept> = {}) {
  window.history.replaceState(null, '', `/page${query}`);
  keeper = keepAddress({
    isOwn: (key) => key === 'a' || key === 'b',
    hasEntries: true,
    onRead,
    ...kept,
  });
  onRead.mockClear();
}
const change = (...pairs: Pairs) => {
  keeper.touch();
  keeper.write(pairs);
};
const pointer = (kind: 'down' | 'up') => window.dispatchEvent(new Event(`pointer${kind}`));
/** What the browser and the site's router do. */
const back = (query: string) => {
  window.history.replaceState(null, '', `/page${query}`);
  window.dispatchEvent(new Event('popstate'));
};
const follow = (address: string) => {
  window.history.pushState(null, '', address);
  keeper.follow();
};

beforeEach(() => {
  // The limits of browsers count over time; each test comes long after the one before.
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  openings += 1;
  vi.advanceTimersByTime(openings * 60_000);
});
afterEach(() => {
  keeper.stop();
  vi.restoreAllMocks();
  onRead.mockReset();
  vi.useRealTimers();
});

describe('what the reader does', () => {
  it('makes one entry in the history for each gesture, rewritten until its end', () => {
    open('');
    const pushed = push();
    for (const round of [1, 2]) {
      pointer('down');
      for (const step of [1, 2, 3]) change(['a', `${round}${step}`]);
      pointer('up');
      expect(search()).toBe(`?a=${round}3`);
    }
    expect(pushed).toHaveBeenCalledTimes(2);
    change(['a', '9']);
    change(['a', '10']);
    expect(pushed, 'changes outside of gestures').toHaveBeenCalledTimes(4);
    expect(onRead, 'its own writing is not read').not.toHaveBeenCalled();
  });

  it('makes no entry by a change that is none', () => {
    open('?a=1');
    const pushed = push();
    pointer('down');
    change(['a', '1']);
    change(['a', '2']);
    pointer('up');
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(search()).toBe('?a=2');
  });

  it('rewrites the entry of the page where it has no entries of its own', () => {
    open('', { hasEntries: false });
    const pushed = push();
    pointer('down');
    change(['a', '1']);
    expect(search()).toBe('');
    vi.advanceTimersByTime(500);
    expect(search(), 'at intervals').toBe('?a=1');
    change(['a', '2']);
    pointer('up');
    expect(search(), 'at its end').toBe('?a=2');
    change(['a', '3']);
    expect(search(), 'at once outside of gestures').toBe('?a=3');
    expect(pushed).not.toHaveBeenCalled();
  });

  it('leaves keys of others and the part of the page', () => {
    open('?tour=x.1&a=1&b=2#part');
    change(['b', '3']);
    expect(search() + window.location.hash).toBe('?b=3&tour=x.1#part');
  });

  it('is written only where there was a change since the address was read', () => {
    open('?a=1');
    keeper.write([['a', '2']]);
    expect(search()).toBe('?a=1');
    change(['a', '3']);
    back('?a=1');
    keeper.write([['a', '3']]);
    expect(search(), 'what is shown came from the address').toBe('?a=1');
  });

  it('is written later where the browser refuses', () => {
    open('');
    push().mockImplementationOnce(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    change(['a', '1']);
    expect(search()).toBe('');
    vi.advanceTimersByTime(500);
    expect(search()).toBe('?a=1');
  });
});

it('is written less often than any browser refuses, and in the end all the same', () => {
  open('');
  const pushed = push();
  for (let click = 1; click <= 120; click += 1) change(['a', String(click)]);
  expect(pushed.mock.calls.length).toBeLessThan(100);
  expect(search()).not.toBe('?a=120');
  vi.advanceTimersByTime(31_000);
  expect(search()).toBe('?a=120');
});

describe('the address', () => {
  it('is read at first, and shown as the page would write it', () => {
    open('?a=01&tour=x.1', { onRead: () => [['a', '1']] });
    expect(search()).toBe('?a=1&tour=x.1');
  });

  it('is read at first as no link of the page that was followed', () => {
    const first = vi.fn<Kept['onRead']>();
    open('?a=1', { onRead: first });
    expect(first.mock.calls).toEqual([['?a=1', false]]);
  });

  it('is read where the reader goes back, and by the page itself no more', () => {
    open('?a=1');
    change(['a', '2']);
    back('?a=1');
    expect(onRead.mock.calls).toEqual([['?a=1', false]]);
    keeper.follow();
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('is read where a link of the page is followed, also to where the page was opened', () => {
    open('?a=1');
    change(['a', '2']);
    follow('/page?a=1');
    expect(onRead.mock.calls).toEqual([['?a=1', true]]);
    follow('/page?a=1');
    expect(onRead).toHaveBeenCalledTimes(1);
  });

  it('is left alone where only keys of others or the part of the page change', () => {
    open('?a=1&tour=x.1');
    follow('/page?a=1&tour=x.2#part');
    back('?a=1');
    expect(onRead).not.toHaveBeenCalled();
  });

  it('drops what was not written yet', () => {
    open('?a=1');
    pointer('down');
    change(['a', '2']);
    change(['a', '3']);
    back('?a=1');
    vi.advanceTimersByTime(1000);
    pointer('up');
    expect(search()).toBe('?a=1');
  });

  it('of another page is neither read nor written', () => {
    open('?a=1');
    follow('/elsewhere?a=2');
    change(['a', '3']);
    expect(onRead).not.toHaveBeenCalled();
    expect(window.location.pathname + search()).toBe('/elsewhere?a=2');
  });

  it('can be opened like a link', () => {
    open('?a=1');
    const pushed = push();
    keeper.open([['a', '5']]);
    expect(pushed).toHaveBeenCalledTimes(1);
    expect(onRead.mock.calls).toEqual([['?a=5', false]]);
  });

  it('has what is left when the part of the page goes', () => {
    open('', { hasEntries: false });
    pointer('down');
    change(['a', '1']);
    keeper.stop();
    expect(search()).toBe('?a=1');
    pointer('up');
    back('?a=2');
    expect(onRead).not.toHaveBeenCalled();
  });
});
