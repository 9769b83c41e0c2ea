import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { RegisterRequest, RegistrationResponse } from '../src/index.ts';
import type { RunningStorage } from './storage.ts';

/** A page with a file input, and the two calls of the back end on the same origin. */
export interface Site {
  readonly origin: string;
  /** Register calls and callbacks so far. */
  readonly calls: { readonly register: number; readonly confirm: number };
  close(): Promise<void>;
}

const PAGE = '<!doctype html><title>upload</title><input type="file" multiple>';
const CALLBACK = /\/register\/callback\?id=([^&]+)$/;

/**
 * Serves a site whose files go into the storage. Content that was confirmed exists from then on, unless the site
 * forgets it.
 */
export async function serveSite(storage: RunningStorage, { forgets = false } = {}): Promise<Site> {
  const confirmed = new Set<string>();
  const calls = { register: 0, confirm: 0 };

  async function answer(request: IncomingMessage): Promise<unknown> {
    const [, callbackId] = CALLBACK.exec(request.url ?? '') ?? [];
    if (callbackId !== undefined) {
      calls.confirm += 1;
      confirmed.add(callbackId);
      return null;
    }
    calls.register += 1;
    // Our own page asks.
    const { fileName, extName, hashcode } = JSON.parse(await text(request)) as RegisterRequest;
    const { accessKey, accessSecret, accessToken, expiresAt } = storage.keys;
    const registration: RegistrationResponse = {
      existed: !forgets && confirmed.has(hashcode) ? 1 : 0,
      resourceId: hashcode,
      resourceName: fileName,
      fileMd5: hashcode,
      uri: `${hashcode}.${extName}`,
      accessKey,
      accessSecret,
      accessToken,
      bucketName: storage.bucket,
      expiration: expiresAt,
    };
    return registration;
  }

  const server = createServer((request, response) => {
    if (request.method === 'GET') {
      response.setHeader('content-type', 'text/html');
      response.end(PAGE);
      return;
    }
    answer(request).then(
      (data) => response.end(JSON.stringify({ code: 200, data })),
      (error: unknown) => response.destroy(error instanceof Error ? error : undefined),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    calls,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
}
