import { randomBytes } from 'node:crypto';
import type { AccessKeys } from './access-keys.ts';
import { answerPreflight, type CrossOriginRules, crossOriginHeaders, OPEN_TO_ALL } from './cross-origin.ts';
import { EndpointError } from './endpoint-error.ts';
import { type Dialect, type EndpointErrorCode, errorInDialect } from './error-table.ts';
import type { ObjectStore, TimeSource } from './object-store.ts';
import { OPERATIONS, type OperationName, operationOf } from './operation.ts';
import { type EndpointLimits, type Operation, SERVICE_LIMITS } from './operations/exchange.ts';
import { abort, complete, initiate, listParts, uploadPart } from './operations/multipart.ts';
import { deleteObject, putObject } from './operations/put-object.ts';
import { getObject, headObject } from './operations/read-object.ts';
import { type AddressOptions, locateObject } from './request-address.ts';
import { verifyRequest } from './signature/verify.ts';
import {
  ConnectionDropped,
  type EndpointRequest,
  type EndpointResponse,
  parseTarget,
  type WireHandler,
} from './wire.ts';
import { writeXml } from './xml.ts';

/** What an endpoint is made of. */
export interface EndpointOptions extends AddressOptions {
  readonly store: ObjectStore;
  readonly keys: AccessKeys;
  /** Buckets that exist. */
  readonly buckets: readonly string[];
  /** Against which signatures and tokens are checked; the machine's time by default. */
  readonly clock?: TimeSource;
  readonly crossOrigin?: CrossOriginRules;
  readonly limits?: EndpointLimits;
  /** Told of what answered as an internal error. */
  readonly onError?: (error: unknown) => void;
}

const CARRY_OUT: Readonly<Record<OperationName, Operation>> = {
  putObject,
  getObject,
  headObject,
  deleteObject,
  initiate,
  uploadPart,
  listParts,
  complete,
  abort,
};

/** The OSS and S3 subset over an object store: signatures, scope, operations, errors and CORS of both services. */
export function createEndpoint(options: EndpointOptions): WireHandler {
  const { crossOrigin = OPEN_TO_ALL, onError = () => {} } = options;
  return async (request) => {
    const dialect = dialectOf(request);
    const requestId = randomBytes(12).toString('hex').toUpperCase();
    const common = {
      ...(dialect === 's3' ? { 'x-amz-request-id': requestId } : { 'x-oss-request-id': requestId }),
      Server: dialect === 's3' ? 'AmazonS3' : 'AliyunOSS',
    };
    if (request.method === 'OPTIONS') {
      // Without headers a browser reports a network error, as with the real services.
      return (
        answerPreflight(crossOrigin, request) ??
        errorResponse(dialect, requestId, new EndpointError('AccessForbidden'), request)
      );
    }
    const answer = await answerRequest(options, dialect, request).catch((error: unknown) => {
      if (error instanceof ConnectionDropped) throw error;
      if (error instanceof EndpointError) return errorResponse(dialect, requestId, error, request);
      onError(error);
      return errorResponse(dialect, requestId, new EndpointError('InternalError'), request);
    });
    return {
      ...answer,
      headers: { ...common, ...crossOriginHeaders(crossOrigin, request.headers.origin), ...answer.headers },
    };
  };
}

async function answerRequest(
  { store, keys, buckets, clock = Date, limits = SERVICE_LIMITS, ...addresses }: EndpointOptions,
  dialect: Dialect,
  request: EndpointRequest,
): Promise<EndpointResponse> {
  const target = parseTarget(request.target);
  if (target === undefined) throw new EndpointError('InvalidURI');
  const object = locateObject(target.path, request.headers.host ?? '', addresses);
  const operation = operationOf(request.method, target.query);
  const signable = { ...request, ...target, object };
  const scope = await verifyRequest({ keys, clock }, signable, OPERATIONS[operation]);
  if (!buckets.includes(object.bucket)) throw new EndpointError('NoSuchBucket', { BucketName: object.bucket });
  if (object.key === '') throw new EndpointError('NotImplemented');
  return CARRY_OUT[operation]({ store, limits, dialect, request: signable, scope });
}

/** What those are told who have no keys of ours. Keys that have ended were ours, and their page asks for new ones. */
const STRANGERS: ReadonlySet<EndpointErrorCode> = new Set([
  'AccessDenied',
  'InvalidAccessKeyId',
  'InvalidToken',
  'SignatureDoesNotMatch',
]);

/** By the signature, else by the names of headers and parameters; OSS when nothing tells. */
function dialectOf({ headers, target }: EndpointRequest): Dialect {
  const { authorization = '' } = headers;
  if (authorization.startsWith('AWS4-')) return 's3';
  if (/^OSS4?[- ]/.test(authorization)) return 'oss';
  return /[?&]X-Amz-/.test(target) || Object.keys(headers).some((name) => name.startsWith('x-amz-')) ? 's3' : 'oss';
}

function errorResponse(
  dialect: Dialect,
  requestId: string,
  error: EndpointError,
  { method, headers, target }: EndpointRequest,
): EndpointResponse {
  const { code, status, message, ec } = errorInDialect(error.code, dialect);
  const body = writeXml([
    'Error',
    [
      ['Code', code],
      ['Message', error.told ?? message],
      ...(dialect === 's3' ? ([['Resource', target.split('?', 1)[0] ?? '']] as const) : []),
      ['RequestId', requestId],
      ['HostId', headers.host ?? ''],
      ...Object.entries(error.details),
      ...(ec === undefined ? [] : ([['EC', ec]] as const)),
    ],
  ]);
  return {
    status,
    isStranger: STRANGERS.has(error.code),
    headers: {
      'Content-Type': 'application/xml',
      'Content-Length': String(method === 'HEAD' ? 0 : Buffer.byteLength(body)),
      ...(error.code === 'InvalidRange' && { 'Content-Range': `bytes */${error.details.ActualObjectSize ?? '*'}` }),
      ...(method === 'HEAD' && dialect === 'oss' && { 'x-oss-err': Buffer.from(body).toString('base64') }),
    },
    ...(method !== 'HEAD' && { body }),
  };
}
