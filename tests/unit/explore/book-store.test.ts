import { describe, expect, it, vi } from 'vitest';
import { readBook, writeBook } from '../../../src/explore/book/file';
import { moved, withEntry, without } from '../../../src/explore/book/shelf';
import { BookStore, STORAGE_KEY } from '../../../src/explore/book/store';
import { keptText, troubleText } from '../../../src/explore/book/texts';

const entry = (name: string) => ({
  link: `/explore/why?scenario=${name}`,
  name,
  note: '',
  models: {},
});
const add = (name: string) => (entries: Parameters<typeof withEntry>[0]) =>
  withEntry(entries, entry(name));

/** A browser's storage, with room for so many characters. */
class FakeStorage {
  readonly texts = new Map<string, string>();
  room = Number.POSITIVE_INFINITY;
  getItem = (key: string): string | null => this.texts.get(key) ?? null;
  setItem = (key: string, text: string): void => {
    if (text.length > this.room) throw new DOMException('Full.', 'QuotaExceededError');
    this.texts.set(key, text);
  };
  get names(): string[] {
    return readBook(this.getItem(STORAGE_KEY) ?? '').entries.map(({ name }) => name);
  }
}

const namesOf = (store: BookStore) => store.current().entries.map(({ name }) => name);
const keyed = { key: STORAGE_KEY };

