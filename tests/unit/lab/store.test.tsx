// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createStore, useStore } from '../../../src/lab/store';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const COUNT = createStore(() => 7);
const Count = () => <b>{useStore(COUNT, 0)}</b>;

it('is followed by all parts of a page, with a value of its own while the page is built', async () => {
  expect(renderToString(<Count />)).toBe('<b>0</b>');
  const root = createRoot(document.body);
  const show = (parts: readonly string[]) =>
    act(async () => root.render(parts.map((part) => <Count key={part} />)));
  await show(['a', 'b']);
  expect(document.body.textContent).toBe('77');
  await act(async () => COUNT.put(8));
  expect(document.body.textContent).toBe('88');
  await show(['a']);
  await act(async () => COUNT.put(9));
  expect(document.body.textContent).toBe('9');
  await act(async () => root.unmount());
});

it('asks for its first value when it is needed, and only once', () => {
  let asked = 0;
  const store = createStore(() => {
    asked += 1;
    return { asked };
  });
  const leave = store.subscribe(() => {});
  expect(asked).toBe(0);
  expect(store.current()).toBe(store.current());
  leave();
  expect(asked).toBe(1);
});

it('tells nobody who has left', () => {
  const store = createStore(() => 0);
  const heard: string[] = [];
  const leave = store.subscribe(() => heard.push('left'));
  store.subscribe(() => heard.push('stays'));
  leave();
  store.put(1);
  expect(heard).toEqual(['stays']);
});
