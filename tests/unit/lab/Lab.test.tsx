import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { TestCaseLab } from '../../../src/lab/studies/lowLatency/TestCaseLab';
import { replays, testCase } from './fixture';

describe('the lab without JavaScript', () => {
  const html = renderToString(<TestCaseLab testCase={testCase} replays={replays} />);

  it('names its configuration and is done', () => {
    expect(html).toContain('data-lab="low-latency/20-A"');
    expect(html).toContain('data-status="done"');
  });

  it('shows measured and precomputed numbers', () => {
    expect(html).toContain(
      '<data value="96" data-metric="throughput.median" data-kind="measured">96</data>',
    );
    expect(html).toContain(
      '<data value="101" data-metric="throughput.median" data-kind="simulated">101</data>',
    );
  });
});
