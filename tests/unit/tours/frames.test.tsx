// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Focus } from '../../../src/tours/types';
import { framed, useFocusFrames } from '../../../src/tours/useFocusFrames';
import { TOUR_IDS, useTour } from '../../../src/tours/useTour';

afterEach(cleanup);

describe('the tour that a link names', () => {
  it('arrives, also by the nearest name, and never another', async () => {
    const { result, rerender } = renderHook(({ given }) => useTour(given), {
      initialProps: { given: 'page.3' },
    });
    expect(result.current).toBeNull();
    await vi.waitFor(() => expect(result.current?.id).toBe('page'));
    rerender({ given: 'colapse.1' });
    expect(result.current, 'until it has arrived').toBeNull();
    await vi.waitFor(() => expect(result.current?.id).toBe('collapse'));
    rerender({ given: 'adapters.1' });
    rerender({ given: 'page.1' });
    await vi.waitFor(() => expect(result.current?.id).toBe('page'));
    expect(TOUR_IDS).toContain('300ms');
  });
});

describe('frames around parts of the lab', () => {
  const part = (id: string) => document.getElementById(id);
  const frames = () =>
    [...document.querySelectorAll('[data-tour-focus]')].map((one) => [
      one.id,
      one.getAttribute('data-tour-focus'),
    ]);
  const focus = (...ids: string[]): Focus[] => ids.map((id) => ({ name: id, selector: `#${id}` }));
  const isShown = vi.spyOn(Element.prototype, 'getClientRects');

  beforeEach(() => {
    document.body.innerHTML = '<div id="fold"><p id="a"></p></div><p id="b"></p>';
    isShown.mockImplementation(function rects(this: Element) {
      return (this.hasAttribute('data-folded') ? [] : [{}]) as unknown as DOMRectList;
    });
  });

  it('are numbered, and go with what shows them', () => {
    const both = focus('a', 'b');
    const { unmount } = renderHook(() => useFocusFrames(both));
    expect(frames()).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    expect(document.documentElement.hasAttribute('data-touring')).toBe(true);
    unmount();
    expect(frames()).toEqual([]);
    expect(document.documentElement.hasAttribute('data-touring')).toBe(false);
  });

  it('move to what the next step is about', () => {
    const [first, next] = [focus('a', 'b'), focus('b')];
    const { rerender } = renderHook(({ focuses }) => useFocusFrames(focuses), {
      initialProps: { focuses: first },
    });
    rerender({ focuses: next });
    expect(frames()).toEqual([['b', '1']]);
  });

  it('are drawn again where the lab is', async () => {
    const both = focus('a', 'late');
    renderHook(() => useFocusFrames(both));
    expect(frames()).toEqual([['a', '1']]);
    part('fold')?.insertAdjacentHTML('beforeend', '<p id="late"></p>');
    await vi.waitFor(() =>
      expect(frames()).toEqual([
        ['a', '1'],
        ['late', '2'],
      ]),
    );
  });

  it('stand around the fold that hides a part, and around nothing where there is none', () => {
    part('a')?.setAttribute('data-folded', '');
    expect(framed('#a')).toBe(part('fold'));
    expect(framed('#b')).toBe(part('b'));
    expect(framed('#none')).toBeNull();
  });
});
