import { describe, expect, it } from 'vitest';
import { notebookNames, readNotebook, toMdx } from '../../../scripts/python/notebook';
import { tokensOf } from '../../../src/components/python/highlight';

describe('the highlighter', () => {
  it('leaves no character out', () => {
    const code = 'def f(x):\n    # é\n    return f"{x:.1f}"\n\n\nf(1)\n';
    const tokens = tokensOf(code);
    expect(tokens.map(([, text]) => text).join('')).toBe(code);
    expect(tokens).toContainEqual(['tok-keyword', 'def']);
  });
});

describe.each(notebookNames())('the notebook %s', (name) => {
  const parts = readNotebook(name);

  it('has code, text between, and a recording of each cell', () => {
    const cells = parts.filter((part) => part.kind === 'code');
    expect(cells.length).toBeGreaterThan(1);
    expect(parts.length).toBeGreaterThan(cells.length);
    for (const { cell } of cells) expect(cell.recorded).not.toBeNull();
  });

  it('becomes a page', () => {
    const page = toMdx(name, parts);
    expect(page.match(/<Cell /g)).toHaveLength(parts.filter(({ kind }) => kind === 'code').length);
    expect(page).not.toContain('$');
  });
});
