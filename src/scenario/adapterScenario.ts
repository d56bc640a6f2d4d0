import type { KnobSchema } from './schema';

/** A side of a test case of the adapter study; `remote` is null where only one place exists. */
interface AdapterSide {
  adapter: string;
  remote: boolean | null;
  ssl: boolean;
}

/** What a test case of the adapter study says of a document's way. */
export interface AdapterPath {
  receive: AdapterSide;
  send: AdapterSide;
  orchestration: string | null;
  twoWay: boolean;
  transactional: boolean | null;
  inOrder: boolean | null;
}

/** Knob values of a test case for a version (a choice of its knob) and a document size. */
export function adapterScenario(
  schema: KnobSchema,
  path: AdapterPath,
  version: string,
  sizeKb: number,
): Record<string, number> {
  const choice = (knob: string, id: string): number => {
    const choices = schema.knobs.find((one) => one.id === knob)?.choices;
    const found = choices?.find((one) => one.id === id);
    if (!found) throw new Error(`${knob} has no choice ${id}.`);
    return found.value;
  };
  return {
    ...Object.fromEntries(schema.knobs.map((knob) => [knob.id, knob.default])),
    receiveAdapter: choice('receiveAdapter', path.receive.adapter),
    sendAdapter: choice('sendAdapter', path.send.adapter),
    version: choice('version', version),
    sizeKb,
    orchestration: Number(path.orchestration !== null),
    twoWay: Number(path.twoWay),
    ssl: Number(path.receive.ssl),
    transactional: Number(path.transactional === true),
    inOrder: Number(path.inOrder === true),
    receiveRemote: Number(path.receive.remote === true),
    sendRemote: Number(path.send.remote === true),
  };
}
