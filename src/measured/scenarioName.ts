/** The study that a scenario such as "low-latency/20-A" names. */
export const studyOf = (scenario: string): string => scenario.slice(0, scenario.indexOf('/'));
