// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createArrival } from '../../../src/arrival/arrival';
import { createNotice } from '../../../src/arrival/notice';

const notice = () => document.querySelector('.missing-files');
const button = () => notice()?.querySelector('button');

const arrival = () => createArrival(window, (tryAgain) => createNotice(window, tryAgain));

/** A file that does not come for so many tries. */
function late(failures: number) {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries <= failures) throw new Error('lost');
    return 'here';
  };
  return { load, tries: () => tries };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

describe('the wait for files', () => {
  it('tries a file three times before it speaks of it', async () => {
    const { arriving } = arrival();
    const file = late(2);
    const got = arriving('a.json', file.load);
    await vi.advanceTimersByTimeAsync(2000);
    expect(await got).toBe('here');
    expect(file.tries()).toBe(3);
    expect(notice()).toBeNull();
  });

  it('names all that is missing, each once, and goes on with all who wait for it', async () => {
    const { arriving } = arrival();
    const files = [late(3), late(3), late(3)];
    const got = Promise.all([
      arriving('/assets/data/a.json', files[0]?.load ?? fail),
      arriving('b.js', files[1]?.load ?? fail),
      arriving('a.json?_=1', files[2]?.load ?? fail),
    ]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(notice()?.textContent).toContain('2 files of this site did not arrive: a.json, b.js.');
    expect(notice()?.getAttribute('role')).toBe('alert');
    button()?.click();
    expect(await got).toEqual(['here', 'here', 'here']);
    expect(notice()).toBeNull();
  });

  it('keeps the notice while one of two is missing', async () => {
    const { arriving } = arrival();
    arriving('a.json', late(3).load);
    arriving('b.js', late(1000).load);
    await vi.advanceTimersByTimeAsync(2000);
    button()?.click();
    await vi.advanceTimersByTimeAsync(100);
    expect(notice()?.textContent).toContain('A file of this site did not arrive: b.js.');
    expect(button()?.textContent).toContain('Trying again');
    await vi.advanceTimersByTimeAsync(2000);
    expect(button()?.textContent).toBe('Try again');
  });

  it('gives the focus back to what had it before the reader went to the notice', async () => {
    const box = document.body.appendChild(document.createElement('input'));
    const { arriving } = arrival();
    const got = arriving('a.json', late(6).load);
    await vi.advanceTimersByTimeAsync(2000);
    box.focus();
    button()?.focus();
    button()?.click();
    await vi.advanceTimersByTimeAsync(2000);
    expect(document.activeElement).toBe(button());
    button()?.click();
    expect(await got).toBe('here');
    expect(notice()).toBeNull();
    expect(document.activeElement).toBe(box);
  });

  it('leaves the focus where the reader has it when the notice goes', async () => {
    const [first, second] = ['input', 'input'].map((name) =>
      document.body.appendChild(document.createElement(name)),
    );
    const { arriving } = arrival();
    const got = arriving('a.json', late(3).load);
    await vi.advanceTimersByTimeAsync(2000);
    first?.focus();
    button()?.focus();
    second?.focus();
    button()?.click();
    expect(await got).toBe('here');
    expect(document.activeElement).toBe(second);
  });

  it.each([
    ['in time', () => vi.advanceTimersByTimeAsync(25_000)],
    [
      'when the connection is back',
      async () => {
        window.dispatchEvent(new Event('online'));
        await vi.advanceTimersByTimeAsync(1);
      },
    ],
  ])('tries unasked %s', async (_, wait) => {
    const { arriving } = arrival();
    const file = late(3);
    arriving('a.json', file.load);
    await vi.advanceTimersByTimeAsync(2000);
    expect(notice()).not.toBeNull();
    await wait();
    expect(file.tries()).toBe(4);
    expect(notice()).toBeNull();
  });

  it('tries a file unasked only a while after it was last tried', async () => {
    const { arriving } = arrival();
    const file = late(1000);
    arriving('a.json', file.load);
    await vi.advanceTimersByTimeAsync(15_000);
    button()?.click();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(file.tries()).toBe(6);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(file.tries()).toBe(9);
  });

  it('tells those who ask once something is missing, and at once while it is', async () => {
    const { arriving, whenMissing } = arrival();
    const told = vi.fn();
    whenMissing().then(told);
    arriving('a.json', late(3).load);
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1000);
    expect(told).toHaveBeenCalledOnce();
    whenMissing().then(told);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledTimes(2);
    button()?.click();
    await vi.advanceTimersByTimeAsync(0);
    whenMissing().then(told);
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

function fail(): never {
  throw new Error('no such file');
}
