import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COURSE } from '../../../src/course/chapters/course';
import { judgeKnobs } from '../../../src/course/exercises/judge';
import { exercisesOf } from '../../../src/course/exercises/seeded';
import { createEngine } from '../../../src/course/network/engine';
import { steady } from '../../../src/course/network/steady';

it('the key of a problem set names settings that a run passes', async () => {
  const engine = await createEngine(
    readFileSync('src/course/network/generated/messagebox_network.wasm'),
  );
  for (const chapter of COURSE) {
    const [, exercise] = exercisesOf(chapter, 'Ada');
    const report = steady(engine, chapter.network(exercise.solution));
    expect(`${chapter.id} ${judgeKnobs(exercise, exercise.solution, report)}`).toBe(
      `${chapter.id} passed`,
    );
  }
});
