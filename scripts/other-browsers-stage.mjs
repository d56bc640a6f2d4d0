// The tests in Firefox and WebKitGTK as a stage of a run of all tests (`scripts/schedule.mjs`).
import { existsSync, readFileSync } from 'node:fs';
import { playwrightCounts } from './counts.mjs';

const report = 'test-results/other-browsers.json';

export const otherBrowsersStage = {
  name: 'other browsers',
  group: 'browser',
  after: ['site build'],
  cores: 2,
  command: ['npm', ['run', '-s', 'test:browsers'], {}],
  count: () =>
    playwrightCounts(existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : undefined),
};
