import { watchPart } from '../../../watch/page/context';
import { capacityKnobs } from '../knobs';
import { capacityIndex } from '../lab';
import { watched } from '../watch';

export default watchPart(watched, capacityKnobs, capacityIndex);
