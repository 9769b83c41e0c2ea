import { expect, test } from 'vitest';
import { systemClock } from '../environment/system-clock.ts';
import { xhrTransport } from './xhr-transport.ts';

const signal = new AbortController().signal;
const transport = xhrTransport({ clock: systemClock });
const bytes = 8 * 1024 ** 2;
const request = { method: 'PUT', url: location.origin, headers: {}, body: new Blob([new Uint8Array(bytes)]) } as const;

test('bytes are reported while they leave, up to the whole body (US4)', async () => {
  const reported: number[] = [];
  const answer = await transport.send(request, { signal, onBytes: (sent) => reported.push(sent) });
  expect(answer.status).toBeGreaterThan(0);
  expect(answer.header('date') ?? answer.header('content-length') ?? answer.header('content-type')).not.toBeNull();
  expect(reported.at(-1)).toBe(bytes);
});

test('a refused connection is a network fault, an abort the reason of its signal (US6)', async () => {
  const refused = { ...request, url: 'http://127.0.0.1:9/' };
  await expect(transport.send(refused, { signal })).rejects.toMatchObject({ fault: 'network' });
  await expect(transport.reach('http://127.0.0.1:9/', { signal })).rejects.toMatchObject({ fault: 'network' });
  const controller = new AbortController();
  const reason = new Error('stop');
  const sending = transport.send(request, { signal: controller.signal, onBytes: () => controller.abort(reason) });
  await expect(sending).rejects.toBe(reason);
  await expect(transport.send(request, { signal: controller.signal })).rejects.toBe(reason);
});

test('a header that cannot be sent is refused at once (US6)', async () => {
  await expect(transport.send({ ...request, headers: { a: '图' } }, { signal })).rejects.toBeInstanceOf(TypeError);
});

test('a host that answers is reached (US13)', async () => {
  await expect(transport.reach(location.origin, { signal })).resolves.toBeUndefined();
});

test('a request that does not move in time is ended (US5)', async () => {
  let now = 0;
  // Time passes as soon as somebody waits for it.
  const impatient = {
    ...systemClock,
    now: () => now,
    setTimeout: (run: () => void, delay: number) =>
      queueMicrotask(() => {
        now += delay;
        run();
      }),
  };
  const sending = xhrTransport({ clock: impatient }).send(request, { signal });
  await expect(sending).rejects.toMatchObject({ fault: 'timeout' });
});
