// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, it } from 'vitest';
import { centreOf, endsOf, lengthOf } from '../../../tests/support/marks';
import { painted } from '../../../tests/support/painted';
import { DirectLabel, DirectLabels } from './DirectLabel';
import { Flag } from './Flag';
import { Gliding } from './Gliding';
import { Hatch } from './Hatch';
import { Label, type Tone } from './Label';
import { PointName } from './PointName';
import { Dot } from './points';

const draw = (mark: ReactElement): Element =>
  render(<svg role="presentation">{mark}</svg>).container.querySelector('svg') as Element;
const textIn = (svg: Element) => svg.querySelector('text') as Element;

const LINES = [{ text: 'measured 20-A', bold: true }, { text: '96/s, 307 ms' }];
const placed = (anchor: 'start' | 'middle' | 'end') => ({
  id: 'one',
  lines: LINES,
  box: { x: 100, y: 50, width: 80, height: 32 },
  anchor,
  leader: null,
});

it('sets a label on a halo of what it stands on', () => {
  expect(
    painted(
      textIn(
        draw(
          <Label x={1} y={2}>
            a
          </Label>,
        ),
      ),
    ),
  ).toMatchObject({
    fill: 'ink',
    stroke: 'paper',
    'paint-order': 'stroke',
  });
  const shaded = textIn(draw(<Label look="onShade">a</Label>));
  expect(painted(shaded).stroke).toBe('panel');
  const strong = textIn(draw(<Label look="strong">a</Label>));
  expect(painted(strong)['font-weight']).toBe('600');
});

it.each<[Tone, string]>([
  ['measured', 'ink'],
  ['simulated', 'accent'],
  ['context', 'ink3'],
  ['note', 'note'],
])('gives a label of the tone %s the colour %s', (tone, fill) => {
  const svg = draw(<DirectLabel label={placed('start')} tone={tone} />);
  expect(painted(textIn(svg)).fill).toBe(fill);
});

it.each([
  ['start', 100],
  ['middle', 140],
  ['end', 180],
] as const)('sets a label that faces its mark by its %s at that side of its box', (anchor, x) => {
  const text = textIn(draw(<DirectLabel label={placed(anchor)} tone="measured" />));
  expect(text.getAttribute('text-anchor')).toBe(anchor);
  expect([lengthOf(text, 'x'), ...[...text.children].map((line) => lengthOf(line, 'x'))]).toEqual([
    x,
    x,
    x,
  ]);
  expect(lengthOf(text, 'y')).toBe(62);
  expect([...text.children].map((line) => line.textContent)).toEqual(LINES.map(({ text: t }) => t));
  expect(text.firstElementChild?.getAttribute('font-weight')).toBe('600');
});

it('draws all leaders before the labels, so that none is struck through', () => {
  const leader = { x1: 1, y1: 2, x2: 3, y2: 4 };
  const two = ['one', 'two'].map((id) => ({
    label: { ...placed('start'), id, leader },
    tone: 'simulated' as const,
  }));
  const svg = draw(<DirectLabels labels={two} />);
  const kinds = [...svg.children].map((group) => (group.hasAttribute('data-leader') ? 'l' : 't'));
  expect(kinds.join('')).toBe('lltt');
  const line = svg.querySelector('line') as Element;
  expect(endsOf(line)).toEqual([
    { x: 1, y: 2 },
    { x: 3, y: 4 },
  ]);
  expect(painted(line).stroke).toBe('accent');
});

it('names a point to its right, and to its left where there is no room', () => {
  const name = (x: number, leftFrom?: number) =>
    textIn(draw(<PointName x={x} y={10} right={300} name="20-A" leftFrom={leftFrom} />));
  expect([lengthOf(name(100), 'x'), name(100).getAttribute('text-anchor')]).toEqual([108, 'start']);
  expect([lengthOf(name(280), 'x'), name(280).getAttribute('text-anchor')]).toEqual([272, 'end']);
  expect(name(100, 20).getAttribute('text-anchor')).toBe('end');
});

it('moves what glides to its place, and plants a flag by its foot', () => {
  const svg = draw(
    <Gliding x={12} y={34}>
      <Dot r={5} />
    </Gliding>,
  );
  expect(centreOf(svg.querySelector('circle') as Element)).toEqual({ x: 12, y: 34 });
  expect(painted(svg.querySelector('g') as Element).transition).toMatch(/^transform 150ms/);
  const flag = draw(<Flag x={5} y={20} />).querySelector('path') as Element;
  expect(painted(flag)).toEqual({ fill: 'flag' });
  expect(flag.getAttribute('d')).toMatch(/^M5 20v-10h/);
});

it('hatches in grey, aslant, by lines as far apart as asked', () => {
  const pattern = draw(<Hatch id="h" gap={7} />).querySelector('pattern') as Element;
  expect(pattern.id).toBe('h');
  expect(pattern.getAttribute('patternTransform')).toBe('rotate(45)');
  expect([lengthOf(pattern, 'width'), lengthOf(pattern, 'height')]).toEqual([7, 7]);
  expect(painted(pattern.querySelector('line') as Element).stroke).toBe('context');
});
