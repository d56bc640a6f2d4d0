import { describe, expect, it } from 'vitest';
import {
  explanationRows,
  explanationsFinding,
} from '../../../../src/your-system/answer/explanations';
import { notesOf, sentenceOf } from '../../../../src/your-system/answer/sentence';
import type { Answered } from '../../../../src/your-system/answered';
import { cautionOf } from '../../../../src/your-system/study/caution';
import { answeredHere, CONTRADICTING, measuredOf } from './answeredHere';

const plain = (text: string) => text.replaceAll('\u202f', ' ');
const web = answeredHere(measuredOf('a-web-db.csv'));
const fitOf = ({ fit }: Answered) => {
  if (fit === null) throw new Error('nothing was fitted');
  return fit;
};

describe('levels that no explanation fits', () => {
  const wild = answeredHere(CONTRADICTING);
  const said = sentenceOf(wild);

  it('are answered with that, after what they contradict in themselves', () => {
    expect(plain(said?.doubt ?? '')).toMatch(/^N = X · \(R \+ Z\) is off by up to \d+ % in 3 of 5/);
    expect(said?.heading).toMatch(/^No explanation fits: the best misses the levels by \d+.* %\.$/);
    expect(notesOf(wild.fit).join()).not.toContain('No explanation fits');
    expect(sentenceOf(web)?.doubt).toBeNull();
  });

  it('have what the nearest says below that, and nothing of a limit where it is far off', () => {
    expect(said?.below).toHaveLength(1);
    expect(said?.below[0]).toMatch(/^The nearest says: the system answers at most \d+/);
    const measured = [134, 764, 495, 652, 94, 836, 762].map((throughputPerSecond, doublings) => ({
      users: 2 ** doublings,
      throughputPerSecond,
    }));
    const far = sentenceOf(answeredHere({ stations: [], measured }));
    expect(far?.heading).toMatch(/^No explanation fits: the best misses the levels by \d+ %\.$/);
    expect(far?.below[0]).toMatch(/^Nothing is said of a limit: /);
  });

  it('are nowhere said to be fitted', () => {
    const rows = explanationRows(fitOf(wild));
    const texts = [
      said?.heading,
      ...(said?.below ?? []),
      ...notesOf(wild.fit),
      ...rows.map(({ verdict }) => verdict),
      explanationsFinding(fitOf(wild)),
      cautionOf(wild.description, wild.fit),
    ].join('\n');
    expect(texts).not.toMatch(/as well|as good|\d+ explanations|explanations? fit\b|^kept$/m);
    expect(rows.some(({ isAlive }) => isAlive)).toBe(false);
    expect(explanationsFinding(fitOf(web))).toMatch(/^\d explanations fit/);
  });
});
