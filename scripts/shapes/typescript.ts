import { compile, type JSONSchema } from 'json-schema-to-typescript';
import type { Shape } from './schema';

/** The types of a report as a module of TypeScript, under this name. */
export const typescriptOf = (report: Shape, name: string): Promise<string> =>
  compile({ ...report, title: name } as JSONSchema, name, {
    bannerComment: '/** Written by `npm run shapes` from the shapes of the simulator. */',
    style: { printWidth: 100, singleQuote: true },
  });
