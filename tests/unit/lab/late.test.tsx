// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Late } from '../../../src/lab/sections/Late';

const Part = ({ text }: { text: string }) => <p>{text}</p>;
const fetch = vi.fn(async () => Part);

beforeEach(() => fetch.mockClear());
afterEach(cleanup);

const draw = (isShown: boolean, isOutdated = false) => (
  <Late
    atOnce={null}
    fetch={fetch}
    isShown={isShown}
    isOutdated={isOutdated}
    given={{ text: 'drawn' }}
  />
);

describe('a part that folds and that the page has nothing of', () => {
  it('is fetched from the first sign of life on, for the search of the browser to find it', async () => {
    await act(async () => render(draw(false)));
    expect(fetch).not.toHaveBeenCalled();
    await act(async () => fireEvent(window, new Event('pointermove')));
    expect(fetch).toHaveBeenCalledOnce();
    expect(screen.getByText('drawn')).toBeTruthy();
  });

  it('is fetched at once where it is open, and said to come where it would show something else', async () => {
    await act(async () => render(draw(true)));
    expect(fetch).toHaveBeenCalledOnce();
    cleanup();
    fetch.mockImplementationOnce(() => new Promise(() => {}));
    await act(async () => render(draw(false, true)));
    expect(screen.getByRole('status').textContent).toBe('Loading.');
  });
});
