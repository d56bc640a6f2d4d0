// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { lengthOf, marks } from '../../../tests/support/marks';
import { EffectBar } from './EffectBar';

afterEach(cleanup);

function drawn(mean: number, half = 0.01) {
  const { container } = render(<EffectBar mean={mean} low={mean - half} high={mean + half} />);
  const [bar] = marks('effect', container);
  const whisker = container.querySelector('line');
  if (bar === undefined || whisker === null) throw new Error('Nothing is drawn.');
  const left = lengthOf(bar, 'x');
  return {
    left,
    right: left + lengthOf(bar, 'width'),
    whisker: [lengthOf(whisker, 'x1'), lengthOf(whisker, 'x2')],
  };
}

describe('EffectBar', () => {
  it('goes from the middle to the right where it is more, to the left where it is less', () => {
    expect(drawn(0.25)).toMatchObject({ left: 50, right: 75 });
    expect(drawn(-0.25)).toMatchObject({ left: 25, right: 50 });
  });

  it('has no length without an effect', () => {
    expect(drawn(0)).toMatchObject({ left: 50, right: 50 });
  });

  it('stays at the end where it is larger than the value', () => {
    expect(drawn(45)).toMatchObject({ left: 50, right: 100, whisker: [100, 100] });
  });

  it('shows the interval', () => {
    expect(drawn(0, 0.04).whisker).toEqual([40, 60]);
  });
});
