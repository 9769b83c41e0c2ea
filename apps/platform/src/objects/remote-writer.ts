import type { SendRequest } from './remote-store.ts';

/** Above the smallest part of either service, and 10,000 of them hold more than any archive of ours. */
const PART_BYTES = 8 * 1024 ** 2;

/** Writes content of unknown length as a multipart upload, holding one part at a time. Aborts it when anything fails. */
export async function writeInParts(send: SendRequest, key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
  const started = await send('POST', key, { uploads: '' });
  const uploadId = /<UploadId>([^<]+)<\/UploadId>/.exec(await started.text())?.[1];
  if (uploadId === undefined) throw new Error('the storage began no upload');
  try {
    const etags: string[] = [];
    for await (const body of inParts(content)) {
      const query = { partNumber: String(etags.length + 1), uploadId };
      const answer = await send('PUT', key, query, { body });
      const etag = answer.headers.get('etag');
      if (!answer.ok || etag === null) throw new Error('the storage took no part');
      etags.push(etag);
    }
    const parts = etags.map((etag, at) => `<Part><PartNumber>${at + 1}</PartNumber><ETag>${etag}</ETag></Part>`);
    // As bytes, because a text would bring a content type that is not signed.
    const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
    const answer = await send('POST', key, { uploadId }, { body });
    const text = await answer.text();
    // A completion may fail behind a status of success.
    if (!text.includes('<CompleteMultipartUploadResult')) throw new Error('the storage joined no parts');
  } catch (error) {
    await send('DELETE', key, { uploadId });
    throw error;
  }
}

async function* inParts(content: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer<ArrayBuffer>> {
  let chunks: Uint8Array[] = [];
  let size = 0;
  for await (const bytes of content) {
    chunks.push(bytes);
    size += bytes.length;
    if (size < PART_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  yield Buffer.concat(chunks);
}
