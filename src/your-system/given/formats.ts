/** A kind of file that is read, and what it tells of a level beside throughput, errors and the mean response time. */
export interface FileFormat {
  tool: string;
  /** How the file is made. */
  from: string;
  /** Whether it tells how many users there were, or they are asked for where its name has none. */
  users: 'told' | 'asked' | 'estimated';
  /** Percentiles of response times. */
  percentiles: readonly number[];
  /** Whether it tells how far throughput scatters, from requests or seconds in it. */
  scatter: boolean;
  /** An excerpt of a real one, by which a test holds this list to what the readers do. */
  sample: string;
}

const ALL = [50, 90, 95, 99];

const format = (
  tool: string,
  from: string,
  sample: string,
  users: FileFormat['users'],
  scatter: boolean,
  percentiles: readonly number[] = ALL,
): FileFormat => ({ tool, from, users, percentiles, scatter, sample });

/** The files that are read, by tool. */
export const FILE_FORMATS: readonly FileFormat[] = [
  format('ab', 'what it prints', 'tools/ab.txt', 'told', false),
  format('ab', 'ab -g requests.tsv', 'tools/ab-requests.tsv', 'asked', false),
  format('artillery', 'artillery run -o report.json', 'tools/artillery.json', 'estimated', false),
  format('artillery', 'what it prints', 'tools/artillery.txt', 'estimated', false, [50, 95, 99]),
  format('autocannon', 'autocannon --json', 'tools/autocannon.json', 'told', true, [50, 90, 99]),
  format('autocannon', 'what it prints', 'tools/autocannon.txt', 'asked', true, [50, 90, 99]),
  format('bombardier', 'bombardier -o json -p r', 'tools/bombardier.json', 'told', false),
  format('bombardier', 'what it prints', 'tools/bombardier.txt', 'told', false),
  format('Gatling', 'simulation.log', 'tools/gatling-simulation.log', 'told', true),
  format('hey', 'hey -o csv', 'tools/hey.csv', 'asked', true),
  format('hey', 'what it prints', 'tools/hey.txt', 'asked', false),
  format('JMeter', 'jmeter -l results.jtl', 'tools/jmeter.jtl', 'told', true),
  format('JMeter', 'a .jtl without allThreads', 'tools/jmeter-minimal.csv', 'asked', true),
  format('JMeter', 'a .jtl in XML', 'tools/jmeter.xml', 'told', true),
  format('k6', 'k6 run --summary-export', 'k6/summary-nested.json', 'asked', false, [50, 90, 95]),
  format(
    'Locust',
    'locust --csv, …_stats_history.csv',
    'tools/locust_stats_history.csv',
    'told',
    true,
  ),
  format('Locust', 'locust --csv, …_stats.csv', 'tools/locust_stats.csv', 'asked', false),
  format('Locust', 'locust --json', 'tools/locust.json', 'asked', true),
  format('oha', 'oha --output-format csv', 'tools/oha.csv', 'asked', true),
  format('oha', 'oha --output-format json', 'tools/oha.json', 'asked', false),
  format('oha', 'what it prints', 'tools/oha.txt', 'asked', false),
  format('siege', 'siege --json-output', 'tools/siege.json', 'estimated', false, []),
  format('siege', 'what it prints', 'tools/siege.txt', 'told', false, []),
  format('vegeta', 'vegeta encode --to csv', 'tools/vegeta-requests.csv', 'estimated', true),
  format('vegeta', 'vegeta encode', 'tools/vegeta-requests.ndjson', 'estimated', true),
  format('vegeta', 'vegeta report -type=json', 'tools/vegeta.json', 'estimated', false),
  format('vegeta', 'vegeta report', 'tools/vegeta.txt', 'estimated', false),
  format('wrk', 'wrk --latency', 'tools/wrk-latency.txt', 'told', false, [50, 90, 99]),
  format('wrk', 'wrk', 'tools/wrk-plain.txt', 'told', false, []),
];
