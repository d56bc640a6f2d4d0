import { knobById } from '../../scenario/schema';
import { adaptersKnobs } from '../../studies/adapters/knobs';
import { adaptersIndex } from '../../studies/adapters/lab';
import { type Figure, text } from '../text';
import type { Goal, Seen, Tour } from '../types';
import { EXPLANATION, knob, metricOf, NUMBERS, OUTCOMES, simulated } from './parts';

const DOCUMENTS = 'documentsPerSecond';
const LAB = '/adapters/lab';
const start = (configuration: string) => `config=${encodeURIComponent(configuration)}`;

/** Documents per second that the study printed. */
function printed(configuration: string): Figure {
  const one = adaptersIndex.configurations.find(({ id }) => id === configuration);
  const value = one?.measured[DOCUMENTS];
  if (value == null) throw new Error(`${configuration} has no ${DOCUMENTS}.`);
  return { value, metric: DOCUMENTS, kind: 'measured' };
}

const documents = ({ summary }: Seen) => metricOf(summary, DOCUMENTS);
const fewerThanPublished = (seen: Seen) => documents(seen) < metricOf(seen.published, DOCUMENTS);

const isSend = ({ values }: Seen, adapter: string) =>
  knobById(adaptersKnobs, 'sendAdapter')?.choices.find(({ id }) => id === adapter)?.value ===
  values.sendAdapter;
const isReceive = ({ values }: Seen, adapter: string) =>
  knobById(adaptersKnobs, 'receiveAdapter')?.choices.find(({ id }) => id === adapter)?.value ===
  values.receiveAdapter;

/** A run with one adapter on both sides, at the smallest or the largest size of the study. */
const adapterStop = (adapter: 'http' | 'soap', sizeKb: 2 | 200): Goal => ({
  label: `${adapter.toUpperCase()} ${sizeKb} KB`,
  isMet: (seen) =>
    isSend(seen, adapter) && isReceive(seen, adapter) && seen.values.sizeKb === sizeKb,
  missing: ({ summary }) => [
    'This run moves ',
    simulated(summary, DOCUMENTS),
    ` documents per second. ${adapter.toUpperCase()} with ${sizeKb} KB is still open.`,
  ],
});

const turnedOn = (id: string, label: string): Goal => ({
  label,
  isMet: ({ values }) => values[id] === 1,
  missing: () => text`It is still off.`,
});

const sendKnob = knob('sendAdapter', 'Send adapter');
const sizeKnob = knob('sizeKb', 'Document size');

