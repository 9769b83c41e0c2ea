import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { systemClock } from '../environment/system-clock.ts';
import { fetchTransport } from './fetch-transport.ts';

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  // Listening on a port, a server has an address of this form.
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const signal = new AbortController().signal;
const put = (url: string) =>
  ({ method: 'PUT', url, headers: { 'content-type': 'text/plain' }, body: new Blob(['12345']) }) as const;

test('a body arrives whole, with its length and type, and the answer is read (US4)', async () => {
  const url = await serve(async (request, response) => {
    let text = '';
    for await (const chunk of request) text += chunk;
    response
      .setHeader('ETag', '"e"')
      .end(`${request.headers['content-length']} ${request.headers['content-type']} ${text}`);
  });
  const onBytes = vi.fn();
  const answer = await fetchTransport({ clock: systemClock }).send(put(url), { signal, onBytes });
  expect(answer).toMatchObject({ status: 200, text: '5 text/plain 12345' });
  expect(answer.header('etag')).toBe('"e"');
  expect(answer.header('missing')).toBeNull();
  expect(onBytes.mock.calls).toEqual([[5]]);
});

test('a refused connection is a network fault (US7)', async () => {
  const transport = fetchTransport({ clock: systemClock });
  await expect(transport.send(put('http://127.0.0.1:1/'), { signal })).rejects.toMatchObject({ fault: 'network' });
  await expect(transport.reach('http://127.0.0.1:1/', { signal })).rejects.toMatchObject({ fault: 'network' });
});

test('an abort rejects with the reason of the signal (US6)', async () => {
  const controller = new AbortController();
  const reason = new Error('stop');
  const url = await serve(() => controller.abort(reason));
  const sending = fetchTransport({ clock: systemClock }).send(put(url), { signal: controller.signal });
  await expect(sending).rejects.toBe(reason);
});

test('silence ends in a timeout, an answer that stops in a stall (US5)', async () => {
  const timeouts = { firstByte: 20, stall: 20 };
  const silent = await serve(() => {});
  const stopping = await serve((_, response) => {
    response.writeHead(200, { 'content-length': '9' }).write('1');
  });
  const transport = fetchTransport({ clock: systemClock, timeouts });
  await expect(transport.send(put(silent), { signal })).rejects.toMatchObject({ fault: 'timeout' });
  await expect(transport.send(put(stopping), { signal })).rejects.toMatchObject({ fault: 'stall' });
});

test('a host that answers is reached, whatever it answers (US13)', async () => {
  const url = await serve((_, response) => {
    response.writeHead(403).end();
  });
  await expect(fetchTransport({ clock: systemClock }).reach(url, { signal })).resolves.toBeUndefined();
});
