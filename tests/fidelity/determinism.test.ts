import { describe, expect, it } from 'vitest';
import { applySettings } from '../../scripts/replay/options';
import { replayFiles } from '../../scripts/replay/replayFiles';
import { simulateScenarios } from '../../scripts/replay/simulate';
import { DEFAULT_SEED } from '../../src/scenario/scenario';
import { DEFAULT_REPLICATIONS } from '../../src/simulator/replayFile';
import { committedText, configurations, schema } from './study';

const TIME_LIMIT_MS = 1_800_000;

describe('precomputed results', () => {
  it(
    'come out bit for bit when simulated again',
    async () => {
      const experiment = { seed: DEFAULT_SEED, replications: DEFAULT_REPLICATIONS };
      const results = await simulateScenarios(
        configurations.map(({ scenario, values }) => applySettings(schema, scenario, values, {})),
        experiment,
      );
      const files = replayFiles(configurations, results, experiment);
      const changed = [...files].filter(([name, text]) => text !== committedText(name));
      expect(changed.map(([name]) => name)).toEqual([]);
    },
    TIME_LIMIT_MS,
  );
});
