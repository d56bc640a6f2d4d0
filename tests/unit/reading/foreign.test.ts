import { describe, expect, it } from 'vitest';
import { readTrace } from '../../../src/explore/day/trace';
import { foreignKind } from '../../../src/reading/foreign';

describe('a text that holds no table', () => {
  it.each([
    ['{"status":"success","count":3}', 'JSON without one list of rows'],
    ['<table><tr><td>08:00</td><td>50</td></tr></table>', 'a page or XML'],
    ['<?xml version="1.0"?>\n<testResults/>', 'a page or XML'],
    ['# HELP requests_total Requests.\n# TYPE requests_total counter', 'the metrics of Prometheus'],
    ['requests_total{code="200"} 1027 1395066363000', 'the metrics of Prometheus'],
    [
      '127.0.0.1 - frank [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2326',
      'the access log of a web server',
    ],
    [
      '#Software: Internet Information Services\n#Fields: date time s-ip\n2012-01-01 00:00:01 ::1',
      'the access log of a web server',
    ],
  ])('%# is %s', (text, name) => {
    expect(foreignKind(text)?.name).toBe(name);
  });

  it.each(['', 'hello', 'time,rate\n08:00,50', '# peak days\n50 60 70', '[50, 60, 70]', '<50'])(
    '%j is of no kind that is known',
    (text) => {
      expect(foreignKind(text)).toBeNull();
    },
  );
});

const range = { noun: 'messages', most: 5000, isWhole: false };

it.each([
  ['two lists', '{"a":[1,2],"b":[3,4]}'],
  ['no end', '[{"time":"08:00","load":60}'],
  ['more levels than can be followed', `${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`],
])('JSON with %s is named and not read', (_, text) => {
  const { load, choices, problems } = readTrace(range, text);
  expect([load, choices]).toEqual([null, []]);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^This looks like JSON without one list of rows; /),
  ]);
});

it('JSON is read whole, however many lines it has, and its rows are counted', () => {
  const minutes = Array.from({ length: 7 * 24 * 60 }, (_, minute) => ({
    hour: minute / 60,
    load: 60,
  }));
  expect(readTrace(range, JSON.stringify(minutes, null, 1)).load?.rates).toHaveLength(7 * 24);
  const many = JSON.stringify(
    Array.from({ length: 20_200 }, () => 60),
    null,
    1,
  );
  expect(readTrace(range, many).problems[0]?.message).toMatch(/^There are 20200 rows; /);
});

it('of a kind that is no table is named, with what to do, and takes nothing', () => {
  const text = '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2326';
  const { load, choices, problems } = readTrace(range, text);
  expect([load, choices]).toEqual([null, []]);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^This looks like the access log of a web server; accepted: .* Count its lines by hour/,
    ),
  ]);
});
