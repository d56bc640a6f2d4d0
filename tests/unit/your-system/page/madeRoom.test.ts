// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { SHELF } from '../../../../src/your-system/carry/stored';
import { madeRoom } from '../../../../src/your-system/page/madeRoom';
import type { Source } from '../../../../src/your-system/page/readAddress';

const TEMPLATE = { name: 'Template', users: 2, stations: [] };
const MINE = { ...TEMPLATE, name: 'Mine' };
const come = (description: typeof TEMPLATE, source: Source) =>
  madeRoom({ carried: { description, before: null }, source, problems: [] });

describe('what the address puts in the place of the draft', () => {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
    SHELF.keepOrigin('mine', true);
    SHELF.keepDraft(MINE, true);
  });

  it.each(['start', 'link'] as const)(
    'is another system, and what was made is kept and named: a %s',
    (source) => {
      const { origin, replaced } = come(TEMPLATE, source);
      expect(origin).not.toBe('mine');
      expect(replaced).toEqual({ names: ['Mine'], trouble: null });
      expect(SHELF.current().names).toEqual(['Mine']);
      expect(come(TEMPLATE, source).replaced).toBeNull();
    },
  );

  it('is the same after a reload', () => {
    expect(come(MINE, 'link')).toEqual({ origin: 'mine', replaced: null });
    expect(come(MINE, 'draft')).toEqual({ origin: 'mine', replaced: null });
  });

  it('is another where the same template is asked for again', () => {
    SHELF.keepDraft(TEMPLATE, true);
    const { origin, replaced } = come(TEMPLATE, 'start');
    expect(origin).not.toBe('mine');
    expect(replaced).toBeNull();
  });
});
