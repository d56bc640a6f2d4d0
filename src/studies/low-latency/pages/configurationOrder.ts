import { ascending, descending } from 'd3-array';
import type { StudyConfiguration } from '../../../comparison/studyIndex';
import type { ListField } from '../../../tables/list/filter';
import { bizTalkComputers, measuredIn, usersOf } from './configurationFields';

interface Order {
  value: string;
  label: string;
  compare: (a: StudyConfiguration, b: StudyConfiguration) => number;
}

const measured = (quantity: string) => (one: StudyConfiguration) =>
  measuredIn(one, quantity)?.value ?? null;
const roundtripMs = measured('roundtripTime');
const throughputPerSecond = measured('throughput');

/** Orders of the configurations other than that of the study; what is not printed goes last. */
const ORDERS: readonly Order[] = [
  {
    value: 'roundtrip',
    label: 'shortest roundtrip',
    compare: (a, b) => ascending(roundtripMs(a) ?? Infinity, roundtripMs(b) ?? Infinity),
  },
  {
    value: 'throughput',
    label: 'highest throughput',
    compare: (a, b) => descending(throughputPerSecond(a) ?? 0, throughputPerSecond(b) ?? 0),
  },
  {
    value: 'computers',
    label: 'fewest computers',
    compare: (a, b) => ascending(bizTalkComputers(a), bizTalkComputers(b)),
  },
  { value: 'users', label: 'fewest users', compare: (a, b) => ascending(usersOf(a), usersOf(b)) },
];

const values = ORDERS.map(({ value }) => value);

/** The order as a field of the list: it stands in the link, and whatever it is, everything is taken. */
export const ORDER_FIELD: ListField<StudyConfiguration> = {
  key: 'sort',
  label: 'Sort by',
  valuesOf: () => values,
  options: values,
  nameOf: (value) => ORDERS.find((order) => order.value === value)?.label ?? value,
  allName: 'test case',
};

/** Configurations in the order of that name, or as they are; equals stay as they are. */
export function inOrder(
  configurations: readonly StudyConfiguration[],
  name: string | undefined,
): StudyConfiguration[] {
  const order = ORDERS.find(({ value }) => value === name);
  return [...configurations].sort(order?.compare ?? (() => 0));
}
