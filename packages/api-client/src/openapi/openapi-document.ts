import { BUSINESS_CODES, PRODUCT_NAME } from '@jianzhu/domain';
import { HTTP_STATUSES } from '../contract/answers.ts';
import { type DescribedCall, type DescribedContract, describedCalls } from './contract-calls.ts';
import type { JsonSchema } from './json-schema.ts';
import { type DescribedOperation, describeOperation, SECURITY_SCHEMES } from './operation.ts';

export interface OpenApiOptions extends DescribedContract {
  readonly title: string;
  readonly version: string;
  /** Stands for `{product}` in paths. Default `jianzhu`. */
  readonly product?: string;
  /** Origins of the platform. */
  readonly servers?: readonly string[];
}

/** An OpenAPI 3.1 document, ready for JSON. */
export interface OpenApiDocument {
  readonly openapi: '3.1.1';
  readonly info: { readonly title: string; readonly version: string };
  readonly servers?: readonly { readonly url: string }[];
  /** By path and lower-case method. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, unknown>>>>>>;
  readonly components: Readonly<Record<string, unknown>>;
}

const FAILURE = {
  type: 'object',
  description: Object.values(BUSINESS_CODES)
    .map(({ code, msg }) => `${code} ${msg}`.trim())
    .join('; '),
  required: ['code', 'msg', 'success', 'data'],
  properties: {
    code: { type: 'integer', not: { const: BUSINESS_CODES.ok.code } },
    msg: { type: 'string' },
    success: { const: false },
    data: {
      anyOf: [
        { type: 'null' },
        {
          type: 'object',
          properties: {
            reason: { type: 'string' },
            fieldErrors: {
              type: 'array',
              items: {
                type: 'object',
                required: ['field', 'message'],
                properties: {
                  field: { type: 'string' },
                  row: { type: ['integer', 'null'] },
                  message: { type: 'string' },
                },
              },
            },
          },
        },
      ],
    },
  },
} as const;

const failureAnswer = (description: string) => ({
  description,
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
});

const { answered: _, fileRefused, loginEnded, ...unanswered } = HTTP_STATUSES;

/** The document of some contexts, for servers and for tools; browsers need the contract alone. */
export function createOpenApiDocument(options: OpenApiOptions): OpenApiDocument {
  const { title, version, product = PRODUCT_NAME, servers } = options;
  const paths: Record<string, Record<string, DescribedOperation['operation']>> = {};
  const definitions: Record<string, JsonSchema> = {};
  for (const calls of byWire(describedCalls(options))) {
    const { method, path } = calls[0].endpoint;
    const address = path.replaceAll('{product}', product);
    const described = describeOperation(calls);
    paths[address] = { ...paths[address], [method.toLowerCase()]: described.operation };
    Object.assign(definitions, described.definitions);
  }
  return {
    openapi: '3.1.1',
    info: { title, version },
    ...(servers && { servers: servers.map((url) => ({ url })) }),
    paths,
    components: {
      securitySchemes: SECURITY_SCHEMES,
      schemas: { Failure: FAILURE, ...definitions },
      responses: {
        fileRefused: failureAnswer(fileRefused.msg),
        loginEnded: failureAnswer(loginEnded.msg),
        unanswered: failureAnswer(
          Object.values(unanswered)
            .map(({ status, msg }) => `${status} ${msg}`)
            .join('; '),
        ),
      },
    },
  };
}

function byWire(calls: readonly DescribedCall[]): [DescribedCall, ...DescribedCall[]][] {
  const groups = new Map<string, [DescribedCall, ...DescribedCall[]]>();
  for (const call of calls) {
    const wire = `${call.endpoint.method} ${call.endpoint.path}`;
    const known = groups.get(wire);
    if (known) known.push(call);
    else groups.set(wire, [call]);
  }
  return [...groups.values()];
}
