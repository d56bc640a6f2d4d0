import { RETRY } from './unavailable';

// What can be wrong once a page has begun to load the simulator: told by what loads it, so that labs open without.

export const NO_SCRIPT = `A script that runs the simulator did not arrive from this site: a filter, a lost connection or an old browser can be the reason. ${RETRY}`;
export const NO_WORKERS =
  'This browser runs no web workers, in which the simulator works: they are switched off, or the browser is too old for them. Allow them, or use another browser.';
export const NO_WEBASSEMBLY =
  'This browser does not run WebAssembly, in which the simulator is written: it is switched off, or the browser is too old for it. Allow it, or use another browser.';
export const DAMAGED = `The file of the simulator arrived incomplete, or is something else, or this browser refuses to run it. ${RETRY}`;
export const OTHER_VERSION =
  'The simulator that arrived is of another version than this page, most likely because the site was renewed in between. Reload the page.';
export const NO_PARAMETERS = 'An archived simulator takes no other parameters than its own.';
export const NO_ANSWER = `The simulator has not answered: its files may be held up on their way here, or this device is too busy. ${RETRY}`;
export const STOPPED_ANSWERING = `The simulator stopped answering in the middle of a run. ${RETRY}`;
