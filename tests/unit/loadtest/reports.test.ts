import { describe, expect, it } from 'vitest';
import { type LoadTest, readLoadTest } from '../../../src/loadtest';
import { fixture } from './fixtures';

const read = (text: string, name = 'pasted 1'): LoadTest => readLoadTest([{ name, text }]);
const textOf = (name: string): string => fixture(name).text;
const loads = ({ levels }: LoadTest) => levels.map(({ users }) => users);
const files = ({ levels }: LoadTest) => levels.map(({ file }) => file);

const USERS = [1, 16, 2, 32, 4, 64, 8];
const wrk = USERS.map((users) =>
  textOf('a-web-db/n8.txt').replace('8 connections', `${users} connections`),
);

describe('several reports in one text', () => {
  it.each([
    ['right behind each other', wrk.join('')],
    ['with empty lines between', wrk.join('\n\n')],
    ['as Windows ends lines', wrk.join('\n').replaceAll('\n', '\r\n')],
    [
      'with commands',
      wrk.map((one, at) => `$ wrk -t2 -c${USERS[at]} -d20s http://a/\n${one}`).join('\n'),
    ],
    ['with prompts', `${wrk.map((one) => `me@box:~$ ./run.sh\n${one}`).join('')}me@box:~$ `],
    ['with names of files', wrk.map((one, at) => `==> n${USERS[at]}.txt <==\n${one}`).join('\n')],
  ])('are a level each: wrk, %s', (_, text) => {
    const test = read(text);
    expect(loads(test)).toEqual([1, 2, 4, 8, 16, 32, 64]);
    expect(files(test)[0]).toBe('pasted 1, report 1');
    expect(files(test)[1]).toBe('pasted 1, report 3');
    expect(test).toMatchObject({ troubles: [], missing: [] });
  });

  it.each([
    'ab.txt',
    'artillery.txt',
    'autocannon.txt',
    'bombardier.txt',
    'hey.txt',
    'oha.txt',
    'siege.txt',
    'vegeta.txt',
    'wrk-plain.txt',
    'artillery.json',
    'autocannon.json',
    'bombardier.json',
    'locust.json',
    'oha.json',
    'siege.json',
    'vegeta.json',
    'locust_stats.csv',
    'hey.csv',
    'oha.csv',
  ])('are each what they are alone: %s', (name) => {
    const text = textOf(`tools/${name}`);
    const known = ({ levels }: LoadTest) =>
      levels.map(({ users, throughputPerSecond, responseMs, errorsPerSecond }) =>
        JSON.stringify({ users, throughputPerSecond, responseMs, errorsPerSecond }),
      );
    const [one] = known(read(text));
    for (const between of ['', '\n\n', '$ ./run.sh\n']) {
      const test = read([text, text, text].join(text.endsWith('\n') ? between : `\n${between}`));
      expect(known(test)).toEqual([one, one, one]);
      expect(test.troubles).toEqual([]);
    }
  });

  it('name the rest of one whose first lines are gone', () => {
    const [first = '', ...others] = wrk;
    const lines = first.split('\n');
    const test = read([lines.slice(2).join('\n'), ...others].join('\n'));
    expect(loads(test)).toEqual([2, 4, 8, 16, 32, 64]);
    expect(test.troubles).toEqual([
      expect.objectContaining({
        place: 'line 2',
        value: expect.stringMatching(/^Latency/),
        accepted: 'a report from its first line on',
      }),
    ]);
  });

  it('have no users from the name of their file', () => {
    const hey = textOf('tools/hey.txt');
    const two = read(`${hey}\n${hey}`, 'c3.txt');
    expect(two.missing).toEqual(['users of c3.txt, report 1', 'users of c3.txt, report 2']);
    expect(loads(read(hey, 'c3.txt'))).toEqual([3]);
  });

  it('are of several tools', () => {
    const text = ['wrk-latency.txt', 'hey.txt', 'autocannon.txt', 'wrk-plain.txt', 'ab.txt']
      .map((name) => textOf(`tools/${name}`))
      .join('\n');
    const tools = read(text).levels.map(({ tool, file }) => `${file}: ${tool}`);
    expect(tools.sort()).toEqual([
      'pasted 1, report 1: wrk',
      'pasted 1, report 2: hey',
      'pasted 1, report 3: autocannon',
      'pasted 1, report 4: wrk',
      'pasted 1, report 5: ab',
    ]);
  });

  it('are documents of JSON on a line each, or without any line between', () => {
    const documents = [8, 16, 32].map((users) =>
      textOf('tools/autocannon.json').trim().replace('"connections":8', `"connections":${users}`),
    );
    expect(loads(read(documents.join('\n')))).toEqual([8, 16, 32]);
    expect(loads(read(documents.join('')))).toEqual([8, 16, 32]);
  });

  it('are entries of a list of documents', () => {
    const oha = textOf('tools/oha.json');
    const test = read(`[${oha},\n${oha}]\n`);
    expect(files(test)).toEqual(['pasted 1, report 1', 'pasted 1, report 2']);
    expect(test.troubles).toEqual([]);
  });

  it('have their heads again where tables or logs were put together, which is no trouble', () => {
    const logs = ['n1', 'n4', 'n16'].map((name) => textOf(`jmeter-series-a/jmeter-${name}.jtl`));
    const test = read(logs.join(''));
    expect({ users: loads(test), troubles: test.troubles }).toEqual({
      users: [1, 4, 16],
      troubles: [],
    });
    const tables = read('users,rps,ms\n1,39,25.7\n2,79,25.6\n\nusers,rps,ms\n4,157,25.8\n');
    expect({ users: loads(tables), troubles: tables.troubles }).toEqual({
      users: [1, 2, 4],
      troubles: [],
    });
  });

  it('ask for users of each, where neither report nor line above tells them', () => {
    const { missing } = read(`${textOf('tools/hey.txt')}\n${textOf('tools/hey.txt')}`);
    expect(missing).toEqual(['users of pasted 1, report 1', 'users of pasted 1, report 2']);
  });

  it('take users from the command above them, which is not the count of requests', () => {
    const hey = textOf('tools/hey.txt').trimStart();
    const { levels, missing, choices } = read(
      `$ hey -n 2000 -c 4 http://a/\n\n${hey}\n$ hey -z 10s -c 16 http://a/\n${hey}`,
    );
    expect(levels.map(({ users }) => users)).toEqual([4, 16]);
    expect(missing).toEqual([]);
    expect(choices[0]?.note).toMatch(/line above.*-c 4/);
  });

  it('name one that is cut off, and keep the others', () => {
    const cut = (wrk[1] ?? '').split('\n').slice(0, 3).join('\n');
    const test = read([wrk[0], cut, wrk[2]].join('\n'));
    expect(loads(test)).toEqual([1, 2]);
    expect(new Set(test.troubles.map(({ file }) => file))).toEqual(new Set(['pasted 1, report 2']));
    const json = textOf('tools/oha.json').trim();
    const broken = read(`${json}\n${json}\n${json.slice(0, -20)}`, 'oha-c8.json');
    expect(files(broken)).toEqual(['oha-c8.json, report 1', 'oha-c8.json, report 2']);
    expect(broken.troubles).toEqual([
      expect.objectContaining({ file: 'oha-c8.json, report 3', accepted: 'JSON that is whole' }),
    ]);
  });

  it('keep the lines of the whole text as places', () => {
    const bad = (wrk[1] ?? '').replace(/^ +\d+ requests in/m, '  many requests in');
    const [trouble] = read(`${wrk[0]}${bad}`).troubles;
    const lines = (wrk[0] ?? '').split('\n').length - 1;
    const line = bad.split('\n').findIndex((one) => one.includes('many')) + 1;
    expect(trouble?.place).toMatch(new RegExp(`^line ${lines + line}, `));
  });
});

