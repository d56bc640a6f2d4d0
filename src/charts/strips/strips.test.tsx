import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { RangeStrip } from './RangeStrip';
import { ValueStrip } from './ValueStrip';

/** A number attribute of the mark that a strip calls so; null where it is not drawn. */
function drawn(markup: string, mark: string, attribute: string): number | null {
  const [tag] = new RegExp(`<[^>]*data-strip="${mark}"[^>]*>`).exec(markup) ?? [];
  const [, value] = new RegExp(` ${attribute}="([^"]*)"`).exec(tag ?? '') ?? [];
  return value === undefined ? null : Number(value);
}

describe('the strip of a value', () => {
  const strip = renderToStaticMarkup(
    <ValueStrip
      measured={96}
      simulated={{ mean: 113, low: 112, high: 115 }}
      band={{ low: 106, high: 126 }}
    />,
  );
  const left = drawn(strip, 'measured', 'cx') ?? 0;
  const bandLeft = drawn(strip, 'band', 'x') ?? 0;
  const bandRight = bandLeft + (drawn(strip, 'band', 'width') ?? 0);
  /** The value at a place, by the two ends that are known. */
  const valueAt = (x: number | null) => 96 + (((x ?? 0) - left) / (bandRight - left)) * (126 - 96);

  it('has each mark at its value', () => {
    expect(valueAt(bandLeft)).toBeCloseTo(106);
    expect(valueAt(drawn(strip, 'simulated', 'cx'))).toBeCloseTo(113);
    expect(valueAt(drawn(strip, 'interval', 'x1'))).toBeCloseTo(112);
    expect(valueAt(drawn(strip, 'interval', 'x2'))).toBeCloseTo(115);
  });

  it.each([
    { mean: 551, low: 541, high: 560, widest: 0.2 },
    { mean: 20_000, low: 100, high: 40_000, widest: 0.9 },
  ])('draws no interval over its whole width: %o', ({ widest, ...simulated }) => {
    const alone = renderToStaticMarkup(
      <ValueStrip measured={null} simulated={simulated} band={null} />,
    );
    const [from, to] = ['x1', 'x2'].map((end) => drawn(alone, 'interval', end) ?? 0);
    expect(((to ?? 0) - (from ?? 0)) / 136).toBeLessThan(widest);
    expect((to ?? 0) - (from ?? 0)).toBeGreaterThan(10);
  });

  it('leaves out what there is not, and stands still for one value', () => {
    const nothing = renderToStaticMarkup(
      <ValueStrip measured={null} simulated={null} band={null} />,
    );
    expect(nothing).not.toMatch(/data-strip|NaN|Infinity/);
    const one = renderToStaticMarkup(<ValueStrip measured={5} simulated={null} band={null} />);
    expect(drawn(one, 'measured', 'cx')).toBe(78);
    expect(drawn(one, 'band', 'x')).toBeNull();
  });
});

describe('the strip of a knob', () => {
  const at = (here: number, isOutside: boolean) =>
    renderToStaticMarkup(
      <RangeStrip low={0.25} high={0.5} published={0.4} here={here} isOutside={isOutside} />,
    );
  const shareAt = (x: number | null) => ((x ?? 0) - 8) / 140;

  it('has range, published value and the one here at their places', () => {
    const strip = at(0.3, false);
    expect(shareAt((drawn(strip, 'measured', 'x') ?? 0) + 3)).toBeCloseTo(0.25);
    expect(((drawn(strip, 'measured', 'width') ?? 0) - 6) / 140).toBeCloseTo(0.25);
    expect(shareAt(drawn(strip, 'published', 'x1'))).toBeCloseTo(0.4);
    expect(shareAt(drawn(strip, 'here', 'cx'))).toBeCloseTo(0.3);
    expect(drawn(strip, 'beyond', 'x')).toBeNull();
  });

  it.each([
    [0.9, 0.5, 0.9],
    [0.1, 0.1, 0.25],
  ])('is hatched from the range to %f beyond it', (here, from, to) => {
    const strip = at(here, true);
    const left = drawn(strip, 'beyond', 'x') ?? 0;
    expect(shareAt(left)).toBeCloseTo(from);
    expect(shareAt(left + (drawn(strip, 'beyond', 'width') ?? 0))).toBeCloseTo(to);
  });
});
