import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { createSystemsBridge } from '../../../src/python/systemsBridge';
import { readFiles } from '../../../src/system/loadTest';
import { createSystemModule } from '../../../src/system/module';
import { replicateToEnd } from '../../../src/system/replicate';

const module = await createSystemModule(
  readFileSync('src/system/generated/messagebox_system.wasm'),
);
const bridge = createSystemsBridge(module);
const SYSTEM = { users: 3, stations: [{ name: 'db', kind: 'lock', demandMs: 8 }] };
const FILES = [{ name: 'levels.csv', text: 'users,throughputPerSecond\n1,100\n2,125\n4,125\n' }];

describe('the bridge from Python to systems and load tests', () => {
  it('answers as the module does', () => {
    const text = JSON.stringify(SYSTEM);
    expect(JSON.parse(bridge.ask('mva', text))).toEqual(module.mva(SYSTEM));
    expect(JSON.parse(bridge.ask('check', text)).document).toMatchObject(SYSTEM);
    expect(JSON.parse(bridge.simulate(text, 7, 1))).toEqual(replicateToEnd(module, SYSTEM, 7, 1));
  });

  it('hands over what is wrong instead of throwing it', () => {
    const wrong = JSON.stringify({ ...SYSTEM, users: 0 });
    for (const answer of [bridge.ask('bounds', wrong), bridge.simulate(wrong, 1, 0)]) {
      const { errors } = JSON.parse(answer);
      expect(errors).toMatchObject([{ field: 'users', value: '0' }]);
    }
    const { errors } = JSON.parse(bridge.read(JSON.stringify(FILES), '{"choices":{"x":"y"}}'));
    expect(errors).toMatchObject([{ field: 'choice', value: 'x' }]);
  });

  it('reads a load test, asks about it and answers with its levels', () => {
    const reading = bridge.read(JSON.stringify(FILES), '{}');
    expect(JSON.parse(reading)).toEqual(readFiles(FILES, {}));
    const question = bridge.question(reading, '{"hold":[4]}');
    const answer = JSON.parse(bridge.answer(reading, bridge.ask('fit', question)));
    expect(answer.levels.map(({ users }: { users: number }) => users)).toEqual([1, 2, 4]);
    expect(answer.predictions[0]).toMatchObject({ users: 4, isHeldBack: true });
  });
});
