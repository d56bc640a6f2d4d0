/** Part of the height of the window at which a reader reads: a heading that has passed it is where they are. */
const LINE = 0.4;
/** The same where a figure stands above the text and covers it. */
const LINE_BELOW_FIGURE = 0.65;
const NARROW = '(max-width: 996px)';

/** Where in the window a reader of text beside a figure reads, as a part of its height. */
export const readersLine = (): number =>
  window.matchMedia(NARROW).matches ? LINE_BELOW_FIGURE : LINE;
