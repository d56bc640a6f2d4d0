import { afterAll, expect, it } from 'vitest';
import { applySettings } from '../../scripts/replay/options';
import { ProcessPool } from '../../scripts/replay/pool';
import { replayFiles } from '../../scripts/replay/replayFiles';
import { simulateScenarios } from '../../scripts/replay/simulate';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { committedText, configurations } from './study';

const TIME_LIMIT_MS = 600_000;

const pool = new ProcessPool(1);
afterAll(() => pool.close());

/** A file with the configurations that are named alone. */
function only(text: string, names: readonly string[]): unknown {
  const { configurations: all, ...head } = JSON.parse(text);
  return { ...head, configurations: Object.fromEntries(names.map((name) => [name, all[name]])) };
}

it.each(configurations)(
  'the precomputed result of $scenario comes out bit for bit when simulated again',
  async (configuration) => {
    const results = await simulateScenarios(
      [applySettings(configuration)],
      { seed: DEFAULT_SEED, replications: null },
      { simulate: (runs) => pool.simulate(runs) }, // what is known of an earlier run is no proof
    );
    for (const [name, text] of replayFiles([configuration], results)) {
      const again = JSON.parse(text);
      const names = Object.keys(again.configurations);
      expect(again, name).toEqual(only(committedText(name), names));
    }
  },
  TIME_LIMIT_MS,
);
