import { describe, expect, it } from 'vitest';
import { carrierOf } from '../../../../src/your-system/carry/carrier';
import { savedFile } from '../../../../src/your-system/carry/file';
import { toFragment } from '../../../../src/your-system/carry/link';
import { openedSystem } from '../../../../src/your-system/carry/opened';
import { FITTED } from './fixture';

const parse = (): Document => {
  throw new Error('There is no XML here.');
};
const opened = (text: string) => openedSystem(text, parse);

describe('a system in a file', () => {
  it('is the same when it is opened again, under its name', async () => {
    const { name, text } = savedFile({ ...FITTED, name: 'Check/out: “2”' });
    expect(name).toBe('Check-out-2.json');
    expect(savedFile({ stations: [] }).name).toBe('system.json');
    const { description, problems } = await opened(text);
    expect(problems).toEqual([]);
    expect(savedFile(description ?? { stations: [] }).text).toBe(text);
    expect(text).toContain(String(FITTED.measured?.[3]?.responseMs?.p99));
  });

  it('is read from a link, whole or its fragment alone', async () => {
    const fragment = await toFragment(FITTED);
    for (const text of [
      `See case #12: https://example.org/your-system#${fragment}&theme=dark\nThank you`,
      `#before=zabc&${fragment}`,
      fragment,
      `#${fragment}`,
      ` https://example.org/lab/your-system?theme=dark#${fragment}\n`,
    ]) {
      expect((await opened(text)).description?.name).toBe(FITTED.name);
    }
  });

  it('is told from load tests and other texts', async () => {
    const others = ['users,throughputPerSecond\n1,2', '{"metrics":{}}', '<testResults/>', '', '{'];
    expect(others.map(carrierOf)).toEqual(others.map(() => null));
    expect(carrierOf('{"measured":[]}')).toBe('description');
    expect(carrierOf('<?xml version="1.0"?><archive name="a">')).toBe('jsimg');
    const { description, problems } = await opened('users,rate\n1,2');
    expect(description).toBeNull();
    expect(problems[0]?.message).toMatch(/holds no system; accepted: a JSON file/);
  });

  it('is not looked for in what load tests asked for', () => {
    const addresses = [
      'timeStamp,elapsed,URL\n1,2,https://shop.example/?q=1&s=zabc',
      '{"target":"https://shop.example/?s=zabc"}',
      'wrk http://shop.example/?s=jabc',
    ];
    expect(addresses.map(carrierOf)).toEqual([null, null, null]);
  });

  it('that is damaged, empty or too large says so', async () => {
    const whole = savedFile(FITTED).text;
    for (const [text, message] of [
      [whole.slice(0, -40), /JSON of the system is cut short or damaged/],
      ['{"stations":[]}', /system is empty; accepted: stations or measured levels/],
      [
        `{"measured":[${'{"users":1},'.repeat(100_000)}{}]}`,
        /1,\d{3},\d{3} characters; accepted: up to 1,048,576/,
      ],
      [`\ufeff{"version":2,"stations":[]}`, /newer version, 2/],
      ['#s=zAAAA', /is cut short or changed/],
    ] as const) {
      const { description, problems } = await opened(text);
      expect([description, problems.at(-1)?.message]).toEqual([
        null,
        expect.stringMatching(message),
      ]);
    }
  });

  it('loses levels that nobody can have measured, each named, and no others', async () => {
    const measured = [
      { users: -1, throughputPerSecond: 4 },
      { users: 2, throughputPerSecond: 50 },
      { arrivalsPerSecond: 5, throughputPerSecond: 0 },
    ];
    const { description, problems } = await opened(JSON.stringify({ stations: [], measured }));
    expect(description?.measured).toEqual([measured[1]]);
    expect(problems.map(({ message }) => message)).toEqual([
      'Level 1: users is -1; accepted: a number above 0. Its level is left out.',
      'Level 3: throughput a second (throughputPerSecond) is 0; accepted: a number above 0. Its level is left out.',
    ]);
  });
});
