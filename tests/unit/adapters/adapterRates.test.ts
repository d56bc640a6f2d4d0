import { describe, expect, it } from 'vitest';
import { readResults } from '../../../scripts/dataFiles';
import { intervalMs, lineOf, measuredRate, rateOf } from '../../../src/studies/adapters/rates';

const results = readResults('adapters');

describe('rates of the adapter study', () => {
  it('are null where nothing is printed, and refused where a number is needed', () => {
    expect(measuredRate(results, 'http-1-way/2006/200kb')).toBe(26);
    for (const none of ['sharepoint/2004sp1/2kb', 'ssl-http-1-way/2006/200kb', 'http/2006/2kb']) {
      expect(measuredRate(results, none)).toBeNull();
      expect(() => rateOf(results, none)).toThrow(none);
    }
  });

  it('give the time between two documents', () => {
    expect(intervalMs(results, 'ftp/2006/2kb')).toBeCloseTo(212.31, 2);
  });

  it('lie on a line that gives both printed rates back', () => {
    const line = lineOf(results, 'http-1-way', '2006');
    expect(line?.perKbMs).toBeCloseTo(0.14615, 5);
    expect(line?.fixedMs).toBeCloseTo(9.2315, 4);
    const perSecond = (kb: number) => 1000 / ((line?.fixedMs ?? 0) + kb * (line?.perKbMs ?? 0));
    expect(perSecond(2)).toBeCloseTo(105, 9);
    expect(perSecond(200)).toBeCloseTo(26, 9);
    expect(lineOf(results, 'ssl-http-1-way', '2006')).toBeNull();
    expect(lineOf(results, 'pop3-to-file-mime', '2004sp1')).toBeNull();
  });
});
