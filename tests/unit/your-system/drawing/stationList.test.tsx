// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { StationList } from '../../../../src/your-system/drawing/page/StationList';

afterEach(cleanup);

it.each(['constructor', '__proto__', 'toString'])('lists a station called %s', (name) => {
  const stations = [{ name, kind: 'processors' as const, count: 2, demandMs: 9 }];
  render(<StationList description={{ stations }} bottleneck={null} errors={{}} />);
  expect(screen.getByRole('row', { name: new RegExp(name) }).textContent).toContain('9.0');
  expect(screen.queryByText(/±/)).toBeNull();
});
