import type { TestProject } from 'vitest/node';
import type { IssuedKeys } from './temporary-keys.ts';
import { serveMemoryEndpoint } from './testing-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A storage that the pages of this run share, with keys for everything in it. */
    storage: { readonly origin: string; readonly bucket: string; readonly keys: IssuedKeys };
  }
}

const KEY_SECONDS = 86_400;

/** Serves a storage beside the pages of the browser tests. */
export default async function serveForPages(project: TestProject): Promise<() => Promise<void>> {
  const { origin, bucket, issueKeys, close } = await serveMemoryEndpoint();
  const keys = issueKeys('', KEY_SECONDS, {
    prefix: true,
    actions: ['PutObject', 'GetObject', 'DeleteObject', 'ListParts', 'AbortMultipartUpload'],
  });
  project.provide('storage', { origin, bucket, keys });
  return close;
}
