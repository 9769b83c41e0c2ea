import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { becomesHealthy } from './health.ts';

let server: Server;

/** A server that answers with each status in turn, and with the last one from then on. */
async function answering(...statuses: readonly number[]): Promise<string> {
  const queue = [...statuses];
  server = createServer((_, response) => {
    const status = queue.length > 1 ? queue.shift() : queue[0];
    response.writeHead(status ?? 200).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

afterEach(() => {
  server.close();
});

it('waits while a server says that it is still starting', async () => {
  const url = await answering(503, 503, 204);
  expect(await becomesHealthy(url, AbortSignal.timeout(5_000))).toBe(true);
});

it('takes a server that knows no such page for a running one', async () => {
  expect(await becomesHealthy(await answering(404), AbortSignal.timeout(5_000))).toBe(true);
});

it('gives up when it is told to', async () => {
  expect(await becomesHealthy(await answering(503), AbortSignal.timeout(200))).toBe(false);
});
