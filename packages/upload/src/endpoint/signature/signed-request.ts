import type { Dialect } from '../error-table.ts';
import type { ObjectName } from '../object-store.ts';
import type { EndpointRequest, RequestTarget } from '../wire.ts';

/** What a signature is computed over: the request with the object that it names. */
export interface SignableRequest extends EndpointRequest, RequestTarget {
  /** Bucket and key; both may be empty. */
  readonly object: ObjectName;
}

/** A signature as it was sent, with everything that is needed to compute it again. */
export interface SentSignature {
  readonly dialect: Dialect;
  readonly accessKey: string;
  /** Security token of temporary keys. */
  readonly token: string | undefined;
  /** As it was sent: hex, or base64 for version 1. */
  readonly signature: string;
  /** When it was made, in ms since 1970; undefined where only an end is told. */
  readonly signedAt: number | undefined;
  /** When a signed address ends, in ms since 1970; undefined for signed headers. */
  readonly endsAt: number | undefined;
  /** The text that both sides sign. */
  readonly stringToSign: string;
  /** The signature that the secret gives. */
  sign(secret: string): string;
}
