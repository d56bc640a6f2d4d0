import { describe, expect, it } from 'vitest';
import { farBands } from '../../../../src/lab/bands/farBands';
import type { LabBands } from '../../../../src/lab/bands/scenarioBands';
import { pillOf } from '../../../../src/lab/first/pill';
import { initialState, reduce, shownResult } from '../../../../src/lab/state/reducer';
import type { LabAction } from '../../../../src/lab/types';
import { deriveView } from '../../../../src/lab/view/derive';
import { context, summaryWith } from '../fixture';

const published: LabBands['published'] = {
  bands: context.study.index.bands,
  nearest: '20-A',
  at: ['20-A'],
  around: null,
  place: { distance: 0, regimes: ['elsewhere'], isOutside: false },
  excess: null,
  reason: '',
};

/** The pill after some actions; what was changed gave `throughput` messages a second. */
function pill(actions: readonly LabAction[], throughput = 109) {
  let state = actions.reduce(
    (before, action) => reduce(context, before, action),
    initialState(context),
  );
  if (state.phase.kind === 'running') {
    const result = {
      scenario: state.scenario,
      summary: summaryWith(throughput),
      quality: 'full' as const,
    };
    state = reduce(context, state, { type: 'finished', result, wallMs: 1 });
  }
  const view = deriveView(context, state.scenario, shownResult(state), 'median');
  const now = view.isChanged ? farBands(context)({ values: view.values, own: view.row }) : null;
  return pillOf(context, view, { published, now });
}
const knobs = (changes: Readonly<Record<string, number>>): LabAction => ({
  type: 'knobs',
  changes,
});
const plain = (text = '') => text.replaceAll(/\u202f/g, ' ');

describe('the pill of a lab', () => {
  it('names a published configuration with what was measured, and how far off the model is', () => {
    const { kind, text, note } = pill([]) ?? {};
    expect([kind, plain(text)]).toEqual(['this', 'This is 20-A: 96/s, 307 ms']);
    // 101 for 96, 300 for 307.
    expect(plain(note)).toBe('off by +5.2 % and −2.3 %');
  });

  it('names another configuration that has the settings, with its own numbers and errors', () => {
    const { kind, text, note } = pill([knobs({ virtualUsers: 4 })], 109) ?? {};
    expect([kind, plain(text)]).toEqual(['this', 'This is 20-B: 109/s, 349 ms']);
    expect(plain(note)).toBe('off by 0.0 % and −14 %');
  });

  it('names the two that have every setting between them, and where measurements would lie', () => {
    const { kind, text, note } = pill([knobs({ virtualUsers: 2 })]) ?? {};
    expect([kind, text]).toEqual(['between', 'Between 20-A and 15-B']);
    expect(note).toMatch(/^90.% bands \d+–\d+\/s and \d+–\d+.ms$/);
  });

  it('names the nearest where none have every setting between them', () => {
    expect(pill([knobs({ thinkTimeMs: 300, dataFiles: 8 })])).toMatchObject({
      kind: 'near',
      text: 'Near 20-A',
    });
  });

  it('says outside of what was measured where, and claims no error', () => {
    const { kind, text, note } = pill([knobs({ maxReceiveIntervalMs: 500 })]) ?? {};
    expect([kind, plain(text)]).toEqual([
      'outside',
      'Outside: nobody measured longest pause between looks of 500 ms',
    ]);
    expect(note).toBe('how far off is unknown there');
    expect(plain(pill([knobs({ virtualUsers: 40, thinkTimeMs: 250 })])?.text)).toBe(
      'Outside: nobody measured 40 users with 250 ms of think time',
    );
    expect(pill([knobs({ maxReceiveIntervalMs: 500, requestKb: 99 })])?.text).toContain(
      ' and 1 more',
    );
  });
});
