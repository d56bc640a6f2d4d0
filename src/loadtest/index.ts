export { isOverloaded } from './checks/overload';
export { readLoadTest } from './readLoadTest';
export type {
  Choice,
  Choices,
  Joined,
  Level,
  LoadFile,
  LoadTest,
  ResponseMs,
  Trouble,
  Warning,
  WarningCode,
} from './types';
