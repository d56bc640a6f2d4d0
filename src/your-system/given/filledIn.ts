/** Longer than anybody types, or a word that is dictated, at once. */
const AT_ONCE = 20;

/** What a text has between its beginning and its end that another has, too. */
function inserted(before: string, after: string): string {
  let start = 0;
  while (start < after.length && before[start] === after[start]) start += 1;
  let end = 0;
  const most = Math.min(before.length, after.length) - start;
  while (end < most && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  return after.slice(start, after.length - end);
}

/** Whether one input brought a whole text into a field, as pasting, dropping, dictating and filling in do, not typing. */
export function isFilledIn(
  before: string,
  after: string,
  { inputType = '', isComposing }: Partial<InputEvent>,
): boolean {
  if (/^insertFrom(?!Composition)/.test(inputType)) return true;
  if (isComposing || /Composition|^delete/.test(inputType)) return false;
  const added = inserted(before, after);
  return added.length >= AT_ONCE || (added.length > 1 && added.includes('\n'));
}