/** What a document costs: adapters, sizes, answers, orchestrations, and where more computers end. */
export const adapters: Tour = {
  id: 'adapters',
  steps: [
    {
      title: 'Another way out',
      page: LAB,
      start: start('file-local/2006/2kb'),
      task: text`Files come in and go out. Let the documents leave over HTTP instead.`,
      look: text`Documents per second. From file to file the study measured ${printed('file-local/2006/2kb')}.`,
      hint: text`Change only the send adapter. Nobody measured this pair: the lab puts it together from what each side costs.`,
      focus: { task: sendKnob, look: NUMBERS },
      goals: [
        {
          label: 'file in',
          isMet: (seen) => isReceive(seen, 'file'),
          missing: () => text`Leave the receive adapter at File.`,
        },
        {
          label: 'HTTP out',
          isMet: (seen) => isSend(seen, 'http'),
          missing: () => text`The documents do not leave over HTTP yet.`,
        },
        {
          label: 'fewer documents',
          isMet: fewerThanPublished,
          missing: () => text`This pair moves as many documents as files alone.`,
        },
      ],
    },
    {
      title: 'The size',
      page: LAB,
      start: start('file-local/2006/2kb'),
      task: text`Raise the size from 2 to 200 KB.`,
      look: text`Fewer documents, but each is larger: multiply. Measured with the larger size: ${printed('file-local/2006/200kb')} documents per second.`,
      hint: text`Part of the cost of a document is paid once, the other part for each kilobyte.`,
      focus: { task: sizeKnob, look: NUMBERS },
      goals: [
        {
          label: '200 KB',
          isMet: ({ values }) => (values.sizeKb ?? 0) >= 200,
          missing: () => text`The documents are still smaller than 200 KB.`,
        },
        {
          label: 'fewer documents',
          isMet: fewerThanPublished,
          missing: () => text`There are no fewer documents.`,
        },
        {
          label: 'more kilobytes',
          isMet: (seen) =>
            documents(seen) * (seen.values.sizeKb ?? 0) >
            metricOf(seen.published, DOCUMENTS) * (seen.publishedValues.sizeKb ?? 0),
          missing: () => text`Documents times size is no more than as published.`,
        },
      ],
    },
    {
      title: 'HTTP or SOAP?',
      page: LAB,
      start: start('http-1-way/2006/2kb'),
      task: text`See all four: HTTP and SOAP, each with 2 KB and with 200 KB, the same adapter on both sides.`,
      look: text`Which is ahead with small documents, and which with large ones? Measured with 200 KB: HTTP ${printed('http-1-way/2006/200kb')}, SOAP ${printed('soap-1-way/2006/200kb')}.`,
      hint: text`Choose the configurations above the lab, or set both adapters and the size with the knobs.`,
      focus: { task: sizeKnob, look: NUMBERS },
      goals: [
        adapterStop('http', 2),
        adapterStop('soap', 2),
        adapterStop('soap', 200),
        adapterStop('http', 200),
      ],
      isCollected: true,
    },
    {
      title: 'What an answer costs',
      page: LAB,
      start: start('http-1-way/2006/2kb'),
      task: text`Let the sender of a document wait for a response.`,
      look: text`What limits, and how many documents are left. The study measured ${printed('http-2-way/2006/2kb')} with a response.`,
      hint: text`Switch two-way on. A response passes through everything that the document did.`,
      focus: { task: knob('twoWay', 'Two-way'), look: EXPLANATION },
      goals: [
        turnedOn('twoWay', 'two-way'),
        {
          label: 'fewer documents',
          isMet: fewerThanPublished,
          missing: () => text`There are as many documents as before.`,
        },
      ],
    },
    {
      title: 'Buy it back',
      page: LAB,
      start: `${start('file-local/2006/2kb')}&orchestration=on`,
      task: text`An orchestration stands between the files now. Add host instances until as many documents pass as without it.`,
      look: text`Documents per second, against the simulation as published.`,
      hint: text`Each instance brings a BizTalk server of its own. Add one, wait, compare.`,
      focus: { task: knob('hostInstances', 'Host instances'), look: OUTCOMES },
      goals: [
        turnedOn('orchestration', 'orchestration'),
        {
          label: 'as many documents',
          isMet: (seen) => !fewerThanPublished(seen),
          missing: ({ summary, published }) =>
            text`${simulated(summary, DOCUMENTS)} documents per second; ${simulated(published, DOCUMENTS)} are wanted.`,
        },
      ],
    },
    {
      title: 'Where it ends',
      page: LAB,
      start: start('file-local/2006/2kb'),
      task: text`Add host instances until SQL Server is what limits.`,
      look: text`The sentence names the limit. Behind this point a further BizTalk server brings nothing.`,
      hint: text`Watch the CPU of SQL Server: every instance uses it, and there is one database.`,
      focus: { task: knob('hostInstances', 'Host instances'), look: EXPLANATION },
      goals: [
        {
          label: 'SQL Server full',
          isMet: ({ summary }) => metricOf(summary, 'cpu.sql') > 99,
          missing: ({ summary }) =>
            text`The processors of SQL Server are busy ${simulated(summary, 'cpu.sql')} % of the time.`,
        },
      ],
    },
  ],
};
