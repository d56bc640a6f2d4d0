// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { foldsFor, targetOf } from '../../../src/lab/sections/folds';

beforeEach(() => {
  document.body.innerHTML = `
    <section data-section="tables">
      <h2 id="tables"></h2>
      <div data-fold="printed"><p id="claim-C0-58"></p></div>
      <div data-fold="notes"></div>
      <div data-fold="charts" data-tab></div>
    </section>
    <p id="away"></p>`;
});

const unfolded = (hash: string) => {
  const target = targetOf(hash, document);
  return target && foldsFor(target);
};

it('unfolds what holds the place that a link names', () => {
  expect(unfolded('#claim-C0-58')).toEqual(['printed']);
});

it('unfolds a section whole where a link names the section, and turns no tabs', () => {
  expect(unfolded('#tables')).toEqual(['printed', 'notes']);
});

it('unfolds nothing for a place outside, and knows no place that is not there', () => {
  expect(unfolded('#away')).toEqual([]);
  for (const hash of ['', '#', '#nowhere', '#%', '#%E0%A4%A'])
    expect(targetOf(hash, document), hash).toBeNull();
  expect(targetOf('#claim%2DC0%2D58', document)?.id).toBe('claim-C0-58');
});
