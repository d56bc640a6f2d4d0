import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { WASM_FILE } from '../../../scripts/replay/catalogue';
import { fromParams, labelOf, toParams } from '../../../src/scenario/codec';
import { apply } from '../../../src/scenario/scenario';
import { knobById } from '../../../src/scenario/schema';
import { isAccepted } from '../../../src/scenario/value';
import { loadSimulator } from '../../../src/simulator/wasm';
import { contexts } from './fixture';

/** Small deterministic generator (mulberry32), so that a failure can be repeated. */
function randomFrom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const TEXTS = [
  '',
  '0',
  '-0',
  '1',
  '2.5',
  '1e9',
  '-7',
  'NaN',
  'Infinity',
  'on',
  'off',
  'xeon',
  '%00',
  'W'.repeat(3000),
  '𝔴'.repeat(90),
];
const KEYS = [
  'config',
  'seed',
  'model',
  'v',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'utm_source',
  'k'.repeat(3000),
];
/** No message may be longer, however long what it quotes. */
const LONGEST_MESSAGE = 500;

it.each(contexts)(
  'any query of $path leads to a scenario the simulator accepts and a link that reads back the same',
  async (context) => {
    const simulator = await loadSimulator(readFileSync(WASM_FILE));
    const { study } = context.schema;
    const random = randomFrom(20);
    const pick = <T>(items: readonly T[]) => items[Math.floor(random() * items.length)] as T;
    const keys = [...KEYS, ...context.schema.knobs.map((knob) => knob.id)];
    for (let round = 0; round < 2000; round += 1) {
      const params = new URLSearchParams();
      for (let n = Math.floor(random() * 6); n > 0; n -= 1) {
        const number = String(Math.round((random() - 0.2) * 10 ** (random() * 5)));
        const key = pick(keys);
        const choices = knobById(context.schema, key)?.choices.map(({ id }) => id) ?? [];
        const texts = [...TEXTS, ...choices, ...(key === 'config' ? context.labels : [])];
        params.append(key, random() < 0.6 ? pick(texts) : number);
      }
      const { scenario, problems } = fromParams(context, params);
      for (const { message } of problems) {
        expect(message.length, message).toBeLessThan(LONGEST_MESSAGE);
        expect(() => encodeURIComponent(message), message).not.toThrow(); // no half of a character
      }
      const kinds = problems.map(({ field, accepted }) => `${field}: ${accepted}`);
      expect(new Set(kinds).size, `${params}`).toBe(kinds.length);
      const label = labelOf(scenario.base);
      const values = apply(context.schema, context.configurations[label] ?? {}, scenario.changes);
      values.forEach((value, index) => {
        const knob = context.schema.knobs[index];
        expect(knob && isAccepted(knob, value), `${params} sets ${knob?.id} to ${value}`).toBe(
          true,
        );
      });
      // Throws where values that each knob accepts describe no system together.
      simulator.start({ study, values, seed: 1, replication: 0, protocol: 'preview' }).dispose();
      expect(fromParams(context, toParams(context, scenario))).toEqual({ scenario, problems: [] });
    }
  },
);
