import type { LabContext, LabState } from './types';
import { lastChangeText } from './view/effect';

interface ChangeTextProps {
  context: LabContext;
  state: LabState;
}

/** What the last change did; fetched with the first change. */
export default function ChangeText({ context, state }: ChangeTextProps) {
  return lastChangeText(context, state);
}
