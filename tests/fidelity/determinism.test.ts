import { describe, expect, it } from 'vitest';
import { applySettings } from '../../scripts/replay/options';
import { replayFiles } from '../../scripts/replay/replayFiles';
import { simulateScenarios } from '../../scripts/replay/simulate';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { committedText, configurations } from './study';

const TIME_LIMIT_MS = 1_800_000;

/** The browser tests simulate all of them, and hold them against the same files; here one in three is simulated. */
const chosen = configurations.filter((_, index) => index % 3 === 0);

/** A file with the configurations that are chosen alone. */
function chosenOf(text: string, names: readonly string[]): unknown {
  const { configurations: all, ...head } = JSON.parse(text);
  return { ...head, configurations: Object.fromEntries(names.map((name) => [name, all[name]])) };
}

describe('precomputed results', () => {
  it(
    'come out bit for bit when simulated again',
    async () => {
      const experiment = { seed: DEFAULT_SEED, replications: null };
      const results = await simulateScenarios(
        chosen.map((configuration) => applySettings(configuration)),
        experiment,
      );
      for (const [name, text] of replayFiles(chosen, results)) {
        const again = JSON.parse(text);
        const names = Object.keys(again.configurations);
        expect(again, name).toEqual(chosenOf(committedText(name), names));
      }
    },
    TIME_LIMIT_MS,
  );
});
