import { expect, it } from 'vitest';
import { isFilledIn } from '../../../../src/your-system/given/filledIn';

const TABLE = 'users,req/s\n1,46\n';

it.each([
  ['pasted', '', 'a', { inputType: 'insertFromPaste' }, true],
  ['dropped', 'a', 'a b', { inputType: 'insertFromDrop' }, true],
  ['filled in without a kind', '', TABLE, {}, true],
  ['put in place of another', `old ${TABLE}`, TABLE.replace('46', '47\n2,92'), {}, true],
  ['dictated in one line', '', 'one user had forty six', { inputType: 'insertText' }, true],
  ['typed', 'use', 'user', { inputType: 'insertText' }, false],
  ['a line ended', 'users', 'users\n', { inputType: 'insertLineBreak' }, false],
  ['a word said', 'one', 'one hundred', { inputType: 'insertText' }, false],
  [
    'composed',
    '',
    '一二三四五六七八九十一二三四五六七八九十',
    { inputType: 'insertFromComposition' },
    false,
  ],
  ['composing', '', TABLE, { inputType: 'insertCompositionText', isComposing: true }, false],
  ['taken out', TABLE, 'users', { inputType: 'deleteContentBackward' }, false],
])('%s', (_, before, after, event, expected) => {
  expect(isFilledIn(before, after, event)).toBe(expected);
});
