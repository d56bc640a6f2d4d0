import path from 'node:path';
import { pythonOf } from './python';
import { abiVersion, anyReport, networkShapes, reportShapes, systemShapes } from './schema';
import { typescriptOf } from './typescript';

const REPOSITORY = path.join(__dirname, '../..');
const MODULE = path.join(REPOSITORY, 'src/simulator');
const NETWORK = path.join(REPOSITORY, 'src/course/network');
const SYSTEM = path.join(REPOSITORY, 'src/system');
const PUBLISHED = path.join(REPOSITORY, 'static/schemas');
const PACKAGE = path.join(REPOSITORY, 'python/src/messageboxlab');
const VERSION_NOTE =
  'Version of the simulator’s interface that this is written for; `npm run shapes` writes it.';

/** The types of networks: of their description, and of all that a run answers. */
async function networkTypes(): Promise<string> {
  const { description, answers } = networkShapes();
  const joined = {
    type: 'object',
    properties: { network: { $ref: '#/definitions/Network' }, ...answers.properties },
    required: ['network', ...(answers.required ?? [])],
    additionalProperties: false,
    definitions: {
      ...description.definitions,
      ...answers.definitions,
      Network: { ...description, title: undefined, definitions: undefined },
    },
  };
  return typescriptOf(joined, 'Shapes');
}

/** The schema of a system's document, for everybody who writes one. */
const published = () =>
  `${JSON.stringify({ $id: 'system.schema.json', ...systemShapes().description }, null, 2)}\n`;

/** The committed files that follow from the shapes of the simulator, with their text. */
export async function shapeFiles(): Promise<Map<string, string>> {
  const report = anyReport(reportShapes().values());
  const system = systemShapes();
  const version = abiVersion();
  return new Map([
    [path.join(MODULE, 'report.ts'), await typescriptOf(report, 'Report')],
    [path.join(NETWORK, 'shapes.ts'), await networkTypes()],
    [path.join(SYSTEM, 'document.ts'), await typescriptOf(system.description, 'System')],
    [path.join(SYSTEM, 'report.ts'), await typescriptOf(system.report, 'SystemReport')],
    [path.join(SYSTEM, 'meanValues.ts'), await typescriptOf(system.meanValues, 'MeanValues')],
    [path.join(SYSTEM, 'bounds.ts'), await typescriptOf(system.bounds, 'SystemBounds')],
    [path.join(SYSTEM, 'fitQuestion.ts'), await typescriptOf(system.question, 'FitQuestion')],
    [path.join(SYSTEM, 'fitAnswer.ts'), await typescriptOf(system.answer, 'FitAnswer')],
    [path.join(PUBLISHED, 'system.schema.json'), published()],
    [path.join(PACKAGE, 'shapes.py'), pythonOf(report, 'Replication')],
    [
      path.join(MODULE, 'abiVersion.ts'),
      `/** ${VERSION_NOTE} */\nexport const ABI_VERSION = ${version};\n`,
    ],
    [path.join(PACKAGE, '_abi.py'), `"""${VERSION_NOTE}"""\n\nABI_VERSION = ${version}\n`],
  ]);
}
