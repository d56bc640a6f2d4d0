import type { SystemModule } from '../system/module';
import { replicateToEnd } from '../system/replicate';
import { asText } from './answers';
import { readers } from './readers';

/** Name under which Python imports the bridge; python/src/messageboxlab/_pyodide.py says how. */
export const SYSTEMS_MODULE = 'messageboxlab_systems';

/** The module of systems and the readers as Python in the same worker uses them. */
export const createSystemsBridge = (module: SystemModule) => ({
  ...readers,
  ask: (question: 'check' | 'bounds' | 'mva' | 'fit', text: string): string =>
    asText(() => {
      const answer = module[question](JSON.parse(text));
      return question === 'check' ? { document: answer } : answer;
    }),
  simulate: (text: string, seed: number, replication: number): string =>
    asText(() => replicateToEnd(module, JSON.parse(text), seed, replication)),
});
