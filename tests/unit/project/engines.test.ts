import { readFileSync } from 'node:fs';
import path from 'node:path';
import { satisfies, subset } from 'semver';
import { describe, expect, it } from 'vitest';
import { isInRange, nodeProblem } from '../../../scripts/node-version.mjs';

const ROOT = path.join(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };

interface Locked {
  engines?: { node?: string };
  optional?: boolean;
}

describe('the range of Node', () => {
  it('is one that every locked package takes', () => {
    const { packages } = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, Locked>;
    };
    const refusing = Object.entries(packages).filter(
      ([, { engines: needs, optional }]) =>
        needs?.node !== undefined && !optional && !subset(engines.node, needs.node),
    );
    expect(refusing.map(([name]) => name)).toEqual([]);
  });

  it('holds the version of .nvmrc', () => {
    expect(satisfies(read('.nvmrc').trim(), engines.node)).toBe(true);
  });

  it.each([
    ['18.20.8', false],
    ['20.18.3', false],
    ['20.19.0', true],
    ['20.100.0', true],
    ['21.7.3', false],
    ['22.12.0', false],
    ['22.13.1', true],
    ['24.0.0', true],
    ['26.1.0', true],
  ])('is read as npm reads it: %s', (version, isIn) => {
    expect(isInRange(version, engines.node)).toBe(isIn);
    expect(satisfies(version, engines.node)).toBe(isIn);
  });

  it('is told to who has an older one', () => {
    expect(nodeProblem('20.19.0', '^20.19.0 || >=24.0.0')).toBeUndefined();
    expect(nodeProblem('18.1.0', '^20.19.0 || >=24.0.0')).toMatch(
      /^This is Node 18\.1\.0, .* need 20\.19 or newer of 20, or 24 or newer: install/,
    );
  });
});
