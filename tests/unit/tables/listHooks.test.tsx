// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/list" }
import { act, cleanup, render, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ListField } from '../../../src/tables/list/filter';
import { anchorOf, useAnchor } from '../../../src/tables/list/useAnchor';
import { useHidden, type Visibility } from '../../../src/tables/list/useHidden';
import { useListFilter } from '../../../src/tables/list/useListFilter';
import { useWorks } from '../../../src/tables/list/useWorks';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/list');
});

describe('the anchor of a list', () => {
  it('is an id, with or without the name of its kind', () => {
    expect(anchorOf('#C0-58', 'claim')).toBe('C0-58');
    expect(anchorOf('#claim-C0-58', 'claim')).toBe('C0-58');
    expect(anchorOf('#claims-C0', 'claim')).toBe('claims-C0');
    expect(anchorOf('#my-claim-C0', 'claim')).toBe('my-claim-C0');
  });

  it('is told at first where there is one', () => {
    const onAnchor = vi.fn();
    renderHook(() => useAnchor('claim', onAnchor));
    expect(onAnchor).not.toHaveBeenCalled();
    window.history.replaceState(null, '', '/list#claim-C0-58');
    renderHook(() => useAnchor('claim', onAnchor));
    expect(onAnchor.mock.calls).toEqual([['C0-58']]);
  });

  it('is told to whom and by which kind is asked now', () => {
    window.history.replaceState(null, '', '/list#claim-C0-58');
    const [one, other] = [vi.fn(), vi.fn()];
    const { rerender } = renderHook(({ kind, tell }) => useAnchor(kind, tell), {
      initialProps: { kind: 'claim', tell: one },
    });
    rerender({ kind: 'erratum', tell: other });
    expect([one.mock.calls, other.mock.calls]).toEqual([[['C0-58']], [['claim-C0-58']]]);
  });
});

describe('what is hidden', () => {
  function Fold({ visibility, onFound }: { visibility: Visibility; onFound: () => void }) {
    const element = useHidden<HTMLDivElement>(visibility, onFound);
    return (
      <div ref={element} data-testid="fold">
        <p data-testid="inner">text</p>
      </div>
    );
  }

  it.each([
    ['shown', null],
    ['until-found', 'until-found'],
    ['hidden', ''],
  ] as const)('%s has the attribute %o, also after another', (visibility, attribute) => {
    const { getByTestId, rerender } = render(<Fold visibility={visibility} onFound={() => {}} />);
    const hidden = () => getByTestId('fold').getAttribute('hidden');
    expect(hidden()).toBe(attribute);
    for (const other of ['hidden', 'shown', 'until-found'] as const) {
      rerender(<Fold visibility={other} onFound={() => {}} />);
      rerender(<Fold visibility={visibility} onFound={() => {}} />);
      expect(hidden()).toBe(attribute);
    }
  });

  it('says that the search found it, to whom is asked now, and not what it holds', () => {
    const [first, now] = [vi.fn(), vi.fn()];
    const { getByTestId, rerender, unmount } = render(
      <Fold visibility="until-found" onFound={first} />,
    );
    rerender(<Fold visibility="until-found" onFound={now} />);
    const found = (id: string) =>
      getByTestId(id).dispatchEvent(new Event('beforematch', { bubbles: true }));
    found('inner');
    expect(now).not.toHaveBeenCalled();
    const fold = getByTestId('fold');
    found('fold');
    expect([first.mock.calls.length, now.mock.calls.length]).toEqual([0, 1]);
    unmount();
    fold.dispatchEvent(new Event('beforematch'));
    expect(now).toHaveBeenCalledTimes(1);
  });
});

describe('a list with its filter in the link', () => {
  interface Item {
    kind: string;
    words: string;
  }
  const ITEMS: Item[] = [
    { kind: 'file', words: 'a fast disk' },
    { kind: 'http', words: 'a fast network' },
  ];
  const FIELDS: ListField<Item>[] = [
    { key: 'kind', label: 'Kind', valuesOf: ({ kind }) => [kind] },
  ];
  const wordsOf = ({ words }: Item) => words;
  const open = (query: string) => {
    window.history.replaceState(null, '', `/list${query}`);
    return renderHook(({ items }) => useListFilter(FIELDS, items, wordsOf), {
      initialProps: { items: ITEMS },
    }).result;
  };

  it('takes all where nothing is looked for', () => {
    expect(open('').current.taken).toBeNull();
  });

  it('takes what the link looks for, and the link follows', () => {
    const list = open('?q=fast&kind=http');
    expect(list.current.filter).toEqual({ text: 'fast', values: { kind: 'http' } });
    expect([...(list.current.taken ?? [])]).toEqual([ITEMS[1]]);
    act(() => list.current.narrow({ text: 'disk', values: {} }));
    expect([...(list.current.taken ?? [])]).toEqual([ITEMS[0]]);
    expect(window.location.search).toBe('?q=disk');
    act(() => list.current.narrow({ text: '', values: {} }));
    expect(list.current.taken).toBeNull();
    expect(window.location.search).toBe('');
  });

  it('says what it could not use, until that is read', () => {
    const list = open('?kind=htpt');
    expect(list.current.problems[0]?.message).toContain('accepted: all, file, http. http is used.');
    act(() => list.current.dismiss());
    expect(list.current.problems).toEqual([]);
  });
});

it('scripts run once a page is drawn', () => {
  const seen: boolean[] = [];
  renderHook(() => seen.push(useWorks()));
  expect(seen).toEqual([false, true]);
});
