import { orNothing } from '../../address/besides';
import type { Field } from '../../address/field';
import { SEED as STUDENT } from '../../course/exercises/seeded';
import { SET_FIELDS } from '../../course/problems/problemSet';
import { KEYS, PRECISION } from '../../explore/compare/question';
import { ratesField } from '../../explore/day/load';
import { FROM, limitsField, ruleOf, waitField } from '../../explore/day/question';
import { scenarioField } from '../../explore/question/scenarioText';
import { LISTS } from '../../explore/seek/link';
import { TITLE } from '../../explore/sheet/page/sheetCodec';
import { PROTOCOL, REPLICATIONS, shownField } from '../../explore/sweep/question';
import { byField, overField } from '../../explore/sweep/swept';
import { measureField, limitsField as whyLimitsField } from '../../explore/why/question';
import { OWN_SYSTEMS } from '../../measured/studyNames';
import { SEED, VERSION } from '../../scenario/linkFields';
import { MESSAGE } from '../../story/run/address';
import { RATE, valveFields } from '../../studies/capacity/pages/valve/query';
import study from '../../studies/low-latency/pages/explored';
import { watched } from '../../studies/low-latency/watch';
import { EDGE_FIELDS } from '../../studies/worker-threads/pages/edge/query';
import { filterFields } from '../../tables/list/filter';
import { viewFields } from '../../watch/run/link';
import { PLAYED_FIELDS } from '../../your-system/challenge/fields';
import { STARTS } from '../../your-system/templates/start';
import { START } from '../../your-system/templates/startLink';

/** A key of an address as the page on links tells it. */
export interface DescribedField {
  key: string;
  title: string;
  accepted: string;
  /** What an address without it has; empty for nothing. */
  otherwise: string;
}

export interface DescribedAddress {
  /** What has such an address. */
  name: string;
  fields: readonly DescribedField[];
}

const described = <Value>({ key, title, accepted, otherwise, write }: Field<Value>) => ({
  key,
  title,
  accepted,
  otherwise: write(otherwise),
});

const { knobs } = study.context.schema;
const rule = ruleOf(study);
const scenario = (key: string) => described(scenarioField(study, key));
const compared = (key: string) => described(orNothing(scenarioField(study, key)));
const [seed, version] = [described(SEED), described(VERSION)];
const { at, slowed, message } = viewFields(watched);
const valve = valveFields(RATE.default);
const { q } = filterFields([], []);

/** The keys of the addresses that hold more than a scenario; where a study decides what is accepted, as in low latency. */
export const ADDRESSES: readonly DescribedAddress[] = [
  {
    name: 'Compare',
    fields: [...KEYS.map(compared), seed, described(PRECISION), version],
  },
  {
    name: 'Sweep',
    fields: [
      scenario('from'),
      described(overField(study, knobs)),
      described(byField(study, knobs)),
      described(shownField(study)),
      described(PROTOCOL),
      described(REPLICATIONS),
      seed,
      version,
    ],
  },
  {
    name: 'Seek',
    fields: [scenario('from'), ...Object.values(LISTS).map(described), seed, version],
  },
  {
    name: 'Why',
    fields: [
      scenario('from'),
      described(measureField(study)),
      described(whyLimitsField(study)),
      seed,
      version,
    ],
  },
  {
    name: 'Day',
    fields: [
      scenario('scenario'),
      ...(rule === null
        ? []
        : [
            described(ratesField(rule, 'load')),
            described(FROM),
            described(ratesField(rule, 'peaks')),
            described(limitsField(study, rule)),
            described(waitField(rule)),
          ]),
      seed,
      version,
    ],
  },
  { name: 'Review sheet', fields: [scenario('scenario'), described(TITLE), seed] },
  {
    name: 'Watch',
    fields: [scenario('scenario'), described(at), described(slowed), described(message), seed],
  },
  { name: 'One message, besides knobs', fields: [described(MESSAGE)] },
  { name: 'Chapter of the course', fields: [described(STUDENT)] },
  {
    name: 'Problem set',
    fields: [described(SET_FIELDS.student), described(SET_FIELDS.chapters)],
  },
  {
    name: 'Valve of the capacity study',
    fields: [described(valve.open), described(valve.ratePerSecond), described(valve.guess)],
  },
  {
    name: 'Edge of the worker-thread study',
    fields: [described(EDGE_FIELDS.threads), described(EDGE_FIELDS.guess)],
  },
  {
    name: 'Your system',
    fields: [
      {
        key: START,
        title: 'What it starts from',
        accepted: STARTS.join(', '),
        otherwise: '',
      },
      ...OWN_SYSTEMS.map(({ key, name }) => ({
        key: `#${key}`,
        title: `${name}, behind the #`,
        accepted: 'what the page has written, whole',
        otherwise: '',
      })),
    ],
  },
  {
    name: 'Challenges of your system',
    fields: [
      described(PLAYED_FIELDS.seed),
      described(PLAYED_FIELDS.levels),
      described(PLAYED_FIELDS.limit),
      described(PLAYED_FIELDS.next),
    ],
  },
  { name: 'List', fields: q ? [described(q)] : [] },
];
