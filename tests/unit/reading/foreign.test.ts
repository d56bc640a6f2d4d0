import { describe, expect, it } from 'vitest';
import { readTrace } from '../../../src/explore/day/trace';
import { foreignKind } from '../../../src/reading/foreign';

describe('a text that holds no table', () => {
  it.each([
    ['{"status":"success","count":3}', 'JSON without one list of rows'],
    ['{"a":[1,2],"b":[3,4]}', 'JSON without one list of rows'],
    ['[{"time":"08:00","load":60}', 'JSON without one list of rows'],
    [`${'{"a":'.repeat(100_000)}1${'}'.repeat(100_000)}`, 'JSON without one list of rows'],
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

it('of a kind that is no table is named, with what to do, and takes nothing', () => {
  const text = '127.0.0.1 - - [10/Oct/2000:13:55:36 -0700] "GET / HTTP/1.0" 200 2326';
  const { load, choices, problems } = readTrace(
    { noun: 'messages', most: 5000, isWhole: false },
    text,
  );
  expect([load, choices]).toEqual([null, []]);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(
      /^This looks like the access log of a web server; accepted: .* Count its lines by hour/,
    ),
  ]);
});
