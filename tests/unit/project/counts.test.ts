import { describe, expect, it } from 'vitest';
import { cargoCounts, playwrightCounts, pytestCounts, settled } from '../../../scripts/counts.mjs';

describe('the counts of a test run', () => {
  it.each([
    ['==== 186 passed, 1 skipped in 83.73s (0:01:23) ====', 186, 0, 1],
    ['== 1 failed, 92 passed, 1 error in 52.07s ==', 92, 2, 0],
    ['==== 2 errors in 0.10s ====', 0, 2, 0],
    ['== 3 passed in 1.00s ==\nException ignored in: <function __del__>\nTypeError', 3, 0, 0],
    ['no tests ran', 0, 0, 0],
  ])('are read from what pytest says: %j', (output, passed, failed, undrawn) => {
    expect(pytestCounts(`collected\n${output}\n`)).toEqual({ passed, failed, undrawn });
  });

  it('are added up over all that cargo ran', () => {
    const lines = [
      'test result: ok. 5 passed; 0 failed;',
      'test result: FAILED. 2 passed; 1 failed;',
    ];
    expect(cargoCounts(lines.join('\n'))).toEqual({ passed: 7, failed: 1 });
  });

  it('are those of the report of Playwright, where a flaky test has failed', () => {
    const stats = { expected: 30, unexpected: 1, flaky: 2, skipped: 3 };
    expect(playwrightCounts({ stats })).toEqual({ passed: 30, failed: 3, undrawn: 3 });
    expect(playwrightCounts(undefined)).toEqual({ passed: 0, failed: 0, undrawn: 0 });
  });

  it('have a failure where a runner stopped, or ran nothing at all', () => {
    expect(settled({ passed: 7, failed: 0 }, true)).toEqual({ passed: 7, failed: 0 });
    expect(settled({ passed: 7, failed: 2 }, false)).toEqual({ passed: 7, failed: 2 });
    expect(settled({ passed: 7, failed: 0 }, false)).toEqual({ passed: 7, failed: 1 });
    expect(settled({ passed: 0, failed: 0, undrawn: 9 }, true)).toMatchObject({ failed: 1 });
  });
});
