import { describe, expect, it } from 'vitest';
import { UsageError } from '../../../scripts/command/usage';
import { readOptions } from '../../../scripts/system/options';

const refusal = (...args: string[]): string => {
  try {
    readOptions(args);
  } catch (error) {
    if (error instanceof UsageError) return error.message;
    throw error;
  }
  return 'nothing';
};

describe('the options of the command for systems', () => {
  it('reads what is asked of a load test', () => {
    const options = readOptions(
      ['fit', 'a.csv', 'b', '--users', '8', '--think', '500', '--hold', '32, 64'].concat(
        ['--target', 'mean=100', '--target', 'p95=250.5', '--at', '128', '--json'],
        ['--choose', 'users of a=b.csv=4'],
      ),
    );
    expect(options).toMatchObject({
      action: 'fit',
      files: ['a.csv', 'b'],
      reading: { users: 8, choices: { 'users of a=b.csv': '4' } },
      thinkMs: 500,
      hold: [32, 64],
      targets: [
        { of: 'mean', ms: 100 },
        { of: 'p95', ms: 250.5 },
      ],
      at: [128],
      json: true,
    });
  });

  it('names what cannot be used, with its value and what is accepted', () => {
    const ofFit = (...args: string[]) => refusal('fit', 'a.csv', ...args);
    expect(ofFit('--hold', '32;64')).toMatch(/--hold is "32;64"; accepted: .*32,64/);
    expect(ofFit('--hold', '0')).toMatch(/--hold is "0"/);
    expect(ofFit('--target', 'median=100')).toMatch(/"median=100".*p95/);
    expect(ofFit('--target', 'mean=0')).toMatch(/"mean=0"/);
    expect(ofFit('--users', '-3')).toMatch(/--users is "-3"; accepted: whole/);
    expect(ofFit('--think', 'long')).toMatch(/--think is "long".*ms/);
    expect(ofFit('--users', '3', '--users', '4')).toMatch(/more than once/);
    expect(ofFit('--choose', 'users')).toMatch(/--choose is "users"/);
    expect(refusal('simulate', 'a.json', '--replications', '0')).toMatch(/--replications is "0"/);
  });

  it('names an option that there is not, and one that does nothing here', () => {
    expect(refusal('fit', 'a.csv', '--held', '3')).toMatch(/--held.*\nUsage: /s);
    expect(refusal('mva', 'a.json', '--seed', '3')).toMatch(/--seed does nothing with mva/);
  });

  it('asks for what to do and for files', () => {
    expect(refusal()).toMatch(/What to do is not given; accepted: fit, read, simulate/);
    expect(refusal('solve', 'a.json')).toMatch(/"solve"; accepted: fit/);
    expect(refusal('fit')).toMatch(/0 files are given to fit/);
    expect(refusal('mva', 'a.json', 'b.json')).toMatch(/2 files are given to mva; accepted: one/);
  });
});
