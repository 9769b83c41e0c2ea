import { PRODUCT_NAME } from '@jianzhu/domain';
import fc, { type Arbitrary } from 'fast-check';
import type { InjectOptions } from 'fastify';
import * as v from 'valibot';
import type { ImplementedCall } from '../http/implement.ts';
import { type CaseOptions, HOSTILE, valuesOf } from './schema-cases.ts';

/** The parts of one request. */
export interface CallCase {
  readonly params: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

const PARTS = ['params', 'query', 'body'] as const;

/** Cases for a call that its schemas mostly take. */
export function validCases({ schemas }: ImplementedCall, options: CaseOptions): Arbitrary<CallCase> {
  const part = (name: (typeof PARTS)[number]) =>
    schemas[name] === undefined ? fc.constant(undefined) : valuesOf(schemas[name], options);
  return fc
    .record({ params: part('params'), query: part('query'), body: part('body') })
    .map(({ params, query, body }) => ({ params: record(params), query: record(query), body }));
}

function record(value: unknown): Readonly<Record<string, unknown>> {
  // Parts of paths and queries are objects by the contract.
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
}

/** The same cases with one thing broken: a field left out, replaced or added, or the whole body. */
export function brokenCases(call: ImplementedCall, options: CaseOptions): Arbitrary<CallCase> {
  return fc
    .record({
      base: validCases(call, options),
      part: fc.constantFrom(...PARTS.filter((name) => call.schemas[name] !== undefined), 'query' as const),
      pick: fc.nat(),
      how: fc.constantFrom('drop', 'replace', 'replace', 'add', 'whole'),
      junk: fc.constantFrom(...HOSTILE),
    })
    .map(({ base, part, pick, how, junk }) => {
      if (how === 'whole' && part === 'body') return { ...base, body: junk };
      const fields = record(base[part]);
      const names = Object.keys(fields);
      const name = names[pick % Math.max(1, names.length)];
      if (how === 'add' || name === undefined) return { ...base, [part]: { ...fields, surplus: junk, id: junk } };
      const { [name]: _dropped, ...others } = fields;
      return { ...base, [part]: how === 'drop' && part !== 'params' ? others : { ...others, [name]: junk } };
    });
}

/** Whether the call's schemas take a case as it arrives. */
export function isValidCase({ schemas }: ImplementedCall, { params, query, body }: CallCase): boolean {
  const arrived = { params: texts(params), query: texts(query), body: JSON.parse(JSON.stringify(body ?? null)) };
  return PARTS.every((part) => {
    const schema = schemas[part];
    return schema === undefined || v.is(schema, arrived[part] ?? undefined);
  });
}

function texts(fields: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])),
  );
}

function asText(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** A case on the wire. */
export function toRequest(
  { endpoint }: ImplementedCall,
  { params, query, body }: CallCase,
  headers: Readonly<Record<string, string>>,
): InjectOptions {
  const path = endpoint.path
    .replace('{product}', PRODUCT_NAME)
    .replace(/\{(\w+)\}/g, (_whole, name: string) => encode(asText(params[name] ?? '')) || '%20');
  const pairs = Object.entries(texts(query)).map(([name, value]) => `${encode(name)}=${encode(value)}`);
  const hasBody = endpoint.method !== 'GET' && body !== undefined;
  return {
    method: endpoint.method,
    url: pairs.length === 0 ? path : `${path}?${pairs.join('&')}`,
    headers: { ...headers, ...(hasBody && { 'content-type': 'application/json' }) },
    ...(hasBody && { payload: JSON.stringify(body) }),
  };
}

/** A lone surrogate has no encoding. */
function encode(text: string): string {
  return encodeURIComponent(Buffer.from(text).toString());
}
