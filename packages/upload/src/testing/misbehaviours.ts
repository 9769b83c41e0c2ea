import {
  ConnectionDropped,
  type EndpointRequest,
  type EndpointResponse,
  parseTarget,
  queryValue,
  type WireHandler,
} from '../endpoint/wire.ts';
import { writeXml } from '../endpoint/xml.ts';
import type { Fault, FaultPlan } from './fault-plan.ts';
import { forgetLastPart, truncateList } from './list-documents.ts';
import { cut, drain, from, slowDown } from './request-bodies.ts';
import type { VirtualClock } from './virtual-clock.ts';

/** The strings of a storage that faults pull; a `MemoryEndpoint` has them. */
export interface FaultControls {
  endKeys(): void;
  setClockOffset(offset: number): void;
  losePart(part: { readonly key: string; readonly uploadId: string; readonly partNumber: number }): void;
}

/** Where faults happen. */
interface FaultSite {
  readonly handle: WireHandler;
  readonly controls: FaultControls;
  readonly clock: Pick<VirtualClock, 'now' | 'wait'>;
}

/** What stands between a client and an endpoint. */
export interface FaultyWireOptions extends FaultSite {
  readonly plan: FaultPlan;
}

type Misbehaviour<Kind extends Fault['kind']> = (
  fault: Extract<Fault, { kind: Kind }>,
  request: EndpointRequest,
  site: FaultSite,
) => Promise<EndpointResponse>;

const STATUS_CODES = {
  408: 'RequestTimeout',
  429: 'TooManyRequests',
  500: 'InternalError',
  502: 'BadGateway',
  503: 'SlowDown',
} as const;

/** Answers a request as the fault says. */
export function misbehave(site: FaultSite, request: EndpointRequest, fault: Fault): Promise<EndpointResponse> {
  // The table has the function of each kind under its name; the compiler cannot join the two.
  const act = MISBEHAVIOURS[fault.kind] as Misbehaviour<Fault['kind']>;
  return act(fault, request, site);
}

const dropped = () => new ConnectionDropped('the fault plan ends the connection');

const MISBEHAVIOURS: { readonly [Kind in Fault['kind']]: Misbehaviour<Kind> } = {
  dropBefore: async () => {
    throw dropped();
  },
  dropDuring: async ({ bytes }, request, { handle }) => handle({ ...request, body: cut(request.body, bytes) }),
  dropAfter: async (_, request, { handle }) => {
    await handle(request);
    throw dropped();
  },
  stall: async ({ ms }, request, { handle, clock }) => {
    await clock.wait(ms, request.signal);
    if (request.signal?.aborted) throw dropped();
    return handle(request);
  },
  slow: async ({ bytesPerSecond }, request, { handle, clock }) =>
    handle({ ...request, body: slowDown(request, bytesPerSecond, clock) }),
  status: async ({ status, retryAfter }, request) => {
    await drain(request);
    const wait = retryAfter === undefined ? {} : { 'Retry-After': String(retryAfter) };
    return errorAnswer(request, status, STATUS_CODES[status], wait);
  },
  credentials: async ({ code }, request) => {
    await drain(request);
    return errorAnswer(request, 403, code);
  },
  endKeys: async (_, request, { handle, controls }) => {
    controls.endKeys();
    return handle(request);
  },
  clockOffset: async ({ ms }, request, { handle, controls }) => {
    controls.setClockOffset(ms);
    return handle(request);
  },
  etagWrong: async (_, request, { handle }) =>
    changeHeaders(await handle(request), (headers) =>
      'ETag' in headers ? { ...headers, ETag: `"${'0'.repeat(32)}"` } : headers,
    ),
  etagHidden: async (_, request, { handle }) =>
    changeHeaders(await handle(request), (headers) => ({
      ...headers,
      'Access-Control-Expose-Headers': 'x-oss-request-id',
    })),
  etagMissing: async (_, request, { handle }) =>
    changeHeaders(await handle(request), ({ ETag: _etag, ...headers }) => headers),
  partLost: async (_, request, { handle, controls }) => {
    const answer = await handle(request);
    const { path = '', query = [] } = parseTarget(request.target) ?? {};
    controls.losePart({
      key: path.split('/').slice(2).join('/'),
      uploadId: queryValue(query, 'uploadId') ?? '',
      partNumber: Number(queryValue(query, 'partNumber')),
    });
    return answer;
  },
  partEmptied: async (_, request, { handle }) => {
    const content = await drain(request);
    return handle({
      ...request,
      headers: { ...request.headers, 'content-length': '0' },
      body: from([content.subarray(0, 0)]),
    });
  },
  listTruncated: async ({ size }, request, { handle }) => truncateList(await handle(request), size),
  listStale: async (_, request, { handle }) => forgetLastPart(await handle(request)),
  uploadGone: async (_, request) => {
    await drain(request);
    return errorAnswer(request, 404, 'NoSuchUpload');
  },
  repeated: async (_, request, { handle }) => {
    const content = await drain(request);
    const again = () => handle({ ...request, body: from([content]) });
    await again();
    return again();
  },
  errorInOk: async (_, request) => {
    await drain(request);
    return errorAnswer(request, 200, 'InternalError');
  },
  preflightDenied: async (_, request) => {
    await drain(request);
    return { status: 403, headers: {} };
  },
  closeConnection: async (_, request, { handle }) =>
    changeHeaders(await handle(request), (headers) => ({ ...headers, Connection: 'close' })),
};

function errorAnswer(
  { headers }: EndpointRequest,
  status: number,
  code: string,
  more: Record<string, string> = {},
): EndpointResponse {
  const body = writeXml([
    'Error',
    [
      ['Code', code],
      ['Message', 'The fault plan says so.'],
      ['RequestId', 'FAULT'],
    ],
  ]);
  return {
    status,
    headers: {
      'Content-Type': 'application/xml',
      'Access-Control-Allow-Origin': headers.origin ?? '*',
      'Access-Control-Expose-Headers': 'Retry-After, x-oss-request-id',
      ...more,
    },
    body,
  };
}

function changeHeaders(
  answer: EndpointResponse,
  change: (headers: EndpointResponse['headers']) => EndpointResponse['headers'],
): EndpointResponse {
  return { ...answer, headers: change(answer.headers) };
}
