import { watchPart } from '../../../watch/page/context';
import { workerThreadsKnobs } from '../knobs';
import { workerThreadsIndex } from '../lab';
import { watched } from '../watch';

export default watchPart(watched, workerThreadsKnobs, workerThreadsIndex);
