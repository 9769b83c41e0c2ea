import { randomBytes } from 'node:crypto';
import { createTemporaryKeys, type TemporaryKeys } from '@jianzhu/upload/endpoint';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../member/shared-secret.ts';

const SECRET_NAME = 'storage key';
const ROOT_BYTES = 32;

/** Temporary keys of the embedded storage, the same for all processes of a platform. */
export async function loadStorageKeys(database: Database): Promise<TemporaryKeys> {
  const root = await database.withCredentials((transaction) =>
    sharedSecret(transaction, SECRET_NAME, () => randomBytes(ROOT_BYTES).toString('base64url')),
  );
  return createTemporaryKeys(root);
}
