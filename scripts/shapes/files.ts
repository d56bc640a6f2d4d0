import path from 'node:path';
import { pythonOf } from './python';
import { anyReport, reportShapes } from './schema';
import { typescriptOf } from './typescript';

const REPOSITORY = path.join(__dirname, '../..');

/** The committed files that follow from the shapes of the simulator, with their text. */
export async function shapeFiles(): Promise<Map<string, string>> {
  const report = anyReport(reportShapes().values());
  return new Map([
    [path.join(REPOSITORY, 'src/simulator/report.ts'), await typescriptOf(report, 'Report')],
    [path.join(REPOSITORY, 'python/src/messageboxlab/shapes.py'), pythonOf(report, 'Replication')],
  ]);
}
