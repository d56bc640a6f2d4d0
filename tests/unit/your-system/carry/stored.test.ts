import { describe, expect, it } from 'vitest';
import { makeRoom } from '../../../../src/your-system/carry/makeRoom';
import { SystemShelf } from '../../../../src/your-system/carry/stored';
import { FITTED, WHOLE } from './fixture';

class FakeStorage {
  readonly items = new Map<string, string>();
  isFull = false;
  get length() {
    return this.items.size;
  }
  key = (at: number) => [...this.items.keys()][at] ?? null;
  getItem = (key: string) => this.items.get(key) ?? null;
  removeItem = (key: string) => void this.items.delete(key);
  setItem(key: string, text: string) {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    this.items.set(key, text);
  }
}

const refused = (): Storage => {
  throw new DOMException('', 'SecurityError');
};

const tab = (shared: FakeStorage, own = new FakeStorage()) =>
  new SystemShelf(
    () => shared,
    () => own,
  );

describe('systems kept in this browser', () => {
  it('come back with every digit, by their names', async () => {
    const shelf = tab(new FakeStorage());
    shelf.keep('Shop', FITTED);
    shelf.keep('Other: 1', WHOLE);
    expect(shelf.current()).toEqual({ names: ['Other: 1', 'Shop'], trouble: null });
    expect((await shelf.open('Shop'))?.description?.measured).toEqual(
      FITTED.measured?.map(({ arrivalsPerSecond, ...level }) => level),
    );
    shelf.remove('Shop');
    expect(shelf.current().names).toEqual(['Other: 1']);
    expect(await shelf.open('Shop')).toBeNull();
  });

  it('are those of both tabs', () => {
    const shared = new FakeStorage();
    const [one, other] = [tab(shared), tab(shared)];
    one.keep('a', FITTED);
    other.keep('b', WHOLE);
    expect(other.current().names).toEqual(['a', 'b']);
    expect(one.current().names).toEqual(['a']);
    one.onStorage({ key: 'something else' });
    expect(one.current().names).toEqual(['a']);
    one.onStorage({ key: [...shared.items.keys()].at(-1) ?? null });
    expect(one.current().names).toEqual(['a', 'b']);
  });

  it('are left alone where they cannot be read, which is said', async () => {
    const shared = new FakeStorage();
    const shelf = tab(shared);
    shelf.keep('a', FITTED);
    const [key = ''] = shared.items.keys();
    for (const [text, message] of [
      ['{"stations":', /The system is “{"stations":”/],
      ['{"version":9}', /newer version, 9/],
    ] as const) {
      shared.items.set(key, text);
      const read = await shelf.open('a');
      expect([read?.description, read?.problems[0]?.message]).toEqual([
        null,
        expect.stringMatching(message),
      ]);
      expect(shared.items.get(key)).toBe(text);
    }
  });

  it('are not kept where the storage is full or refused, and nothing breaks', async () => {
    const shared = new FakeStorage();
    const full = tab(shared);
    full.keep('a', FITTED);
    shared.isFull = true;
    full.keep('b', FITTED);
    expect(full.current()).toEqual({ names: ['a'], trouble: { kind: 'full' } });
    shared.isFull = false;
    full.keep('b', FITTED);
    expect(full.current()).toEqual({ names: ['a', 'b'], trouble: null });
    const none = new SystemShelf(refused, refused);
    none.keepDraft(FITTED, true);
    expect(none.current()).toEqual({ names: [], trouble: { kind: 'unavailable' } });
    expect([await none.draft(), await none.open('a')]).toEqual([null, null]);
  });

  it('have a draft of each tab, which a new tab goes on with', async () => {
    const [shared, own] = [new FakeStorage(), new FakeStorage()];
    tab(shared, own).keepDraft(FITTED, true);
    tab(shared).keepDraft(WHOLE, true);
    expect((await tab(shared, own).draft())?.description?.name).toBe(FITTED.name);
    expect((await tab(shared).draft())?.description?.name).toBe(WHOLE.name);
    expect(await tab(new FakeStorage()).draft()).toBeNull();
  });

  it('do not give up what was worked on for what was only looked at', async () => {
    const [shared, own] = [new FakeStorage(), new FakeStorage()];
    tab(shared).keepDraft(FITTED, true);
    tab(shared, own).keepDraft(WHOLE, false);
    expect((await tab(shared).draft())?.description?.name).toBe(FITTED.name);
    expect((await tab(shared, own).draft())?.description?.name).toBe(WHOLE.name);
  });

  describe('that another takes the place of', () => {
    const LOOKED_AT = { stations: [], name: 'Template', users: 3 };
    const MADE = { ...LOOKED_AT, name: 'Mine' };

    it('are kept by name where somebody made them, in this tab or another', async () => {
      const [shared, own] = [new FakeStorage(), new FakeStorage()];
      tab(shared, own).keepOrigin('one', true);
      tab(shared, own).keepDraft(MADE, true);
      tab(shared).keepDraft(WHOLE, true);
      const shelf = tab(shared, own);
      expect(makeRoom(shelf, [LOOKED_AT])).toEqual(['Mine', WHOLE.name]);
      expect((await shelf.open('Mine'))?.description?.users).toBe(3);
      expect(makeRoom(shelf, [LOOKED_AT])).toEqual([]);
    });

    it('are not kept where they were only looked at, or come again', () => {
      const [shared, own] = [new FakeStorage(), new FakeStorage()];
      const shelf = tab(shared, own);
      shelf.keepOrigin('one', false);
      shelf.keepDraft(LOOKED_AT, false);
      expect(makeRoom(shelf, [WHOLE])).toEqual([]);
      shelf.keepOrigin('two', true);
      shelf.keepDraft(MADE, true);
      expect(makeRoom(shelf, [WHOLE, MADE])).toEqual([]);
      expect(shelf.current().names).toEqual([]);
    });

    it('take no other’s name, and go with the one before their change', async () => {
      const shelf = tab(new FakeStorage());
      shelf.keep('Mine', WHOLE);
      shelf.keepOrigin('one', true);
      shelf.keepDraft(MADE, true);
      shelf.keepDraft({ ...MADE, users: 2, name: null }, true, 'before');
      expect(makeRoom(shelf, [null])).toEqual(['Mine 2', 'Unnamed']);
      expect((await shelf.open('Mine'))?.description?.stations).toEqual(WHOLE.stations);
      expect((await shelf.open('Mine 2'))?.description).toMatchObject({ name: 'Mine 2', users: 3 });
    });
  });

  it('that are removed or replaced can be put back as they were', async () => {
    const shared = new FakeStorage();
    const shelf = tab(shared);
    expect(shelf.keep('a', FITTED)).toBeNull();
    const before = new Map(shared.items);
    const replaced = shelf.keep('a', WHOLE) ?? '';
    shelf.putBack('a', replaced);
    expect(shared.items).toEqual(before);
    const removed = shelf.remove('a') ?? '';
    expect(shelf.current().names).toEqual([]);
    shelf.putBack('a', removed);
    expect(shared.items).toEqual(before);
    expect(shelf.remove('b')).toBeNull();
  });
});
