// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { textWidth } from '../../../src/charts/frame/textWidth';
import { ChapterContext, type ChapterState } from '../../../src/course/chapter/context';
import { startOf } from '../../../src/course/chapter/knobs';
import type { Chapter, Still } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { CurvePlot } from '../../../src/course/figure/CurvePlot';
import { NOTHING } from '../../../src/course/progress/progress';
import { drawAt } from '../../support/drawAt';
import { lengthOf, verticesOf } from '../../support/marks';

afterEach(cleanup);

const stillOf = ({ id }: Chapter): Still =>
  JSON.parse(readFileSync(`generated/course/${id}.json`, 'utf8'));

/** Texts and lines nearer than this touch, in px. */
const TOUCH_PX = 1;

/** The curve of a chapter with its ring at a dot of it. */
function drawWith(
  chapter: Chapter,
  index: number,
  width: number,
  of?: Chapter['curve']['of'],
): SVGSVGElement {
  const { curve } = chapter;
  const still = stillOf(chapter);
  const knobs = { ...startOf(chapter), [curve.knob]: curve.at[index] ?? 0 };
  const state = {
    chapter: { ...chapter, curve: { ...curve, of: of ?? (() => still.curve[index] ?? null) } },
    knobs,
    view: { knobs, report: still.report },
    points: still.curve,
    still,
    progress: NOTHING,
  } as unknown as ChapterState;
  return drawAt(
    width,
    <ChapterContext value={state}>
      <CurvePlot />
    </ChapterContext>,
  );
}

describe('what is higher than the chart', () => {
  it('leaves it as an arrow, with its value', () => {
    const [chapter] = COURSE;
    if (chapter === undefined) throw new Error('no chapter');
    const above = 5 * chapter.curve.top;
    const svg = drawWith(chapter, 0, 380, () => above);
    expect(svg.querySelectorAll('circle[r="8"]')).toHaveLength(0);
    expect(svg.querySelector('[data-label="now"]')?.textContent).toContain(String(above));
    expect(svg.parentElement?.textContent).toContain('Arrow: now, higher than the chart.');
  });
});

describe('what the ring of a curve says', () => {
  it.each(COURSE.map((chapter) => [chapter.id, chapter] as const))(
    'keeps off curve, dots and limit: %s',
    (_, chapter) => {
      for (const width of [326, 380]) {
        for (const [index, at] of chapter.curve.at.entries()) {
          const svg = drawWith(chapter, index, width);
          const text = svg.querySelector('[data-label="now"] text');
          if (stillOf(chapter).curve[index] === null) continue; // a line without end has no value
          if (text === null) throw new Error(`${chapter.id} says nothing at ${at}`);
          const wide = textWidth(text.textContent ?? '', 12, true);
          const shift = { start: 0, middle: 0.5, end: 1 }[text.getAttribute('text-anchor') ?? ''];
          const left = lengthOf(text, 'x') - (shift ?? Number.NaN) * wide;
          const top = lengthOf(text, 'y') - 10;
          const marks = [
            ...[...svg.querySelectorAll('circle[r="2.5"]')].map((dot) => ({
              x: lengthOf(dot, 'cx'),
              y: lengthOf(dot, 'cy'),
            })),
            ...[...svg.querySelectorAll('path')].flatMap(verticesOf),
            ...[...svg.querySelectorAll('line[data-look="target"]')].flatMap((limit) =>
              [top, top + 6].map((y) => ({ x: lengthOf(limit, 'x1'), y })),
            ),
          ];
          const under = marks.filter(
            ({ x, y }) =>
              x > left + TOUCH_PX &&
              x < left + wide - TOUCH_PX &&
              y > top + TOUCH_PX &&
              y < top + 10 - TOUCH_PX,
          );
          expect(under, `${chapter.id} at ${at}, ${width} px wide`).toEqual([]);
        }
      }
    },
  );
});
