import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../support/projectFiles';

const FOLDERS = ['bench', 'python', 'scripts', 'sim-wasm', 'src', 'tests'];
const MOST_LINES = 400;

/** Style sheets that were longer when the limit came, with the lines they may have until they are split. */
const LONGER_STYLES: Readonly<Record<string, number>> = {
  'board.module.css': 412,
  'topology.module.css': 409,
};

/** The declarations of a study's knobs are data: one entry below the other, in the order of the links. */
const isDeclaration = (file: string) => /\/knobs(\/\w+)?\.rs$/.test(file);

const isSource = (file: string) => /\.(css|[cm]?[jt]s|tsx|rs|py)$/.test(file);

const longer = FOLDERS.flatMap(filesBelow)
  .filter((file) => isSource(file) && !isDeclaration(file))
  .map((file) => ({
    file,
    lines: readFileSync(path.join(ROOT, file), 'utf8').split('\n').length - 1,
  }))
  .filter(({ lines }) => lines > MOST_LINES);

describe('files', () => {
  it(`have at most ${MOST_LINES} lines`, () => {
    const tooLong = longer.filter(
      ({ file, lines }) => lines > (LONGER_STYLES[path.basename(file)] ?? MOST_LINES),
    );
    expect(tooLong).toEqual([]);
  });

  it('leave the list of longer ones when they no longer need it', () => {
    const names = longer.map(({ file }) => path.basename(file));
    expect(Object.keys(LONGER_STYLES).filter((name) => !names.includes(name))).toEqual([]);
  });
});
