import path from 'node:path';
import { rolldown } from 'rolldown';
import { npmPackage, packageOf } from '../notices/packages.mjs';

const ROOT = path.join(__dirname, '../..');
/** The readers of load tests as the Python package runs them. */
export const READERS_FILE = path.join(ROOT, 'python/src/messageboxlab/readers.js');

/** What is shipped of others in these modules, with its licences. */
function noticesOf(modules: readonly string[]): string {
  const folders = new Set(modules.flatMap((file) => packageOf(file) ?? []));
  return [...folders]
    .sort()
    .map(npmPackage)
    .map(({ name, version, text }) => `${name} ${version}\n\n${text}`)
    .join('\n\n');
}

/** One script without modules, which leaves the readers under the name `readers`. */
export async function readersText(): Promise<string> {
  const bundle = await rolldown({
    input: path.join(ROOT, 'src/python/readers.ts'),
    platform: 'neutral',
  });
  const { output } = await bundle.generate({ format: 'iife', name: 'exported', minify: true });
  await bundle.close();
  const [{ code, moduleIds }] = output;
  return `/* Written by \`npm run build:python\` from src/python/readers.ts. It holds parts of\n\n${noticesOf(moduleIds)}\n*/\n${code}var readers = exported.readers;\n`;
}
