// @vitest-environment happy-dom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useHits } from '../../../src/components/search/useHits';

vi.mock('../../../src/components/search/find', () => ({
  named: () => [],
  find: (query: string) => (query === 'lock' ? new Promise(() => {}) : Promise.resolve([])),
}));

test('nothing counts as searched while a part of the index has not arrived', async () => {
  const { result, rerender } = renderHook(({ query }) => useHits(query, 8), {
    initialProps: { query: 'poll' },
  });
  await waitFor(() => expect(result.current.texts).toBe('searched'));
  rerender({ query: 'lock' });
  expect(result.current.texts).toBe('searching');
});
