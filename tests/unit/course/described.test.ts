import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { startOf } from '../../../src/course/chapter/knobs';
import { linkOf } from '../../../src/course/chapter/systemLink';
import type { Chapter, Knobs } from '../../../src/course/chapter/types';
import { COURSE } from '../../../src/course/chapters/course';
import { describedOf } from '../../../src/course/network/described';
import { createEngine } from '../../../src/course/network/engine';
import { overloadOf } from '../../../src/course/network/overload';
import { steady } from '../../../src/course/network/steady';
import type { System } from '../../../src/system/document';
import type { MeanValues } from '../../../src/system/meanValues';
import { createSystemModule } from '../../../src/system/module';
import { replicateAll } from '../../../src/system/replicate';
import { summarise } from '../../../src/system/summarise';
import { fromFragment } from '../../../src/your-system/carry/link';

const [engine, module] = await Promise.all([
  createEngine(readFileSync('src/course/network/generated/messagebox_network.wasm')),
  createSystemModule(readFileSync('src/system/generated/messagebox_system.wasm')),
]);

const REPLICATIONS = 8;
/** What one long run of a chapter, and the interval of few replications, leave open. */
const SLACK = 0.02;

const describedWith = ({ name, network }: Chapter, knobs: Knobs) =>
  describedOf(name, network(knobs));
const hasSystem = (chapter: Chapter) => 'system' in describedWith(chapter, startOf(chapter));
const systemWith = (chapter: Chapter, knobs: Knobs): System => {
  const described = describedWith(chapter, knobs);
  if ('gap' in described) throw new Error(described.gap);
  return described.system;
};

const summaryOf = (system: System) =>
  summarise(7, replicateAll(module, system, 7, REPLICATIONS), REPLICATIONS);

describe.each(COURSE.filter(hasSystem).map((chapter) => [chapter.id, chapter] as const))(
  'the network of %s as a system',
  (_, chapter) => {
    const start = startOf(chapter);

    it('gives the numbers of the chapter', () => {
      const { metrics, status } = summaryOf(systemWith(chapter, start));
      expect(status).toBe('done');
      const report = steady(engine, chapter.network(start), 1_000_000);
      for (const [metric, own] of [
        ['throughput.mean', report.throughputPerSecond],
        ['responseTime.mean', report.timeMs.mean],
        ['responseTime.p95', report.timeMs.p95],
      ] as const) {
        const found = metrics[metric];
        if (found === undefined || own === null) throw new Error(`There is no ${metric}.`);
        expect(Math.abs(found.mean - own), metric).toBeLessThan(
          found.high - found.low + SLACK * own,
        );
      }
    });

    it('is accepted at both ends of every knob, where no line grows without end', () => {
      for (const knob of chapter.knobs)
        for (const value of [knob.min, knob.max]) {
          const knobs = { ...start, [knob.id]: value };
          const check = () => module.check(systemWith(chapter, knobs));
          if (overloadOf(chapter.network(knobs)) === null) expect(check).not.toThrow();
          else expect(check).toThrow('busy all the time');
        }
    });

    it('goes into a link that the page reads', async () => {
      const system = systemWith(chapter, start);
      const [path, fragment = ''] = (await linkOf(system)).split('#');
      expect(path).toBe('/your-system');
      expect((await fromFragment(fragment)).description).toEqual(system);
    });
  },
);

/** What the curve of a chapter tells, by mean value analysis of its system. */
const throughput = ({ classes }: MeanValues) => classes[0]?.throughputPerSecond;
const lastLine = ({ stations }: MeanValues, system: System) =>
  (stations.at(-1)?.responseMs ?? 0) - (system.stations.at(-1)?.demandMs ?? 0);
const inside = ({ stations }: MeanValues) =>
  stations.reduce((sum, { meanInside }) => sum + meanInside, 0);

it.each([
  ['queue', lastLine],
  ['closed-loop', throughput],
  ['littles-law', inside],
  ['bottleneck', throughput],
  ['locks', lastLine],
  ['scaling', throughput],
  ['doubt', lastLine],
])('has the number of the formula of %s, where both are exact', (id, of) => {
  const chapter = COURSE.find((one) => one.id === id);
  if (chapter === undefined) throw new Error(`There is no ${id}.`);
  const system = systemWith(chapter, startOf(chapter));
  const values = module.mva(system);
  expect(values.method).toBe('exact');
  expect(of(values, system)).toBeCloseTo(
    chapter.curve.formula?.(startOf(chapter)) ?? Number.NaN,
    6,
  );
});

it('names what a system has no word for', () => {
  const gaps = COURSE.flatMap((chapter) => {
    const described = describedWith(chapter, startOf(chapter));
    return 'gap' in described ? [[chapter.id, described.gap]] : [];
  });
  expect(Object.fromEntries(gaps)).toEqual({
    backlog: 'messages that come at even intervals and in bursts',
    'thread-pools': 'a part that, when it is full, makes some wait and turns others away',
    checkpoint: 'a server that is slower for a while in each period',
  });
});
