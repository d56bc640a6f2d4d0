import { FITTED_STUDIES, type FittedStudy } from './studies';

/** What `npm run calibrate` was asked for. */
export interface Asked {
  id: string;
  study: FittedStudy;
  command: string;
}

/** Commands of a study: its reports, and the comparison of a repeated fit with the committed one. */
export const commandsOf = ({ reports }: FittedStudy): string[] => [
  ...Object.keys(reports),
  'check',
];

const usage = (): string =>
  Object.entries(FITTED_STUDIES)
    .map(([id, study]) => `  npm run calibrate -- ${id} ${commandsOf(study).join('|')}`)
    .join('\n');

/** The study and the command of an invocation; without any, the fit of the low-latency study. Throws with what is accepted. */
export function readCommand(args: readonly string[]): Asked {
  const [id = '', command = '', ...rest] = args.length === 0 ? ['low-latency', 'fit'] : args;
  const study = FITTED_STUDIES[id];
  if (study === undefined || !commandsOf(study).includes(command) || rest.length > 0)
    throw new Error(`calibrate: ${args.join(' ')}: say one of\n${usage()}`);
  return { id, study, command };
}
