import { expect, it } from 'vitest';
import { watchPartOf } from '../../../src/studies/parts';
import { STUDY_IDS } from '../../../src/studies/registry';
import { opensAtMs } from '../../../src/watch/run/sights';
import { watchedScenario } from '../../support/watchedRun';

/** A reader who sees nothing move for longer takes the page for a picture. */
const LOOKS_MS = 2000;
/** Moves in a second that an eye can follow. */
const MOST_PER_SECOND = 60;

it.each(STUDY_IDS)(
  '%s opens at a speed at which much moves within two seconds',
  async (id) => {
    const part = await watchPartOf(id);
    if (part === undefined) throw new Error(`${id} cannot be watched`);
    const { study } = part;
    const seen = await watchedScenario(study, study.firstScenario);
    const isFixed = study.choiceAt(null).kind === 'fixed';
    const fromMs = isFixed ? 1000 * study.accepted.first : opensAtMs(seen);
    const untilMs = fromMs + LOOKS_MS / study.firstSlowed;
    expect(untilMs).toBeLessThanOrEqual(seen.run.stretch.untilMs);
    // A mark moves where a message comes to another place, or begins to be served.
    const moves = seen.run.journeys
      .flatMap(({ spans }) => spans)
      .filter(({ fromMs: at }) => at > fromMs && at <= untilMs).length;
    expect(moves).toBeGreaterThanOrEqual(10);
    expect(moves).toBeLessThanOrEqual((MOST_PER_SECOND * LOOKS_MS) / 1000);
  },
  60_000,
);
