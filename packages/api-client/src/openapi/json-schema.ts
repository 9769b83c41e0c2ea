import { type JsonSchema, toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { readValues } from './read-values.ts';

export type { JsonSchema };

/**
 * A schema as JSON Schema 2020-12, as its values are after reading; checks that JSON Schema has no word for are left
 * out. Recursive parts stand in `$defs`, their references in the components of an OpenAPI document.
 *
 * @param name prefix of the recursive parts' names, unlike any other of the document
 */
export function describeSchema(schema: GenericSchema, name = 'schema'): JsonSchema {
  const { $schema: _, ...described } = toJsonSchema(readValues(schema), {
    target: 'draft-2020-12',
    typeMode: 'input',
    errorMode: 'ignore',
    overrideRef: ({ referenceId }) => `#/components/schemas/${name}.${referenceId}`,
  });
  return described;
}

/** Takes `$defs` out of a description and gives them under the names that its references have. */
export function splitDefinitions(
  described: JsonSchema,
  name: string,
): [JsonSchema, Readonly<Record<string, JsonSchema>>] {
  const { $defs = {}, ...rest } = described;
  const definitions = Object.entries($defs).flatMap(([key, definition]) =>
    typeof definition === 'object' ? [[`${name}.${key}`, definition] as const] : [],
  );
  return [rest, Object.fromEntries(definitions)];
}
