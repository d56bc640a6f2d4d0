import { describe, expect, it } from 'vitest';
import { pythonOf, systemNotebook } from '../../../src/python/systemProgram';
import type { System } from '../../../src/system/document';

const SHOP: System = {
  name: 'Shop: "A\\B"\n',
  users: 20,
  thinkMs: null,
  stations: [
    { name: 'db', kind: 'processors', count: 2, demandMs: 9.25, fromPoints: true },
    { name: 'a station whose name takes most of a line of its own', kind: 'disk', demandMs: 4 },
  ],
};

/** Data that Python would read, back: its words for JSON's, and commas before what closes. */
const back = (text: string): unknown =>
  JSON.parse(
    text
      .replace(/\bTrue\b/g, 'true')
      .replace(/\bFalse\b/g, 'false')
      .replace(/\bNone\b/g, 'null')
      .replace(/,(\s*[\]}])/g, '$1'),
  );

describe('a described system as a notebook', () => {
  it('holds every digit and letter of the description, in lines as code has them', () => {
    const { thinkMs: _, ...said } = SHOP;
    const text = pythonOf(SHOP);
    expect(back(text)).toEqual(said);
    expect(text.split('\n').length, 'packed').toBeLessThan(14);
    for (const line of text.split('\n')) expect(line.length, line).toBeLessThanOrEqual(88);
    expect(pythonOf([1, null, true, 1e-7, [false]])).toBe('[1, None, True, 1e-7, [False]]');
  });

  it('says nothing that a text could end and begin otherwise', () => {
    const evil = '"); import js; js.evil = 1; print("';
    const [cell] = systemNotebook({ ...SHOP, name: evil }, { seed: 1, replications: 4 });
    expect(cell?.text).toContain(`"name": ${JSON.stringify(evil)},`);
  });

  it('runs as its page does, and fits what was measured where something was', () => {
    const drawn = systemNotebook(SHOP, { seed: 7, replications: 4 });
    expect(drawn.map(({ name }) => name)).toEqual(['system', 'simulation']);
    expect(drawn[1]?.text).toContain('own.simulate(seed=7, replications=4)');
    const measured = { ...SHOP, measured: [{ users: 1, throughputPerSecond: 60 }] };
    const cells = systemNotebook(measured, { seed: 1, replications: 4 });
    expect(cells.map(({ name }) => name)).toEqual(['system', 'simulation', 'load test']);
  });
});
