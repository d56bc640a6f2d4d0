import { readdirSync } from 'node:fs';
import path from 'node:path';

export const ROOT = path.join(__dirname, '../..');

/** Installed, or made when a command runs, so that a clone need not have them. */
const MADE = new Set([
  ...['.browser', '.docusaurus', '.git', '.mutants', '.venv', '__pycache__', 'build', 'generated'],
  ...['node_modules', 'playwright-report', 'target', 'test-results'],
]);

/** Files that people or programs write into the project, below a folder of it. */
export function filesBelow(folder = ''): string[] {
  return readdirSync(path.join(ROOT, folder), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : filesBelow(file);
    return [file];
  });
}
