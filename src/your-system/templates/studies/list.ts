/** The runs of this site's studies that can be given to the page. */
export const STUDIES = [
  {
    id: 'low-latency-users',
    title: 'Low latency, fewer users',
    text: 'Four runs of one system, with five to twelve users.',
  },
  {
    id: 'scale-up-simple',
    title: 'Scale-up, simple application',
    text: 'Three runs with more and more hosts on large servers.',
  },
  {
    id: 'scale-up-latency',
    title: 'Scale-up, application that waits',
    text: 'The same with an application that waits for others.',
  },
  {
    id: 'worker-threads',
    title: 'Worker threads',
    text: 'Three runs with larger and larger thread pools, the last of which collapsed.',
  },
  {
    id: 'capacity-steady',
    title: 'Capacity, the sustainable hour',
    text: 'One run at one rate, with how busy the processors were.',
  },
  {
    id: 'adapter-http',
    title: 'Adapters, HTTP one way',
    text: 'One adapter at its most.',
  },
] as const;

export type StudyId = (typeof STUDIES)[number]['id'];
