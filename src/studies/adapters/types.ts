/** The test cases of the adapter study, as static/data/schema/adapter-test-cases.schema.json describes them. */

export type AdapterId =
  | 'file'
  | 'smtp'
  | 'sql'
  | 'ftp'
  | 'http'
  | 'soap'
  | 'mqseries'
  | 'msmq'
  | 'msmqt'
  | 'pop3'
  | 'sharepoint'
  | 'sap';

/** One end of the way a document takes. */
export interface AdapterSide {
  adapter: AdapterId;
  /** Path as printed. */
  printed: string;
  pipeline: 'passthrough' | 'xml-receive';
  /** Whether folder, queue or system is on another computer; null where nothing is printed. */
  remote: boolean | null;
  /** What says so. */
  remoteFrom?: string;
  ssl: boolean;
  note?: string;
}

export type AdapterGroup = 'web' | 'queuing' | 'other';

export interface AdapterTestCase {
  /** Row of the result tables, such as "http-1-way". */
  id: string;
  /** Place in the printed list. */
  number: number;
  /** Name as printed in the list. */
  printed: string;
  title: string;
  group: AdapterGroup;
  /** The three knobs that it is about: our choice. */
  knobs: string[];
  receive: AdapterSide;
  /** The simple receive and send of the request-response cases; null without one. */
  orchestration: 'receive-send' | null;
  send: AdapterSide;
  twoWay: boolean;
  /** Null where the case does not say. */
  transactional: boolean | null;
  /** Null where the case does not say. */
  inOrder: boolean | null;
  /** Both adapters in one host. */
  sharedHost: boolean;
  notes: string;
}

export interface AdapterTestCases {
  id: string;
  /** Heading in the source. */
  section: string;
  /** What the page of its lab asks. */
  question: string;
  testCases: AdapterTestCase[];
}

/** Versions as scenarios name them. */
export const ADAPTER_VERSIONS = ['2004sp1', '2006'] as const;

export type AdapterVersion = (typeof ADAPTER_VERSIONS)[number];

/** File sizes as scenarios and tables name them. */
export const ADAPTER_SIZES = ['2kb', '200kb'] as const;

export type AdapterSize = (typeof ADAPTER_SIZES)[number];
