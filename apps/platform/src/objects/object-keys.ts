import {
  type Cipheriv,
  createCipheriv,
  createDecipheriv,
  createHmac,
  type Decipheriv,
  randomBytes,
  randomUUID,
} from 'node:crypto';

/** Names of objects: what credentials reach, what is kept for good, and archives, which earlier versions kept. */
const FOLDERS = { upload: 'tenant', file: 'file', archive: 'archive' } as const;

/** Where the content of a registration is sent. */
export function uploadKey(businessId: string, resourceId: string, extName: string): string {
  return `${FOLDERS.upload}/${businessId}/${resourceId}${extName === '' ? '' : `.${extName}`}`;
}

/** Where a checked upload lies; never the same name twice. Says nothing of whose it is, as its address is handed out. */
export const fileKey = (uploaded: string, name: string = randomUUID()): string =>
  `${FOLDERS.file}/${name}${endingOf(uploaded)}`;

function endingOf(key: string): string {
  const dot = key.indexOf('.', key.lastIndexOf('/'));
  return dot < 0 ? '' : key.slice(dot);
}

export const isUploadKey = (key: string): boolean => key.startsWith(`${FOLDERS.upload}/`);
export const isArchiveKey = (key: string): boolean => key.startsWith(`${FOLDERS.archive}/`);

/** Whose object it is; empty for a key that is none of ours. Of keys that tell it: uploads, and files of before. */
const namedBusinessOf = (key: string): string => key.split('/')[1] ?? '';

/** Names of files from which the store itself, and nobody else, reads whose they are. */
export interface HiddenNames {
  /** As {@link fileKey}. */
  fileKey(uploaded: string): string;
  businessOf(name: { readonly key: string }): string;
}

/** Bytes of a number of a business, and of what is drawn beside it. */
const HALF = 8;
const HIDDEN = new RegExp(`^${FOLDERS.file}/([0-9a-f]{${4 * HALF}})(?:\\.|$)`);

/**
 * One block of AES holds the business and as many random bytes: two files of a company have nothing in common.
 *
 * @param secret must stay: files of another one are nobody's to the count of bytes
 */
export function createHiddenNames(secret: string): HiddenNames {
  const key = createHmac('sha256', secret)
    .update('names of files')
    .digest()
    .subarray(0, 2 * HALF);
  const run = (cipher: Cipheriv | Decipheriv, block: Uint8Array) =>
    Buffer.concat([cipher.setAutoPadding(false).update(block), cipher.final()]);
  return {
    fileKey(uploaded) {
      const block = randomBytes(2 * HALF);
      block.writeBigUInt64BE(BigInt(namedBusinessOf(uploaded)));
      return fileKey(uploaded, run(createCipheriv('aes-128-ecb', key, null), block).toString('hex'));
    },
    businessOf({ key: name }) {
      const hidden = HIDDEN.exec(name)?.[1];
      if (hidden === undefined) return namedBusinessOf(name);
      const block = run(createDecipheriv('aes-128-ecb', key, null), Buffer.from(hidden, 'hex'));
      return String(block.readBigUInt64BE());
    },
  };
}

/** Path of the archives that the platform packs while they are read, beside the buckets of its own storage. */
export const ARCHIVE_PATH = '/archive';
