import type { Told } from '../../../lab/types';
import { valueText } from '../../../lab/view/knobText';
import { type KnobSchema, type KnobValues, knobById, valueIn } from '../../../scenario/schema';

const HOSTS = ['receiveOnly', 'receiveAndSend', 'sendOnly', 'sendAndTrack', 'trackOnly'];

/** The system in a few words: who sends, its computers, its databases, how often hosts look for messages, and what is tracked. */
export function told(schema: KnobSchema, values: KnobValues): Told[] {
  const textOf = (id: string) => {
    const knob = knobById(schema, id);
    return knob === undefined ? '' : valueText(knob, valueIn(values, knob));
  };
  const counted = (text: string, one: string, many = `${one}s`) =>
    `${text} ${text === '1' ? one : many}`;
  const hosts = HOSTS.reduce((sum, id) => sum + (values[id] ?? 0), 0);
  const tracked = textOf('tracking');
  return [
    { text: counted(textOf('virtualUsers'), 'user'), knobs: ['virtualUsers'] },
    { text: `${counted(String(hosts), 'computer')} with hosts`, knobs: HOSTS },
    {
      text: `${counted(textOf('messageBoxes'), 'MessageBox', 'MessageBoxes')} on the ${textOf('server')}`,
      knobs: ['messageBoxes', 'server'],
    },
    {
      text: `polling every ${textOf('maxReceiveIntervalMs')}\u202fms`,
      knobs: ['maxReceiveIntervalMs'],
    },
    {
      text:
        tracked === '0' ? 'no bodies tracked' : `bodies tracked at ${counted(tracked, 'point')}`,
      knobs: ['tracking'],
    },
  ];
}
