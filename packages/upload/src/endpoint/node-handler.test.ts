import { EventEmitter, once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setImmediate } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ClientNames, ServerLimits } from './connection-limits.ts';
import { createNodeHandler, createStorageServer } from './node-handler.ts';
import { requestsOf } from './testing-requests.ts';
import { ConnectionDropped, type WireHandler } from './wire.ts';

const MEBIBYTE = 1024 ** 2;
/** Many times what the buffers of the machine take. */
const TOTAL = 128 * MEBIBYTE;

async function* content(made: () => void): AsyncGenerator<Uint8Array> {
  for (let size = 0; size < TOTAL; size += MEBIBYTE) {
    made();
    yield Buffer.alloc(MEBIBYTE);
  }
}

const stops: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const stop of stops.splice(0)) await stop();
});

async function serve(handle: WireHandler, errors: unknown[] = []): Promise<number> {
  const server = createStorageServer(handle, (error) => errors.push(error));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  stops.push(async () => {
    server.closeAllConnections();
    server.close();
  });
  // A server on a port has an address of this kind.
  return (server.address() as AddressInfo).port;
}

const refuse: WireHandler = async () => ({ status: 403, headers: { 'Content-Length': '2' }, body: 'no' });

describe('the endpoint on a socket (UE13)', () => {
  it('lets a client that still sends read why it was refused, and keeps the connection', async () => {
    const port = await serve(refuse);
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const ports = new Set<number | undefined>();
    for (let round = 0; round < 3; round += 1) {
      const put = request({
        port,
        host: '127.0.0.1',
        method: 'PUT',
        agent,
        headers: { 'content-length': 4 * MEBIBYTE },
      });
      put.end(Buffer.alloc(4 * MEBIBYTE));
      const [response] = await once(put, 'response');
      ports.add(response.socket.localPort);
      expect(response.statusCode).toBe(403);
      await response.resume();
      await once(response, 'end');
    }
    expect(ports.size).toBe(1);
    agent.destroy();
  });

  it('does not read gigabytes that it has refused', async () => {
    const port = await serve(refuse);
    const put = request({ port, host: '127.0.0.1', method: 'PUT', headers: { 'content-length': 5 * 1024 * MEBIBYTE } });
    put.on('error', () => {});
    put.write(Buffer.alloc(MEBIBYTE));
    const [response] = await once(put, 'response');
    expect(response.statusCode).toBe(403);
    expect(response.headers.connection).toBe('close');
    response.resume();
    await once(put, 'close');
  });

  it('sends no faster than the client reads', async () => {
    let made = 0;
    const port = await serve(async () => ({
      status: 200,
      headers: {},
      body: content(() => {
        made += MEBIBYTE;
      }),
    }));
    const get = request({ port, host: '127.0.0.1' });
    get.end();
    const [response] = await once(get, 'response');
    let read = 0;
    let ahead = 0;
    for await (const bytes of response) {
      read += bytes.length;
      ahead = Math.max(ahead, made - read);
      await setImmediate();
    }
    expect(read).toBe(TOTAL);
    expect(ahead).toBeLessThan(TOTAL / 4);
  });

  it('takes a body in no faster than the store does', async () => {
    let made = 0;
    let taken = 0;
    let ahead = 0;
    const port = await serve(async ({ body }) => {
      for await (const bytes of body) {
        taken += bytes.length;
        ahead = Math.max(ahead, made - taken);
        await setImmediate();
      }
      return { status: 200, headers: {} };
    });
    const put = request({ port, host: '127.0.0.1', method: 'PUT', headers: { 'content-length': TOTAL } });
    const answered = once(put, 'response');
    await pipeline(
      Readable.from(
        content(() => {
          made += MEBIBYTE;
        }),
        { objectMode: false },
      ),
      put,
    );
    const [response] = await answered;
    response.resume();
    expect(response.statusCode).toBe(200);
    expect(taken).toBe(TOTAL);
    expect(ahead).toBeLessThan(TOTAL / 4);
  });

  it('cuts the connection when an answer fails in its middle, and tells of it', async () => {
    const errors: unknown[] = [];
    const broken: WireHandler = async () => ({
      status: 200,
      headers: { 'Content-Length': '10' },
      body: (async function* () {
        yield Buffer.from('half');
        throw new Error('the disk is gone');
      })(),
    });
    const port = await serve(broken, errors);
    await expect(fetch(`http://127.0.0.1:${port}/`).then((response) => response.text())).rejects.toThrow();
    expect(errors).toMatchObject([{ message: 'the disk is gone' }]);
  });

  it('says nothing of clients that leave, and cuts what a fault drops', async () => {
    const errors: unknown[] = [];
    let tell = (_: unknown) => {};
    const seen = new Promise<unknown>((resolve) => {
      tell = resolve;
    });
    const port = await serve(async ({ method, body }) => {
      if (method === 'GET') throw new ConnectionDropped('a fault');
      try {
        for await (const _ of body);
      } catch (error) {
        tell(error);
        throw error;
      }
      return { status: 200, headers: {} };
    }, errors);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    const put = request({ port, host: '127.0.0.1', method: 'PUT', headers: { 'content-length': 100 } });
    put.on('error', () => {});
    put.write('half', () => put.destroy());
    expect(await seen).toBeInstanceOf(ConnectionDropped);
    expect(errors).toEqual([]);
  });

  it('says nothing of a client that has left before its answer begins', async () => {
    const errors: unknown[] = [];
    const handle: WireHandler = async () => {
      get.destroy();
      await gone();
      return { status: 200, headers: {}, body: content(() => {}) };
    };
    const server = createServer(createNodeHandler(handle, (error) => errors.push(error)));
    const connected = once(server, 'connection');
    const gone = async () => once((await connected)[0], 'close');
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => server.close());
    // A server on a port has an address of this kind.
    const { port } = server.address() as AddressInfo;
    const get = request({ port, host: '127.0.0.1' });
    get.on('error', () => {});
    get.end();
    await gone();
    await setImmediate();
    expect(errors).toEqual([]);
  });
});

