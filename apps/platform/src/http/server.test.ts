import { once } from 'node:events';
import { connect } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { AUTHORISED, createStubServer, NOTICES, type StubServerOptions } from '../testing/stub-server.ts';
import { asBusiness } from './handler.ts';
import { createLog } from './log.ts';
import { createHttpServer } from './server.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

function serve(options: StubServerOptions = {}): FastifyInstance {
  app = createStubServer(options);
  return app;
}

describe('over a socket', () => {
  async function exchange(request: string): Promise<string> {
    const server = serve();
    const origin = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(origin.port), '127.0.0.1');
    socket.end(request);
    const chunks: Buffer[] = [];
    for await (const chunk of socket) chunks.push(chunk);
    return Buffer.concat(chunks).toString();
  }

  it('answers headers that are too large with 431 and an envelope', async () => {
    const answer = await exchange(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 431 /);
    expect(answer).toContain('{"code":431,"msg":"请求头过大","success":false,"data":null}');
  });

  it('answers what is no HTTP with 400 and an envelope', async () => {
    expect(await exchange('hello\r\n\r\n')).toContain(
      '{"code":400,"msg":"请求格式不正确","success":false,"data":null}',
    );
  });

  it('leaves nothing in the log of a body that breaks off', async () => {
    const lines: string[] = [];
    const answered = createDeferred<number>();
    const server = serve({ write: (line) => lines.push(line) });
    server.post('/echo', async (request) => ({ body: request.body }));
    server.addHook('onSend', async (_request, reply) => answered.resolve(reply.statusCode));
    const origin = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const socket = connect(Number(origin.port), '127.0.0.1');
    socket.write('POST /echo HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{');
    server.server.once('request', () => socket.destroy());
    expect(await answered.promise).toBe(400);
    expect(lines.filter((line) => !line.includes('Server listening'))).toEqual([]);
  });

  it('finishes a call that has begun before it closes', async () => {
    const started = createDeferred<void>();
    const slow = createDeferred<number>();
    const server = serve({
      handlers: {
        noReadCount: asBusiness(() => {
          started.resolve();
          return slow.promise;
        }),
      },
    });
    const origin = await server.listen({ port: 0, host: '127.0.0.1' });
    const answer = fetch(`${origin}${NOTICES}/no-read-count`, { headers: AUTHORISED });
    await started.promise;
    const closed = server.close();
    slow.resolve(3);
    expect(await (await answer).json()).toMatchObject({ code: 200, data: 3 });
    await closed;
  });

  it('refuses calls that come on an open connection while it closes', async () => {
    const started = createDeferred<void>();
    const slow = createDeferred<number>();
    const server = serve({
      handlers: {
        noReadCount: asBusiness(() => {
          started.resolve();
          return slow.promise;
        }),
      },
    });
    const origin = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
    const tokens = Object.entries(AUTHORISED).map(([name, value]) => `${name}: ${value}\r\n`);
    const socket = connect(Number(origin.port), '127.0.0.1');
    const chunks: Buffer[] = [];
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.write(`GET ${NOTICES}/no-read-count HTTP/1.1\r\nHost: x\r\n${tokens.join('')}\r\n`);
    await started.promise;
    const seen = createDeferred<void>();
    server.server.once('request', () => seen.resolve());
    const closed = server.close();
    socket.write('GET /health HTTP/1.1\r\nHost: x\r\n\r\n');
    await seen.promise;
    slow.resolve(1);
    await closed;
    await once(socket, 'close');
    const answers = Buffer.concat(chunks).toString();
    expect(answers).toMatch(/^HTTP\/1\.1 200 OK.*HTTP\/1\.1 503 .*"code":503/s);
  });
});

it.each([
  ['https', 'max-age=31536000; includeSubDomains'],
  ['http', undefined],
] as const)('keeps browsers that come by %s there: %s', async (publicProtocol, expected) => {
  const server = createHttpServer({
    log: createLog('fatal', { write: () => undefined }),
    trustedProxies: [],
    publicProtocol,
  });
  const { headers } = await server.inject('/nothing');
  expect(headers['strict-transport-security']).toBe(expected);
  await server.close();
});
