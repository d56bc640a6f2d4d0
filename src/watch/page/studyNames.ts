/** Studies whose runs a reader can look into, in the order of their documents. */
export const STUDY_NAMES: readonly (readonly [id: string, name: string])[] = [
  ['low-latency', 'Low latency'],
  ['capacity', 'Capacity'],
  ['adapters', 'Adapters'],
  ['scale-up', 'Scale-up'],
  ['worker-threads', 'Worker threads'],
];
