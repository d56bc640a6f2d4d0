// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorSlopes } from './ErrorSlopes';

afterEach(cleanup);

describe('ErrorSlopes', () => {
  it('states both medians and joins the errors of each configuration', () => {
    const pairs = [
      { id: '1-A', inSample: 0.01, heldOut: -0.02 },
      { id: '2-B', inSample: -0.03, heldOut: 0.05 },
      { id: '3-A', inSample: 0.05, heldOut: 0.2 },
    ];
    render(<ErrorSlopes label="Throughput" pairs={pairs} />);
    screen.getByText('Throughput: 3.0 % in sample, 5.0 % held out');
    expect(document.querySelectorAll('[data-mark="in-sample"]')).toHaveLength(3);
    expect(document.querySelectorAll('[data-mark="held-out"]')).toHaveLength(3);
  });

  it('stands empty data', () => {
    render(<ErrorSlopes label="Throughput" pairs={[]} />);
    expect(document.querySelectorAll('[data-mark="held-out"]')).toHaveLength(0);
  });
});
