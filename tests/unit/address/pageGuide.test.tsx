// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/page?a=1" }
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveFragment } from '../../../src/address/page/history';
import { guideHere, turnToGuide, useGuideName } from '../../../src/address/page/pageGuide';

afterEach(cleanup);

describe('the guide of the page', () => {
  beforeEach(() => window.history.replaceState(null, '', '/page?a=1#part'));
  const shown = () => window.location.search + window.location.hash;

  it('is turned to beside the scenario, with an entry in the history or in place of it', () => {
    const { result } = renderHook(useGuideName);
    const push = vi.spyOn(window.history, 'pushState');
    expect(result.current).toBeNull();
    act(() => turnToGuide({ key: 'tour', given: '300ms.2' }, 'push'));
    expect(result.current).toEqual({ key: 'tour', given: '300ms.2' });
    expect(shown()).toBe('?a=1&tour=300ms.2#part');
    act(() => turnToGuide({ key: 'challenge', given: 'a=b' }, 'replace'));
    expect(result.current).toEqual({ key: 'challenge', given: 'a=b' });
    act(() => turnToGuide(null, 'replace'));
    expect(result.current).toBeNull();
    expect(shown()).toBe('?a=1#part');
    expect(push).toHaveBeenCalledTimes(1);
    push.mockRestore();
  });

  it('follows the reader back and forward, until nobody asks', () => {
    const { result, unmount } = renderHook(useGuideName);
    const goTo = (query: string) =>
      act(() => {
        window.history.replaceState(null, '', `/page${query}`);
        window.dispatchEvent(new Event('popstate'));
      });
    goTo('?tour=page.1');
    expect(result.current).toEqual({ key: 'tour', given: 'page.1' });
    const { current } = result;
    unmount();
    goTo('');
    expect(result.current).toBe(current);
    expect(guideHere()).toBeNull();
  });
});

describe('the fragment of the page', () => {
  it('is taken off in the entry of the page or by a new one, and the query stays', () => {
    const length = () => window.history.length;
    window.history.replaceState(null, '', '/page?a=1#book=x');
    const first = length();
    leaveFragment('replace');
    expect(window.location.href).toBe('http://localhost/page?a=1');
    expect(length()).toBe(first);
    window.history.replaceState(null, '', '/page?a=1#book=x');
    leaveFragment('push');
    expect(window.location.href).toBe('http://localhost/page?a=1');
    expect(length()).toBe(first + 1);
  });
});
