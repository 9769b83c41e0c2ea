import { once } from 'node:events';
import http, { type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { platformTransport } from './platform-transport.server.ts';

async function platform(listener: RequestListener): Promise<string> {
  const server = http.createServer(listener);
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return originOf(server);
}

function originOf(server: Server): string {
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // an AddressInfo, since it listens on a port
}

const call = {
  method: 'GET',
  url: '/call?size=7',
  headers: {},
  responseType: 'json',
  timeout: 2_000,
  validateStatus: () => true as const,
} as const;

describe('the transport of the portal server', () => {
  it('sends path, query and headers, and over them those of the visitor', async () => {
    const origin = await platform(({ url, method, headers }, response) => {
      response.end(
        JSON.stringify({ url, method, source: headers['request-source'], from: headers['x-forwarded-for'] }),
      );
    });
    const transport = platformTransport(origin, { 'X-Forwarded-For': '203.0.113.7' });
    const headers = { 'Request-Source': 'JIANZHU', 'X-Forwarded-For': '10.0.0.1' };
    const { data } = await transport.request({ ...call, headers });
    expect(data).toEqual({ url: '/call?size=7', method: 'GET', source: 'JIANZHU', from: '203.0.113.7' });
  });

  it('sends a body as JSON', async () => {
    const origin = await platform(async (request, response) => {
      const body = Buffer.concat(await request.toArray()).toString();
      response.end(JSON.stringify({ type: request.headers['content-type'], body }));
    });
    const answer = await platformTransport(origin, {}).request({ ...call, method: 'POST', data: { 名称: '建材' } });
    expect(answer.data).toEqual({ type: 'application/json', body: '{"名称":"建材"}' });
  });

  it('joins an answer of several parts, a character cut in two included', async () => {
    const bytes = Buffer.from('{"name":"吉林"}');
    const origin = await platform((_request, response) => {
      response.write(bytes.subarray(0, 11), () => response.end(bytes.subarray(11)));
    });
    expect((await platformTransport(origin, {}).request(call)).data).toEqual({ name: '吉林' });
  });

  it('gives every status as an answer, and what is no JSON as text', async () => {
    const origin = await platform((_request, response) => {
      response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>');
    });
    const { status, data, headers } = await platformTransport(origin, {}).request(call);
    expect({ status, data, type: headers['content-type'] }).toEqual({
      status: 502,
      data: '<h1>Bad Gateway</h1>',
      type: 'text/html',
    });
  });

  it('gives a file as it came', async () => {
    const origin = await platform((_request, response) => response.end(Buffer.from([0xff, 0x00])));
    const { data } = await platformTransport(origin, {}).request({ ...call, responseType: 'blob' });
    expect(data instanceof Blob && [...(await data.bytes())]).toEqual([0xff, 0x00]);
  });

  it.each<[string, RequestListener]>([
    ['never begins', () => undefined],
    ['never ends', (_request, response) => void response.write('{')],
  ])('gives a call up whose answer %s, and ends its connection', async (_, listener) => {
    let closed: Promise<unknown> | undefined;
    const origin = await platform((request, response) => {
      closed = once(request.socket, 'close');
      listener(request, response);
    });
    const answer = platformTransport(origin, {}).request({ ...call, timeout: 100 });
    await expect(answer).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    await closed;
  });

  it('ends a call that is cancelled, under way or before', async () => {
    const controller = new AbortController();
    const origin = await platform(() => controller.abort());
    const transport = platformTransport(origin, {});
    const cancelled = { code: 'ERR_CANCELED' };
    await expect(transport.request({ ...call, signal: controller.signal })).rejects.toMatchObject(cancelled);
    await expect(transport.request({ ...call, signal: controller.signal })).rejects.toMatchObject(cancelled);
  });

  it('rejects when nobody listens', async () => {
    const server = http.createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = originOf(server);
    await new Promise((resolve) => server.close(resolve));
    await expect(platformTransport(origin, {}).request(call)).rejects.toMatchObject({ code: 'ECONNREFUSED' });
  });

  it('uploads nothing', async () => {
    const transport = platformTransport('http://127.0.0.1:9', {});
    await expect(transport.request({ ...call, data: new FormData() })).rejects.toThrow(TypeError);
  });
});
