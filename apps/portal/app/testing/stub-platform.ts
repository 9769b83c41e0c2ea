import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** What a path of the stub answers: the body of an HTTP 200, or a status with a body. */
export type StubAnswer = { readonly body: unknown; readonly status?: number } | 'no answer';

export interface StubRequest {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: http.IncomingHttpHeaders;
  readonly body: unknown;
}

export interface StubPlatform {
  readonly origin: string;
  /** Every request so far, oldest first. */
  readonly requests: readonly StubRequest[];
}

/** An envelope of the platform around some data. */
export const success = (data: unknown): StubAnswer => ({ body: { code: 200, msg: 'ok', success: true, data } });

/** The platform's refusal: `success: false` with HTTP 200. */
export const refusal = (msg = '失败', code = 400): StubAnswer => ({ body: { code, msg, success: false, data: null } });

/** The end of a login: HTTP 401. */
export const sessionEnded: StubAnswer = { status: 401, body: { code: 401, msg: '', success: false, data: null } };

/** A real HTTP server in the platform's place, closed when the test ends. `answer` is asked for each request. */
export async function startStubPlatform(answer: (request: StubRequest) => StubAnswer): Promise<StubPlatform> {
  const requests: StubRequest[] = [];
  const server = http.createServer(async (incoming, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const text = Buffer.concat(chunks).toString();
    const url = new URL(incoming.url ?? '/', 'http://stub');
    const body: unknown = text === '' ? undefined : JSON.parse(text);
    const request = { path: url.pathname, query: url.searchParams, headers: incoming.headers, body };
    requests.push(request);
    const given = answer(request);
    if (given === 'no answer') return;
    response.writeHead(given.status ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(given.body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo; // a server that listens on a port has an AddressInfo
  return { origin: `http://127.0.0.1:${port}`, requests };
}
