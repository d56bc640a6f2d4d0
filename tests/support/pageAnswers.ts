/** What the workers of `/your-system` find of some systems, as JSON, for the Python package to be held against it. */
import { readFileSync } from 'node:fs';
import { runsOf } from '../../src/explore/study/runs';
import { DEFAULT_SEED, published } from '../../src/scenario/scenario';
import { createService, SYSTEMS } from '../../src/simulator/service';
import { summarise } from '../../src/simulator/summarise';
import type { Run } from '../../src/simulator/types';
import { createAnswering } from '../../src/system/answering';
import type { FitAnswer } from '../../src/system/fitAnswer';
import type { FitQuestion } from '../../src/system/fitQuestion';
import { createSystemModule } from '../../src/system/module';
import { systemSimulator } from '../../src/system/simulator';
import type { Description } from '../../src/your-system/description';
import { explainedBy } from '../../src/your-system/follow';
import { questionOf } from '../../src/your-system/question';
import { ownStudy } from '../../src/your-system/study/ownStudy';
import { EXAMPLES, TEMPLATES } from '../../src/your-system/templates/list';

const WASM = readFileSync('src/system/generated/messagebox_system.wasm');

/** The worker that simulates, with its messages. */
function simulating(run: Run) {
  return new Promise<Parameters<typeof summarise>[1][number]>((resolve, reject) => {
    const command = createService({
      load: async (address) => {
        if (address !== SYSTEMS) throw new Error('Only systems are simulated here.');
        return systemSimulator(await createSystemModule(WASM));
      },
      post: (event) => {
        if (event.type === 'finished') resolve(event.report);
        if (event.type === 'broken' || event.type === 'refused') reject(new Error(event.type));
      },
      giveWay: setImmediate,
      nowMs: () => performance.now(),
      log: () => {},
    });
    command({ type: 'simulate', task: 1, run, isShownEarly: false });
  });
}

/** The worker that answers questions, with its messages. */
async function fitted(given: FitQuestion): Promise<FitAnswer> {
  const module = await WebAssembly.compile(WASM);
  return new Promise((resolve, reject) => {
    const answer = createAnswering((event) => {
      if (event.type === 'answered') resolve(event.answer as FitAnswer);
      else reject(new Error(event.type));
    }, console.error);
    answer({ type: 'module', module });
    answer({ type: 'question', number: 1, question: { name: 'fit', given } });
  });
}

async function answered(id: string, drawn: Description) {
  const question = questionOf(drawn, []);
  const fit = question && (await fitted(question));
  const [best] = fit?.explanations ?? [];
  const description = drawn.stations.length === 0 && best ? explainedBy(drawn, best) : drawn;
  const study = ownStudy({ description, fit });
  const runs = runsOf(study, published(study.first), {
    protocol: 'study',
    replications: study.protocol.replications,
    seed: DEFAULT_SEED,
  });
  const reports = [];
  for (const run of runs) reports.push(await simulating(run));
  return { id, description, fit, summary: summarise(DEFAULT_SEED, reports) };
}

async function main(ids: readonly string[]): Promise<void> {
  const all = [...TEMPLATES, ...EXAMPLES].filter(({ id }) => ids.includes(id));
  const found = [];
  for (const { id, description } of all) found.push(await answered(id, await description()));
  console.log(JSON.stringify(found));
}

main(process.argv.slice(2));
