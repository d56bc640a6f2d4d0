import type { KnobValues } from '../../scenario/schema';

/** MessageBoxes of a scenario, on all computers. */
export const messageBoxesOf = ({
  messageBoxes = 1,
  boxesOnDta = 0,
  boxesOnThird = 0,
}: KnobValues): number => messageBoxes + boxesOnDta + boxesOnThird;
