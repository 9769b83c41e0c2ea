import { EndpointError } from '../endpoint-error.ts';
import type { StoredObject } from '../object-store.ts';

type Headers = Readonly<Record<string, string>>;

/**
 * Holds the conditions of a request against the object (RFC 9110, section 13).
 *
 * @throws EndpointError when the client must not get the object
 */
export function precondition(headers: Headers, object: StoredObject): 'not modified' | 'fulfilled' {
  const match = headers['if-match'];
  const unmodifiedSince = headers['if-unmodified-since'];
  if (match === undefined ? isNewerThan(object, unmodifiedSince) : !matches(match, object)) {
    throw new EndpointError('PreconditionFailed', { Condition: match ? 'If-Match' : 'If-Unmodified-Since' });
  }
  const noneMatch = headers['if-none-match'];
  const modifiedSince = headers['if-modified-since'];
  if (noneMatch !== undefined) return matches(noneMatch, object) ? 'not modified' : 'fulfilled';
  return modifiedSince !== undefined && isNewerThan(object, modifiedSince) === false ? 'not modified' : 'fulfilled';
}

/** Bytes from `start` up to, but without, `end`. */
interface ByteRange {
  readonly start: number;
  readonly end: number;
}

/**
 * The range that is asked for; undefined for the whole object, as for a list of ranges or an `If-Range` that no
 * longer holds.
 *
 * @throws EndpointError when it lies outside the object
 */
export function byteRange(headers: Headers, object: StoredObject): ByteRange | undefined {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(headers.range ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return undefined;
  if (!stillHolds(headers['if-range'], object)) return undefined;
  const { size } = object;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size : Math.min(size, Number(last) + 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  if (start >= end) {
    throw new EndpointError('InvalidRange', { RangeRequested: headers.range ?? '', ActualObjectSize: String(size) });
  }
  return { start, end };
}

function stillHolds(condition: string | undefined, object: StoredObject): boolean {
  if (condition === undefined) return true;
  if (condition.startsWith('"')) return matches(condition, object);
  // A date holds only when it is exactly the one that we sent; weak tags never do.
  return condition === new Date(object.modifiedAt).toUTCString();
}

function matches(list: string, { etag }: StoredObject): boolean {
  return list
    .split(',')
    .map((tag) => tag.trim().replace(/^W\//, '').replaceAll('"', '').toLowerCase())
    .some((tag) => tag === '*' || tag === etag);
}

/** Undefined when the condition is missing or no date. */
function isNewerThan({ modifiedAt }: StoredObject, date: string | undefined): boolean | undefined {
  const time = Date.parse(date ?? '');
  return Number.isNaN(time) ? undefined : Math.floor(modifiedAt / 1000) * 1000 > time;
}
