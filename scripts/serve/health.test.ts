import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { becomesHealthy } from './health.ts';

const servers: Server[] = [];

/** A server that answers with each status in turn, and with the last one from then on. */
async function answering(...statuses: readonly number[]): Promise<string> {
  const queue = [...statuses];
  const server = createServer((_, response) => {
    const status = queue.length > 1 ? queue.shift() : queue[0];
    response.writeHead(status ?? 200).end();
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

it('waits while a server says that it is still starting', async () => {
  const url = await answering(503, 503, 204);
  expect(await becomesHealthy(url, AbortSignal.timeout(5_000))).toBe(true);
});

it.each([404, 401, 500])('takes %i for no answer about its health', async (status) => {
  expect(await becomesHealthy(await answering(status, 200), AbortSignal.timeout(5_000))).toBe(true);
  expect(await becomesHealthy(await answering(status), AbortSignal.timeout(200))).toBe(false);
});

it('gives up when it is told to', async () => {
  expect(await becomesHealthy(await answering(503), AbortSignal.timeout(200))).toBe(false);
});
