import { readReplayed } from '../../scripts/evidenceSource';
import type { Exported } from '../../src/lab/view/exportResult';
import { pathOf } from '../../src/scenario/codec';
import { STUDY_IDS } from '../../src/studies/registry';
import { CHANGED, digestHere } from '../support/changedScenarios';
import { asShown, bitsOf } from '../support/publishedBits';
import { digestOf, numbersOf, untilDone, untilScenario, untilStatus } from './lab';
import { click, open } from './page';
import type { Reader } from './reader';
import { expect, test } from './test';

/** All that the page knows of the result on show, in a file that it saves. */
async function exported(
  reader: Reader,
  saved: () => string[],
): Promise<Exported['result'] & Exported> {
  await click(reader, { css: '[data-lab] button', name: 'Export JSON' });
  await expect.poll(() => saved().at(0) ?? '', { message: 'a file' }).toMatch(/\}\s*$/);
  return JSON.parse(saved()[0] ?? '');
}

for (const study of STUDY_IDS) {
  // The last one of each study; in low latency it has most parts at work.
  const last = readReplayed(study).results.at(-1);
  if (last === undefined) throw new Error(`No results of ${study}`);
  const { configuration, summary } = last;
  const { scenario, measured } = configuration;

  test(`${scenario} runs from its link with the bits of Node, beside its printed numbers`, async ({
    reader,
    saved,
  }) => {
    await open(reader, pathOf(scenario).slice(1));
    await untilScenario(reader, scenario);
    await untilStatus(reader, /^Precomputed/);
    await click(reader, { css: '[data-lab] button', name: 'Run it here' });
    await untilStatus(
      reader,
      summary.status === 'unstable' ? /^Unstable, .* in / : /^Done, .* in /,
    );

    const { quality, summary: run, measuredOfBase } = await exported(reader, saved);
    expect(quality).toBe('full');
    expect(bitsOf(run)).toEqual(bitsOf(summary));
    for (const [metric, value] of Object.entries(measured)) {
      expect(measuredOfBase[metric] ?? null, metric).toBe(value);
    }

    const simulated = await numbersOf(reader, 'simulated');
    expect(simulated.length).toBeGreaterThan(0);
    for (const [metric, value] of simulated) {
      expect(value, metric).toBe(asShown(run.metrics[metric]?.mean));
    }
    for (const [metric, value] of await numbersOf(reader, 'measured')) {
      expect(value, metric).toBe(measured[metric]);
    }
  });
}

for (const changed of CHANGED) {
  test(`${changed.path} is simulated bit for bit as in Node`, async ({ reader }) => {
    await open(reader, changed.path);
    await untilDone(reader);
    expect(await digestOf(reader)).toBe(await digestHere(changed));
  });
}
