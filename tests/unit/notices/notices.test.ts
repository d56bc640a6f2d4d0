import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { difference } from '../../../scripts/notices/bundled.mjs';
import { isAccepted } from '../../../scripts/notices/licences.mjs';
import { noticesText, shippedPackages } from '../../../scripts/notices/notices.mjs';
import { packageOf } from '../../../scripts/notices/packages.mjs';

describe('a licence', () => {
  it.each([
    'MIT',
    'MIT OR Apache-2.0',
    'GPL-3.0-only OR MIT',
    'Unlicense/MIT',
    '(MIT OR GPL-2.0-only) AND ISC',
  ])('%s may be shipped', (licence) => {
    expect(isAccepted(licence)).toBe(true);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', 'UNLICENSED', 'see LICENSE', ''])(
    '%j may not',
    (licence) => {
      expect(isAccepted(licence)).toBe(false);
    },
  );
});

describe('the packages of a build', () => {
  it('are known by their folders, also inside of others', () => {
    expect(packageOf('/site/src/lab/Lab.tsx')).toBeNull();
    expect(packageOf('/site/node_modules/d3-array/src/max.js')).toBe('d3-array');
    expect(packageOf('/site/node_modules/@lezer/lr/dist/index.js')).toBe('@lezer/lr');
    expect(packageOf('C:\\site\\node_modules\\clsx\\clsx.mjs')).toBe('clsx');
    expect(packageOf('/site/node_modules/react-router/node_modules/react-is/index.js')).toBe(
      'react-router/node_modules/react-is',
    );
  });

  it('are all listed, and no others', () => {
    expect(difference(new Set(['a', 'b']), ['b', 'a'])).toBeNull();
    expect(difference(new Set(['a', 'b', 'c']), ['b'])).toContain('not listed: a, c.');
    expect(difference(new Set(['a']), ['a', 'b'])).toContain('listed, not shipped: b.');
  });
});

describe('what the site ships of others', () => {
  const shipped = shippedPackages();

  it('is on the page, each with a version and a licence that may be shipped', () => {
    const page = JSON.parse(readFileSync('generated/notices/packages.json', 'utf8'));
    expect(page).toEqual(shipped.map(({ text: _, ...one }) => one));
    const bad = shipped.filter(({ version, licence }) => version === '' || !isAccepted(licence));
    expect(bad).toEqual([]);
  });

  it('comes from npm, crates, PyPI and what they contain', () => {
    const names = shipped.map(({ from, name }) => `${from} ${name}`);
    for (const name of ['npm react', 'npm pyodide', 'crates.io libm', 'Rust std'])
      expect(names).toContain(name);
    // A build without network does without SimPy.
    expect(names.includes('PyPI simpy')).toBe(existsSync('generated/static/python/simpy.json'));
    // Macros write code while the simulator is compiled, and are no part of it.
    expect(names).not.toContain('crates.io syn');
    expect(names).not.toContain('crates.io serde_derive');
  });

  it('has every licence in full in one file', () => {
    const text = noticesText(shipped);
    expect(text).toBe(readFileSync('generated/static/third-party-notices.txt', 'utf8'));
    for (const { name, version, text: own } of shipped) {
      expect(text).toContain(`${name} ${version} (`);
      expect(text).toContain(own);
    }
    expect(text).toContain('Mozilla Public License Version 2.0');
  });
});
