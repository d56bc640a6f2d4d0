// @vitest-environment happy-dom

import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
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

function Users() {
  const [value, setValue] = useState(4);
  const knob = knobById(knobSchema, 'virtualUsers');
  if (!knob) throw new Error('no knob virtualUsers');
  return (
    <>
      <KnobField
        words={PUBLISHED_WORDS}
        knob={knob}
        value={value}
        publishedValue={4}
        ranges={{}}
        idle={null}
        onChange={(_, next) => setValue(next)}
        onReset={() => setValue(4)}
      />
      <button type="button" onClick={() => setValue(9)}>
        From elsewhere
      </button>
    </>
  );
}

describe('a number that is not accepted', () => {
  const typed = (text: string) => {
    render(<Users />);
    const box = screen.getByRole<HTMLInputElement>('textbox');
    fireEvent.change(box, { target: { value: text } });
    fireEvent.blur(box);
    return box;
  };

  it('is named with its knob, what is accepted and what is used', () => {
    expect(typed('-5').value).toBe('1');
    expect(screen.getByRole('alert').textContent).toMatch(
      /^Virtual users \(virtualUsers\) is “-5”; accepted: whole numbers from 1 to 60.*\. 1 is used\.$/,
    );
  });

  it('leaves what stood where none is near', () => {
    expect(typed('many').value).toBe('4');
    expect(screen.getByRole('alert').textContent).toContain('4 is used.');
  });

  for (const name of ['Reset Virtual users', 'From elsewhere'])
    it(`is forgotten once another is set: ${name}`, () => {
      typed('-5');
      fireEvent.click(screen.getByRole('button', { name }));
      expect(screen.queryByRole('alert')).toBeNull();
    });
});