describe('the server of a storage (UE17)', () => {
  const WINDOW_MS = 40;

  async function serveWith(
    handle: WireHandler,
    limits: Partial<ServerLimits>,
    clients?: ClientNames,
  ): Promise<{ readonly port: number; readonly server: Server }> {
    const server = createStorageServer(handle, () => {}, { limits, ...(clients && { clients }) });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    stops.push(async () => {
      server.closeAllConnections();
      server.close();
    });
    // A server on a port has an address of this kind.
    return { server, port: (server.address() as AddressInfo).port };
  }
  const readAll: WireHandler = async ({ body }) => {
    let size = 0;
    for await (const bytes of body) size += bytes.length;
    return { status: 200, headers: {}, body: String(size) };
  };
  /** A request line and headers, and a body that is still to come. */
  async function begin(port: number, text: string): Promise<Socket> {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => {});
    await once(socket, 'connect');
    socket.write(text);
    return socket;
  }
  /** However the other side ended it. */
  const closed = (opened: EventEmitter) => new Promise<void>((resolve) => opened.once('close', () => resolve()));
  const PUT = 'PUT /b/k HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n';

  it('gives up a body that drips', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const { port, server } = await serveWith(readAll, { windowMs: WINDOW_MS, windowBytes: 1000 });
    const arrived = once(server, 'request');
    const socket = await begin(port, PUT);
    await arrived;
    socket.write('x');
    vi.advanceTimersByTime(WINDOW_MS);
    await closed(socket.resume());
  });

  it('waits for a body that comes slowly and steadily', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const bytes = new EventEmitter();
    const { port, server } = await serveWith(
      async ({ body }) => {
        for await (const chunk of body) bytes.emit('taken', chunk);
        return { status: 200, headers: {}, body: '' };
      },
      { windowMs: WINDOW_MS, windowBytes: 1 },
    );
    const arrived = once(server, 'request');
    const socket = await begin(port, 'PUT /b/k HTTP/1.1\r\nHost: h\r\nContent-Length: 20\r\n\r\n');
    await arrived;
    const answered = once(socket, 'data');
    for (let sent = 0; sent < 20; sent += 1) {
      const taken = once(bytes, 'taken');
      socket.write('x');
      await taken;
      vi.advanceTimersByTime(WINDOW_MS);
    }
    expect(String((await answered)[0])).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  it('waits for a store that is slow itself', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    let goOn = () => {};
    const isFree = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const { port, server } = await serveWith(
      async (asked) => {
        await isFree;
        return readAll(asked);
      },
      { windowMs: WINDOW_MS, windowBytes: 1000 },
    );
    const arrived = once(server, 'request');
    const socket = await begin(port, `${PUT}${'x'.repeat(50_000)}`);
    await arrived;
    vi.advanceTimersByTime(WINDOW_MS * 3);
    goOn();
    socket.write('x'.repeat(50_000));
    const [answered] = await once(socket, 'data');
    expect(String(answered)).toContain('HTTP/1.1 200');
    socket.destroy();
  });

  it('answers a stranger and waits for nothing of his body', async () => {
    const { endpoint } = requestsOf();
    const { port } = await serveWith(endpoint.handle, {});
    const socket = await begin(port, PUT);
    const [answered] = await once(socket, 'data');
    expect(String(answered)).toMatch(/^HTTP\/1.1 403 [\s\S]*Connection: close/);
    await closed(socket.resume());
  });

  it('gives up headers that do not come', async () => {
    const { port } = await serveWith(readAll, { headersMs: WINDOW_MS });
    const socket = await begin(port, 'PUT /b/k HTTP/1.1\r\nHost');
    await closed(socket.resume());
  });

  it('has so many connections of one address, and lets others in', async () => {
    const { port, server } = await serveWith(readAll, { requestsPerClient: 2 });
    const accepted = once(server, 'connection');
    const [first, second] = [await begin(port, PUT), await begin(port, PUT)];
    const third = await begin(port, PUT);
    await closed(third.resume());
    const [ended] = await accepted;
    first.destroy();
    await closed(ended);
    for (const socket of [second, await begin(port, PUT)]) {
      socket.write('x'.repeat(100_000));
      expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
      socket.destroy();
    }
  });

  it('has so many requests of one client behind a proxy, and lets others in', async () => {
    const clients = {
      clientOf: (peer: string, forwardedFor: string | undefined) => forwardedFor ?? peer,
      isProxy: () => true,
    };
    const { port, server } = await serveWith(readAll, { requestsPerClient: 1 }, clients);
    const of = (client: string) => PUT.replace('\r\n\r\n', `\r\nX-Forwarded-For: ${client}\r\n\r\n`);
    const asked = once(server, 'request');
    const first = await begin(port, of('a'));
    const [, answerToFirst] = await asked;
    const other = await begin(port, of('b'));
    const second = await begin(port, of('a'));
    expect(String((await once(second, 'data'))[0])).toContain('HTTP/1.1 503');
    first.destroy();
    await closed(answerToFirst);
    for (const socket of [other, await begin(port, of('a'))]) {
      socket.write('x'.repeat(100_000));
      expect(String((await once(socket, 'data'))[0])).toContain('HTTP/1.1 200');
      socket.destroy();
    }
  });
});
