import { describe, expect, it } from 'vitest';
import { meansOf, RATES, ratesOf, read } from './twoLevels';

describe('a rate that was wanted is not what was answered', () => {
  it.each([
    'VUs;Ziel-RPS;RPS',
    'VUs;expected throughput;measured throughput',
    'users;rps (target);rps (measured)',
    'users;planned req/s;req/s',
    'users;Soll-Durchsatz;Ist-Durchsatz',
    'users;configured throughput;throughput',
    'users;desired tps;tps',
    'users;requested_rate;rate',
    'users;ideal rps;rps',
  ])('%s', (heads) => {
    const test = read(`${heads}\n8;80;71\n32;320;100\n`);
    expect(test).toMatchObject({ troubles: [], missing: [], loop: 'closed' });
    expect(ratesOf(test)).toEqual(RATES);
  });

  it('is what was sent in a table without users', () => {
    const test = read('target rps,actual rps\n80,71\n320,100\n');
    expect(test.levels.map(({ arrivalsPerSecond }) => arrivalsPerSecond)).toEqual([80, 320]);
  });

  it('may lack beside users', () => {
    expect(ratesOf(read('VUs,target rps,rps\n8,,71\n32,320,100\n'))).toEqual(RATES);
  });

  it('holds for times, too', () => {
    const test = read('users,rps,SLA p95 ms,p95 ms\n8,71,500,150\n32,100,500,400\n');
    expect(test.levels.map(({ responseMs }) => responseMs.p95)).toEqual([150, 400]);
  });
});

describe('throughput is the mean of all', () => {
  it.each([
    ['users,rps per user,rps total', '8,8.9,71', '32,3.1,100'],
    ['users,requests per user,rps', '8,8.9,71', '32,3.1,100'],
    ['connections,req/s stdev,req/s mean', '8,14,71', '32,20,100'],
    ['users,rps min,rps avg,rps max', '8,50,71,90', '32,80,100,130'],
    ['users,peak rps,avg rps', '8,106,71', '32,150,100'],
    ['users,p99 rps,rps', '8,106,71', '32,150,100'],
    ['users,requests/s p50,requests/s', '8,50,71', '32,80,100'],
    ['new connections/s,connections,rps', '1,8,71', '2,32,100'],
    ['users,offered load (req/s),goodput (req/s)', '8,80,71', '32,320,100'],
    ['users,success rate,rps', '8,1,71', '32,0.9,100'],
    ['users,transfer/sec,req/s', '8,8.5KB,71', '32,12KB,100'],
  ])('%s', (...lines) => {
    const test = read(`${lines.join('\n')}\n`);
    expect(test).toMatchObject({ troubles: [], missing: [] });
    expect(ratesOf(test)).toEqual(RATES);
    expect(meansOf(test)).toEqual([null, null]);
    expect(test.levels.map(({ requests }) => requests)).toEqual([null, null]);
  });

  it.each(['rps max', 'req/s stdev', 'target rps', 'rps per user', 'throughput (KB/s)'])(
    'and asked for where there is only %s',
    (head) => {
      expect(read(`users,${head}\n8,71\n32,100\n`)).toMatchObject({
        levels: [],
        missing: ['column of throughput of t.csv'],
      });
    },
  );

  it('is still one by the minute', () => {
    const test = read('users,req/min\n8,4260\n32,6000\n');
    expect(ratesOf(test)).toEqual(RATES);
  });

  it('is told in French', () => {
    expect(ratesOf(read('utilisateurs,Débit (req/s)\n8,71\n32,100\n'))).toEqual(RATES);
  });

  it('names other columns of it as not used', () => {
    expect(read('users,rps read,rps write\n8,71,7\n32,100,10\n').troubles).toMatchObject([
      { value: 'rps write', accepted: 'one column of throughput; “rps read” is taken' },
    ]);
  });
});

it('names another column of users, such as those of one tool', () => {
  expect(read('threads,connections,rps\n8,8,71\n8,32,100\n').troubles).toMatchObject([
    { value: 'connections', accepted: 'one column of users; “threads” is taken' },
  ]);
});

describe('a response time', () => {
  it.each(['Avg Size (KB)', 'mean bytes', 'avg users', 'Average Bytes/s'])('is not %s', (head) => {
    const test = read(`users,${head},RPS,P50 (ms)\n8,12,71,107\n32,12,100,304\n`);
    expect(meansOf(test)).toEqual([null, null]);
    expect(ratesOf(test)).toEqual(RATES);
  });

  it.each(['p75 (ms)', 'p99.9 latency', 'latency 99.9%', 'median read (ms),median write (ms)'])(
    'is no mean in %s',
    (head) => {
      const test = read(`users,rps,${head}\n8,71,112,90\n32,100,320,90\n`);
      expect(meansOf(test)).toEqual([null, null]);
    },
  );

  it('is the mean beside other statistics', () => {
    const test = read('users,rps,lat max,lat min,lat avg\n8,71,337,90,112\n32,100,960,90,320\n');
    expect(meansOf(test)).toEqual([112, 320]);
  });
});

describe('a cell with its unit', () => {
  it('holds users and how long a level was', () => {
    const test = read(
      'users,rps,duration\n8 VUs,71,5 min\n1.2k,100,1h\n16VUs,98,10 minutes\n32 users,99,90 s\n',
    );
    expect(test.troubles).toEqual([]);
    expect(test.levels.map(({ users, seconds }) => [users, seconds])).toEqual([
      [8, 300],
      [16, 600],
      [32, 90],
      [1200, 3600],
    ]);
  });

  it.each(['8 ms', '8 apples', '8/s'])('holds no users in %s', (cell) => {
    const { troubles } = read(`users,rps\n${cell},71\n32,100\n`);
    expect(troubles.map(({ value }) => value)).toEqual([cell]);
  });
});
