// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, describe, expect, it } from 'vitest';
import loader from '../../../scripts/late-body-loader.cjs';
import { lateBody } from '../../../src/arrival/lateBody';

const Text = () => <p>Its text</p>;

/** A promise, and what resolves it. */
function awaited<T>() {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((take) => {
    resolve = take;
  });
  return { promise, resolve };
}

let missing = awaited<void>();

beforeEach(() => {
  missing = awaited<void>();
  window.arrival = { arriving: (_, load) => load(), whenMissing: () => missing.promise };
});

describe('the text of a page', () => {
  it('is the page where all files arrive', async () => {
    expect(await lateBody(async () => ({ default: Text }))).toBe(Text);
  });

  it('comes later where a file is missing, and the page goes on without', async () => {
    const text = awaited<{ default: typeof Text }>();
    const loading = lateBody(() => text.promise);
    missing.resolve();
    const Late = await loading;
    expect(renderToStaticMarkup(<Late />)).toBe('');
    text.resolve({ default: Text });
    await Late.lateUntil;
    expect(renderToStaticMarkup(<Late />)).toBe('<p>Its text</p>');
  });
});

describe('the loader of pages', () => {
  it('keeps what is known of a page and leaves its data to its text', () => {
    const page = loader.call(
      { resourcePath: '/docs/a.mdx' },
      [
        "import data from './data.json';",
        "import Part, { toc as __tocPart } from './part.mdx';",
        'export const frontMatter = { title: "A" };',
        "export { default as metadata } from './metadata.json';",
        'export const at = data.rows[0];',
        'export const toc = [{ value: "Head", id: "head", level: 2 }, ...__tocPart];',
        'export default function MDXContent() { return at; }',
      ].join('\n'),
    );
    expect(page).toContain('export const frontMatter');
    expect(page).toContain("export { default as metadata } from './metadata.json'");
    expect(page).toContain('id: "head"');
    expect(page).not.toContain('import data');
    expect(page).toContain("import { toc as __tocPart } from './part.mdx';");
    expect(page).not.toContain('import Part');
    expect(page).not.toContain('rows[0]');
    expect(page).toContain('"/docs/a.mdx?body"');
  });
});
