import { once } from 'node:events';
import http, { type IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { ask, askRaw } from './testing/http-client.ts';
import { startPlatform, startPortal } from './testing/test-portal.ts';

/** Answers with what arrived. */
function echo(request: IncomingMessage, response: http.ServerResponse): void {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    response.setHeader('content-type', 'application/json');
    const { method, url, headers } = request;
    response.end(JSON.stringify({ method, url, headers, body: Buffer.concat(chunks).toString() }));
  });
}

async function startEcho() {
  const { origin } = await startPlatform(echo);
  return startPortal({ settings: { platformOrigin: origin } });
}

describe('the proxy of /api', () => {
  it('forwards method, path, query, headers and body', async () => {
    const { port } = await startEcho();
    const answer = await ask(port, {
      method: 'POST',
      path: '/api/a%20b?c=%E4%B8%AD',
      headers: { 'blade-auth': 'bearer t', 'content-type': 'text/plain' },
      body: '正文',
    });
    expect(JSON.parse(answer.body.toString())).toMatchObject({
      method: 'POST',
      url: '/api/a%20b?c=%E4%B8%AD',
      headers: { 'blade-auth': 'bearer t', 'content-type': 'text/plain', 'content-length': '6' },
      body: '正文',
    });
  });

  it('says itself who asks, whatever the client claims', async () => {
    const { port } = await startEcho();
    const answer = await ask(port, {
      path: '/api/x',
      headers: {
        host: 'CHANGCHUN.localhost:3000',
        'x-forwarded-host': 'evil',
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-proto': 'gopher',
        'x-forwarded-port': '1',
        'x-real-ip': '6.6.6.6',
        forwarded: 'host=evil',
      },
    });
    const { headers } = JSON.parse(answer.body.toString());
    expect(headers).toMatchObject({
      'x-forwarded-host': 'changchun.localhost:3000',
      'x-forwarded-for': '127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(JSON.stringify(headers)).not.toMatch(/evil|6\.6\.6\.6|gopher|x-forwarded-port/);
  });

  it('forwards no cookie', async () => {
    const { port } = await startEcho();
    const answer = await ask(port, { path: '/api/x', headers: { cookie: 'Member-Token=secret' } });
    expect(answer.body.toString()).not.toContain('secret');
  });

  it('drops headers that belong to one connection, in both directions', async () => {
    const { origin } = await startPlatform((request, response) => {
      response.setHeader('connection', 'keep-alive, x-hop');
      response.setHeader('x-hop', '1');
      response.setHeader('x-end', '1');
      response.end(JSON.stringify(request.headers));
    });
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    const answer = await ask(port, {
      path: '/api/x',
      headers: { connection: 'close, x-mine', 'x-mine': '1', te: 'trailers', 'proxy-authorization': 'Basic a' },
    });
    const arrived = JSON.parse(answer.body.toString());
    expect(Object.keys(arrived)).not.toEqual(expect.arrayContaining(['x-mine']));
    expect(arrived).not.toHaveProperty('te');
    expect(arrived).not.toHaveProperty('proxy-authorization');
    expect(answer.headers).not.toHaveProperty('x-hop');
    expect(answer.headers).toHaveProperty('x-end', '1');
  });

  it('passes repeated headers such as Set-Cookie apart', async () => {
    const { origin } = await startPlatform((_request, response) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.end();
    });
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    expect((await ask(port, { path: '/api/x' })).headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  it.each([
    ['chunked', 'Transfer-Encoding: chunked\r\n', '1e\r\nGET /api/smuggled HTTP/1.1\r\n\r\n\r\n0\r\n\r\n'],
    [
      'named in Connection',
      'Connection: content-length\r\nContent-Length: 30\r\n',
      'GET /api/smuggled HTTP/1.1\r\n\r\n',
    ],
  ])('delimits the %s body of a GET, so that it cannot become a second request', async (_name, header, body) => {
    const seen: string[] = [];
    const { origin } = await startPlatform((request, response) => {
      seen.push(request.url ?? '');
      echo(request, response);
    });
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    const tail = 'GET /api/last HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n';
    await askRaw(port, `GET /api/first HTTP/1.1\r\nHost: a\r\n${header}\r\n${body}${tail}`);
    expect(seen).toEqual(['/api/first', '/api/last']);
  });

  it('answers HEAD without a body', async () => {
    const { port } = await startEcho();
    const answer = await ask(port, { method: 'HEAD', path: '/api/x' });
    expect(answer.status).toBe(200);
    expect(answer.body).toHaveLength(0);
  });

  it('answers 502 with the envelope while the platform is down, and logs it', async () => {
    const { origin, server } = await startPlatform(echo);
    server.close();
    const portal = await startPortal({ settings: { platformOrigin: origin } });
    const answer = await ask(portal.port, { method: 'POST', path: '/api/x', body: '{}' });
    expect(answer.status).toBe(502);
    expect(JSON.parse(answer.body.toString())).toEqual({
      code: 500,
      msg: '系统繁忙，请稍后再试',
      success: false,
      data: null,
    });
    expect(portal.logged.join('\n')).toContain('ECONNREFUSED');
  });

  it('breaks off when the platform breaks off in the middle of an answer', async () => {
    const { origin } = await startPlatform((_request, response) => {
      response.writeHead(200, { 'content-length': 100 });
      response.write('half', () => response.destroy());
    });
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    await expect(ask(port, { path: '/api/x' })).rejects.toThrow('aborted');
  });

  it('asks again when a kept connection was closed under a GET', async () => {
    const { origin, server } = await startPlatform(echo);
    let isFirst = true;
    server.on('connection', (socket) => {
      const closesOnSecond = isFirst;
      isFirst = false;
      let requests = 0;
      server.on('request', (request) => {
        if (request.socket !== socket) return;
        requests += 1;
        if (closesOnSecond && requests === 2) socket.resetAndDestroy();
      });
    });
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    expect((await ask(port, { path: '/api/one' })).status).toBe(200);
    expect((await ask(port, { path: '/api/two' })).status).toBe(200);
  });

  it('ends the call to the platform when the client goes', async () => {
    let arrived: (request: IncomingMessage) => void = () => undefined;
    const arrival = new Promise<IncomingMessage>((resolve) => {
      arrived = resolve;
    });
    const { origin } = await startPlatform((request) => arrived(request));
    const { port } = await startPortal({ settings: { platformOrigin: origin } });
    const client = http.get({ host: '127.0.0.1', port, path: '/api/slow', agent: false });
    client.on('error', () => undefined);
    const upstream = await arrival;
    const closed = once(upstream.socket, 'close');
    client.destroy();
    await expect(closed).resolves.toBeDefined();
  });
});
