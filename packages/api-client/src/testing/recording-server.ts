import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Answer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Never answer. */
  readonly silent?: true;
  /** Close the connection without an answer. */
  readonly drop?: true;
}

export interface RecordingServer extends AsyncDisposable {
  readonly origin: string;
  readonly requests: RecordedRequest[];
}

/** An HTTP server of its own for one test: answers what `answer` says and keeps what arrived. */
export async function startRecordingServer(answer: (request: RecordedRequest) => Answer): Promise<RecordingServer> {
  const requests: RecordedRequest[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const recorded = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('latin1'),
    };
    requests.push(recorded);
    const { status = 200, headers = {}, body, silent, drop } = answer(recorded);
    if (silent) return;
    if (drop) return void response.destroy();
    const text = typeof body === 'string' || Buffer.isBuffer(body) ? body : JSON.stringify(body);
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(status === 204 ? undefined : text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    origin: `http://127.0.0.1:${port}`,
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The envelope of a successful call. */
export const ok = (data: unknown): Answer => ({ body: { code: 200, msg: '操作成功', success: true, data } });
