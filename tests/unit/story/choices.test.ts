import { describe, expect, it } from 'vitest';
import { effectiveValues } from '../../../src/scenario/scenario';
import { knobById } from '../../../src/scenario/schema';
import { readStory, writeStory } from '../../../src/story/run/address';
import { CHOICES, effectOf, wholeOf } from '../../../src/story/run/choices';
import { STOPS } from '../../../src/story/run/stops';
import watchPart from '../../../src/studies/low-latency/pages/watch';
import { journeyOf, MEANS, stages, taleWith } from './madeUp';

const { context } = watchPart;
const LABEL = '20-A';
const published = effectiveValues(context.schema, context.configurations[LABEL] ?? {}, {});

describe('what a reader decides', () => {
  it.each(CHOICES)(
    'at $stop is a knob, with values that it takes, one of them published',
    (choice) => {
      const knob = knobById(context.schema, choice.knob);
      if (!knob) throw new Error(`${choice.knob} is no knob`);
      expect(STOPS).toContain(choice.stop);
      const values = choice.options.map(({ value }) => value);
      for (const value of values) {
        expect(value).toBeGreaterThanOrEqual(knob.min);
        expect(value).toBeLessThanOrEqual(knob.max);
      }
      expect(values).toContain(published[choice.knob]);
      expect(new Set(values).size).toBe(values.length);
    },
  );

  const before = taleWith([journeyOf(1, 0, MEANS)], {
    'roundtripTime.median': 300,
    'throughput.mean': 96.2,
  });
  const after = {
    ...before,
    run: {
      ...before.run,
      stages: stages.map((stage) =>
        stage.id === 'publishWait' ? { ...stage, meanMs: 20 } : stage,
      ),
      report: {
        ...before.run.report,
        metrics: { 'roundtripTime.median': 341, 'throughput.mean': 115 },
      },
    },
  };
  const of = (stop: string) => {
    const found = CHOICES.find((choice) => choice.stop === stop);
    if (!found) throw new Error(stop);
    return found;
  };

  it('is told by the mean of all messages, on both ways', () => {
    expect(effectOf(of('lock'), before, after, true)).toMatch(
      /^On average 40\sms in line for the lock, there and back; 13\.0\sms as it was\.$/,
    );
    expect(effectOf(of('again'), before, after, true)).toMatch(
      /20\sms in line for the lock on the way back; 9\.0\sms as it was/,
    );
  });

  it('is said to change nothing where it does not', () => {
    expect(effectOf(of('poll'), before, after, true)).toMatch(
      /5\.0\sms in the queue until somebody looks, there and back; as it was\./,
    );
  });

  it('is not told as its own where more was decided', () => {
    expect(effectOf(of('lock'), before, after, false)).toMatch(/^With all that you have decided/);
  });

  it('is told for the whole half hour', () => {
    expect(wholeOf(before, after)).toMatch(
      /within 341\sms, 300\sms as it was; 115 are answered each second, 96 as it was\./,
    );
  });
});

describe('the address of the story', () => {
  const read = (search: string) => readStory(context, LABEL, search);
  const queryOf = (asked: Parameters<typeof writeStory>[1]) =>
    `?${new URLSearchParams(writeStory(context, asked).map(([key, text]) => [key, text]))}`;

  it('is empty for the story as it is told', () => {
    expect(writeStory(context, { changes: {}, message: null })).toEqual([]);
    expect(read('')).toEqual({ changes: {}, message: null, problems: [] });
  });

  it('gives back what it was given', () => {
    const asked = { changes: { virtualUsers: 6, server: 2, responseDelay: 0 }, message: 29604 };
    expect(read(queryOf(asked))).toEqual({ ...asked, problems: [] });
  });

  it('names the model where something is decided, so that it shows the same later', () => {
    const keys = (asked: Parameters<typeof writeStory>[1]) =>
      writeStory(context, asked).map(([key]) => key);
    expect(keys({ changes: { virtualUsers: 6 }, message: null })).toEqual([
      'virtualUsers',
      'model',
      'v',
    ]);
    expect(keys({ changes: {}, message: 5 })).toEqual(['message']);
  });

  it('names what it cannot take and goes on with the nearest', () => {
    const { changes, message, problems } = read('?virtualUsers=900&message=abc&frogs=3');
    expect(changes).toEqual({ virtualUsers: 60 });
    expect(message).toBeNull();
    expect(problems.map((problem) => problem.message).join(' ')).toMatch(/900.*frogs|frogs.*900/s);
    expect(problems).toHaveLength(3);
  });
});
