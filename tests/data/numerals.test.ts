import { describe, expect, it } from 'vitest';
import { readCorpus, type StatedStudy } from './corpus';
import numerals from './numerals.json';

/** Why a number of the source is no figure. */
const NO_FIGURE = [
  'address of the publisher',
  'architecture',
  'as before',
  'biography',
  'date',
  'figure of speech',
  'footnote marker',
  'link',
  'model of a computer',
  'name in code',
  'name of a server',
  'name of a test case',
  'name of an adapter',
  'number of a figure or heading',
  'number of a list',
  'number of the document',
  'ordinal',
  'page control',
  'page number',
  'part of the name ES7000/one',
  'product version',
  'size of the files',
  'unit of a rate',
];

/** What is printed at "row column", in all places, or for a property of a quoted event. */
function printedAt({ cells, events }: StatedStudy, place: string): string[] {
  const [row, column] = place.split(' ');
  const printed = cells.filter((cell) => cell.row === row && cell.column === column);
  const event = events.find(({ id }) => id === row);
  const property = { ...event?.values, ...event }[column ?? ''];
  return [
    ...printed.map((cell) => cell.printed),
    ...(property === undefined ? [] : [String(property)]),
  ];
}

const NUMERAL = /\d/;

/** Every number of each source, digits and words, in its order: the cell that carries it, or what it is. */
describe.each(readCorpus().stated)('numbers in the text of $id', (study) => {
  const list = Object.entries(numerals)
    .filter(([id]) => id === study.id)
    .flatMap(([, lines]) => lines)
    .map(([texts = '', place = '']) => ({ texts, place }));
  const figures = list.filter(({ place }) => !NO_FIGURE.includes(place));

  it.each(figures)('$texts is in $place', ({ texts, place }) => {
    const printed = printedAt(study, place).join(' ').toLowerCase();
    expect(texts.split(' ').filter((text) => !printed.includes(text.toLowerCase()))).toEqual([]);
  });

  it('every cell with a numeral carries a number of the list', () => {
    const places = figures.map(({ place }) => place);
    const cells = study.cells.filter(({ printed }) => NUMERAL.test(printed));
    const without = cells.map(({ row, column }) => `${row} ${column}`);
    expect(without.filter((place) => !places.includes(place))).toEqual([]);
  });

  it('a value is the printed number, or words say how it was read', () => {
    for (const { printed, value, reading } of study.cells) {
      const number = /(\d[\d,]*)?\.?\d+/.exec(printed)?.[0].replaceAll(',', '');
      if (number === undefined || value === null || reading) continue;
      const scaled = [1, 1e3, 1e6].map((scale) => Number(number) * scale);
      expect(scaled, printed).toContain(value);
    }
  });

  it('an interval holds its value', () => {
    for (const { value, reading } of study.cells) {
      if (!reading) continue;
      expect(reading.low).toBeLessThanOrEqual(value ?? reading.low);
      expect(reading.high).toBeGreaterThanOrEqual(value ?? reading.high);
    }
  });
});
