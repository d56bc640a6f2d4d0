/** "Wait for the dispatcher" as what is waited for. */
export const awaited = (label: string): string => {
  const what = label.replace(/^Wait(?:ing)? (for|to) /, '$1 ');
  return what.charAt(0).toLowerCase() + what.slice(1);
};
