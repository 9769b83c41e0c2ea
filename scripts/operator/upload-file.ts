import { createHash } from 'node:crypto';
import { createReadStream, openAsBlob } from 'node:fs';
import path from 'node:path';
import { operator } from '../../packages/api-client/src/contract/index.ts';
import type { ApiClient } from '../../packages/api-client/src/index.ts';
import { UsageError } from './values.ts';

export const UPLOAD_USAGE = 'pnpm operator upload <file>';

/** Sends a file of public content to the storage and has it checked. @returns its key, and the address of a picture */
export async function uploadFile(client: ApiClient, words: readonly string[]): Promise<unknown> {
  const [file, ...others] = words;
  if (file === undefined || others.length > 0) throw new UsageError(`usage: ${UPLOAD_USAGE}`);
  const { content, hashcode } = await readFile(file);
  const { id, url } = await client.call(operator.registerFile, {
    body: { fileName: path.basename(file), fileSize: content.size, hashcode },
  });
  const sent = await fetch(url, { method: 'PUT', body: content }).catch(() => undefined);
  if (!sent?.ok) {
    const why = sent === undefined ? 'does not answer' : `answers ${sent.status}`;
    throw new UsageError(`the storage at ${new URL(url).origin} ${why}; nothing was uploaded`);
  }
  return client.call(operator.confirmFile, { body: { id } });
}

async function readFile(file: string): Promise<{ readonly content: Blob; readonly hashcode: string }> {
  try {
    const md5 = createHash('md5');
    for await (const bytes of createReadStream(file)) md5.update(bytes);
    return { content: await openAsBlob(file), hashcode: md5.digest('hex') };
  } catch {
    throw new UsageError(`${file} cannot be read`);
  }
}
