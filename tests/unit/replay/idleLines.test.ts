import { describe, expect, it } from 'vitest';
import { readConfiguration } from '../../../scripts/replay/catalogue';
import { idleLines } from '../../../scripts/replay/idleLines';
import { applySettings, readSettings } from '../../../scripts/replay/options';

const lines = (scenario: string, settings: string[]) => {
  const configuration = readConfiguration(scenario);
  const values = applySettings(configuration, readSettings(configuration.schema, settings));
  return idleLines([{ ...configuration, ...values }], settings);
};

describe('settings without an effect', () => {
  it('are named with the reason, and no others', () => {
    expect(lines('scale-up/S1', ['latencyMs=500', 'sendHosts=2'])).toEqual([
      'scale-up/S1: latencyMs has no effect: the Simple App does not wait.',
    ]);
    expect(lines('scale-up/L1', ['latencyMs=500'])).toEqual([]);
  });
});
