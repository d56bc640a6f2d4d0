import { describe, expect, it } from 'vitest';
import { labelText, nearestLabel, optionsOf } from '../../../src/lab/configurationLabel';

const labels = [
  'http/2004/2kb',
  'http/2006/2kb',
  'http/2006/200kb',
  'pop3/2006/2kb',
  'sap/2004/200kb',
  'sap/2006/2kb',
];

describe('labels of several parts', () => {
  it('offer what the parts before leave open, in printed order', () => {
    expect(optionsOf(labels, 'http/2006/2kb')).toEqual([
      ['http', 'pop3', 'sap'],
      ['2004', '2006'],
      ['2kb', '200kb'],
    ]);
    expect(optionsOf(labels, 'pop3/2006/2kb').slice(1)).toEqual([['2006'], ['2kb']]);
    expect(optionsOf(labels, 'http/2004/2kb')[2]).toEqual(['2kb']);
  });

  it('keep what they can when a part changes', () => {
    expect(nearestLabel(labels, 'http/2006/200kb', 1, '2004')).toBe('http/2004/2kb');
    expect(nearestLabel(labels, 'http/2006/200kb', 0, 'pop3')).toBe('pop3/2006/2kb');
    expect(nearestLabel(labels, 'http/2004/2kb', 1, '2006')).toBe('http/2006/2kb');
    expect(nearestLabel(labels, 'http/2004/2kb', 0, 'sap')).toBe('sap/2004/200kb');
  });

  it('keep as many of the parts after it as any label does', () => {
    expect(nearestLabel(labels, 'pop3/2006/200kb', 0, 'http')).toBe('http/2006/200kb');
    expect(nearestLabel(labels, 'http/2006/2kb', 0, 'sap')).toBe('sap/2006/2kb');
    expect(nearestLabel(labels, 'http/2006/2kb', 0, 'none'), 'nothing has it').toBe(
      'http/2006/2kb',
    );
  });

  it('are words for readers where a study has them, and else as they are', () => {
    const upper = { label: 'Adapter', textOf: (part: string) => part.toUpperCase() };
    expect(labelText('http/2006/2kb', [upper, upper])).toBe('HTTP, 2006, 2kb');
    expect(labelText('http/2006/2kb', undefined)).toBe('http/2006/2kb');
  });

  it('keep the parts before the one that changes, whatever else fits', () => {
    expect(nearestLabel(labels, 'sap/2006/2kb', 1, '2004')).toBe('sap/2004/200kb');
  });

  it('lead from any label to every option that is offered', () => {
    for (const present of labels) {
      optionsOf(labels, present).forEach((options, position) => {
        for (const option of options) {
          const next = nearestLabel(labels, present, position, option);
          expect(labels).toContain(next);
          expect(next.split('/')[position]).toBe(option);
        }
      });
    }
  });
});
