import { once } from 'node:events';
import { request } from 'node:http';
import { PassThrough } from 'node:stream';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { goneSignal } from './gone-signal.ts';
import { endLateCalls } from './late-calls.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function listen(handle: RouteHandlerMethod, ms = 60_000): Promise<string> {
  app = fastify();
  endLateCalls(app, ms);
  app.route({ method: ['GET', 'POST'], url: '/', handler: handle });
  return app.listen({ host: '127.0.0.1', port: 0 });
}

const body = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ text: '询价' }),
} as const;

it('is not aborted by a body that was read to its end, before the answer', async () => {
  const origin = await listen(async ({ raw }, reply) => {
    const signal = goneSignal(reply);
    if (!raw.closed) await once(raw, 'close');
    return { aborted: signal.aborted };
  });
  expect(await (await fetch(origin, body)).json()).toEqual({ aborted: false });
});

it('is aborted when the client leaves before its answer', async () => {
  const asked = createDeferred<AbortSignal>();
  const origin = await listen(async (_, reply) => {
    const signal = goneSignal(reply);
    asked.resolve(signal);
    await once(signal, 'abort');
    return {};
  });
  const call = request(origin, { method: 'POST' });
  call.on('error', () => {});
  call.end();
  const signal = await asked.promise;
  call.destroy();
  if (!signal.aborted) await once(signal, 'abort');
  expect(signal.aborted).toBe(true);
});

it.each([['GET', {}] as const, ['POST', body] as const])(
  'a %s whose time is up is answered with 503, and its work ends',
  async (_, asked) => {
    const ended = createDeferred<void>();
    const origin = await listen(async (_request, reply) => {
      await once(goneSignal(reply), 'abort');
      ended.resolve();
      return { code: 200 };
    }, 50);
    const response = await fetch(origin, asked);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 503, success: false });
    await ended.promise;
  },
);

it('an answer that was handed over is not ended, however long its first byte takes', async () => {
  const rest = new PassThrough();
  const handedOver = createDeferred<void>();
  const origin = await listen(async ({ method }, reply) => {
    if (method === 'GET') {
      handedOver.resolve();
      return reply.type('text/plain').send(rest);
    }
    await once(goneSignal(reply), 'abort');
    return {};
  }, 50);
  const begun = fetch(origin);
  await handedOver.promise;
  // Asked later, its time is up: so is that of the first.
  expect((await fetch(origin, body)).status).toBe(503);
  rest.end('late');
  const answer = await begun;
  expect([answer.status, await answer.text()]).toEqual([200, 'late']);
});
