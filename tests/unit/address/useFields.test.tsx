// @vitest-environment happy-dom
// @vitest-environment-options { "url": "http://localhost/list" }
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { choiceField } from '../../../src/address/choice';
import type { Fields } from '../../../src/address/field';
import { numberField } from '../../../src/address/number';
import { useFields } from '../../../src/address/page/useFields';

interface State {
  runs: number;
  sort: string;
}
const FIELDS: Fields<State> = {
  runs: numberField({ key: 'runs', title: 'Runs', least: 1, most: 20, otherwise: 2 }),
  sort: choiceField<string>({
    key: 'sort',
    title: 'Sort',
    options: ['id', 'name'],
    otherwise: 'id',
  }),
};
const OTHERS: Fields<State> = { ...FIELDS, runs: { ...FIELDS.runs, key: 'count' } };

afterEach(cleanup);

function open(search: string) {
  window.history.replaceState(null, '', `/list${search}`);
  return renderHook(({ fields }) => useFields(fields), { initialProps: { fields: FIELDS } });
}
const search = () => window.location.search;

it('are what the address says, mended and in its plain form', () => {
  const { result } = open('?sort=nane&runs=07&tour=x.1)');
  expect(result.current.isRead).toBe(true);
  expect(result.current.state).toEqual({ runs: 7, sort: 'name' });
  expect(result.current.problems.map(({ field }) => field)).toEqual(['link', 'sort']);
  expect(search()).toBe('?runs=7&sort=name&tour=x.1)');
});

it('are written as the reader changes them, without an entry in the history', () => {
  const { result } = open('?tour=x.1');
  const push = vi.spyOn(window.history, 'pushState');
  act(() => result.current.setState({ runs: 5, sort: 'name' }));
  expect(search()).toBe('?runs=5&sort=name&tour=x.1');
  act(() => {
    result.current.setState((now) => ({ ...now, runs: now.runs + 1 }));
    result.current.setState((now) => ({ ...now, runs: now.runs + 1 }));
  });
  expect(result.current.state.runs).toBe(7);
  expect(search()).toBe('?runs=7&sort=name&tour=x.1');
  act(() => result.current.setState({ runs: 2, sort: 'id' }));
  expect(search()).toBe('?tour=x.1');
  expect(push).not.toHaveBeenCalled();
});

it('tell what was wrong until the reader has read it', () => {
  const { result } = open('?runs=40');
  expect(result.current.problems).toHaveLength(1);
  act(() => result.current.dismiss());
  expect(result.current.problems).toEqual([]);
  expect(result.current.state.runs).toBe(20);
});

it('follow a link of the page, and going back', () => {
  const { result, rerender } = open('?runs=3');
  window.history.pushState(null, '', '/list?runs=4');
  rerender({ fields: FIELDS });
  expect(result.current.state.runs).toBe(4);
  act(() => {
    window.history.replaceState(null, '', '/list?runs=5');
    window.dispatchEvent(new Event('popstate'));
  });
  expect(result.current.state.runs).toBe(5);
});

it('are others where the page shows others', () => {
  const { result, rerender } = open('?count=9');
  rerender({ fields: OTHERS });
  expect(result.current.state.runs).toBe(9);
  act(() => result.current.setState((now) => ({ ...now, runs: 4 })));
  expect(search()).toBe('?count=4');
});

it('are left alone once the page is gone', () => {
  const { result, unmount } = open('?runs=3');
  unmount();
  window.history.replaceState(null, '', '/list?runs=4');
  window.dispatchEvent(new Event('popstate'));
  expect(result.current.state.runs).toBe(3);
});
