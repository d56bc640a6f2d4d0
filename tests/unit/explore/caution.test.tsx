import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { valuesOf } from '../../../src/explore/study/exploredStudy';
import { Caution } from '../../../src/explore/trust/page/Caution';
import { caution } from '../../../src/studies/low-latency/caution';
import { EXPLORED, exploredNamed } from '../../support/explored';

describe('what must be known of a scenario', () => {
  const study = exploredNamed('low-latency');
  const untracked = { base: study.first, changes: { tracking: 4, sendAndTrack: 0, trackOnly: 0 } };
  const shown = (scenario: typeof untracked | { base: string; changes: object }, name?: string) =>
    renderToStaticMarkup(
      <Caution
        study={study}
        scenario={{ ...scenario, changes: { ...scenario.changes } }}
        name={name}
      />,
    );

  it('is said in the words of the lab, with a name where several stand together', () => {
    const text = caution(valuesOf(study, untracked));
    expect(text).toContain('no computer has a tracking host');
    expect(shown(untracked)).toContain(text);
    expect(shown(untracked, 'B')).toContain(`B: ${text}`);
  });

  it('is nothing for a scenario with a tracking host, and for all that was published', () => {
    expect(shown({ ...untracked, changes: { ...untracked.changes, trackOnly: 1 } })).toBe('');
    for (const one of EXPLORED) {
      for (const label of one.context.labels) {
        const values = one.context.configurations[label] ?? {};
        expect(one.caution?.(values) ?? '').toBe('');
      }
    }
  });
});
