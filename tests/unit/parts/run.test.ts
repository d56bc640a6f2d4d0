import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { PARTS } from '../../../scripts/parts/parts.mjs';
import { stagesOf } from '../../../scripts/stages.mjs';

const draw = (shares: Record<string, number>) => ({ seed: 'a-commit', shares, pages: [] });

it('leaves out what is not drawn, says so, and runs all else', () => {
  const [none, all, other] = ['counts', 'schedule', 'fileLengths'].map(
    (name) => `tests/unit/project/${name}.test.ts`,
  ) as [string, string, string];
  const folder = mkdtempSync(path.join(tmpdir(), 'draw-'));
  const report = path.join(folder, 'report.json');
  const vitest = ['run', '--reporter=json', `--outputFile=${report}`, none, all, other];
  spawnSync('node_modules/.bin/vitest', vitest, {
    env: { ...process.env, TEST_DRAW: JSON.stringify(draw({ [none]: 0, [all]: 1 })) },
  });
  const {
    testResults,
  }: { testResults: { name: string; assertionResults: { status: string }[] }[] } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  rmSync(folder, { recursive: true });
  const statusOf = (file: string) => {
    const found = testResults.find(({ name }) => name.endsWith(file));
    return [...new Set(found?.assertionResults.map(({ status }) => status))];
  };
  expect([none, all, other].map(statusOf)).toEqual([['skipped'], ['passed'], ['passed']]);
});

describe('the stages', () => {
  const suitesOf = (shares: Record<string, number> | null) => {
    const stages = stagesOf(shares && draw(shares));
    const [, args] = stages.find(({ name }) => name === 'simulator tests')?.command ?? [];
    return (args as string[]).filter((_, index, all) => all[index - 1] === '--test');
  };

  it('have every suite of Rust, without those that are not drawn', () => {
    const long = PARTS.map(({ tests }) => tests).filter((tests) => tests.startsWith('sim-wasm/'));
    const all = suitesOf(null);
    for (const tests of long) expect(all).toContain(path.basename(tests));
    const shares = { 'sim-wasm/tests/capacity': 0, 'sim-wasm/tests/adapters': 1 };
    expect(suitesOf(shares)).toEqual(all.filter((name) => name !== 'capacity'));
  });

  it('that others wait for come before them and belong to every job that has those', () => {
    const stages = stagesOf(null);
    for (const { name, group, after = [] } of stages)
      for (const other of after) {
        const before = stages.slice(
          0,
          stages.findIndex((one) => one.name === name),
        );
        const found = before.find((one) => one.name === other);
        expect([name, other, [undefined, group].includes(found?.group)]).toEqual([
          name,
          other,
          true,
        ]);
      }
  });
});
