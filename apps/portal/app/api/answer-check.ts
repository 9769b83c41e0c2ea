import type { ResponseCheck } from '@jianzhu/api-client';
import { type GenericSchema, getDotPath, safeParse } from 'valibot';

/** The schemas of one context's calls, as `@jianzhu/api-client/schemas` has them. */
export type ContextSchemas = Readonly<Record<string, { readonly data: GenericSchema }>>;

/**
 * Reads every answer against the schema of its call, so that the rest of the application may trust its type. Throws a
 * TypeError that names the field of an answer that does not fit; a call without a schema here passes as it is.
 */
export function checkAgainst(schemas: Readonly<Record<string, ContextSchemas>>): ResponseCheck {
  return (endpoint, data) => {
    const [context = '', call = ''] = endpoint.id.split('.');
    const schema = schemas[context]?.[call]?.data;
    if (!schema) return data;
    const read = safeParse(schema, data, { abortEarly: true });
    if (read.success) return read.output;
    const [issue] = read.issues;
    throw new TypeError(`${getDotPath(issue) ?? 'data'}: ${issue.message}`);
  };
}
