import { once } from 'node:events';
import { createServer, connect as dial } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { type ChaosProxy, type ProxyFaults, startChaosProxy } from './chaos-proxy.ts';

const cleanups: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const clean of cleanups.splice(0)) await clean();
});

/** A server that sends everything back, behind a proxy. */
async function echoBehind(faults: Partial<ProxyFaults>): Promise<ChaosProxy> {
  const server = createServer((socket) => socket.on('error', () => undefined).pipe(socket));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const proxy = await startChaosProxy({ target: { host: '127.0.0.1', port: address.port }, seed: 7, faults });
  cleanups.push(
    () => proxy.close(),
    () => new Promise((resolve) => server.close(resolve)),
  );
  return proxy;
}

it('the proxy brings delayed bytes in order, all of them (TE1)', async () => {
  const proxy = await echoBehind({ delay: 20 });
  const socket = dial(proxy.port, '127.0.0.1').setNoDelay(true);
  const sent = Array.from({ length: 50 }, (_, index) => `${index};`);
  let got = '';
  socket.on('data', (piece) => {
    got += piece.toString();
    if (got.length >= sent.join('').length) socket.end();
  });
  for (const text of sent) socket.write(text);
  await once(socket, 'close');
  expect(got).toBe(sent.join(''));
  expect(proxy.faults).toBe(0);
});

it('the proxy keeps the order of pieces on a busy machine, where timers come late by different times (TE1)', async () => {
  const proxy = await echoBehind({ delay: 10 });
  const socket = dial(proxy.port, '127.0.0.1').setNoDelay(true);
  const sent = Array.from({ length: 100 }, (_, index) => `${index};`);
  let got = '';
  socket.on('data', (piece) => {
    got += piece.toString();
    if (got.length >= sent.join('').length) socket.end();
  });
  await once(socket, 'connect');
  for (const [index, text] of sent.entries()) {
    socket.write(text);
    await nextTurn();
    const busyUntil = performance.now() + (index % 4) * 2;
    while (performance.now() < busyUntil);
  }
  await once(socket, 'close');
  expect(got).toBe(sent.join(''));
});

it('the proxy cuts connections in the middle, and all of them when told to (TE1)', async () => {
  const proxy = await echoBehind({ cut: 1 });
  const socket = dial(proxy.port, '127.0.0.1').on('error', () => undefined);
  let got = '';
  socket.on('data', (piece) => {
    got += piece.toString();
  });
  socket.write('0123456789');
  await once(socket, 'close');
  expect(got.length).toBeLessThan(10);
  expect(proxy.faults).toBeGreaterThan(0);
  proxy.setFaults({ cut: 0 });
  const other = dial(proxy.port, '127.0.0.1').on('error', () => undefined);
  other.write('x');
  await once(other, 'data');
  proxy.cutAll();
  await once(other, 'close');
});

it('the proxy leaves a connection half open: it stays, and nothing comes any more (TE1)', async () => {
  const proxy = await echoBehind({ halfOpen: 1 });
  const socket = dial(proxy.port, '127.0.0.1');
  let isSilent = true;
  socket.on('data', () => {
    isSilent = false;
  });
  socket.write('x');
  await expect.poll(() => proxy.faults).toBeGreaterThan(0);
  expect([isSilent, socket.destroyed]).toEqual([true, false]);
});
