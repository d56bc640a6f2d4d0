import connectionPool from '../../../static/data/load-tests/connection-pool.json';
import delayOnly from '../../../static/data/load-tests/delay-only.json';
import openWebDatabase from '../../../static/data/load-tests/open-web-database.json';
import webDatabase from '../../../static/data/load-tests/web-database.json';
import type { KnownLoadTest } from './loadTests';

// One chunk for all of them: a browser learns of every chunk of the site with each page.
export { description as batchJob } from './batchJob';
export { description as brokerLock } from './brokerLock';
export { description as readReplica } from './readReplica';
export { description as retries } from './retries';
export { SOLVED } from './textbook';
export { description as threadsConnections } from './threadsConnections';
export { description as webApplicationDatabase } from './webApplicationDatabase';

export const TESTS: Readonly<
  Record<'connectionPool' | 'delayOnly' | 'openWebDatabase' | 'webDatabase', KnownLoadTest>
> = { connectionPool, delayOnly, openWebDatabase, webDatabase };
