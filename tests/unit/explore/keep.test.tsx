// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { Keep } from '../../../src/explore/book/page/Keep';
import { keepLink } from '../../../src/explore/book/page/useBook';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const question = (name: string) => ({ link: `/explore/why?from=${name}`, name, models: {} });

it('says that a question is in the book only while the browser keeps it', () => {
  render(<Keep {...question('a')} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link').textContent).toBe('In your book');
  expect(screen.getByRole('status').textContent).toBe('Kept in the scenario book');
  cleanup();

  const { localStorage } = window;
  vi.spyOn(window, 'localStorage', 'get').mockReturnValue({
    ...localStorage,
    getItem: (key) => localStorage.getItem(key),
    setItem: () => {
      throw new DOMException('Full.', 'QuotaExceededError');
    },
  });
  render(<Keep {...question('b')} />);
  fireEvent.click(screen.getByRole('button'));
  expect(screen.getByRole('link').textContent).toBe('In your book until you leave');
  expect(screen.getByRole('status').textContent).toMatch(/storage is full/);
  // Asked again, it is not there already.
  expect(keepLink(question('b'))).toMatch(/storage is full/);
  cleanup();

  render(<Keep {...question('a')} />);
  expect(screen.getByRole('link').textContent).toBe('In your book');
});
