import { describe, expect, it } from 'vitest';
import { readConfigurations } from '../../scripts/replay/catalogue';
import { idleReason } from '../../src/scenario/idle';
import { knobById } from '../../src/scenario/schema';

describe.each(readConfigurations())('the three knobs of $scenario', ({ knobs, schema, values }) => {
  const found = knobs.flatMap((id) => knobById(schema, id) ?? []);

  it('are three knobs of its study', () => {
    expect(new Set(found).size).toBe(3);
  });

  it('act there but for one at most, which may be what the page asks about', () => {
    const acts = found.map((knob) => idleReason(knob, values) === null);
    expect(acts[0]).toBe(true);
    expect(acts.filter(Boolean).length).toBeGreaterThanOrEqual(2);
  });
});
