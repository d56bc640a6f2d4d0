import type { Output } from './output';

/** A file of the site with its size in bytes, unpacked. */
export interface SiteFile {
  url: string;
  bytes: number;
}

/** Where a worker finds what it needs; addresses are absolute. */
export interface Files {
  /** Folder of the interpreter, with a slash at its end. */
  interpreter: string;
  /** Files of that folder that are downloaded, by name. */
  parts: Readonly<Record<string, number>>;
  /** Python packages: JSON files that hold the text of each module by its path. */
  packages: readonly SiteFile[];
  /** The compiled simulator. */
  simulator: SiteFile;
  /** The compiled module of readers' systems. */
  systems: SiteFile;
}

/** A piece of a program; tracebacks call it by its name. */
export interface Source {
  name: string;
  text: string;
}

/** What the page asks of the worker. `fresh` forgets the names that earlier cells set. */
export type PythonCommand =
  | { type: 'start'; files: Files }
  | { type: 'run'; run: number; cells: readonly Source[]; fresh: boolean };

/** What the worker answers. */
export type PythonEvent =
  | { type: 'progress'; loadedBytes: number; totalBytes: number }
  /** All files are there; the interpreter starts. */
  | { type: 'starting' }
  | { type: 'ready' }
  | { type: 'output'; run: number; cell: string; outputs: readonly Output[] }
  | { type: 'began'; run: number; cell: string }
  | { type: 'ended'; run: number; cell: string; ok: boolean; wallMs: number }
  | { type: 'finished'; run: number; ok: boolean }
  /** Python cannot go on: a file did not arrive, or the interpreter broke down. */
  | { type: 'failed'; reason: string };
