/** Licences of what this site may ship beside its own code, by their SPDX names. */
export const ACCEPTED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MPL-2.0',
  'OFL-1.1',
  'PSF-2.0',
  'Unicode-3.0',
  'Unlicense',
];

const isBare = (expression) => !/[()]| OR | AND /.test(expression);

/**
 * Whether an SPDX expression such as "MIT OR Apache-2.0" lets the site ship what it covers: one side of an OR, every side of
 * an AND. "MIT/Apache-2.0" is the older way to write OR.
 */
export function isAccepted(expression) {
  const text = expression.trim().replaceAll('/', ' OR ');
  if (isBare(text)) return ACCEPTED.includes(text);
  const inner = text.replace(/\(([^()]*)\)/g, (_, part) => (isAccepted(part) ? 'MIT' : 'none'));
  if (inner !== text) return isAccepted(inner);
  if (text.includes(' OR ')) return text.split(' OR ').some(isAccepted);
  return text.includes(' AND ') && text.split(' AND ').every(isAccepted);
}
