import { EndpointError } from '../endpoint-error.ts';
import type { StoredObject } from '../object-store.ts';
import { queryValue } from '../wire.ts';
import { byteRange, precondition } from './conditions.ts';
import { contentHeaders, type Exchange, type Operation } from './exchange.ts';

/** Parameters of a signed address that replace a header of the answer. */
const OVERRIDES = {
  'response-cache-control': 'Cache-Control',
  'response-content-disposition': 'Content-Disposition',
  'response-content-encoding': 'Content-Encoding',
  'response-content-language': 'Content-Language',
  'response-content-type': 'Content-Type',
  'response-expires': 'Expires',
} as const;

/** Whoever uploads a page must not get it run under this origin. */
const HARMLESS = {
  'Content-Disposition': 'attachment',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cross-Origin-Resource-Policy': 'cross-origin',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** GetObject, whole or a range of it. */
export const getObject: Operation = async (exchange) => {
  const { store, request } = exchange;
  const object = await store.openObject(request.object);
  if (object === undefined) throw new EndpointError('NoSuchKey', { Key: request.object.key });
  const headers = { ...objectHeaders(exchange, object), ...overrides(exchange) };
  if (precondition(request.headers, object) === 'not modified') return { status: 304, headers };
  const range = byteRange(request.headers, object);
  const { start, end } = range ?? { start: 0, end: object.size };
  return {
    status: range === undefined ? 200 : 206,
    headers: {
      ...headers,
      'Content-Length': String(end - start),
      ...(range && { 'Content-Range': `bytes ${start}-${end - 1}/${object.size}` }),
    },
    body: object.read(start, end),
  };
};

/** HeadObject: what GetObject would say, without the content. */
export const headObject: Operation = async (exchange) => {
  const { body: _, ...answer } = await getObject(exchange);
  return answer;
};

function objectHeaders(exchange: Exchange, object: StoredObject): Record<string, string> {
  const { md5: _, ...described } = object;
  return {
    ...HARMLESS,
    ...contentHeaders(exchange, described),
    'Accept-Ranges': 'bytes',
    'Cache-Control': 'private, max-age=600',
    'Content-Type': object.contentType,
    'Last-Modified': new Date(object.modifiedAt).toUTCString(),
  };
}

function overrides({ request }: Exchange): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const [parameter, header] of Object.entries(OVERRIDES)) {
    const value = queryValue(request.query, parameter);
    if (value === undefined) continue;
    // Nothing that would end the header or begin another one.
    if (!/^[\t\x20-\x7e]*$/.test(value)) throw new EndpointError('InvalidArgument', { ArgumentName: parameter });
    headers[header] = value;
  }
  return headers;
}
