import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { readSchema } from '../../scripts/replay/catalogue';
import { sweepStudy } from '../../scripts/replay/knobSweep';
import { allKnobs } from '../../src/evidence/knobs/table';
import { TRUST } from '../../src/evidence/knobs/trust';
import { KNOB_EFFECTS_FILE, type KnobEffectsFile } from '../../src/evidence/knobs/types';
import { STUDY_IDS } from '../../src/studies/registry';

const { studies } = readData<KnobEffectsFile>(KNOB_EFFECTS_FILE);

describe('what each knob does', () => {
  it('is there for every study', () => {
    expect(studies.map(({ study }) => study)).toEqual(STUDY_IDS);
  });

  it.each(studies)('of $study is told of the present model, for every knob', (sweep) => {
    const schema = readSchema(sweep.study);
    expect(sweep.modelVersion).toBe(schema.modelVersion);
    expect(Object.keys(sweep.knobs)).toEqual(schema.knobs.map(({ id }) => id));
    for (const tried of Object.values(sweep.knobs)) {
      expect(tried.length).toBeGreaterThan(0);
      for (const { effects } of tried) expect(Object.keys(effects)).toEqual(sweep.metrics);
    }
  });

  it('is what the simulator gives', async () => {
    const sweep = await sweepStudy('scale-up');
    expect(sweep).toEqual(studies.find(({ study }) => study === 'scale-up'));
  });

  it('does nothing where a knob is declared idle within the whole range', () => {
    const idle = allKnobs(readData, readSchema).flatMap(({ knobs }) =>
      knobs.filter((knob) => knob.idle !== null),
    );
    expect(idle.length).toBeGreaterThan(20);
    // The two that name themselves are idle between some of their values alone.
    const acting = idle.filter(({ tried }) => tried.some(({ isSame }) => !isSame));
    expect(acting.map(({ id }) => id).sort()).toEqual(['queueDepth', 'requestQueueSize']);
  });

  it('gives each knob a level of trust, and each level a knob', () => {
    const levels = allKnobs(readData, readSchema).flatMap(({ knobs }) =>
      knobs.map(({ trust }) => trust),
    );
    expect(new Set(levels)).toEqual(new Set(TRUST));
  });
});
