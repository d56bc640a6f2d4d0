import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { readData } from '../../scripts/dataFiles';

interface ObjectSchema {
  properties: Record<string, unknown>;
  required?: string[];
}

/** Interface, schema file, and the way to its object inside the file. */
type Pair = [name: string, schema: string, pointer: string];

const MEASURED: Pair[] = [
  ['Cell', 'common', '$defs/cell'],
  ['Column', 'common', '$defs/column'],
  ['Row', 'common', '$defs/row'],
  ['Table', 'common', '$defs/table'],
  ['Note', 'common', '$defs/note'],
  ['TestCase', 'test-case', ''],
  ['TestCaseLab', 'test-case', 'properties/lab'],
  ['Topology', 'test-case', 'properties/topology'],
  ['Machine', 'test-case', 'properties/topology/properties/machines/items'],
  ['Condition', 'common', '$defs/condition'],
  ['TableGroup', 'tables', ''],
  ['Parameters', 'parameters', ''],
  ['Prose', 'prose', ''],
  ['ProseCell', 'prose', 'properties/cells/items'],
  ['Reading', 'prose', 'properties/cells/items/properties/reading'],
  ['Study', 'study', ''],
  ['Fact', 'study', '$defs/fact'],
  ['Erratum', 'errata', 'items'],
  ['Claim', 'claims', 'items'],
  ['ClaimComparison', 'claims', 'items/properties/comparison/items'],
];

const CONFIGURATIONS: Pair[] = [
  ['Configurations', 'configurations', ''],
  ['StatedMachine', 'configurations', '$defs/machine'],
  ['Configuration', 'configurations', '$defs/configuration'],
  ['Job', 'configurations', '$defs/job'],
  ['Threshold', 'configurations', '$defs/threshold'],
  ['PublishedEvent', 'configurations', '$defs/event'],
];

const ADAPTERS: Pair[] = [
  ['AdapterTestCases', 'adapter-test-cases', ''],
  ['AdapterTestCase', 'adapter-test-cases', '$defs/testCase'],
  ['AdapterSide', 'adapter-test-cases', '$defs/side'],
];

const VALIDATION: Pair[] = [
  ['Calibration', 'calibration', ''],
  ['FitProtocol', 'calibration', 'properties/protocol'],
  ['Exclusion', 'calibration', 'properties/excluded/items'],
  ['FittedParameter', 'calibration', 'properties/parameters/items'],
  ['ParameterFit', 'parameter-fit', ''],
  ['FittedParameter', 'parameter-fit', '$defs/parameter'],
  ['Refits', 'refits', ''],
  ['Refit', 'refits', '$defs/fold'],
  ['FactName', 'refits', '$defs/fact'],
  ['HeldOut', 'held-out', ''],
  ['FoldReport', 'extrapolations', ''],
  ['Structures', 'structures', ''],
  ['StructureFits', 'structures', 'properties/all'],
  ['OmittedMechanism', 'structures', 'properties/mechanisms/items'],
  ['StructureChoice', 'structures', 'properties/choices/items'],
  ['Profiles', 'profiles', ''],
  ['Profile', 'profiles', 'properties/profiles/items'],
  ['ProfilePoint', 'profiles', '$defs/point'],
  ['FoldCost', 'structures', '$defs/foldCost'],
  ['KeptReport', 'held-out', 'properties/kept'],
  ['Kept', 'held-out', '$defs/kept'],
  ['Known', 'held-out', '$defs/known'],
  ['Fold', 'held-out', 'properties/folds/items'],
  ['Prediction', 'held-out', 'properties/predictions/items'],
  ['Sensitivity', 'sensitivity', ''],
  ['ParameterEffects', 'sensitivity', 'properties/parameters/items'],
  ['Effect', 'sensitivity', '$defs/effect'],
  ['Screening', 'screening', ''],
  ['Screened', 'screening', 'properties/parameters/items'],
  ['ElementaryEffect', 'screening', '$defs/effect'],
  ['HistoryEntry', 'history', 'items'],
  ['TriedMechanism', 'tried', 'items'],
  ['ErrorFigures', 'history', '$defs/errors'],
  ['Goal', 'goals', 'items'],
];

const fileOf = (name: string): string => path.join(__dirname, '../../src', name);
const SOURCES: [file: string, pairs: Pair[]][] = [
  [fileOf('measured/types.ts'), MEASURED],
  [fileOf('measured/configurationTypes.ts'), CONFIGURATIONS],
  [fileOf('studies/adapters/types.ts'), ADAPTERS],
  [fileOf('comparison/validation.ts'), VALIDATION],
];
const PAIRS = SOURCES.flatMap(([file, pairs]) => pairs.map((pair) => [...pair, file] as const));
const program = ts.createProgram(
  SOURCES.map(([file]) => file),
  { strict: true, noLib: true },
);
const checker = program.getTypeChecker();

/** Property names of an interface; optional ones end in "?". */
function propertiesOf(name: string, file: string): string[] {
  const declaration = program
    .getSourceFile(file)
    ?.statements.find((node) => ts.isInterfaceDeclaration(node) && node.name.text === name);
  if (!declaration) return [];
  return checker
    .getTypeAtLocation(declaration)
    .getProperties()
    .map((symbol) => symbol.name + (symbol.flags & ts.SymbolFlags.Optional ? '?' : ''));
}

function schemaAt(name: string, pointer: string): ObjectSchema {
  const schema = readData<Record<string, unknown>>(`schema/${name}.schema.json`);
  const steps = pointer.split('/').filter((step) => step !== '');
  return steps.reduce<unknown>(
    (at, step) => (at as Record<string, unknown>)[step],
    schema,
  ) as never;
}

describe('types and schemas have the same properties', () => {
  it.each(PAIRS)('%s is %s.schema.json %s', (name, schema, pointer, file) => {
    const { properties, required = [] } = schemaAt(schema, pointer);
    const expected = Object.keys(properties)
      .filter((key) => key !== '$schema')
      .map((key) => (required.includes(key) ? key : `${key}?`));
    expect(propertiesOf(name, file).sort()).toEqual(expected.sort());
  });
});
