// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, renderHook } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useHeld } from '../../../src/lab/knobs/useHeld';
import { useLatest } from '../../../src/lab/knobs/useLatest';
import { useTyped } from '../../../src/lab/knobs/useTyped';
import { usePolite } from '../../../src/lab/pace/usePolite';
import { useRested } from '../../../src/lab/pace/useRested';
import { useFolds } from '../../../src/lab/sections/useFolds';
import { useScrolled } from '../../../src/lab/sections/useScrolled';
import { useFetched } from '../../../src/lab/useFetched';
import { useStatusAttribute } from '../../../src/lab/useStatusAttribute';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

describe('a box for a number', () => {
  const onTyped = vi.fn();
  function Box({ value }: { value: number }) {
    return <input {...useTyped(value, onTyped)} />;
  }
  const open = (value = 3) => {
    onTyped.mockReset();
    const { container, rerender } = render(<Box value={value} />);
    const box = container.querySelector('input') as HTMLInputElement;
    return {
      box,
      type: (text: string) => fireEvent.change(box, { target: { value: text } }),
      turn: (next: number) => rerender(<Box value={next} />),
    };
  };

  it('counts what is typed once it is left, without blanks around it', () => {
    const { box, type } = open();
    type(' 12 ');
    expect(box.value).toBe(' 12 ');
    expect(onTyped).not.toHaveBeenCalled();
    fireEvent.blur(box);
    expect(onTyped.mock.calls).toEqual([['12']]);
    expect(box.value, 'that of the scenario').toBe('3');
    fireEvent.blur(box);
    expect(onTyped, 'nothing new was typed').toHaveBeenCalledTimes(1);
  });

  it('counts it with Enter, and with Escape not at all', () => {
    const { box, type } = open();
    type('12');
    fireEvent.keyDown(box, { key: 'a' });
    expect(onTyped).not.toHaveBeenCalled();
    fireEvent.keyDown(box, { key: 'Enter' });
    expect(onTyped.mock.calls).toEqual([['12']]);
    type('13');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box.value).toBe('3');
    fireEvent.blur(box);
    expect(onTyped).toHaveBeenCalledTimes(1);
  });

  it('follows the scenario until somebody types', () => {
    const { box, type, turn } = open();
    turn(4);
    expect(box.value).toBe('4');
    type('5');
    turn(6);
    expect(box.value).toBe('5');
  });
});

describe('the knob that is turned', () => {
  const tops = new Map<Element, number>();
  const knob = (id: string) => document.querySelector(`[data-knob="${id}"]`) as HTMLElement;
  const press = (target: Element, kind = 'pointerdown') =>
    target.dispatchEvent(new Event(kind, { bubbles: true }));
  const scrollBy = vi.fn();
  let scrolled = 0;

  beforeEach(() => {
    document.body.innerHTML =
      '<div id="knobs"><p data-knob="a"><i></i></p><p data-knob="b"></p></div><p data-knob="c"></p>';
    scrolled = 0;
    scrollBy.mockReset();
    vi.stubGlobal('scrollBy', scrollBy);
    vi.spyOn(window, 'scrollY', 'get').mockImplementation(() => scrolled);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      return { top: tops.get(this) ?? 0 } as DOMRect;
    });
    for (const id of ['a', 'b', 'c']) tops.set(knob(id), 100);
  });
  afterEach(() => vi.unstubAllGlobals());

  it('stays where it is in the window when what stands above it grows', () => {
    const { rerender } = renderHook(() => useHeld());
    press(knob('a').firstElementChild as Element);
    tops.set(knob('a'), 130);
    rerender();
    expect(scrollBy.mock.calls).toEqual([[0, 30]]);
    expect(document.documentElement.style.overflowAnchor).toBe('none');
  });

  it('is that which keys turn, and another once that is pressed', () => {
    const { rerender } = renderHook(() => useHeld());
    press(knob('a'), 'keydown');
    press(knob('b'));
    tops.set(knob('a'), 500);
    tops.set(knob('b'), 90);
    rerender();
    expect(scrollBy.mock.calls).toEqual([[0, -10]]);
  });

  it('is none of another part of the page, and none before it is pressed', () => {
    const { rerender } = renderHook(() => useHeld());
    rerender();
    press(knob('c'));
    tops.set(knob('c'), 130);
    rerender();
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('keeps its first place however often it is pressed', () => {
    const { rerender } = renderHook(() => useHeld());
    press(knob('a'));
    tops.set(knob('a'), 130);
    press(knob('a'));
    rerender();
    expect(scrollBy.mock.calls).toEqual([[0, 30]]);
  });

  it('is let go by who scrolls, not by the page itself, and when the knobs go', () => {
    const { rerender, unmount } = renderHook(() => useHeld());
    press(knob('a'));
    window.dispatchEvent(new Event('scroll'));
    tops.set(knob('a'), 130);
    rerender();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    scrolled = 50;
    window.dispatchEvent(new Event('scroll'));
    rerender();
    expect(scrollBy).toHaveBeenCalledTimes(1);
    expect(document.documentElement.style.overflowAnchor).toBe('');
    press(knob('a'));
    unmount();
    expect(document.documentElement.style.overflowAnchor).toBe('');
    press(knob('b'));
    expect(document.documentElement.style.overflowAnchor).toBe('');
  });
});

