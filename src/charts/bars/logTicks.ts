/** Labels of a logarithmic axis of rates. */
export const LOG_TICKS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];
