// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { bySwing, Tornado, type TornadoBar } from './Tornado';

afterEach(cleanup);

const bar = (id: string, low: number, high: number): TornadoBar => ({
  id,
  low,
  high,
  largest: 0.1,
  largestId: '10-A',
});

describe('Tornado', () => {
  const bars = [bar('network_ms', -0.001, 0.002), bar('dispatch_ms', -0.06, 0.04)];

  it('sorts by the larger of the two effects', () => {
    expect(bySwing(bars).map(({ id }) => id)).toEqual(['dispatch_ms', 'network_ms']);
  });

  it('names the parameter that moves most', () => {
    render(<Tornado label="roundtrip time" change={0.1} bars={bars} />);
    screen.getByText('dispatch_ms moves roundtrip time most: 6.0 % when changed by 10 %');
    expect(document.querySelectorAll('[data-mark="parameter"]')).toHaveLength(2);
  });

  it('stands empty data', () => {
    render(<Tornado label="roundtrip time" change={0.1} bars={[]} />);
    expect(document.querySelectorAll('[data-mark="parameter"]')).toHaveLength(0);
  });
});
