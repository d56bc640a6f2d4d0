import { describe, expect, it } from 'vitest';
import { isLink, readLink } from '../../../scripts/replay/link';

const page = 'https://messagebox.example/lab/low-latency/test-case-20';
const query = '?config=B&sendOnly=6&seed=7';

describe('a link on the command line', () => {
  it.each(['', '/', '.html'])('is read with "%s" before its query', (ending) => {
    const link = `${page}${ending}${query}#charts`;
    expect(isLink(link)).toBe(true);
    const { scenario, problems } = readLink(link);
    expect(problems).toEqual([]);
    expect(scenario).toMatchObject({ base: 'low-latency/20-B', seed: 7 });
    expect(scenario.changes).toMatchObject({ sendOnly: 6 });
  });

  it('is not the name of a scenario', () => {
    expect(isLink('low-latency/20-B')).toBe(false);
  });
});
