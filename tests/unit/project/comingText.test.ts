import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';
import { findComingText } from '../../support/comingText';

/** One component for each way in which text can stand in an element; `b` follows where it is bad. */
const SNIPPETS = `
import type { ReactNode } from 'react';
interface Props { is: boolean; unit: string; note?: string; count: number; node: ReactNode }
const Part = ({ children }: { children: ReactNode }) => <p>{children}</p>;
export const bAnd = ({ is }: Props) => <p>Runs{is && ', short'} of it</p>;
export const bEmpty = ({ unit }: Props) => <p><b>Mean</b>{unit === '' ? '' : unit}</p>;
export const bEither = ({ is, unit }: Props) => <p>Held {is ? <b>yes</b> : unit}</p>;
export const bAbsent = ({ note }: Props) => <p>Note <b>one</b>{note}</p>;
export const bAndText = ({ unit }: Props) => <p><b>one</b>{unit && \`, \${unit}\`}</p>;
export const bChild = ({ is }: Props) => <Part>{is && 'short'}</Part>;
export const bNumber = ({ is, count }: Props) => <p><b>one</b>{is && count}</p>;
export const bFragment = ({ unit }: Props) => <>Mean <b>{unit}</b></>;
export const bFragmentValue = ({ unit }: Props) => <><b>Mean</b>{unit}</>;
export const sole = ({ is }: Props) => <p>{is && 'short'}</p>;
export const own = ({ is }: Props) => <p>Runs{is && <span>, short</span>} of it</p>;
export const stays = ({ is, unit }: Props) => <p>Runs {is ? 'short' : 'long'} {unit} <b>one</b></p>;
export const element = ({ unit }: Props) => <p>Mean {unit && <b>{unit}</b>}</p>;
export const given = ({ node }: Props) => <p>Mean {node}</p>;
export const fragment = ({ unit }: Props) => <><b>Mean</b> <span>{unit}</span>{' '}</>;
`;

const snippetFile = path.resolve('src/comingTextSnippets.tsx');

function programOfSource(): ts.Program {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile);
  const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, process.cwd());
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.fileExists = (name) => name === snippetFile || fileExists(name);
  host.readFile = (name) => (name === snippetFile ? SNIPPETS : readFile(name));
  host.getSourceFile = (name, target, ...rest) =>
    name === snippetFile
      ? ts.createSourceFile(name, SNIPPETS, target)
      : getSourceFile(name, target, ...rest);
  const ofSite = fileNames.filter((name) => name.startsWith(path.resolve('src')));
  return ts.createProgram([...ofSite, snippetFile], options, host);
}

describe('text that comes and goes beside other nodes', () => {
  let found: ReturnType<typeof findComingText> = [];
  const ofSnippets = () => found.filter(({ file }) => path.resolve(file) === snippetFile);
  beforeAll(() => {
    found = findComingText(programOfSource());
  }, 240_000);

  it('is told from text that stays, stands alone or has its own element', () => {
    const lines = SNIPPETS.split('\n');
    const named = (line: number) => /const (\w+)/.exec(lines[line - 1] ?? '')?.[1];
    const bad = [...SNIPPETS.matchAll(/const (b[A-Z]\w+)/g)].map(([, name]) => name);
    expect(bad).toHaveLength(9);
    expect(ofSnippets().map(({ line }) => named(line))).toEqual(bad);
  });

  it('is in no component, because a page translator makes it crash', () => {
    const said = found
      .filter((one) => !ofSnippets().includes(one))
      .map(({ file, line, text, mend }) => `${file}:${line} ${text}: ${mend}`);
    expect(said).toEqual([]);
  });
});
