import http from 'node:http';
import net from 'node:net';
import { expect, it } from 'vitest';
import { drain } from './shutdown.ts';
import { startPortal } from './testing/test-portal.ts';

it('lets a request under way end, then closes its connection and the idle ones', async () => {
  let release: () => void = () => undefined;
  let started: () => void = () => undefined;
  const isStarted = new Promise<void>((resolve) => {
    started = resolve;
  });
  const portal = await startPortal({
    handleDocument: async () => {
      started();
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      return new Response('complete');
    },
  });
  const idle = net.connect(portal.port, '127.0.0.1');
  const idleClosed = new Promise((resolve) => idle.once('close', resolve));
  idle.resume();

  const agent = new http.Agent({ keepAlive: true });
  const body = new Promise<string>((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port: portal.port, path: '/user/default', agent }, async (response) => {
        resolve((await response.toArray()).join(''));
      })
      .on('error', reject);
  });
  await isStarted;
  const drained = drain(portal);
  release();
  expect(await body).toBe('complete');
  await drained;
  await idleClosed;
  expect(portal.server.listening).toBe(false);
});
