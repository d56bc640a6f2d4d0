import { readFileSync } from 'node:fs';
import type { Summary } from '../../../../src/simulator/types';
import { readFiles } from '../../../../src/system/loadTest';
import { createSystemModule } from '../../../../src/system/module';
import { RefusedSystemError } from '../../../../src/system/refusal';
import { replicateAll } from '../../../../src/system/replicate';
import { summarise } from '../../../../src/system/summarise';
import { askedLoads, kindOf, levelsOf } from '../../../../src/your-system/answer/loads';
import { withExplanation } from '../../../../src/your-system/answer/taken';
import type { Answered, SimulatedLoad } from '../../../../src/your-system/answered';
import type { Description } from '../../../../src/your-system/description';
import { measuredLevel } from '../../../../src/your-system/given/measuredLevel';
import { questionOf } from '../../../../src/your-system/question';
import { fixture, folder } from '../../loadtest/fixtures';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);

/** Levels that contradict themselves: twice the users get three times as much, then half the response time. */
export const CONTRADICTING: Description = {
  stations: [],
  measured: [
    [1, 10, 100],
    [2, 20, 100],
    [4, 60, 100],
    [8, 70, 50],
    [16, 70, 900],
  ].map(([users = 0, throughputPerSecond = 0, mean = 0]) => ({
    users,
    throughputPerSecond,
    responseMs: { mean },
  })),
};

/** What the files of a fixture measured, with nothing drawn. */
export function measuredOf(name: string, more: Partial<Description> = {}): Description {
  const files = name.endsWith('.csv') ? [fixture(name)] : folder(name);
  const measured = readFiles(files, {}).levels.flatMap(measuredLevel);
  return { version: 1, name, stations: [], measured, ...more };
}

/** A system under some loads, by two runs of two seconds each. */
function simulatedOf(description: Description, loads: readonly number[]): SimulatedLoad[] {
  const kind = kindOf(description);
  return loads.flatMap((load) => {
    const { measured: _, hold: _hold, targets: _targets, ...drawn } = description;
    const system = { ...drawn, run: { warmUpMs: 500, forMs: 2000 }, [kind]: load };
    try {
      const found = summarise(1, replicateAll(module, system, 1, 2));
      // An answer reads no more of a summary than this.
      return [{ load, summary: found as unknown as Summary }];
    } catch (error) {
      // More arrivals than can be served are refused.
      if (error instanceof RefusedSystemError) return [];
      throw error;
    }
  });
}

/** All that is known of a description, worked out on the spot. Where nothing is drawn, its best explanation is. */
export function answeredHere(given: Description): Answered {
  const question = questionOf(given, askedLoads(given));
  const fit = question && module.fit(question);
  const best = fit?.explanations[0];
  const description = given.stations.length === 0 && best ? withExplanation(given, best) : given;
  const kind = kindOf(description);
  const loads = levelsOf(description).map(({ load }) => load);
  const drawn = {
    ...description,
    [kind]: description[kind] ?? (kind === 'users' ? loads.at(-1) : loads[0]),
  };
  return {
    description: drawn,
    isChanged: false,
    refusals: [],
    fit,
    bounds: boundsOf(drawn),
    simulated: simulatedOf(drawn, loads.length > 0 ? loads : [1, 2, 4, 8, 16, 32, 64]),
    status: 'done',
    why: null,
  };
}

/** As the page has them: none of a rate that no system like it can answer. */
function boundsOf(drawn: Parameters<typeof module.bounds>[0]) {
  try {
    return module.bounds(drawn);
  } catch (error) {
    if (error instanceof RefusedSystemError) return null;
    throw error;
  }
}
