import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { changedFiles } from '../../../scripts/parts/changed.mjs';

const AUTHOR = ['-c', 'user.name=a', '-c', 'user.email=a@b.example', '-c', 'commit.gpgsign=false'];

let at = '';
const git = (...args: string[]) =>
  execFileSync('git', [...AUTHOR, ...args], { cwd: at, encoding: 'utf8' });
const write = (file: string, text: string) => writeFileSync(path.join(at, file), text);
function commit(file: string, text: string) {
  write(file, text);
  git('add', '.');
  git('commit', '-qm', file);
}

beforeEach(() => {
  at = mkdtempSync(path.join(tmpdir(), 'change-'));
  git('init', '-q', '-b', 'main');
  commit('first', '1');
  commit('second', '2');
});
afterEach(() => rmSync(at, { recursive: true, force: true }));

it('is the last commit, with what is not committed and what is new', () => {
  expect(changedFiles(undefined, at)).toEqual(['second']);
  write('first', 'one byte more');
  write('third', '3');
  expect(changedFiles(undefined, at)?.sort()).toEqual(['first', 'second', 'third']);
});

it('begins where it is said', () => {
  commit('third', '3');
  expect(changedFiles('HEAD~2', at)).toEqual(['second', 'third']);
});

it('is all that the remote branch does not have yet', () => {
  const remote = `${at}.git`;
  execFileSync('git', ['clone', '-q', '--bare', at, remote]);
  git('remote', 'add', 'origin', remote);
  git('fetch', '-q');
  git('branch', '-q', '-u', 'origin/main');
  commit('third', '3');
  commit('fourth', '4');
  expect(changedFiles(undefined, at)?.sort()).toEqual(['fourth', 'third']);
  rmSync(remote, { recursive: true });
});

it('is not known of a clone without the commit before, of one that does not exist, and without git', () => {
  const shallow = `${at}-shallow`;
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${at}`, shallow]);
  expect(changedFiles(undefined, shallow)).toBeNull();
  rmSync(shallow, { recursive: true });
  expect(changedFiles('0000000', at)).toBeNull();
  expect(changedFiles(undefined, tmpdir())).toBeNull();
});
