import { randomBytes } from 'node:crypto';
import { createTemporaryKeys, type TemporaryKeys } from '@jianzhu/upload/endpoint';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../member/shared-secret.ts';
import { createHiddenNames, type HiddenNames } from './object-keys.ts';

const SECRET_NAME = 'storage key';
const ROOT_BYTES = 32;

/** What the embedded storage makes of its secret, the same for all processes of a platform. */
interface StorageKeys {
  readonly keys: TemporaryKeys;
  readonly names: HiddenNames;
}

/** Temporary keys of the embedded storage, and the names of its files. */
export async function loadStorageKeys(database: Database): Promise<StorageKeys> {
  const root = await database.withCredentials((transaction) =>
    sharedSecret(transaction, SECRET_NAME, () => randomBytes(ROOT_BYTES).toString('base64url')),
  );
  return { keys: createTemporaryKeys(root), names: createHiddenNames(root) };
}
