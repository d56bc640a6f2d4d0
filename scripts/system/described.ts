import { readDescription } from '../../src/your-system/carry/read';
import type { Description } from '../../src/your-system/description';
import { refuse } from '../command/usage';
import { readFiles } from './files';

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The description with measured levels that a single file holds; null of all else, such as a load test. */
export async function measuredIn(given: readonly string[]): Promise<Description | null> {
  const [file, ...others] = readFiles(given);
  const value = others.length > 0 ? null : jsonIn(file?.text ?? '');
  if (typeof value !== 'object' || value === null || !('measured' in value)) return null;
  const { description, problems } = await readDescription(value);
  refuse(problems);
  return description;
}
