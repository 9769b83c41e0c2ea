import http, { type IncomingMessage, STATUS_CODES } from 'node:http';
import https from 'node:https';
import type { Duplex } from 'node:stream';
import { endToEndHeaders, platformRequestHeaders } from './forwarded-headers.ts';
import { type RequestTarget, readRequestTarget } from './request-target.ts';
import { createClientAddress } from './trusted-proxies.ts';

/** The only address that may be upgraded: the chat socket. */
export const chatSocketPath = '/api/sys/chat/socket';

/** How long the platform may take to accept a socket, in milliseconds. */
const handshakeTimeout = 10_000;

export interface TunnelOptions {
  readonly platformOrigin: string;
  readonly publicProtocol: 'http' | 'https';
  readonly trustedProxies: readonly string[];
  readonly onFailure: (path: string, error: Error) => void;
}

/** Carries WebSocket connections through to the platform. */
export interface SocketTunnel {
  /** Listener of the `upgrade` event of an HTTP server. */
  accept(request: IncomingMessage, client: Duplex, head: Buffer): void;
  /** Ends every open tunnel; clients reconnect elsewhere. */
  close(): void;
}

/**
 * Creates the tunnel. Bytes flow only after the platform's 101: an upgrade that it refuses is answered like any
 * request and the connection closed, so that nobody can speak HTTP to the platform past the proxy.
 */
export function createSocketTunnel({
  platformOrigin,
  publicProtocol,
  trustedProxies,
  onFailure,
}: TunnelOptions): SocketTunnel {
  const clientAddress = createClientAddress(trustedProxies);
  const transport = platformOrigin.startsWith('https:') ? https : http;
  const open = new Set<Duplex>();

  function accept(request: IncomingMessage, client: Duplex, head: Buffer): void {
    client.on('error', () => client.destroy());
    const target = readRequestTarget(request);
    const isWebSocket = request.method === 'GET' && request.headers.upgrade?.toLowerCase() === 'websocket';
    if (!target || !isWebSocket) refuse(client, 400);
    else if (target.path !== chatSocketPath) refuse(client, 404);
    else connect(request, target, client, head);
  }

  function connect(request: IncomingMessage, target: RequestTarget, client: Duplex, head: Buffer): void {
    open.add(client);
    client.once('close', () => open.delete(client));

    const headers = platformRequestHeaders(request, target, publicProtocol, clientAddress(request));
    const upstream = transport.request(new URL(platformOrigin), {
      path: target.path + target.search,
      headers: { ...headers, connection: 'Upgrade', upgrade: 'websocket' },
      agent: false,
    });
    const timer = setTimeout(() => upstream.destroy(new Error('No answer to the handshake')), handshakeTimeout);
    const abandon = () => upstream.destroy();
    client.once('close', abandon);
    upstream.once('upgrade', (answer, platform, platformHead) => {
      clearTimeout(timer);
      client.off('close', abandon);
      client.write(responseHead(101, { ...upgradeHeaders, ...headersOf(answer) }));
      join(client, head, platform, platformHead);
    });
    upstream.once('response', (answer) => {
      clearTimeout(timer);
      const status = answer.statusCode ?? 502;
      client.write(responseHead(status, { ...headersOf(answer), connection: 'close' }));
      answer.on('error', () => client.destroy());
      client.once('finish', () => client.destroy());
      answer.pipe(client);
    });
    upstream.once('error', (error) => {
      clearTimeout(timer);
      if (client.destroyed) return;
      onFailure(target.path, error);
      refuse(client, 502);
    });
    upstream.end();
  }

  return {
    accept,
    close() {
      for (const client of open) client.destroy();
    },
  };
}

const upgradeHeaders = { connection: 'Upgrade', upgrade: 'websocket' } as const;

/** Joins two sockets: back-pressure and half-close by `pipe`, an error or a loss on one side ends both. */
function join(client: Duplex, clientHead: Buffer, platform: Duplex, platformHead: Buffer): void {
  platform.on('error', () => platform.destroy());
  client.once('close', () => platform.destroy());
  // After an orderly end `pipe` has ended the client, whose last bytes may still be on their way.
  platform.once('close', () => platform.readableEnded || client.destroy());
  client.once('finish', () => client.destroy());
  if (clientHead.length > 0) platform.write(clientHead);
  if (platformHead.length > 0) client.write(platformHead);
  client.pipe(platform);
  platform.pipe(client);
}

function headersOf(answer: IncomingMessage): Record<string, string | string[]> {
  return endToEndHeaders(answer.rawHeaders, answer.headers.connection);
}

function refuse(client: Duplex, status: number): void {
  client.end(responseHead(status, { connection: 'close', 'content-length': '0' }), () => client.destroy());
}

function responseHead(status: number, headers: Readonly<Record<string, string | string[]>>): string {
  const lines = Object.entries(headers).flatMap(([name, value]) => [value].flat().map((one) => `${name}: ${one}`));
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', ''].join('\r\n');
}
