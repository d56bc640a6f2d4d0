import { describe, expect, it } from 'vitest';
import { nearestLabel, optionsOf } from '../../../src/lab/configurationLabel';

const labels = ['http/2004/2kb', 'http/2006/2kb', 'http/2006/200kb', 'sap/2006/2kb'];

describe('labels of several parts', () => {
  it('offer each part once, in printed order', () => {
    expect(optionsOf(labels)).toEqual([
      ['http', 'sap'],
      ['2004', '2006'],
      ['2kb', '200kb'],
    ]);
  });

  it('keep what they can when a part changes', () => {
    expect(nearestLabel(labels, 'http/2006/200kb', 1, '2004')).toBe('http/2004/2kb');
    expect(nearestLabel(labels, 'http/2006/200kb', 0, 'sap')).toBe('sap/2006/2kb');
    expect(nearestLabel(labels, 'http/2004/2kb', 1, '2006')).toBe('http/2006/2kb');
  });
});
