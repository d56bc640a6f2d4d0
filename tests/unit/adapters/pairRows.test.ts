import { describe, expect, it } from 'vitest';
import { readAdapterTestCases, readResults } from '../../../scripts/dataFiles';
import { counts } from '../../../src/charts/bars/PairDots';
import { type Contrast, pairRows } from '../../../src/studies/adapters/pages/pairRows';

const simulated = { 'http-1-way/2004sp1/2kb': { mean: 91, low: 90, high: 92 } };
const data = { results: readResults('adapters'), testCases: readAdapterTestCases(), simulated };
const rowsOf = (contrast: Contrast) => pairRows(data, contrast);

/** Before and after of each lane of a row. */
const lanesOf = (contrast: Contrast, id: string) =>
  rowsOf(contrast)
    .find((row) => row.id === id)
    ?.lanes.map(({ before, after }) => [before, after]);

describe('pairs of the adapter study', () => {
  it('hold the versions against each other, all 25 test cases with both sizes', () => {
    expect(rowsOf('version')).toHaveLength(25);
    expect(lanesOf('version', 'file-to-smtp')).toEqual([
      [31.9, 142],
      [14.4, 19.5],
    ]);
    expect(lanesOf('version', 'pop3-to-file-mime')).toEqual([
      [null, 72],
      [null, 7.55],
    ]);
    expect(lanesOf('version', 'ssl-soap-2-way')).toEqual([
      [41.1, 42.3],
      [null, null],
    ]);
  });

  it('are faster in the later version in all but six of 42', () => {
    expect(counts(rowsOf('version'))).toEqual({ pairs: 42, higher: 36, lower: 5, same: 1 });
  });

  it('hold the sizes against each other where both are printed', () => {
    expect(rowsOf('size')).toHaveLength(21);
    expect(lanesOf('size', 'file-unc')).toEqual([
      [161, 12.8],
      [141, 25.3],
    ]);
    expect(counts(rowsOf('size'))).toMatchObject({ pairs: 40, higher: 0 });
  });

  it.each<[Contrast, Record<string, (readonly [number, number])[]>]>([
    [
      'ssl',
      {
        'ssl-http-1-way': [
          [97.3, 89.3],
          [105, 104],
        ],
        'ssl-http-2-way': [
          [35.3, 32.1],
          [42.7, 34.8],
        ],
        'ssl-soap-1-way': [
          [90.1, 90.1],
          [100, 99.1],
        ],
        'ssl-soap-2-way': [
          [40.7, 41.1],
          [43.2, 42.3],
        ],
      },
    ],
    [
      'remote',
      {
        'file-unc': [
          [271, 161],
          [271, 141],
          [43.4, 12.8],
          [47.3, 25.3],
        ],
        'msmq-to-file-nontransactional-remote': [
          [214, 129],
          [233, 181],
          [45.6, 16.5],
          [47, 23.5],
        ],
      },
    ],
    [
      'transactional',
      {
        'msmq-to-file-transactional-local': [
          [214, 145],
          [233, 211],
          [45.6, 32.6],
          [47, 36.1],
        ],
        'file-to-msmq-transactional-remote': [
          [271, 205],
          [245, 215],
          [15.9, 11.8],
          [19, 17.6],
        ],
      },
    ],
    [
      'inOrder',
      {
        'mqseries-inorder': [
          [142, 64.8],
          [156, 67.5],
          [8.23, 5.45],
          [16.8, 9.31],
        ],
      },
    ],
  ])('that differ in %s alone', (contrast, expected) => {
    const found = rowsOf(contrast).map(({ id }) => [id, lanesOf(contrast, id)]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('carry the simulated rate of the same configuration, and none where there is none', () => {
    const row = rowsOf('version').find(({ id }) => id === 'http-1-way');
    expect(row?.lanes[0]).toMatchObject({ simulatedBefore: 91, simulatedAfter: undefined });
  });

  it('name what tells test cases of the same adapters apart', () => {
    const names = rowsOf('version').map(({ label, detail }) => `${label}, ${detail}`);
    expect(new Set(names).size).toBe(25);
  });
});
