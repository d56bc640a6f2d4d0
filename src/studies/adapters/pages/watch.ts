import { watchPart } from '../../../watch/page/context';
import { adaptersKnobs } from '../knobs';
import { adaptersIndex } from '../lab';
import { watched } from '../watch';

export default watchPart(watched, adaptersKnobs, adaptersIndex);
