/** Numbers that look like chance, the same for the same seed. */
export function chance(seed: number): (below: number) => number {
  let state = (seed * 2_654_435_761) % 4_294_967_296;
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

/** What stands where a number of zero or above belongs. */
export const JUNK = [
  'abc',
  '-5',
  'NaN',
  'Infinity',
  '1e999',
  '0x10',
  '--',
  '\u0001\u0002',
  '12 apples',
];

/** A log or table: what separates its cells, in which columns numbers are needed, which of its lines are rows. */
export interface Rows {
  file: string;
  separator: string;
  needed: readonly number[];
  isRow: (line: string, index: number) => boolean;
}

const afterHead = (line: string, index: number) => index > 0 && line.trim() !== '';
const any = (line: string) => line.trim() !== '';

export const TABLES: readonly Rows[] = [
  { file: 'a-web-db.csv', separator: ',', needed: [0, 1], isRow: afterHead },
  { file: 'c-pool.csv', separator: ',', needed: [0, 1], isRow: afterHead },
  { file: 'f-delay-only.csv', separator: ',', needed: [0, 1], isRow: afterHead },
  { file: 'techempower-gemini.csv', separator: ',', needed: [0], isRow: afterHead },
];

export const LOGS: readonly Rows[] = [
  { file: 'tools/jmeter.jtl', separator: ',', needed: [0, 1, 7, 12], isRow: afterHead },
  { file: 'tools/jmeter-noheader.jtl', separator: ',', needed: [0, 1, 7, 12], isRow: any },
  { file: 'tools/jmeter-semicolon.csv', separator: ';', needed: [0, 1, 7, 12], isRow: afterHead },
  { file: 'tools/jmeter-tab-dates.csv', separator: '\t', needed: [0, 1, 7, 12], isRow: afterHead },
  { file: 'tools/jmeter-minimal.csv', separator: ',', needed: [0, 1, 6], isRow: afterHead },
  { file: 'tools/hey.csv', separator: ',', needed: [0, 6, 7], isRow: afterHead },
  { file: 'tools/oha.csv', separator: ',', needed: [0, 4, 6], isRow: afterHead },
  { file: 'tools/vegeta-requests.csv', separator: ',', needed: [0, 1, 2], isRow: any },
  { file: 'tools/ab-requests.tsv', separator: '\t', needed: [1, 4], isRow: afterHead },
  {
    file: 'tools/gatling-simulation.log',
    separator: '\t',
    needed: [3, 4, 5],
    isRow: (line) => line.startsWith('REQUEST'),
  },
  {
    file: 'tools/locust_stats_history.csv',
    separator: ',',
    needed: [0, 1, 17, 18, 20],
    isRow: (line) => line.includes('Aggregated'),
  },
];

/** A row with a cell of it replaced. */
export function withCell(
  text: string,
  { separator, isRow }: Rows,
  row: number,
  column: number,
  cell: string,
): { text: string; line: number } {
  const lines = text.split('\n');
  const rows = lines.flatMap((line, index) => (isRow(line, index) ? [index] : []));
  const at = rows[row % rows.length] ?? 0;
  const cells = (lines[at] ?? '').split(separator);
  cells[column] = cell;
  lines[at] = cells.join(separator);
  return { text: lines.join('\n'), line: at + 1 };
}

/** Fields of JSON documents that are needed. */
export const DOCUMENTS: readonly (readonly [string, readonly (readonly (string | number)[])[]])[] =
  [
    [
      'a-web-db/n8.json',
      [['requests'], ['duration_us'], ['latency_us', 'mean'], ['errors', 'status']],
    ],
    [
      'tools/oha.json',
      [
        ['summary', 'total'],
        ['summary', 'average'],
        ['latencyPercentiles', 'p99'],
      ],
    ],
    [
      'tools/autocannon.json',
      [['duration'], ['connections'], ['requests', 'total'], ['latency', 'p50']],
    ],
    [
      'tools/bombardier.json',
      [
        ['spec', 'numberOfConnections'],
        ['result', 'timeTakenSeconds'],
        ['result', 'req2xx'],
      ],
    ],
    ['tools/siege.json', [['elapsed_time'], ['response_time'], ['successful_transactions']]],
    [
      'tools/artillery.json',
      [
        ['aggregate', 'counters', 'http.responses'],
        ['aggregate', 'lastMetricAt'],
      ],
    ],
    [
      'tools/vegeta.json',
      [['requests'], ['duration'], ['latencies', 'mean'], ['latencies', '99th']],
    ],
    [
      'tools/locust.json',
      [
        [0, 'num_requests'],
        [0, 'start_time'],
        [0, 'total_response_time'],
      ],
    ],
    [
      'k6/summary-export.json',
      [
        ['metrics', 'http_reqs', 'rate'],
        ['metrics', 'http_req_duration', 'avg'],
      ],
    ],
    [
      'k6/summary-p99.json',
      [
        ['metrics', 'http_reqs', 'values', 'rate'],
        ['metrics', 'vus', 'values', 'max'],
      ],
    ],
  ];

/** Lines of consoles with a number that is needed. */
export const CONSOLES: readonly (readonly [string, RegExp])[] = [
  ['a-web-db/n8.txt', /(?<=Latency +)[\d.]+(?=ms)/],
  ['a-web-db/n8.txt', /\d+(?= requests in)/],
  ['tools/ab.txt', /(?<=Concurrency Level: +)\d+/],
  ['tools/ab.txt', /(?<=Time taken for tests: +)[\d.]+/],
  ['tools/hey.txt', /(?<=Total:\t)[\d.]+/],
  ['tools/oha.txt', /(?<=Average:\t)[\d.]+/],
  ['tools/vegeta.txt', /4485/],
  ['tools/bombardier.txt', /(?<=Reqs\/sec +)[\d.]+/],
  ['tools/siege.txt', /(?<=Elapsed time:\t+ *)[\d.]+/],
  ['tools/autocannon.txt', /(?<=Req\/Sec.*)234\.7/],
];
