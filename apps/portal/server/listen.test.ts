import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from './listen.ts';

const loopback = ['127.0.0.1', '::1'];

/** A port that is free on both addresses. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '::', resolve));
  // A server that is listening on a port has an AddressInfo.
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

it('answers on both loopback addresses, and ends with all of them', async () => {
  const server = http.createServer((_request, response) => response.end('here'));
  const port = await freePort();
  const doors = await listen(server, port, loopback);
  for (const host of ['127.0.0.1', '[::1]']) expect(await (await fetch(`http://${host}:${port}`)).text()).toBe('here');
  server.closeIdleConnections();
  await Promise.all([server, ...doors].map((each) => new Promise((resolve) => each.close(resolve))));
  for (const host of ['127.0.0.1', '[::1]']) await expect(fetch(`http://${host}:${port}`)).rejects.toThrow();
});

it('leaves nothing listening when one of the addresses is taken', async () => {
  const port = await freePort();
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(port, '::1', resolve));
  onTestFinished(() => void holder.close());
  await expect(listen(http.createServer(), port, loopback)).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow();
});
