import type { ObjectName } from './object-store.ts';

/** What a request does to an object, as policies name it. */
export const STORAGE_ACTIONS = ['PutObject', 'GetObject', 'DeleteObject', 'ListParts', 'AbortMultipartUpload'] as const;
export type StorageAction = (typeof STORAGE_ACTIONS)[number];

/** What keys may do. */
export interface AccessScope {
  readonly bucket: string;
  /** The one key, or with `prefix` everything that begins with it. */
  readonly key: string;
  readonly prefix?: boolean | undefined;
  readonly actions: readonly StorageAction[];
  /** Largest object that may be made, in bytes. */
  readonly maxBytes?: number | undefined;
}

/** What is known of an access key with its token. */
export type KeyLookup =
  | {
      readonly state: 'known';
      readonly secret: string;
      readonly scope: AccessScope;
      /** ms since 1970; undefined for keys that do not end. */
      readonly expiresAt?: number | undefined;
    }
  | { readonly state: 'unknown-key' }
  | { readonly state: 'invalid-token' };

/** Finds the secret behind an access key. */
export interface AccessKeys {
  find(accessKey: string, token: string | undefined): KeyLookup | Promise<KeyLookup>;
}

/** Whether a scope allows an action on an object. */
export function isAllowed(scope: AccessScope, action: StorageAction, { bucket, key }: ObjectName): boolean {
  if (bucket !== scope.bucket || !scope.actions.includes(action)) return false;
  return scope.prefix === true ? key.startsWith(scope.key) : key === scope.key;
}
