import { watchPart } from '../../../watch/page/context';
import { knobSchema } from '../knobs';
import { lowLatencyIndex } from '../lab';
import { watched } from '../watch';

export default watchPart(watched, knobSchema, lowLatencyIndex);
