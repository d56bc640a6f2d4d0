/** What this reads of a JSON Schema: what the published schema of descriptions uses. */
export interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  additionalProperties?: Schema | boolean;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  enum?: string[];
  const?: string;
  $ref?: string;
}

export interface RootSchema extends Schema {
  definitions: Record<string, Schema>;
}

const IN_WORDS: Record<string, string> = {
  number: 'a number',
  string: 'text',
  boolean: 'true or false',
  array: 'a list',
  object: 'fields of its own',
};

/** What may stand in a place: of one type each, with nothing that refers elsewhere. */
export function alternativesOf(root: RootSchema, schema: Schema): Schema[] {
  const { $ref, anyOf, oneOf, allOf, type } = schema;
  const inner = [...(anyOf ?? []), ...(oneOf ?? []), ...(allOf ?? [])];
  const referred = $ref === undefined ? undefined : root.definitions[$ref.replace(/^.*\//, '')];
  if (referred !== undefined) inner.push(referred);
  if (inner.length > 0) return inner.flatMap((one) => alternativesOf(root, one));
  return Array.isArray(type) ? type.map((one) => ({ ...schema, type: one })) : [schema];
}

/** The only texts that are accepted, if a text is one of some names. */
export const namesOf = (schema: Schema): string[] | null =>
  schema.enum ?? (schema.const === undefined ? null : [schema.const]);

/** What alternatives accept, in words. */
export function inWords(alternatives: readonly Schema[]): string {
  const words = alternatives
    .filter(({ type }) => type !== 'null')
    .flatMap((one) => namesOf(one) ?? [IN_WORDS[String(one.type)] ?? 'anything']);
  return [...new Set(words)].join(', ');
}

export function isOfType(schema: Schema, value: unknown): boolean {
  if (schema.type === undefined) return true;
  if (value === null) return schema.type === 'null';
  if (Array.isArray(value)) return schema.type === 'array';
  return typeof value === schema.type && (typeof value !== 'number' || Number.isFinite(value));
}
