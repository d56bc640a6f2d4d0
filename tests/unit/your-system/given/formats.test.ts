import { describe, expect, it } from 'vitest';
import { readLoadTest } from '../../../../src/loadtest';
import { FILE_FORMATS, type FileFormat } from '../../../../src/your-system/given/formats';
import { FIXTURES, fixture } from '../../loadtest/fixtures';

/** What the readers take of a real excerpt. */
function readOf({ sample }: FileFormat) {
  const { levels, missing, choices } = readLoadTest([fixture(sample)]);
  const [level] = levels;
  const isEstimated = choices.some(({ id, note }) => id.startsWith('users of ') && note !== '');
  return {
    tool: level?.tool,
    users: missing.length > 0 ? 'asked' : isEstimated ? 'estimated' : 'told',
    percentiles: [50, 90, 95, 99].filter((rank) => level?.responseMs[`p${rank}` as 'p50'] !== null),
    scatter: level?.throughputStandardError !== null,
  };
}

describe('the page of files', () => {
  it.each(FILE_FORMATS.map((format) => [format.sample, format] as const))(
    'says of %s what the readers take',
    (_, format) => {
      const { tool, users, percentiles, scatter } = format;
      expect(readOf(format)).toEqual({ tool, users, percentiles, scatter });
      const [level] = readLoadTest([fixture(format.sample)]).levels;
      expect(level?.throughputPerSecond).toBeGreaterThan(0);
      expect(level?.responseMs.mean).toBeGreaterThan(0);
      expect(level?.errorsPerSecond).not.toBeNull();
      expect(level?.thinkMs).toBeNull();
    },
  );

  it('names every tool of which there is a real file', () => {
    const read = FIXTURES.flatMap((name) =>
      readLoadTest([fixture(name)]).levels.map(({ tool }) => tool),
    );
    const tools = new Set(FILE_FORMATS.map(({ tool }) => tool));
    expect([...new Set(read)].filter((tool) => !tools.has(tool))).toEqual([
      'table',
      ...new Set(read.filter((tool) => /TechEmpower/i.test(tool))),
    ]);
  });
});
