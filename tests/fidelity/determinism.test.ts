import { describe, expect, it } from 'vitest';
import { applySettings } from '../../scripts/replay/options';
import { replayFiles } from '../../scripts/replay/replayFiles';
import { simulateScenarios } from '../../scripts/replay/simulate';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { committedText, configurations } from './study';

const TIME_LIMIT_MS = 1_800_000;

describe('precomputed results', () => {
  it(
    'come out bit for bit when simulated again',
    async () => {
      const experiment = { seed: DEFAULT_SEED, replications: null };
      const results = await simulateScenarios(
        configurations.map((configuration) => applySettings(configuration)),
        experiment,
      );
      const files = replayFiles(configurations, results);
      const changed = [...files].filter(([name, text]) => text !== committedText(name));
      expect(changed.map(([name]) => name)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
