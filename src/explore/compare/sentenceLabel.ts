import { inSentence } from '../../lab/view/format';
import type { Row } from './rows';

/** The label of a row inside a sentence. */
export const sentenceLabel = ({ label }: Pick<Row, 'label'>): string =>
  inSentence(label.replace(', median', ' (median)'));
