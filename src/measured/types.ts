/** The transcription of a study, as static/data/schema describes it. */

/** A printed value. `value` is null where the text is no number (n/a, Default, Y). */
export interface Cell {
  printed: string;
  value: number | null;
  /** Id of the note that explains the cell. */
  note?: string;
}

export interface Column {
  /** Address of the column, such as "throughput.mean" or "cpu.BPI4X-C02". */
  id: string;
  /** As printed. */
  label: string;
  /** Empty where the column has none. */
  unit: string;
  note?: string;
}

export interface Row {
  /** Address of the row; a configuration such as "20-A" where the row is one. */
  id: string;
  /** As printed. */
  label: string;
  note?: string;
  /** By column id. */
  cells: Record<string, Cell>;
}

export type TableKind = 'parameters' | 'software' | 'throughput' | 'cpu' | 'memory' | 'storage';

/** Number of a printed table, or its name where the source numbers none. */
export type TableId = number | '2kb' | '200kb' | 'S' | 'L';

export interface Table {
  number: TableId;
  kind: TableKind;
  /** As printed, without the number. */
  title: string;
  columns: Column[];
  rows: Row[];
}

export interface Note {
  id: string;
  /** Where the marker stands. */
  anchor: string;
  /** The printed marker. */
  marker: string;
  text: string;
}

export type Role =
  | 'receive'
  | 'orchestration'
  | 'send'
  | 'track'
  | 'messagebox'
  | 'tracking-database'
  | 'other-databases'
  | 'queue-manager'
  | 'load-generator';

export interface Computer {
  name: string;
  roles: Role[];
  /** True where the study prints no role for the named computer. */
  inferred: boolean;
  inferredFrom?: string;
  model?: string;
  clockGhz?: number;
  memoryGb?: number;
  note?: string;
}

export interface Machine extends Computer {
  processors: number;
}

export interface Topology {
  summary: string;
  /** BizTalk computers as the text counts them. */
  statedComputers: number;
  machines: Machine[];
  note?: string;
}

/** A setting that the study states outside its software tables. */
export interface Condition {
  /** Knob id. */
  knob: string;
  /** The value as links write it. */
  value: string | number;
  origin: 'documented' | 'assumed';
  source: string;
  /** Row ids; all configurations of the test case where absent. */
  configurations?: string[];
  note?: string;
}

/** What the page of a test case asks and lets turn first: our choice. */
export interface TestCaseLab {
  question: string;
  /** The three knobs that each configuration is about, by row id. */
  knobs: Record<string, string[]>;
}

export interface TestCase {
  /** Such as "low-latency/20". */
  id: string;
  number: number;
  title: string;
  objective: string;
  conclusion: string;
  lab: TestCaseLab;
  /** Heading in the source. */
  section: string;
  topology: Topology;
  conditions: Condition[];
  tables: Table[];
  notes: Note[];
  /** Captions of the source's pictures, which are lost. */
  figures: string[];
}

/** Tables of one file, with the sections they stand in. */
export interface TableGroup {
  id: string;
  title: string;
  sections: { section: string; summary: string; tables: TableId[] }[];
  tables: Table[];
  notes: Note[];
}

/** Table 1. */
export interface Parameters {
  id: string;
  title: string;
  section: string;
  tables: Table[];
  /** What each parameter does, in our own words, and the column that prints it. */
  descriptions: { row: string; column: string; text: string }[];
}

/** A figure that stands in the text. */
export interface ProseCell {
  /** Heading in the source. */
  section: string;
  /** Configuration or subject. */
  row: string;
  /** Quantity. */
  column: string;
  /** What the figure says, in our own words. */
  label: string;
  printed: string;
  value: number | null;
  unit: string;
  /** What a figure in words, such as "just under 3 hours", is read as. */
  reading?: Reading;
  /** How value or interval were read. */
  note?: string;
}

/** A printed value; where words stand for a number, what they are read as. */
export type StatedCell = Cell & Pick<ProseCell, 'reading'>;

/** Ends of an interval, in the unit of its cell. */
export interface Reading {
  low: number;
  high: number;
}

export interface Prose {
  id: string;
  cells: ProseCell[];
}

/** Where something stands in a source document. */
export type Address =
  | { document: string; table: TableId; row?: string; column?: string }
  | { document: string; section: string; row?: string; column?: string };

/** A place where the printed study contradicts itself. */
export interface Erratum {
  id: string;
  address: Address;
  testCases?: number[];
  printed: string;
  contradicts: string;
  /** What was probably meant; null where nothing points to it. */
  likely: number | string | null;
  /** Comparisons use `likely` in place of the printed value. */
  usedAsReference: boolean;
  /** A rule of tests/data, or "reading". */
  foundBy: string;
  text: string;
}

export interface ClaimComparison {
  /** Column id. */
  metric: string;
  /** Column id of the right side where it is another, as when mean and median are compared. */
  rightMetric?: string;
  /** Scenario id such as "low-latency/14-A". */
  left: string;
  /** Absent where a number stands in its place. */
  right?: string;
  /** The number in place of a right side, in the unit of the metric. */
  bound?: number;
  direction: 'less' | 'greater' | 'similar';
  statedLeft?: number;
  statedRight?: number;
}

/** A conclusion the authors draw, as a statement that numbers can decide. */
export interface Claim {
  id: string;
  address: Address;
  text: string;
  /** Of the low-latency study. */
  testCase?: number;
  comparison: ClaimComparison[];
  note?: string;
}

/** A stated fact and where it stands. */
export interface Fact {
  label: string;
  text: string;
  section: string;
}

export interface Study {
  id: string;
  /** Number of the source document. */
  document: string;
  /** As this site calls it. */
  name: string;
  title: string;
  authors: string[];
  contributors: string[];
  publisher: string;
  /** Year and month; null where none is printed. */
  published: string | null;
  product: string;
  objective: string;
  /** One sentence, in our own words. */
  teaches: string;
  /** What its measurements are, in the plural, such as "runs". */
  countedAs: string;
  goals: Fact[];
  scenario: Fact[];
  protocol: Fact[];
  hardware: Fact[];
  storage: Fact[];
  tracking: Fact[];
  /** Headings of the source, in order. */
  sections: string[];
  /** Captions of lost pictures outside the test cases; where none is printed, what they showed. */
  figures: string[];
}
