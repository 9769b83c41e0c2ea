import { BUSINESS_CODES } from '@jianzhu/domain';
import type { CallSchemas, Endpoint } from '../endpoint.ts';
import { chatHeaderNames, generalHeaderNames, idempotencyKeyHeader, uploadHeaderNames } from '../headers.ts';
import type { DescribedCall } from './contract-calls.ts';
import { describeSchema, type JsonSchema, splitDefinitions } from './json-schema.ts';

/** What a caller has to show, by header set and by who may call. */
export const SECURITY_SCHEMES = {
  platformToken: header(generalHeaderNames.platformToken, 'bearer and the platform token: the login'),
  businessToken: header(generalHeaderNames.businessToken, 'bearer and the access token of user and business'),
  company: header(generalHeaderNames.company, 'id of the selected business'),
  uploadClient: header(uploadHeaderNames.client, 'Basic and base64(clientId:secret)'),
  uploadSession: header(uploadHeaderNames.session, 'bearer and the access token'),
  uploadToken: header(uploadHeaderNames.token, 'the platform token'),
  chatToken: header(chatHeaderNames.session, 'bearer and the token of the chat service'),
  operatorToken: header(generalHeaderNames.authorization, 'bearer and the token of an operator'),
} as const;

type Scheme = keyof typeof SECURITY_SCHEMES;

function header(name: string, description: string) {
  return { type: 'apiKey', in: 'header', name, description } as const;
}

const SCHEMES_OF_CALLERS: Readonly<Record<Endpoint['auth'], readonly Scheme[]>> = {
  none: [],
  member: ['platformToken'],
  business: ['platformToken', 'businessToken', 'company'],
  chat: ['chatToken'],
  operator: ['operatorToken'],
};

const UPLOAD_SCHEMES: readonly Scheme[] = ['uploadClient', 'uploadSession', 'uploadToken', 'company'];

const unique = (schemas: readonly JsonSchema[]): JsonSchema => {
  const texts = [...new Set(schemas.map((schema) => JSON.stringify(schema)))];
  const [first = {}, ...others] = texts.map((text): JsonSchema => JSON.parse(text));
  return others.length === 0 ? first : { anyOf: [first, ...others] };
};

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  readonly schema: JsonSchema;
}

function parametersIn(place: 'path' | 'query', schemas: readonly CallSchemas[]): Parameter[] {
  const part = place === 'path' ? 'params' : 'query';
  const objects = schemas.map(({ [part]: schema }) => (schema ? describeSchema(schema) : {}));
  const names = new Set(objects.flatMap(({ properties = {} }) => Object.keys(properties)));
  return [...names].map((name) => ({
    name,
    in: place,
    required: objects.every(({ required = [] }) => required.includes(name)),
    schema: unique(objects.flatMap(({ properties = {} }) => properties[name] ?? []).filter(isSchema)),
  }));
}

const isSchema = (value: JsonSchema | boolean): value is JsonSchema => typeof value === 'object';

const json = (schema: JsonSchema) => ({ 'application/json': { schema } });

const idempotencyKey: Parameter = {
  name: idempotencyKeyHeader,
  in: 'header',
  required: true,
  schema: { type: 'string', format: 'uuid' },
};

/** An operation and the recursive schemas that it points at. */
export interface DescribedOperation {
  readonly operation: Readonly<Record<string, unknown>>;
  readonly definitions: Readonly<Record<string, JsonSchema>>;
}

/** One operation for the calls that share method and path; there is more than one only where they read one dictionary. */
export function describeOperation(calls: readonly [DescribedCall, ...DescribedCall[]]): DescribedOperation {
  const { endpoint } = calls[0];
  const schemas = calls.map((call) => call.schemas);
  const body = schemas.flatMap((own) => own.body ?? []).map((schema) => describeSchema(schema));
  const schemes = endpoint.headers === 'upload' ? UPLOAD_SCHEMES : SCHEMES_OF_CALLERS[endpoint.auth];
  const described = calls.map(({ endpoint: { id }, schemas: own }) =>
    splitDefinitions(describeSchema(own.data, id), id),
  );
  const data = unique(described.map(([schema]) => schema));
  const success = {
    type: 'object',
    required: ['code', 'msg', 'success', 'data'],
    properties: {
      code: { const: BUSINESS_CODES.ok.code },
      msg: { type: 'string' },
      success: { const: true },
      data,
    },
  } as const satisfies JsonSchema;
  const failure = { $ref: '#/components/schemas/Failure' };
  const operation = {
    operationId: endpoint.id,
    tags: [endpoint.id.split('.')[0]],
    ...(calls.length > 1 && { description: calls.map((call) => call.endpoint.id).join(', ') }),
    'x-path-source': endpoint.source,
    ...(endpoint.permission && { 'x-permission': endpoint.permission }),
    ...(endpoint.bodyLimit && { 'x-body-limit': endpoint.bodyLimit }),
    security: schemes.length === 0 ? [] : [Object.fromEntries(schemes.map((scheme) => [scheme, []]))],
    parameters: [
      ...parametersIn('path', schemas),
      ...parametersIn('query', schemas),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(body.length > 0 && { requestBody: { required: true, content: json(unique(body)) } }),
    responses: {
      '200': {
        description: 'The answer, or a refusal by its body code',
        content: endpoint.file
          ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
          : json({ oneOf: [success, failure] }),
      },
      ...(endpoint.file && { '400': { $ref: '#/components/responses/fileRefused' } }),
      ...(endpoint.auth !== 'none' &&
        !endpoint.endsSession && { '401': { $ref: '#/components/responses/loginEnded' } }),
      default: { $ref: '#/components/responses/unanswered' },
    },
  };
  return { operation, definitions: Object.assign({}, ...described.map(([, definitions]) => definitions)) };
}