describe('what is said and what has rested', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    vi.advanceTimersByTime(10_000);
  });
  afterEach(() => vi.useRealTimers());
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

  it('a text is said at once, and the next a second later, the last of several alone', () => {
    const { result, rerender } = renderHook(({ text }) => usePolite(text), {
      initialProps: { text: 'one' },
    });
    expect(result.current).toBe('');
    pass(0);
    expect(result.current).toBe('one');
    pass(300);
    rerender({ text: 'two' });
    pass(300);
    rerender({ text: 'three' });
    pass(399);
    expect(result.current).toBe('one');
    pass(1);
    expect(result.current).toBe('three');
    pass(5000);
    rerender({ text: 'four' });
    pass(0);
    expect(result.current, 'after a pause at once').toBe('four');
  });

  it('a text may be there from the first, and be paced otherwise', () => {
    const { result, rerender } = renderHook(({ text }) => usePolite(text, 50, 'first'), {
      initialProps: { text: 'one' },
    });
    expect(result.current).toBe('first');
    pass(0);
    rerender({ text: 'two' });
    pass(50);
    expect(result.current).toBe('two');
  });

  it('a value has rested once it has not changed for so long', () => {
    const { result, rerender } = renderHook(({ value }) => useRested(value, 200), {
      initialProps: { value: 1 },
    });
    expect(result.current).toBe(1);
    rerender({ value: 2 });
    pass(199);
    rerender({ value: 3 });
    pass(199);
    expect(result.current).toBe(1);
    pass(1);
    expect(result.current).toBe(3);
  });
});

