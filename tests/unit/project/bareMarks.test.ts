import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../support/projectFiles';

const MARKS = 'src/charts/marks/';

/** Circles that are no mark of a value, with what they are. */
const NO_MARKS: Readonly<Record<string, string>> = {
  'src/course/activity/ActivityDrawing.tsx': 'places of an activity network',
  'src/course/figure/Drawing.tsx': 'messages on their way',
  'src/lab/handle/PlotHandle.tsx': 'the grip of a handle',
  'src/theme/SearchBar/index.tsx': 'the glass of an icon',
  'src/watch/page/MarkShape.tsx': 'messages on their way',
};

const circled = filesBelow('src')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .filter((file) => /<(circle|ellipse)\b/.test(readFileSync(path.join(ROOT, file), 'utf8')));

it('leaves the circles of all charts to the marks', () => {
  expect(circled.filter((file) => !file.startsWith(MARKS) && !(file in NO_MARKS))).toEqual([]);
});

it('names no file that draws none', () => {
  expect(Object.keys(NO_MARKS).filter((file) => !circled.includes(file))).toEqual([]);
});
