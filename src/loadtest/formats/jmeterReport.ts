import { readLevels } from '../table/levels';
import { linesOf } from '../text';
import { type Format, found, type Told, trouble } from '../told';

/** The line that sums up all samplers. */
const TOTAL = /^"?(?:TOTAL|Total)"?[,;\t]/;

/** A level whose throughput counts what failed, too. */
function withoutErrors(level: Told): Told {
  const { throughputPerSecond: all, errorsPerSecond: told } = level;
  if (all === null || told === null) return { ...level, tool: 'JMeter' };
  const failed = told / (all + told);
  const [throughputPerSecond, errorsPerSecond] = [all * (1 - failed), all * failed];
  return { ...level, tool: 'JMeter', throughputPerSecond, errorsPerSecond };
}

const HEADS = /^"?Label"?[,;\t]"?# ?Samples"?[,;\t]/m;

/** What JMeter's aggregate and summary reports save: a row for each sampler and one for all, which is the level. */
export const jmeterReport: Format = {
  recognises: (text) => HEADS.test(text),
  reports: { once: HEADS },
  read: (file, choices) => {
    const lines = linesOf(file.text);
    const head = lines.findIndex((line) => HEADS.test(line));
    const rows = lines.flatMap((line, at) => (at > head && line.trim() !== '' ? [at] : []));
    const total =
      rows.find((at) => TOTAL.test(lines[at] ?? '')) ?? (rows.length === 1 ? rows[0] : undefined);
    if (total === undefined) {
      const accepted = 'a row named TOTAL, below those of the samplers';
      return found({
        troubles: [trouble(file.name, `line ${head + rows.length + 2}`, 'nothing', accepted)],
      });
    }
    // Other lines are emptied, so that places stay.
    const kept = lines.map((line, at) => (at === head || at === total ? line : ''));
    const read = readLevels({ name: file.name, text: kept.join('\n') }, choices);
    return { ...read, levels: read.levels.map(withoutErrors) };
  },
};
