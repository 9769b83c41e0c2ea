import { describe, expect, it } from 'vitest';
import { contract } from '../contract/index.ts';
import { schemas } from '../contract/schemas.ts';
import { describedCalls } from './contract-calls.ts';
import { describeSchema } from './json-schema.ts';
import { createOpenApiDocument } from './openapi-document.ts';

const whole = {
  contexts: contract,
  schemas,
};
const document = createOpenApiDocument({
  ...whole,
  title: 'jianzhu',
  version: '1',
  servers: ['http://localhost:4000'],
});

interface Operation {
  readonly operationId: string;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[];
  readonly responses: Readonly<Record<string, unknown>>;
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly requestBody?: unknown;
  readonly 'x-permission'?: unknown;
  readonly 'x-body-limit'?: unknown;
}
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  // the shape that describeOperation gives
  Object.entries(methods).map(([method, operation]) => ({
    path,
    method,
    operation: operation as unknown as Operation,
  })),
);

/** Every `$ref` in a part of the document. */
function references(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) => (key === '$ref' ? [String(value)] : references(value)));
}

const resolve = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], document);

describe('the OpenAPI document', () => {
  it('has one operation for each method and path of the contract (AO1)', () => {
    const wires = new Set(
      describedCalls(whole).map(
        ({ endpoint: { method, path } }) => `${method.toLowerCase()} ${path.replace('{product}', 'jianzhu')}`,
      ),
    );
    expect(new Set(operations.map(({ path, method }) => `${method} ${path}`))).toEqual(wires);
    expect(document.openapi).toBe('3.1.1');
  });

  it('names each operation once (AO2)', () => {
    const ids = operations.map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(operations)('$method $path declares what its path needs, an answer and its callers (AO2)', (one) => {
    const { path, method, operation } = one;
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => name).sort()).toEqual(
      [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort(),
    );
    expect(inPath.every(({ required }) => required)).toBe(true);
    const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`);
    expect(new Set(names).size).toBe(names.length);
    expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['200', 'default']));
    if (method === 'get') expect(operation.requestBody).toBeUndefined();
    const schemes = Object.keys((document.components.securitySchemes ?? {}) as object);
    for (const requirement of operation.security)
      expect(schemes).toEqual(expect.arrayContaining(Object.keys(requirement)));
  });

  it('points only at what is there, and is plain JSON (AO2)', () => {
    for (const reference of new Set(references(document))) expect(resolve(reference), reference).toBeDefined();
    expect(JSON.parse(JSON.stringify(document))).toEqual(document);
    expect(JSON.stringify(document)).not.toContain('{product}');
  });

  it('asks a business call for its tokens, an upload for the upload set, a visitor for nothing (AO3)', () => {
    const security = Object.fromEntries(operations.map(({ operation }) => [operation.operationId, operation.security]));
    expect(security['notice.list']).toEqual([{ platformToken: [], businessToken: [], company: [] }]);
    expect(security['attachment.register']).toEqual([
      { uploadClient: [], uploadSession: [], uploadToken: [], company: [] },
    ]);
    expect(security['chat.list']).toEqual([{ chatToken: [] }]);
    expect(security['content.abilities']).toEqual([]);
  });

  it('asks a form for its Idempotency-Key (AO3)', () => {
    const form = operations.find(({ operation }) => operation.operationId === 'salon.signUp');
    expect(form?.operation.parameters).toContainEqual(
      expect.objectContaining({ name: 'Idempotency-Key', in: 'header', required: true }),
    );
  });

  it('names the permission of a call (AO3)', () => {
    const permissions = Object.fromEntries(
      operations.map(({ operation }) => [operation.operationId, operation['x-permission']]),
    );
    expect(permissions['audit.list']).toBe('audit_view');
    expect(permissions['address.save']).toEqual({ add: 'address_add', edit: 'address_edit' });
    expect(permissions['notice.list']).toBeUndefined();
  });

  it('names the largest body of a call that has one of its own (AO3)', () => {
    const limits = Object.fromEntries(
      operations.map(({ operation }) => [operation.operationId, operation['x-body-limit']]),
    );
    expect(limits['address.parse']).toBe(16_384);
    expect(limits['address.save']).toBeUndefined();
  });
});

describe('a described schema', () => {
  it('says what comes out of a value that is read tolerantly (AO4)', () => {
    expect(describeSchema(schemas.notice.list.query).properties).toMatchObject({
      current: { type: 'number' },
      noticeType: { type: 'number' },
    });
    expect(describeSchema(schemas.platformConfig.list.data)).toMatchObject({
      type: 'array',
      items: { properties: { platformCode: { type: 'string' } } },
    });
  });
});
