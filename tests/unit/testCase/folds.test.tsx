// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { foldsFor, targetOf } from '../../../src/lab/sections/folds';

beforeEach(() => {
  document.body.innerHTML = `
    <section id="lab">
      <section id="story" data-section="story">
        <h3 id="what-to-try"></h3>
        <div data-fold="how-to-read"><h3 id="how-to-read-it"></h3></div>
      </section>
      <section id="charts" data-section="charts">
        <div data-tab data-fold="chart-roundtrip" id="chart-roundtrip"></div>
        <div data-tab data-fold="chart-stages" id="chart-stages"></div>
      </section>
    </section>
    <section id="tables" data-section="tables">
      <span id="printed"></span>
      <div data-fold="table-79" id="table-79"><p id="E0-15"></p></div>
      <div data-fold="table-80" id="table-80"></div>
    </section>
    <section id="claims" data-section="claims">
      <span id="what-the-authors-conclude"></span>
      <div data-fold="claims-rows"><table><tr id="claim-C0-58"><th id="C0-58"></th></tr></table></div>
    </section>`;
});

const opens = (hash: string) => {
  const target = targetOf(hash, document);
  return target && foldsFor(target);
};

describe('a hash opens', () => {
  it.each([
    ['#claims', ['claims-rows']],
    ['#claim-C0-58', ['claims-rows']],
    ['#C0-58', ['claims-rows']],
    ['#what-the-authors-conclude', ['claims-rows']],
    ['#table-80', ['table-80']],
    ['#E0-15', ['table-79']],
    ['#tables', ['table-79', 'table-80']],
    ['#printed', ['table-79', 'table-80']],
    ['#chart-stages', ['chart-stages']],
    ['#how-to-read-it', ['how-to-read']],
    ['#story', ['how-to-read']],
  ])('%s: %j', (hash, folds) => {
    expect(opens(hash)).toEqual(folds);
  });

  it.each(['#charts', '#lab'])('nothing more with %s', (hash) => {
    expect(opens(hash)).toEqual([]);
  });

  it.each(['', '#', '#nowhere', '#%E0%A4%A', '#a b"]'])('no section with %j', (hash) => {
    expect(opens(hash)).toBeNull();
  });
});
