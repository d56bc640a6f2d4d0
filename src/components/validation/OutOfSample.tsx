import generated from '@site/generated/validation/out-of-sample.json';
import { andList, formatNumber } from '../../charts/frame/format';
import type { OutOfSample as Counted } from '../../evidence/outOfSample';
import { inSentence } from '../../lab/view/format';
import { studyName } from '../../measured/studyNames';

/** Whether fits without them predict more than half of what a study is judged by. */
const isBroad = ({ predicted, judged }: Counted): boolean => predicted > judged / 2;

const countText = ({ study, within, predicted }: Counted): string =>
  `${formatNumber(within)} of ${formatNumber(predicted)} results of ${inSentence(studyName(study))}`;

/** How many results lie within their tolerance by fits that had not seen them: what a prediction is worth. */
export function OutOfSample({ counted = generated }: { counted?: readonly Counted[] }) {
  const broad = counted.filter(isBroad);
  const few = counted.filter((one) => !isBroad(one));
  return (
    <p data-out-of-sample>
      <strong>
        Predicted by fits that had not seen them, {andList(broad.map(countText))} lie within their
        tolerance
      </strong>
      ; with all of them in view, {andList(broad.map(({ inSample }) => formatNumber(inSample)))} do.{' '}
      <span>
        {few.length > 0
          ? `Of the other studies such fits predict little: ${andList(few.map(countText))} hold.`
          : ''}
      </span>
    </p>
  );
}
