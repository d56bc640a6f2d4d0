// @vitest-environment happy-dom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { KnobField } from '../../../src/lab/knobs/KnobField';
import { knobById } from '../../../src/scenario/schema';
import { PUBLISHED_WORDS } from '../../../src/scenario/words';
import { knobSchema } from '../../../src/studies/low-latency/knobs';

afterEach(cleanup);

function textOf(id: string, published: readonly number[]): string {
  const knob = knobById(knobSchema, id);
  if (!knob) throw new Error(`no knob ${id}`);
  render(
    <KnobField
      words={PUBLISHED_WORDS}
      knob={knob}
      value={knob.max}
      publishedValue={knob.default}
      ranges={{ [id]: published }}
      idle={null}
      onChange={() => undefined}
      onReset={() => undefined}
    />,
  );
  return screen.getByRole('group').textContent ?? '';
}

describe('a changed knob', () => {
  it('is compared with what was published', () => {
    expect(textOf('spindles', [134])).toContain('changed, published 134 outside');
  });

  it('says so where the study prints no value and one is assumed', () => {
    expect(textOf('writeCacheMb', [8192])).toContain('changed, assumed 8,192');
  });

  it('counts a value that some configuration prints as published', () => {
    expect(textOf('hbaCards', [1, 2, 3])).toContain('changed, published 1');
  });
});
