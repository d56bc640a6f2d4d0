import type { Station } from '../../../system/document';
import type { Description } from '../../description';
import { distributionXml, rateXml } from './distributions';
import { type ModelClass, modelOf } from './model';
import { regionsOf, regionXml } from './regions';
import { element, escaped } from './xml';

const NET = 'jmt.engine.NetStrategies';
const INTEGER = 'java.lang.Integer';
const TEXT = 'java.lang.String';

const value = (content: string | number): string => element('value', {}, escaped(String(content)));

const single = (classPath: string, name: string, content: string | number): string =>
  element('parameter', { classPath, name }, value(content));

/** A parameter with something for each class. */
const perClass = (
  classes: readonly ModelClass[],
  classPath: string,
  name: string,
  of: (one: ModelClass) => string,
): string =>
  element(
    'parameter',
    { array: true, classPath, name },
    ...classes.flatMap((one) => [element('refClass', {}, escaped(one.name)), of(one)]),
  );

const section = (className: string, ...parameters: readonly string[]): string =>
  element('section', { className }, ...parameters);

const strategy = (path: string, name: string, ...inside: readonly string[]): string =>
  element('subParameter', { classPath: `${NET}.${path}`, name }, ...inside);

const serviceXml = (
  classes: readonly ModelClass[],
  of: (one: ModelClass) => string | null,
): string =>
  perClass(classes, `${NET}.ServiceStrategy`, 'ServiceStrategy', (one) => {
    const time = of(one);
    return time === null
      ? strategy('ServiceStrategies.ZeroServiceTimeStrategy', 'ZeroServiceTimeStrategy')
      : strategy('ServiceStrategies.ServiceTimeStrategy', 'ServiceTimeStrategy', time);
  });

const entry = (station: string, probability: number): string =>
  element(
    'subParameter',
    { classPath: 'jmt.engine.random.EmpiricalEntry', name: 'EmpiricalEntry' },
    element('subParameter', { classPath: TEXT, name: 'stationName' }, value(station)),
    element(
      'subParameter',
      { classPath: 'java.lang.Double', name: 'probability' },
      value(probability),
    ),
  );

function routingXml(row: Readonly<Record<string, number>> | undefined, end: string): string {
  if (row === undefined) return strategy('RoutingStrategies.RandomStrategy', 'Random');
  const entries = Object.entries(row).map(([to, share]) => entry(to === 'out' ? end : to, share));
  const name = 'EmpiricalEntryArray';
  const array = { array: true, classPath: 'jmt.engine.random.EmpiricalEntry', name };
  const list = element('subParameter', array, ...entries);
  return strategy('RoutingStrategies.EmpiricalStrategy', 'Probabilities', list);
}

function queueXml(classes: readonly ModelClass[], { limit, whenFull }: Partial<Station>): string {
  const rule = whenFull === 'block' ? 'BAS blocking' : 'drop';
  const isOrdered = new Set(classes.map(({ priority }) => priority)).size > 1;
  const put = `TailStrategy${isOrdered ? 'Priority' : ''}`;
  return section(
    'Queue',
    single(INTEGER, 'size', limit ?? -1),
    perClass(classes, TEXT, 'dropStrategies', () =>
      element('subParameter', { classPath: TEXT, name: 'dropStrategy' }, value(rule)),
    ),
    element('parameter', {
      classPath: `${NET}.QueueGetStrategies.FCFSstrategy`,
      name: 'FCFSstrategy',
    }),
    perClass(classes, `${NET}.QueuePutStrategy`, 'QueuePutStrategy', () =>
      strategy(`QueuePutStrategies.${put}`, put),
    ),
  );
}

