/** Answers about a reader's own system: what its load test says of it, and what its description does. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createSystemModule, type SystemModule } from '../src/system/module';
import { RefusedSystemError } from '../src/system/refusal';
import { runCommand, UsageError } from './command/usage';
import { readDescription } from './system/files';
import { fit, readTest } from './system/fit';
import { type Action, HELP, readOptions, type SystemOptions } from './system/options';
import { readingText } from './system/readingText';
import { simulate } from './system/simulate';
import { boundsText, meanValuesText, simulatedText } from './system/systemText';

const WASM_FILE = path.join(__dirname, '../src/system/generated/messagebox_system.wasm');
const SCHEMA_FILE = path.join(__dirname, '../static/schemas/system.schema.json');

const described = ({ files }: SystemOptions) => readDescription(files[0] ?? '');

const print = <Answer>(
  { json }: SystemOptions,
  answer: Answer,
  text: (answer: Answer) => string,
) => (json ? JSON.stringify(answer, null, 1) : text(answer));

type Act = (module: SystemModule, options: SystemOptions) => string | Promise<string>;

const ACTIONS: Record<Action, Act> = {
  fit,
  read: (_, options) => print(options, readTest(options), readingText),
  simulate: (module, options) =>
    print(options, simulate(module, described(options), options), simulatedText),
  bounds: (module, options) => print(options, module.bounds(described(options)), boundsText),
  mva: (module, options) => print(options, module.mva(described(options)), meanValuesText),
  check: (module, options) => JSON.stringify(module.check(described(options)), null, 2),
  schema: () => readFileSync(SCHEMA_FILE, 'utf8').trimEnd(),
};

/** A refusal of the module ends the command as a wrong option does. */
async function refusing<Answer>(act: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await act();
  } catch (error) {
    throw error instanceof RefusedSystemError ? new UsageError(error.message) : error;
  }
}

async function main(args: readonly string[]): Promise<void> {
  if (args.includes('--help') || args.includes('-h')) return console.log(HELP);
  const options = readOptions(args);
  const module = await createSystemModule(readFileSync(WASM_FILE));
  console.log(await refusing(() => ACTIONS[options.action](module, options)));
}

runCommand(main);
