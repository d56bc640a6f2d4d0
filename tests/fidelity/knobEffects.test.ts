import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';
import { readSchema } from '../../scripts/replay/catalogue';
import { sweepStudy } from '../../scripts/replay/knobSweep';
import { allKnobs } from '../../src/evidence/knobs/table';
import { isEffect, TRUST } from '../../src/evidence/knobs/trust';
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
    // The first moves the marks of checkpoints and no result; the other is idle between some of its values alone.
    const acting = idle.filter(({ tried }) => tried.some(({ isSame }) => !isSame));
    expect(acting.map(({ id }) => id).sort()).toEqual([
      'checkpointIntervalSeconds',
      'requestQueueSize',
    ]);
    const [marks] = acting.flatMap(({ id, tried }) => (id === 'requestQueueSize' ? [] : [tried]));
    const moved = marks?.flatMap(({ effects }) =>
      Object.values(effects).map((effect) => effect?.mean),
    );
    expect(new Set(moved)).toEqual(new Set([0]));
  });

  it('gives each knob a level of trust, and each level a knob', () => {
    const levels = allKnobs(readData, readSchema).flatMap(({ knobs }) =>
      knobs.map(({ trust }) => trust),
    );
    expect(new Set(levels)).toEqual(new Set(TRUST));
  });
});

/** Where one of these no longer holds, the text of the knob that explains it is to be read again. */
describe('what the texts of knobs explain', () => {
  const effectOf = (study: string, knob: string, value: number, metric: string): number => {
    const tried = studies.find((one) => one.study === study)?.knobs[knob];
    const effect = tried?.find((one) => one.value === value)?.effects[metric];
    if (!effect) throw new Error(`${study} has no effect of ${knob} = ${value} on ${metric}.`);
    return isEffect(effect) ? effect.mean : 0;
  };
  const ofLowLatency = (knob: string, value: number, quantity: string) =>
    effectOf('low-latency', knob, value, `${quantity}.median`);

  it.each([
    ['bufferCacheSize', 1],
    ['batchSize', 1],
  ])('shortens the roundtrip at no price: %s = %i', (knob, value) => {
    expect(ofLowLatency(knob, value, 'roundtripTime')).toBeLessThan(0);
    expect(ofLowLatency(knob, value, 'throughput')).toBeGreaterThanOrEqual(0);
  });

  it('a larger request takes throughput and does not lengthen the roundtrip', () => {
    expect(ofLowLatency('requestKb', 100, 'throughput')).toBeLessThan(0);
    expect(ofLowLatency('requestKb', 100, 'roundtripTime')).toBeLessThanOrEqual(0);
  });

  it('a third tracking computer adds throughput', () => {
    expect(ofLowLatency('trackOnly', 3, 'throughput')).toBeGreaterThan(0);
  });

  it('MessageBoxes on either second computer do the same', () => {
    const sweep = studies.find(({ study }) => study === 'low-latency');
    expect(sweep?.knobs.boxesOnDta).toEqual(sweep?.knobs.boxesOnThird);
  });

  it('slow disks carry the same load', () => {
    expect(effectOf('capacity', 'diskSpeedPercent', 10, 'receivedPerSecond')).toBe(0);
  });

  it('further MessageBoxes take throughput in one model and give it in the other', () => {
    expect(ofLowLatency('messageBoxes', 5, 'throughput')).toBeLessThan(0);
    const without = effectOf('scale-up', 'workerMessageBoxes', 0, 'orchestrationsPerSecond');
    expect(without).toBeLessThan(0);
  });
});
