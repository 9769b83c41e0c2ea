import { createHmac, randomBytes } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { sharedSecret } from '../member/shared-secret.ts';

const SECRET_NAME = 'storage key';
const ROOT_BYTES = 32;
const KEY_ID_BYTES = 12;
const READER_KEY = 'jianzhu-reader';

/** Credentials to put one object, for some time. */
interface UploadCredentials {
  readonly accessKey: string;
  readonly accessSecret: string;
  /** Says what the key may do and until when; sent along as the security token. */
  readonly accessToken: string;
}

/** What a key may do: put this one object, whole or in parts. */
interface UploadGrant {
  readonly bucket: string;
  readonly key: string;
  /** Epoch in seconds. */
  readonly expires: number;
}

/** Makes keys for the object storage. Whoever knows the root derives the same ones: nothing is looked up. */
export interface StorageKeys {
  grantUpload(grant: UploadGrant): UploadCredentials;
  /** An address under which everybody reads one object until it expires, offered under a file name (OSS signature 1). */
  readAddress(origin: string, object: { readonly bucket: string; readonly key: string }, read: SignedRead): string;
}

interface SignedRead {
  readonly fileName: string;
  /** Epoch in seconds. */
  readonly expires: number;
}

/** One root for all processes of a platform. */
export function createStorageKeys(database: Database): () => Promise<StorageKeys> {
  let keys: Promise<StorageKeys> | undefined;
  return () => {
    keys ??= loadKeys(database).catch((error: unknown) => {
      keys = undefined;
      throw error;
    });
    return keys;
  };
}

async function loadKeys(database: Database): Promise<StorageKeys> {
  const root = await database.withCredentials((transaction) =>
    sharedSecret(transaction, SECRET_NAME, () => randomBytes(ROOT_BYTES).toString('base64url')),
  );
  return storageKeys(root);
}

/** @param root the secret from which all others are derived */
function storageKeys(root: string): StorageKeys {
  const derive = (purpose: string, text: string) =>
    createHmac('sha256', root).update(purpose).update('\n').update(text).digest('base64url');
  return {
    grantUpload(grant) {
      const accessKey = `STS.${randomBytes(KEY_ID_BYTES).toString('hex')}`;
      const policy = Buffer.from(JSON.stringify({ accessKey, ...grant })).toString('base64url');
      const accessToken = `${policy}.${derive('token', policy)}`;
      return { accessKey, accessSecret: derive('secret', accessToken), accessToken };
    },
    readAddress(origin, { bucket, key }, { fileName, expires }) {
      const disposition = `attachment; filename*=UTF-8''${encodeURIComponent(fileName)}`;
      const resource = `/${bucket}/${key}?response-content-disposition=${disposition}`;
      const signature = createHmac('sha1', derive('secret', READER_KEY))
        .update(`GET\n\n\n${expires}\n${resource}`)
        .digest('base64');
      const query = new URLSearchParams({
        OSSAccessKeyId: READER_KEY,
        Expires: String(expires),
        Signature: signature,
        'response-content-disposition': disposition,
      });
      return `${origin}/${bucket}/${key}?${query}`;
    },
  };
}
