import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { source } from '../../../scripts/evidenceSource';
import { OutOfSample } from '../../../src/components/validation/OutOfSample';
import { outOfSample } from '../../../src/evidence/outOfSample';

const counted = outOfSample(source);
const textOf = (given: typeof counted) =>
  renderToString(<OutOfSample counted={given} />).replace(/<[^>]*>/g, '');

describe('results out of sample', () => {
  it('are 215 of 236, and 71 of 83 of the adapters', () => {
    expect(counted.slice(0, 2)).toMatchObject([
      { study: 'low-latency', predicted: 236, within: 215 },
      { study: 'adapters', predicted: 83, within: 71 },
    ]);
  });

  it('leave out offered loads and what adds up from settings, and count counters that err alike once', () => {
    const of = (id: string) => counted.find(({ study }) => study === id);
    // Received, completed and processor of one run; the peaks of three follow from their pools.
    expect(of('worker-threads')).toMatchObject({ predicted: 3, within: 3, judged: 11 });
    // Six throughputs, the peak, and six counters as one.
    expect(of('scale-up')?.judged).toBe(8);
  });

  it('are never more than were judged, nor than were predicted', () => {
    for (const { predicted, within, inSample, judged } of counted) {
      expect(predicted).toBeLessThanOrEqual(judged);
      expect(Math.max(within, inSample)).toBeLessThanOrEqual(predicted);
    }
  });

  it('come first where fits predict most of a study, those with few apart', () => {
    const text = textOf(counted);
    expect(text).toContain(
      'Predicted by fits that had not seen them, 215 of 236 results of low latency, 71 of 83 results of adapters, and 2 of 5 results of scale-up lie within their tolerance',
    );
    expect(text).toMatch(/predict little: \d+ of \d+ results of worker threads hold\.$/);
    expect(textOf(counted.slice(0, 2))).not.toContain('predict little');
  });
});
