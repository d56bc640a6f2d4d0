import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { COURSE } from '../../../src/course/chapters/course';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';
import { SOLVED } from '../../../src/course/theoryRows';

const engine = await createEngine(
  readFileSync('src/course/network/generated/messagebox_network.wasm'),
);
/** A run so long that chance moves its percentile by less than a hundredth. */
const EVENTS = 16_000_000;
const CHANCE = 0.01;

describe.each(COURSE.filter(({ id }) => id in SOLVED).map((chapter) => [chapter.id, chapter]))(
  '%s',
  (id, chapter) => {
    if (typeof chapter === 'string') return;
    const { at, of } = SOLVED[id as string] ?? { at: [], of: () => 0 };
    const { knob, of: read } = chapter.curve;
    it.each([at[0], at[3], at[4]])(`is what its chain says at ${knob} %d`, (value = 0) => {
      const knobs = { ...startOf(chapter), [knob]: value };
      const simulated = read(steady(engine, chapter.network(knobs), EVENTS)) ?? 0;
      expect(Math.abs(simulated / of(knobs) - 1)).toBeLessThan(CHANCE);
    });
  },
);