describe('one report below the command that made it', () => {
  it('keeps the name of its file, and has the users of the command', () => {
    const { levels, troubles } = read(
      `$ oha -c 12 --output-format json http://a/\n${textOf('tools/oha.json')}\n$ `,
    );
    expect(levels).toMatchObject([{ users: 12, file: 'pasted 1' }]);
    expect(troubles).toEqual([]);
  });

  it('keeps the users that it tells itself, whatever the line above says', () => {
    const { levels } = read(`$ wrk -t2 -c99 -d20s http://a/\n${textOf('a-web-db/n8.txt')}`);
    expect(levels).toMatchObject([{ users: 8 }]);
  });

  it('is siege, which prints JSON below what it does', () => {
    const text = `** SIEGE 4.1.6\n** Preparing 25 concurrent users for battle.\nThe server is now under siege...\nLifting the server siege...\n${textOf('tools/siege.json')}`;
    expect(read(text).levels).toMatchObject([{ users: 25, tool: 'siege' }]);
  });

  it('is wrk2, with the rate of the command', () => {
    const text = textOf('a-web-db/n8.txt').replace(
      'Latency Distribution',
      'Latency Distribution (HdrHistogram - Recorded Latency)',
    );
    expect(read(`$ wrk2 -c8 -R 300 http://a/\n${text}`).levels).toMatchObject([
      { users: null, arrivalsPerSecond: 300 },
    ]);
  });
});
