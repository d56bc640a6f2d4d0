import { describe, expect, it } from 'vitest';
import {
  isShared,
  MOST_LINK,
  MOST_PROGRAM,
  programLink,
  sharedProgram,
} from '../../../src/python/share';
import { packed } from '../../../src/scenario/packed';

const HOME = 'https://example.org/python';
const PROGRAM = 'import messageboxlab as lab\n\nprint("ä → 300\u202fms")  # “quoted”\n';

async function fragmentOf(program: string): Promise<string> {
  const made = await programLink(HOME, program);
  if (!('link' in made)) throw new Error('too long');
  return new URL(made.link).hash;
}
/** Text that no packing makes shorter. */
const dense = (length: number): string => {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
};

describe('a program in a link', () => {
  it('comes back as it was, and is in the fragment, which no server sees', async () => {
    for (const program of [PROGRAM, '', 'x = 1', dense(2000)]) {
      const made = await programLink(HOME, program);
      expect(made).toHaveProperty(
        'link',
        expect.stringMatching(/^https:\/\/example\.org\/python#program=z[\w-]+$/),
      );
      expect(await sharedProgram(await fragmentOf(program))).toEqual({ program, problems: [] });
    }
  });

  it('is read with marks behind it, and says so', async () => {
    const whole = await fragmentOf(PROGRAM);
    for (const mark of [')', '.', '>', '%3E', '”', '%0A', ' and so on']) {
      const read = await sharedProgram(whole + mark);
      expect(read?.program, mark).toBe(PROGRAM);
      expect(read?.problems[0]?.message, mark).toContain('changed on its way');
      expect(read?.problems[0]?.message, mark).toContain('left out');
    }
    const middle = Math.floor(whole.length / 2);
    const broken = `${whole.slice(0, middle)}%0A${whole.slice(middle)}`;
    expect((await sharedProgram(broken))?.program).toBe(PROGRAM);
  });

  it('is refused in words where it is cut, changed or none', async () => {
    const whole = await fragmentOf(PROGRAM);
    const other = await packed({ format: 'messagebox-lab-book', version: 1, entries: [] });
    const later = await packed({ format: 'messagebox-lab-program', version: 2, program: 'x' });
    const nothing = await packed(null);
    const cases = [
      [whole.slice(0, -9), 'cut short or changed'],
      ['#program=', 'cut short or changed'],
      ['#program=z%%', 'cut short or changed'],
      [`#program=${other}`, 'is none'],
      [`#program=${nothing}`, 'is none'],
      [`#program=${later}`, 'is of version 2'],
    ];
    for (const [bad = '', why = ''] of cases) {
      const read = await sharedProgram(bad);
      expect(read?.program, bad).toBeNull();
      expect(read?.problems[0]?.message, bad).toContain(why);
      expect(read?.problems[0]?.message, bad).toMatch(/program.*accepted/);
    }
  });

  it('is none where the fragment is of something else', async () => {
    for (const fragment of ['', '#what-is-at-hand', '#book=z123']) {
      expect(isShared(fragment)).toBe(false);
      expect(await sharedProgram(fragment)).toBeNull();
    }
  });

  it('is refused where the link would not arrive, with its length', async () => {
    expect(await programLink(HOME, 'x'.repeat(MOST_PROGRAM + 1))).toEqual({
      tooLong: MOST_PROGRAM + 1,
      most: MOST_PROGRAM,
    });
    const made = await programLink(HOME, dense(MOST_LINK));
    expect(made).toMatchObject({ most: MOST_LINK });
    expect('link' in (await programLink(HOME, 'x = 1\n'.repeat(10_000)))).toBe(true);
  });

  it('is not unpacked without end', async () => {
    const bomb = await packed({
      format: 'messagebox-lab-program',
      version: 1,
      program: ' '.repeat(5e6),
    });
    expect((await sharedProgram(`#program=${bomb}`))?.program).toBeNull();
  });
});
