// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorStrip } from './ErrorStrip';

afterEach(cleanup);

describe('ErrorStrip', () => {
  it('says error, interval and verdict', () => {
    render(
      <ErrorStrip label="Throughput" error={0.052} low={0.04} high={0.063} tolerance={0.15} />,
    );
    const name = screen
      .getByRole('img')
      .getAttribute('aria-label')
      ?.replace(/\u202f/g, ' ');
    expect(name).toBe(
      'Throughput: error +5.2 %, 95 % interval +4.0 % to +6.3 %, within the tolerance of 15 %',
    );
  });

  it('turns an error beyond the strip into an arrow', () => {
    render(<ErrorStrip label="Roundtrip" error={-0.4} tolerance={0.2} />);
    expect(document.querySelector('[data-mark="beyond"]')).toBeTruthy();
    expect(document.querySelector('[data-mark="simulated"]')).toBeNull();
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('outside the tolerance');
  });
});
