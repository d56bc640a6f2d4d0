import { watchPart } from '../../../watch/page/context';
import { scaleUpKnobs } from '../knobs';
import { scaleUpIndex } from '../lab';
import { watched } from '../watch';

export default watchPart(watched, scaleUpKnobs, scaleUpIndex);
