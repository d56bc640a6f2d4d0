import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { groupedText } from '../../../src/charts/frame/format';
import { Cell } from '../../../src/studies/low-latency/pages/Cell';
import testCase from '../../../static/data/low-latency/test-case-01.json';

describe('groupedText', () => {
  it.each([
    ['1273', '1,273'],
    ['177662', '177,662'],
    ['1234.50', '1,234.50'],
    ['1,912', '1,912'],
    ['303', '303'],
    ['0.5', '0.5'],
    ['n/a', 'n/a'],
    ['30 Sec', '30 Sec'],
  ])('sets %s as %s', (printed, shown) => {
    expect(groupedText(printed)).toBe(shown);
  });

  it('sets a printed number in running text as the labs do', () => {
    const html = renderToString(
      <Cell from={testCase as never} row="1-B" column="roundtripTime.mean" />,
    );
    expect(html).toContain('value="1273"');
    expect(html).toContain('>1,273<');
  });
});
