import type { JsonSchema } from '@jianzhu/api-client/openapi';
import { FIELD_NOTES } from './field-notes.ts';

/** A value of a request or an answer, by its place: `records[].title`. */
export interface ValueRow {
  readonly name: string;
  readonly type: string;
  readonly note: string;
}

/** Recursive values are shown so many times in themselves. */
const MOST_DEPTH = 6;

const isSchema = (value: unknown): value is JsonSchema => typeof value === 'object' && value !== null;

/** The type of a value as a table shows it: `string | null`, `object[]`. */
export function valueType(schema: JsonSchema): string {
  const { type, items, anyOf, oneOf, enum: choices, const: only, $ref } = schema;
  const choice = anyOf ?? oneOf;
  if (choice !== undefined) {
    return [...new Set(choice.map((one) => (isSchema(one) ? valueType(one) : 'any')))].join(' | ');
  }
  if (type === 'array') return `${isSchema(items) ? valueType(items) : 'any'}[]`.replace(/^(.* \| .*)\[\]$/, '($1)[]');
  if (choices !== undefined) return 'enum';
  if (only !== undefined) return JSON.stringify(only);
  if ($ref !== undefined) return 'object';
  return Array.isArray(type) ? type.join(' | ') : (type ?? 'any');
}

/** Every value that an answer holds, parents before their parts. */
export function valueRows(
  schema: JsonSchema,
  definitions: Readonly<Record<string, JsonSchema>>,
  place = '',
  seen: readonly string[] = [],
): ValueRow[] {
  if (seen.length > MOST_DEPTH) return [];
  const { $ref, items, anyOf, oneOf, properties } = schema;
  if ($ref !== undefined) {
    const name = $ref.slice('#/components/schemas/'.length);
    const definition = definitions[name];
    if (definition === undefined || seen.includes(name)) return [];
    return valueRows(definition, definitions, place, [...seen, name]);
  }
  if (isSchema(items)) return valueRows(items, definitions, `${place}[]`, seen);
  const choice = anyOf ?? oneOf;
  if (choice !== undefined) {
    return choice.flatMap((one) => (isSchema(one) ? valueRows(one, definitions, place, seen) : []));
  }
  return Object.entries(properties ?? {}).flatMap(([name, part]) => {
    if (!isSchema(part)) return [];
    const at = place === '' ? name : `${place}.${name}`;
    const row = { name: at, type: valueType(part), note: FIELD_NOTES[name] ?? '' };
    return [row, ...valueRows(part, definitions, at, seen)];
  });
}
