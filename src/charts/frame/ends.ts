/** The two ends of a scale's domain or range. */
export function endsOf([from, to]: readonly number[]): readonly [from: number, to: number] {
  if (from === undefined || to === undefined) throw new Error('A scale has two ends.');
  return [from, to];
}