describe('what is folded on a page', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <section data-section="one"><div data-fold="a"><p id="in-a"></p></div><div data-fold="b"></div></section>
      <h2 id="plain"></h2>`;
    window.location.hash = '';
  });
  const scrolled = () => vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});

  it('is all but what the address asks for, which is scrolled to', () => {
    const scroll = scrolled();
    const { result } = renderHook(() => useFolds('#in-a'));
    expect(result.current.opened).toEqual(['a']);
    expect(['a', 'b'].map(result.current.isOpen)).toEqual([true, false]);
    expect(scroll.mock.contexts).toEqual([document.getElementById('in-a')]);
  });

  it('is nothing before scripts run, and everything once they do', () => {
    const seen: boolean[] = [];
    renderHook(() => seen.push(useFolds('').isOpen('a')));
    expect([seen[0], seen.at(-1)]).toEqual([true, false]);
  });

  it('is unfolded by the reader, the latest last, and by a link that is followed', () => {
    scrolled();
    const { result, rerender } = renderHook(({ hash }) => useFolds(hash), {
      initialProps: { hash: '' },
    });
    act(() => result.current.set(['b', 'c'], true));
    act(() => result.current.set(['b'], true));
    expect(result.current.opened).toEqual(['c', 'b']);
    act(() => result.current.set(['c'], false));
    expect(result.current.opened).toEqual(['b']);
    rerender({ hash: '#in-a' });
    expect(result.current.opened).toEqual(['b', 'a']);
  });

  it('is scrolled to once, and follows the address of the window where none is told', () => {
    const scroll = scrolled();
    window.location.hash = '#plain';
    const { result } = renderHook(() => useFolds(''));
    expect(scroll.mock.contexts).toEqual([document.getElementById('plain')]);
    act(() => result.current.set(['a'], true));
    expect(scroll).toHaveBeenCalledTimes(1);
  });
});

describe('where the reader is in a page', () => {
  let drawn: (() => void)[] = [];
  let grown = () => {};
  const disconnect = vi.fn();
  const bottoms = new Map<string, number>();
  const edge = (id: string, px: number) => bottoms.set(id, px);
  const draw = () =>
    act(() => {
      for (const one of drawn.splice(0)) one();
    });
  beforeEach(() => {
    drawn = [];
    disconnect.mockReset();
    document.body.innerHTML =
      '<p id="bar"></p><p id="watched"></p><p id="one"></p><p id="two"></p>';
    vi.stubGlobal('requestAnimationFrame', (next: () => void) => drawn.push(next));
    vi.stubGlobal('cancelAnimationFrame', () => {
      drawn = [];
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe = vi.fn();
        disconnect = disconnect;
        constructor(heard: () => void) {
          grown = heard;
        }
      },
    );
    vi.stubGlobal('getComputedStyle', () => ({ top: '60px' }));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(
      this: Element,
    ) {
      const px = bottoms.get(this.id) ?? 0;
      return { top: px, bottom: px } as DOMRect;
    });
    edge('watched', 100);
    edge('one', 100);
    edge('two', 5000);
  });
  afterEach(() => vi.unstubAllGlobals());
  const ids = ['one', 'two', 'gone'];
  const ref = (id: string) => ({ current: document.getElementById(id) });
  const open = (barId = 'bar') => {
    const [bar, watched] = [ref(barId), ref('watched')];
    return renderHook(() => useScrolled(bar, watched, ids));
  };

  it('is known at first, and again before the next picture once the page scrolls, or grows', () => {
    const { result } = open();
    expect(result.current).toEqual({ isStuck: false, current: 'one' });
    const first = result.current;
    for (const [told, tell] of [
      ['scroll', () => window.dispatchEvent(new Event('scroll'))],
      ['resize', () => window.dispatchEvent(new Event('resize'))],
      ['growth', () => grown()],
    ] as const) {
      edge('watched', 59);
      edge('two', 100);
      tell();
      tell();
      expect([result.current, drawn.length], told).toEqual([first, 1]);
      draw();
      expect(result.current, told).toEqual({ isStuck: true, current: 'two' });
      edge('watched', 100);
      edge('two', 5000);
      tell();
      draw();
      expect(result.current, told).toEqual(first);
    }
  });

  it('stays the same object where it is the same place', () => {
    const { result } = open();
    const first = result.current;
    window.dispatchEvent(new Event('scroll'));
    draw();
    expect(result.current).toBe(first);
  });

  it('is not looked for without a bar, nor once the page is gone', () => {
    edge('watched', 0);
    expect(open('none').result.current).toEqual({ isStuck: false, current: 'one' });
    const { unmount } = open();
    window.dispatchEvent(new Event('scroll'));
    unmount();
    expect(drawn).toEqual([]);
    window.dispatchEvent(new Event('scroll'));
    window.dispatchEvent(new Event('resize'));
    expect(drawn.length).toBeLessThanOrEqual(1);
    expect(disconnect).toHaveBeenCalledTimes(1);
  });
});

describe('small hooks', () => {
  it('what is wanted is fetched once', async () => {
    const fetched = { a: 1 };
    const fetch = vi.fn(async () => fetched);
    const { result, rerender } = renderHook(({ isWanted }) => useFetched(isWanted, fetch), {
      initialProps: { isWanted: false },
    });
    expect([result.current, fetch.mock.calls.length]).toEqual([null, 0]);
    rerender({ isWanted: true });
    await vi.waitFor(() => expect(result.current).toBe(fetched));
    rerender({ isWanted: true });
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('a function that stays the same does what the latest does', () => {
    const [one, other] = [vi.fn(), vi.fn()];
    const { result, rerender } = renderHook(({ does }) => useLatest(does), {
      initialProps: { does: one },
    });
    const first = result.current;
    rerender({ does: other });
    expect(result.current).toBe(first);
    first(5);
    expect([one.mock.calls, other.mock.calls]).toEqual([[], [[5]]]);
  });

  it('the status of a lab is set once its address has been read', () => {
    const element = document.createElement('div');
    const { rerender } = renderHook(
      ({ status, isRead }) => useStatusAttribute({ current: element }, status, isRead),
      { initialProps: { status: 'done', isRead: false } },
    );
    expect(element.hasAttribute('data-status')).toBe(false);
    rerender({ status: 'done', isRead: true });
    expect(element.dataset.status).toBe('done');
    rerender({ status: 'running', isRead: true });
    expect(element.dataset.status).toBe('running');
    renderHook(() => useStatusAttribute(useRef(null), 'done', true));
  });
});
