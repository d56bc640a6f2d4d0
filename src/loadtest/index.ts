export { readLoadTest } from './readLoadTest';
export type {
  Choice,
  Choices,
  Level,
  LoadFile,
  LoadTest,
  ResponseMs,
  Trouble,
  Warning,
  WarningCode,
} from './types';
