import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import net, { type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { chatSocketPath } from './socket-tunnel.ts';
import { startPlatform, startPortal } from './testing/test-portal.ts';

const accepted = 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nX-Chat: 1\r\n\r\n';

function handshake(path: string, extra = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: localhost:3000\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${extra}\r\n`;
}

/** Connects and collects what arrives. */
async function connect(port: number, bytes: string) {
  const socket = net.connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  let received = '';
  const waiting = new Set<() => void>();
  socket.on('data', (chunk) => {
    received += chunk.toString('latin1');
    for (const check of waiting) check();
  });
  socket.on('error', () => undefined);
  socket.write(bytes);
  const until = (text: string) =>
    new Promise<string>((resolve) => {
      const check = () => {
        if (!received.includes(text)) return;
        waiting.delete(check);
        resolve(received);
      };
      waiting.add(check);
      check();
    });
  return { socket, until, received: () => received };
}

async function startTunnel(onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void) {
  const platform = await startPlatform((_request, response) => response.end());
  platform.server.on('upgrade', onUpgrade);
  return startPortal({ settings: { platformOrigin: platform.origin } });
}

/** Takes the socket and sends back what it gets. */
function echo(_request: IncomingMessage, socket: Duplex, head: Buffer): void {
  socket.write(accepted);
  socket.write(head);
  socket.on('error', () => undefined);
  socket.pipe(socket);
}

describe('the tunnel of the chat socket', () => {
  it('carries bytes both ways, those sent with the handshake included', async () => {
    const { port } = await startTunnel(echo);
    const client = await connect(port, `${handshake(`${chatSocketPath}?token=t`)}early`);
    expect(await client.until('early')).toMatch(/^HTTP\/1\.1 101 [\s\S]*x-chat: 1\r\n/i);
    client.socket.write('later');
    await client.until('later');
    client.socket.destroy();
  });

  it('carries more than the buffers hold', async () => {
    const { port } = await startTunnel(echo);
    const client = await connect(port, handshake(chatSocketPath));
    await client.until('\r\n\r\n');
    client.socket.write(`${'x'.repeat(8_000_000)}END`);
    expect((await client.until('END')).length).toBeGreaterThan(8_000_000);
    client.socket.destroy();
  });

  it('forwards no cookie and says itself who asks', async () => {
    let headers: IncomingMessage['headers'] = {};
    const { port } = await startTunnel((request, socket, head) => {
      headers = request.headers;
      echo(request, socket, head);
    });
    const claims = 'Cookie: Member-Token=secret\r\nX-Forwarded-Host: evil\r\nSec-WebSocket-Key: k\r\n';
    const client = await connect(port, handshake(chatSocketPath, claims));
    await client.until('101');
    expect(headers).toMatchObject({ 'x-forwarded-host': 'localhost:3000', 'sec-websocket-key': 'k' });
    expect(headers).not.toHaveProperty('cookie');
    client.socket.destroy();
  });

  it.each([
    ['/api/other', 404],
    ['/', 404],
    [`${chatSocketPath}/more`, 404],
    ['/%E0', 400],
  ])('upgrades nothing at %s', async (path, status) => {
    let reached = false;
    const { port } = await startTunnel(() => {
      reached = true;
    });
    const client = await connect(port, handshake(path));
    await once(client.socket, 'end');
    expect(client.received()).toContain(`HTTP/1.1 ${status}`);
    expect(reached).toBe(false);
  });

  it('passes a refusal on and closes, so that no request can follow past the proxy', async () => {
    const seen: string[] = [];
    const { port } = await startTunnel((request, socket) => {
      seen.push(request.url ?? '');
      socket.end('HTTP/1.1 401 Unauthorized\r\nContent-Length: 4\r\n\r\nnope');
    });
    const client = await connect(port, handshake(chatSocketPath));
    client.socket.write('GET /api/secret HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(client.socket, 'end');
    expect(client.received()).toMatch(/^HTTP\/1\.1 401 [\s\S]*nope$/);
    expect(seen).toEqual([chatSocketPath]);
  });

  it('answers 502 while the platform is down', async () => {
    const { port } = await startPortal({ settings: { platformOrigin: 'http://127.0.0.1:9' } });
    const client = await connect(port, handshake(chatSocketPath));
    await once(client.socket, 'end');
    expect(client.received()).toContain('HTTP/1.1 502');
  });

  it('ends the platform side when the client is lost', async () => {
    let atPlatform: Duplex | undefined;
    const { port } = await startTunnel((request, socket, head) => {
      atPlatform = socket;
      echo(request, socket, head);
    });
    const client = await connect(port, handshake(chatSocketPath));
    await client.until('101');
    const closed = new Promise((resolve) => atPlatform?.once('close', resolve));
    client.socket.resetAndDestroy();
    await closed;
  });

  it('ends the client side when the platform is lost', async () => {
    let atPlatform: Socket | undefined;
    const { port } = await startTunnel((request, socket, head) => {
      atPlatform = request.socket;
      echo(request, socket, head);
    });
    const client = await connect(port, handshake(chatSocketPath));
    await client.until('101');
    const closed = once(client.socket, 'close');
    atPlatform?.resetAndDestroy();
    client.socket.end();
    await closed;
  });

  it('delivers what was sent before an orderly end', async () => {
    const { port } = await startTunnel((_request, socket) => socket.end(`${accepted}goodbye`));
    const client = await connect(port, handshake(chatSocketPath));
    await once(client.socket, 'end');
    expect(client.received()).toMatch(/goodbye$/);
  });

  it('ends every tunnel when the portal closes', async () => {
    const portal = await startTunnel(echo);
    const client = await connect(portal.port, handshake(chatSocketPath));
    await client.until('101');
    const ended = once(client.socket, 'end');
    portal.close();
    await ended;
    client.socket.destroy();
  });
});
