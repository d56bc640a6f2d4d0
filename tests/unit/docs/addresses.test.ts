import { describe, expect, it } from 'vitest';
import { readFields } from '../../../src/address/fields';
import type { Problem } from '../../../src/address/problem';
import { ADDRESSES } from '../../../src/components/reference/addresses';
import { SET_FIELDS } from '../../../src/course/problems/problemSet';
import { readCompare } from '../../../src/explore/compare/question';
import { readQuestion as readDay } from '../../../src/explore/day/question';
import { readSeek } from '../../../src/explore/seek/link';
import { sheetCodec } from '../../../src/explore/sheet/page/sheetCodec';
import { readSweep } from '../../../src/explore/sweep/question';
import { readQuestion as readWhy } from '../../../src/explore/why/question';
import part from '../../../src/studies/low-latency/pages/watch';
import { readWatchLink } from '../../../src/watch/run/link';
import { PLAYED_FIELDS } from '../../../src/your-system/challenge/fields';
import { EXPLORED, exploredNamed } from '../../support/explored';

const studies = new Map(EXPLORED.map((study) => [study.id, study]));
const study = exploredNamed('low-latency');

const READ: Readonly<Record<string, (query: URLSearchParams) => { problems: readonly Problem[] }>> =
  {
    Compare: (query) => readCompare(studies, query),
    Sweep: (query) => readSweep(study, query),
    Seek: (query) => readSeek(study, query),
    Why: (query) => readWhy(studies, query),
    Day: (query) => readDay(studies, query),
    'Review sheet': (query) => sheetCodec.read(studies, query),
    Watch: (query) => readWatchLink(part.study, part.context, query),
    'Challenges of your system': (query) => readFields(PLAYED_FIELDS, query),
    'Problem set': (query) => readFields(SET_FIELDS, query),
  };

describe('the page on links', () => {
  it.each(Object.entries(READ))('has keys of %s that its page takes', (name, read) => {
    const fields = ADDRESSES.find((one) => one.name === name)?.fields ?? [];
    expect(fields.length).toBeGreaterThan(0);
    const given = fields.flatMap(({ key, otherwise }): [string, string][] =>
      otherwise === '' ? [] : [[key, otherwise]],
    );
    expect(read(new URLSearchParams(given)).problems).toEqual([]);
  });

  it.each(Object.entries(READ))(
    'says of keys of %s what a link without them means',
    (name, read) => {
      const fields = ADDRESSES.find((one) => one.name === name)?.fields ?? [];
      const without = read(new URLSearchParams());
      for (const { key, otherwise } of fields) {
        if (otherwise === '') continue;
        expect(read(new URLSearchParams({ [key]: otherwise })), key).toEqual(without);
      }
    },
  );

  it('says of each key what it is called and what is accepted', () => {
    for (const { name, fields } of ADDRESSES) {
      const keys = fields.map(({ key }) => key);
      expect([name, new Set(keys).size]).toEqual([name, keys.length]);
      for (const { key, title, accepted } of fields)
        expect([key, title !== '', accepted !== '']).toEqual([key, true, true]);
    }
  });
});
