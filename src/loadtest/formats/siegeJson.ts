import { jsonLevel } from '../jsonFields';
import { siegeLevel } from './siegeConsole';

/** What siege prints at its end as JSON. It does not say the users. */
export const siegeJson = jsonLevel(
  'siege',
  [/"transaction_rate"\s*:/, /"concurrency"\s*:/],
  ({ required, optional }) =>
    siegeLevel({
      good: required('successful_transactions'),
      bad: optional('failed_transactions'),
      seconds: required('elapsed_time'),
      meanS: required('response_time'),
      longestS: optional('longest_transaction'),
      underWay: optional('concurrency'),
    }),
);
