import { describe, expect, it } from 'vitest';
import { editOf, parseEdits, withEdit } from '../../../src/python/edits';

const edit = { original: 'print(1)', text: 'print(2)' };

describe('edits of a page', () => {
  it('return to the cell whose text they were made of, and to no other', () => {
    const edits = withEdit({}, 'cell 1', edit);
    expect(editOf(edits, 'cell 1', 'print(1)')).toBe('print(2)');
    expect(editOf(edits, 'cell 1', 'print(3)')).toBeUndefined();
    expect(editOf(edits, 'cell 2', 'print(1)')).toBeUndefined();
  });

  it('end with the original text', () => {
    const others = withEdit({}, 'cell 2', edit);
    const edits = withEdit(others, 'cell 1', edit);
    expect(withEdit(edits, 'cell 1', { ...edit, text: edit.original })).toEqual(others);
  });

  it('survive keeping', () => {
    const edits = withEdit({}, 'cell 1', edit);
    expect(parseEdits(JSON.stringify(edits))).toEqual(edits);
  });

  it.each([null, '', '{', 'null', '[1]', '{"cell 1":7}', '{"cell 1":{"text":"x"}}'])(
    'are none where %j was kept',
    (kept) => {
      expect(parseEdits(kept)).toEqual({});
    },
  );
});
