/** What everything in the picture is called, by the few words that a newcomer needs. */
export const NAMES = {
  users: 'Users',
  receive: 'Receive',
  messageBox: 'MessageBox',
  processors: 'processors',
  publishLock: 'publish lock',
  queue: 'application queue',
  send: 'Send',
  backend: 'Backend',
} as const;

/** What stands beside the name of the MessageBox. */
export const DATABASE_NOTE = 'the database';