function serverXml(classes: readonly ModelClass[], station: Station): string {
  const service = serviceXml(classes, (one) => {
    const { meanMs, spread } = one.workAt(station);
    return meanMs > 0 ? distributionXml(meanMs, spread) : null;
  });
  if (station.kind === 'delay') return section('Delay', service);
  const count = single(INTEGER, 'maxJobs', station.kind === 'lock' ? 1 : (station.count ?? 1));
  const visits = perClass(classes, INTEGER, 'numberOfVisits', () =>
    element('subParameter', { classPath: INTEGER, name: 'numberOfVisits' }, value(1)),
  );
  if (station.sharing !== 'shared') return section('Server', count, visits, service);
  const sharing = perClass(classes, `${NET}.PSStrategy`, 'PSStrategy', () =>
    strategy('PSStrategies.EPSStrategy', 'EPSStrategy'),
  );
  const weights = perClass(classes, 'java.lang.Double', 'serviceWeights', () =>
    element('subParameter', { classPath: 'java.lang.Double', name: 'serviceWeight' }, value('1.0')),
  );
  return section('PSServer', count, visits, service, sharing, weights);
}

/** A name that no station has. */
const freeName = (name: string, stations: readonly Station[]): string =>
  stations.some((one) => one.name === name) ? freeName(`${name} of the model`, stations) : name;

/** A JSIMgraph file of what both can express, and in sentences what is lost. */
export function toJsimg(description: Description): { text: string; lost: string[] } {
  const { classes, stations, pools, lost } = modelOf(description);
  const { regions, lost: left } = regionsOf(pools);
  const [users, source, sink] = ['Users', 'Source', 'Sink'].map((one) => freeName(one, stations));
  if (users === undefined || source === undefined || sink === undefined)
    throw new Error('No names.');
  const [closed, open] = [true, false].map((is) =>
    classes.filter((one) => (one.users !== null) === is),
  );
  const endOf = (one: ModelClass) => (one.users === null ? sink : users);
  const router = (place: string) =>
    section(
      'Router',
      perClass(classes, `${NET}.RoutingStrategy`, 'RoutingStrategy', (one) =>
        routingXml(one.table[place], endOf(one)),
      ),
    );
  const thinking = serviceXml(
    classes,
    ({ think }) => think && distributionXml(think.meanMs, think.spread),
  );
  const arriving = serviceXml(classes, (one) =>
    one.perSecond > 0 ? rateXml(one.perSecond) : null,
  );
  const node = (name: string, ...sections: readonly string[]) =>
    element('node', { name }, ...sections);
  const nodes = [
    ...(closed?.length
      ? [node(users, queueXml(classes, {}), section('Delay', thinking), router('in'))]
      : []),
    ...(open?.length
      ? [
          node(source, section('RandomSource', arriving), section('ServiceTunnel'), router('in')),
          node(sink, section('JobSink')),
        ]
      : []),
    ...stations.map((one) =>
      node(one.name, queueXml(classes, one), serverXml(classes, one), router(one.name)),
    ),
  ];
  const ways = classes.flatMap((one) =>
    Object.entries(one.table).flatMap(([from, row]) =>
      Object.keys(row).map((to) => {
        const begin = one.users === null ? source : users;
        return element('connection', {
          source: from === 'in' ? begin : from,
          target: to === 'out' ? endOf(one) : to,
        });
      }),
    ),
  );
  const name = description.name ?? 'system';
  const userClasses = classes.map((one) =>
    element('userClass', {
      name: one.name,
      priority: one.priority,
      referenceSource: one.users === null ? source : users,
      type: one.users === null ? 'open' : 'closed',
      ...(one.users !== null && { customers: one.users }),
    }),
  );
  const sim = element(
    'sim',
    { name, disableStatisticStop: false, maxSamples: 1_000_000, polling: '1.0' },
    ...userClasses,
    ...nodes,
    ...new Set(ways),
    ...regions.map(({ pool, stations: names }) => regionXml(pool, names, classes)),
  );
  const xsi = 'http://www.w3.org/2001/XMLSchema-instance';
  const archive = { name, 'xmlns:xsi': xsi, 'xsi:noNamespaceSchemaLocation': 'Archive.xsd' };
  const text = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>\n${element('archive', archive, sim)}\n`;
  return { text, lost: [...lost, ...left] };
}
