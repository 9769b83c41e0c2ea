import type { Endpoint } from '@jianzhu/api-client';
import type { KeyRefusal } from '@jianzhu/domain/open-api';
import type { RecordId } from '../db/context.ts';
import type { BusinessMember, Visitor } from './caller.ts';
import type { Refusal } from './refusal.ts';

/** The key that a request came with, once it is known. */
export interface UsedKey {
  readonly keyId: RecordId;
  readonly businessId: RecordId;
}

/** Whether a key of the open interface may make a call: as whom, or why not. */
export type KeyAdmission = { readonly used?: UsedKey } & (
  | { readonly kind: 'admitted'; readonly caller: Visitor | BusinessMember }
  /** HTTP 401: the key is none, or not in force. */
  | { readonly kind: 'unauthenticated'; readonly reason: KeyRefusal }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
);

/** A request by a key, for the log that its company reads. */
export interface KeyRequest extends UsedKey {
  readonly call: string;
  /** HTTP status and body code. */
  readonly status: number;
  readonly code: number;
  readonly ms: number;
  readonly address: string;
}

/** Knows the keys of the open interface. */
export interface ApiKeys {
  admit(endpoint: Endpoint, text: string): Promise<KeyAdmission>;
  /** Keeps a request; never fails. */
  log(request: KeyRequest): void;
}
