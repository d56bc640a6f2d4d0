// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { edgesOf } from '../../../tests/support/marks';
import { painted } from '../../../tests/support/painted';
import { Band, Bar, type BarLook, Bars, BarTick, Hatched, Shade, StageBar } from './areas';
import { BandBetween, Capsule, Outline, PredictiveBox } from './boxes';

const one = (mark: ReactElement): Element =>
  render(<svg role="presentation">{mark}</svg>).container.querySelector('svg > *') as Element;
const box = { x: 10, y: 20, width: 30, height: 4 };

describe('an area whose end lies before its begin', () => {
  it.each([
    ['bar', <Bar key="" {...box} width={-8.8} height={-1} />],
    ['band', <Band key="" {...box} width={-8.8} height={-1} />],
    ['shade', <Shade key="" {...box} width={-8.8} height={-1} />],
    ['hatched area', <Hatched key="" hatch="a" {...box} width={-8.8} height={-1} />],
  ])('asks a browser for no size below none: %s', (_, mark) => {
    const area = one(mark);
    expect([area.getAttribute('width'), area.getAttribute('height')]).toEqual(['0', '0']);
  });
});

describe('a bar', () => {
  it.each<[BarLook, string, string | undefined]>([
    ['simulated', 'accent', undefined],
    ['gliding', 'accent', undefined],
    ['outlined', 'accent', 'accent'],
    ['waiting', 'accent-mid', 'accent'],
    ['lighter', 'accent-mid', 'accent'],
    ['quiet', 'accent-mid', undefined],
    ['broken', 'paper', 'accent'],
    ['partial', 'none', 'context'],
  ])('of the look %s is %s with an edge of %s, where it is put', (look, fill, stroke) => {
    const bar = one(<Bar look={look} data-mark="use" {...box} />);
    expect([painted(bar).fill, painted(bar).stroke]).toEqual([fill, stroke]);
    expect(edgesOf(bar)).toEqual({ left: 10, right: 40, top: 20, bottom: 24 });
    expect(bar.getAttribute('data-mark')).toBe('use');
  });

  it('is full where there is work, lighter where messages wait, hatched where it is assumed', () => {
    const kinds = ['work', 'wait', 'assumed'] as const;
    const bars = kinds.map((kind) => one(<StageBar kind={kind} hatch="h" {...box} />));
    expect(bars.map((bar) => painted(bar).fill ?? bar.getAttribute('fill'))).toEqual([
      'accent',
      'accent-mid',
      'url(#h)',
    ]);
    expect(bars.map((bar) => painted(bar).stroke)).toEqual([undefined, 'accent', 'context']);
    expect(bars.map((bar) => bar.getAttribute('data-mark'))).toEqual([...kinds]);
  });

  it('bears what was measured as a tick in ink', () => {
    expect(painted(one(<BarTick {...box} />))).toMatchObject({ fill: 'ink', stroke: 'paper' });
  });

  it('is one of many in a path, and an outline where it is published', () => {
    expect(painted(one(<Bars d="M0 0h1v1z" />)).fill).toBe('accent');
    const { fill, stroke, 'stroke-dasharray': dashes } = painted(one(<Outline {...box} />));
    expect([fill, stroke, dashes === undefined]).toEqual(['none', 'ink2', false]);
  });
});

describe('a ground', () => {
  it('is a band within a tolerance, straight or slanting', () => {
    expect(painted(one(<Band {...box} />))).toEqual({ fill: 'band' });
    expect(painted(one(<BandBetween d="M0 0h1v1z" />))).toEqual({ fill: 'band' });
    expect(edgesOf(one(<Band {...box} />))).toEqual({ left: 10, right: 40, top: 20, bottom: 24 });
  });

  it('is shaded where something does not count, darker farther out', () => {
    expect(painted(one(<Shade {...box} />))).toEqual({ fill: 'panel' });
    expect(painted(one(<Shade isFar {...box} />))).toEqual({ fill: 'band' });
  });

  it('is a dashed box without a ground where measurements would lie', () => {
    for (const look of ['plain', 'fine', 'small'] as const) {
      const paint = painted(one(<PredictiveBox look={look} {...box} />));
      expect([paint.fill, paint.stroke]).toEqual(['none', 'accent']);
      expect(paint['stroke-dasharray']).toMatch(/^\d+ \d+$/);
    }
  });

  it('is a capsule over the measured range', () => {
    const grounds = (['track', 'band', 'printed'] as const).map(
      (look) => painted(one(<Capsule look={look} {...box} />)).fill,
    );
    expect(grounds).toEqual(['track', 'band', 'paper']);
    expect(one(<Capsule rx={4.5} {...box} />).getAttribute('rx')).toBe('4.5');
  });

  it('is hatched where nobody measured, with the edge of what it says', () => {
    const edges = (['none', 'context', 'simulated', 'dashed', 'printed'] as const).map((edge) => {
      const mark = one(<Hatched hatch="h" edge={edge} {...box} />);
      expect(mark.getAttribute('fill')).toBe('url(#h)');
      expect(painted(mark).fill).toBeUndefined();
      return [painted(mark).stroke, painted(mark)['stroke-dasharray']];
    });
    expect(edges).toEqual([
      [undefined, undefined],
      ['context', undefined],
      ['accent', undefined],
      ['accent', '3 2'],
      ['ink', undefined],
    ]);
  });
});
