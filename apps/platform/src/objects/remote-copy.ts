import type { RemoteStoreSettings } from './store-settings.ts';

/**
 * Sends one signed request and reads the text of its answer. Answers of status 404 come back, other failures throw.
 *
 * @param query parameters that choose the operation
 */
export type SendRequest = (
  method: string,
  key: string,
  request?: {
    readonly query?: Readonly<Record<string, string>>;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: Uint8Array<ArrayBuffer>;
    /** The storage works before it answers. */
    readonly isCopy?: boolean;
  },
) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: string }>;

/** Both services copy so much in one request, and any more in parts. */
const PART_BYTES = 512 * 1024 ** 2;

const HEADERS = { oss: 'x-oss-copy-source', s3: 'x-amz-copy-source' } as const;

/** Has the storage copy an object; nothing passes through us. @returns whether the source was there */
export async function copyRemotely(
  send: SendRequest,
  { kind, bucket }: Pick<RemoteStoreSettings, 'kind' | 'bucket'>,
  { from, to, size, partBytes = PART_BYTES }: CopyOrder,
): Promise<boolean> {
  const source = { [HEADERS[kind]]: `/${bucket}/${from.split('/').map(encodeURIComponent).join('/')}` };
  if (size <= partBytes) {
    const { status, text } = await send('PUT', to, { headers: source, isCopy: true });
    if (status === 404) return false;
    // A copy may fail behind a status of success.
    if (!text.includes('<CopyObjectResult')) throw new Error('the storage copied nothing');
    return true;
  }
  const { text: begun } = await send('POST', to, { query: { uploads: '' } });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1];
  if (uploadId === undefined) throw new Error('the storage began no upload');
  try {
    const parts: string[] = [];
    for (let start = 0; start < size; start += partBytes) {
      const range = `bytes=${start}-${Math.min(start + partBytes, size) - 1}`;
      const partNumber = String(parts.length + 1);
      const { status, text } = await send('PUT', to, {
        query: { partNumber, uploadId },
        headers: { ...source, [`${HEADERS[kind]}-range`]: range },
        isCopy: true,
      });
      const etag = /<ETag>([^<]+)<\/ETag>/.exec(text)?.[1];
      if (status === 404 || etag === undefined) throw new Error('the storage copied no part');
      parts.push(`<Part><PartNumber>${partNumber}</PartNumber><ETag>${etag}</ETag></Part>`);
    }
    // As bytes, because a text would bring a content type that is not signed.
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const { text } = await send('POST', to, { query: { uploadId }, body, isCopy: true });
    if (!text.includes('<CompleteMultipartUploadResult')) throw new Error('the storage joined no parts');
    return true;
  } catch (error) {
    await send('DELETE', to, { query: { uploadId } }).catch((also: unknown) => {
      throw new AggregateError([error, also], 'a copy failed and was not cleared');
    });
    throw error;
  }
}

interface CopyOrder {
  readonly from: string;
  readonly to: string;
  /** bytes */
  readonly size: number;
  /** Most of one request, in bytes. */
  readonly partBytes?: number | undefined;
}
