import path from 'node:path';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { DOCS, pages } from '../../../scripts/replay/linkedExperiments';
import { Holds } from '../../../src/tables/stated/Holds';

// of a test case's page only the story is written there
vi.mock('@site/src/components/testCase/TestCase', () => ({
  TestCase: ({ children }: { children: ReactNode }) => children,
}));

const asking = pages.filter(({ text }) => /tables\/stated\/|pages\/valuesOf/.test(text));

describe('pages that draw conclusions', () => {
  it.each(asking)('$file: its words hold for its numbers', async ({ file }) => {
    const { default: Page } = await import(/* @vite-ignore */ path.join(DOCS, file));
    expect(renderToStaticMarkup(<Page />)).not.toMatch(/\bNaN\b|\bundefined\b/);
  });

  it('are not built once the numbers say otherwise', () => {
    expect(() => renderToStaticMarkup(<Holds when={1 > 2}>one is more</Holds>)).toThrow(
      'one is more',
    );
  });
});
