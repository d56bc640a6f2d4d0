import { describe, expect, it } from 'vitest';
import { asPublished } from '../../../src/explore/trust/asPublished';
import { farBands } from '../../../src/lab/bands/farBands';
import type { KnobValues } from '../../../src/scenario/schema';
import { exploredNamed } from '../../support/explored';
import { context } from '../lab/fixture';

const THIN = '\u202f';
const study = exploredNamed('low-latency');
const said = (base: string, changes: Record<string, number> = {}) =>
  asPublished(study, { base: `low-latency/${base}`, changes });

describe('a changed scenario that was measured', () => {
  it('is told with what the study printed for it, and all that differ in nothing that acts', () => {
    // Throughput and latency as printed for test case 19; host bus adapters do nothing there.
    expect(said('18-D', { messageBoxes: 3 })).toContain(
      `This is 19-A and 19-B, which differ in nothing that acts. Measured: 19-A throughput 74${THIN}messages/s and roundtrip 298${THIN}ms; 19-B throughput 72${THIN}messages/s and roundtrip 302${THIN}ms.`,
    );
  });

  it('is each of the measured configurations by its settings, with what the ledger says of it', () => {
    const { ledger, configurations } = study.index;
    for (const { id } of configurations) {
      const scenario = `low-latency/${id}`;
      // All settings of one configuration, put on another.
      const text = said(id === '1-A' ? '20-A' : '1-A', { ...study.context.configurations[id] });
      const isHeld = study.metrics.incomparable[scenario] === undefined;
      expect([id, new RegExp(`^This is .*\\b${id}\\b`).test(text)]).toEqual([id, isHeld]);
      const isMissed = ledger.some((one) => one.scenario === scenario);
      expect([id, text.includes(` of ${id}`)]).toEqual([id, isHeld && isMissed]);
    }
  });

  it('has what is misprinted marked', () => {
    expect(said('20-A', { ...study.context.configurations['15-A'] })).toContain(
      `roundtrip 227${THIN}ms (a misprint)`,
    );
  });

  it('is still the same where what was changed does nothing, and none where it was not measured', () => {
    expect(said('19-A', { hbaCards: 2 })).toBe(
      'This is still 19-A: no setting that acts here differs.',
    );
    expect(said('19-B', { hbaCards: 1 })).toBe(
      'This is still 19-B: no setting that acts here differs.',
    );
    expect(said('20-A')).toBe('');
    // A user more is a small step, and another scenario.
    expect(said('20-A', { virtualUsers: 6 })).toBe('');
    expect(said('20-A', { virtualUsers: 33 })).toBe('');
  });

  it('is told in the lab in place of why bands are wider', () => {
    const farOf = farBands(context);
    const far = (values: KnobValues, own: string) => farOf({ values, own });
    const values = (label: string) => study.context.configurations[label] ?? {};
    expect(far(values('19-A'), '18-D')?.reason).toMatch(/^This is 19-A and 19-B, .* Measured: /);
    expect(far(values('20-A'), '20-A')?.reason).toBe(
      'This is still 20-A: no setting that acts here differs.',
    );
    expect(far({ ...values('20-A'), virtualUsers: 33 }, '20-A')?.reason).not.toContain('This is');
  });
});