describe('the book of a browser', () => {
  it('is there again, in its order, when the page is opened again', () => {
    const storage = new FakeStorage();
    const store = new BookStore(() => storage);
    for (const name of ['a', 'b', 'c']) store.change(add(name));
    store.change((entries) => moved(entries, entry('c').link, 0));
    expect(store.current().trouble).toBeNull();
    expect(namesOf(new BookStore(() => storage))).toEqual(['c', 'a', 'b']);
  });

  it('tells its listeners, and gives them the same state until it changes', () => {
    const store = new BookStore(() => new FakeStorage());
    const heard = vi.fn();
    const leave = store.subscribe(heard);
    expect(store.current()).toBe(store.current());
    store.change(add('a'));
    expect(heard).toHaveBeenCalled();
    leave();
    heard.mockClear();
    store.change(add('b'));
    expect(heard).not.toHaveBeenCalled();
  });

  it('stays on screen where the browser keeps nothing at all', () => {
    const store = new BookStore(() => {
      throw new DOMException('Denied.', 'SecurityError');
    });
    expect(store.current()).toEqual({ entries: [], trouble: { kind: 'unavailable' } });
    store.change(add('a'));
    store.change(add('b'));
    expect(namesOf(store)).toEqual(['a', 'b']);
    expect(store.current().trouble).toEqual({ kind: 'unavailable' });
  });

  it('writes nothing over what it cannot read, and joins both once it can', () => {
    const storage = new FakeStorage();
    new BookStore(() => storage).change(add('old'));
    const { getItem } = storage;
    storage.getItem = () => {
      throw new Error('Not now.');
    };
    const store = new BookStore(() => storage);
    store.change(add('new'));
    expect(namesOf(store)).toEqual(['new']);
    expect(store.current().trouble).toEqual({ kind: 'unavailable' });
    storage.getItem = getItem;
    expect(storage.names).toEqual(['old']);
    store.change(add('newer'));
    expect(storage.names).toEqual(['old', 'new', 'newer']);
    expect(store.current().trouble).toBeNull();
  });

  it('says that nothing is kept where writing fails', () => {
    const storage = new FakeStorage();
    storage.setItem = () => {
      throw new Error('No.');
    };
    const store = new BookStore(() => storage);
    store.change(add('a'));
    expect(namesOf(store)).toEqual(['a']);
    expect(store.current().trouble).toEqual({ kind: 'unavailable' });
  });

  it('is full at the third entry, keeps it on screen, and has room again after a drop', () => {
    const storage = new FakeStorage();
    const store = new BookStore(() => storage);
    storage.room = writeBook(['a', 'b'].map(entry)).length + 10;
    for (const name of ['a', 'b', 'c']) store.change(add(name));
    expect(namesOf(store)).toEqual(['a', 'b', 'c']);
    expect(storage.names).toEqual(['a', 'b']);
    expect(store.current().trouble).toEqual({ kind: 'full' });
    expect(readBook(writeBook(store.current().entries)).entries).toHaveLength(3);
    store.change((entries) => without(entries, entry('a').link));
    expect(storage.names).toEqual(['b', 'c']);
    expect(store.current().trouble).toBeNull();
  });

  it('follows another tab, whether it has heard of it or not', () => {
    const storage = new FakeStorage();
    const [one, other] = [new BookStore(() => storage), new BookStore(() => storage)];
    one.change(add('a'));
    other.onStorage(keyed);
    expect(namesOf(other)).toEqual(['a']);
    one.change(add('b'));
    other.change(add('c'));
    expect(storage.names).toEqual(['a', 'b', 'c']);
    one.onStorage({ key: 'something else' });
    expect(namesOf(one)).toEqual(['a', 'b']);
    one.onStorage(keyed);
    expect(namesOf(one)).toEqual(['a', 'b', 'c']);
    other.change((entries) => without(entries, entry('a').link));
    one.onStorage(keyed);
    expect(namesOf(one)).toEqual(['b', 'c']);
  });

  it('joins what is not kept with what another tab keeps meanwhile', () => {
    const storage = new FakeStorage();
    const store = new BookStore(() => storage);
    storage.room = 10;
    store.change(add('mine'));
    storage.room = Number.POSITIVE_INFINITY;
    new BookStore(() => storage).change(add('theirs'));
    store.onStorage(keyed);
    expect(namesOf(store)).toEqual(['theirs', 'mine']);
    expect(storage.names).toEqual(['theirs', 'mine']);
    expect(store.current().trouble).toBeNull();
  });

  it('stays on screen when something clears the storage, and is kept again on request', () => {
    const storage = new FakeStorage();
    const store = new BookStore(() => storage);
    store.change(add('a'));
    storage.texts.clear();
    store.onStorage({ key: null });
    expect(namesOf(store)).toEqual(['a']);
    expect(store.current().trouble).toEqual({ kind: 'cleared' });
    store.keepAnew();
    expect(storage.names).toEqual(['a']);
    expect(store.current().trouble).toBeNull();
  });

  it.each([
    ['damaged', '{"format":'],
    ['newer', JSON.stringify({ format: 'messagebox-lab-book', version: 2, entries: [] })],
    [
      'damaged in one entry',
      JSON.stringify({ ...JSON.parse(writeBook([entry('x')])), entries: [entry('x'), 5] }),
    ],
  ])('leaves a %s one as it is until the reader gives it up', (_, text) => {
    const storage = new FakeStorage();
    storage.texts.set(STORAGE_KEY, text);
    const store = new BookStore(() => storage);
    const { entries } = readBook(text);
    expect(store.current().entries).toEqual(entries);
    expect(store.current().trouble).toMatchObject({ kind: 'unreadable', text });
    store.change(add('a'));
    expect(namesOf(store).at(-1)).toBe('a');
    expect(storage.getItem(STORAGE_KEY)).toBe(text);
    store.keepAnew();
    expect(storage.names).toEqual([...entries.map(({ name }) => name), 'a']);
    expect(store.current().trouble).toBeNull();
  });

  it('keeps what is on screen when another tab leaves something damaged', () => {
    const storage = new FakeStorage();
    const store = new BookStore(() => storage);
    store.change(add('a'));
    storage.texts.set(STORAGE_KEY, 'damaged');
    store.onStorage(keyed);
    expect(namesOf(store)).toEqual(['a']);
    expect(store.current().trouble).toMatchObject({ kind: 'unreadable' });
    new BookStore(() => storage).keepAnew();
    storage.texts.set(STORAGE_KEY, writeBook([entry('b')]));
    store.onStorage(keyed);
    expect(storage.names).toEqual(['b', 'a']);
  });

  it('has a sentence for each trouble, with what to do', () => {
    for (const kind of ['unavailable', 'full', 'cleared'] as const) {
      expect(troubleText({ kind })).toMatch(/kept|keeps/);
      expect(keptText(false, { kind })).not.toBe(keptText(false, null));
    }
    expect(keptText(true, null)).toMatch(/already/);
  });
});
