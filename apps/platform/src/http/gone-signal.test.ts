import { once } from 'node:events';
import { request } from 'node:http';
import fastify, { type FastifyInstance, type RouteHandlerMethod } from 'fastify';
import { afterEach, expect, it } from 'vitest';
import { createDeferred } from '../testing/deferred.ts';
import { goneSignal } from './gone-signal.ts';

let app: FastifyInstance | undefined;
afterEach(() => app?.close());

async function listen(handle: RouteHandlerMethod): Promise<string> {
  app = fastify();
  app.post('/', handle);
  return app.listen({ host: '127.0.0.1', port: 0 });
}

it('is not aborted by a body that was read to its end, nor by an answer that came through', async () => {
  const asked = createDeferred<AbortSignal>();
  const answered = createDeferred<void>();
  const origin = await listen(async ({ raw }, reply) => {
    const signal = goneSignal(reply);
    asked.resolve(signal);
    reply.raw.once('close', () => answered.resolve());
    if (!raw.closed) await once(raw, 'close');
    return { aborted: signal.aborted };
  });
  const response = await fetch(origin, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text: '询价' }),
  });
  expect(await response.json()).toEqual({ aborted: false });
  await answered.promise;
  expect((await asked.promise).aborted).toBe(false);
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
