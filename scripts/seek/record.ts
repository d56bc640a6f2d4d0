import { readFileSync } from 'node:fs';
import path from 'node:path';
import { csvParse, type DSVRowString } from 'd3-dsv';
import { BUDGET } from '../../src/explore/seek/budget';
import { goalOf } from '../../src/explore/seek/goal';
import { replicate } from '../../src/explore/seek/laboratory';
import { readSeek } from '../../src/explore/seek/link';
import { byMerit } from '../../src/explore/seek/ranking';
import { seek } from '../../src/explore/seek/seek';
import { Trial } from '../../src/explore/seek/trial';
import type { Candidate, Limit, SeekQuestion } from '../../src/explore/seek/types';
import { type ExploredStudy, valuesOf } from '../../src/explore/study/exploredStudy';
import { knobById } from '../../src/scenario/schema';
import { maskOfCount } from '../../src/scenario/trackingPoints';
import type { Simulate } from '../../src/simulator/batch/simulate';

const STUDIES = path.join(__dirname, '../../static/data/studies');
export const RECORD = path.join(STUDIES, 'seek.json');

/** The space of the published search, with a computer that tracks in every scenario as there. */
const MOVES =
  'virtualUsers:1..60,receiveOnly:0..6,receiveAndSend:0..8,sendOnly:0..12,sendAndTrack:1..6,messageBoxes:1..5,tracking:0..4,maxReceiveIntervalMs:1..5000,batchSize:1..200,messagingThreads:1..100';
const HOSTS = ['receiveOnly', 'receiveAndSend', 'sendOnly', 'sendAndTrack'];
/** The exercise of the study, and two that lie elsewhere. */
const LIMITS = [
  'roundtripTime.median:300,computers:7',
  'roundtripTime.median:260,computers:5',
  'roundtripTime.median:500,computers:9',
];
/** So many of the best of the published table are simulated again: its short runs do not say which is first. */
const AGAIN = 3;

/** What the record keeps of a scenario. */
function kept({ changes, found, replications }: Candidate) {
  const of = (measure: string) => found[measure] ?? { mean: 0, low: 0, high: 0 };
  return {
    changes,
    replications,
    throughputPerSecond: of('throughput.median'),
    roundtripMs: of('roundtripTime.median'),
    computers: of('computers').mean,
  };
}

/** The rows of the published table that keep the limits by their short runs, the most throughput first. */
function publishedRows(limits: readonly Limit[]): DSVRowString[] {
  const rows = csvParse(readFileSync(path.join(STUDIES, 'design-space.csv'), 'utf8'));
  const most = (measure: string) =>
    limits.find((limit) => limit.measure === measure)?.value ?? Number.POSITIVE_INFINITY;
  return rows
    .filter((row) => row.status === 'done' && row['roundtripTime.median'] !== '')
    .filter((row) => Number(row['roundtripTime.median']) <= most('roundtripTime.median'))
    .filter((row) => HOSTS.reduce((sum, host) => sum + Number(row[host]), 0) <= most('computers'))
    .sort((a, b) => Number(b['throughput.mean']) - Number(a['throughput.mean']));
}

/** The best of the published search under the question's limits, simulated as the search simulates its own. */
async function publishedBest(study: ExploredStudy, question: SeekQuestion, simulate: Simulate) {
  const goal = goalOf(study, question);
  const { schema } = study.context;
  const trials = publishedRows(question.limits)
    .slice(0, AGAIN)
    .map((row) => {
      const changes = Object.fromEntries(
        question.moves.flatMap(({ knob: id }) => {
          const knob = knobById(schema, id);
          const value = Number(row[id]);
          return knob ? [[id, knob.kind === 'set' ? maskOfCount(knob, value) : value]] : [];
        }),
      );
      const scenario = { ...question.from, changes };
      return new Trial(goal, null, scenario, valuesOf(study, scenario));
    });
  const laboratory = { study, simulate, seed: question.seed };
  await replicate(laboratory, trials, 'study', study.protocol.replications);
  const [best] = trials.sort(byMerit(goal));
  return best ? kept(best.candidate) : null;
}

/** One question of the record: what the search finds and what the published one has. */
async function answered(study: ExploredStudy, limits: string, simulate: Simulate) {
  const text = `from=low-latency/20-A&want=max:throughput.median&limit=${limits}&move=${MOVES}&seed=1&v=1`;
  const { question } = readSeek(study, new URLSearchParams(text));
  const answer = await seek(study, question, simulate);
  return {
    question: text,
    limits: question.limits,
    evaluated: answer.evaluated,
    probabilityOfCorrectSelection: answer.probabilityOfCorrectSelection,
    best: answer.best && kept(answer.best),
    published: await publishedBest(study, question, simulate),
  };
}

/** The record anew; what was measured of methods that are no longer here stays. */
export async function recordOf(study: ExploredStudy, simulate: Simulate) {
  const questions = [];
  for (const limits of LIMITS) questions.push(await answered(study, limits, simulate));
  const { methods } = JSON.parse(readFileSync(RECORD, 'utf8'));
  return { modelVersion: study.context.schema.modelVersion, budget: BUDGET, questions, methods };
}
