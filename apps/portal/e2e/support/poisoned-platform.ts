import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { platform } from './addresses.ts';

/** A platform whose operators wrote what a cleaner would never have kept. */
export interface PoisonedPlatform {
  readonly origin: string;
  /** Paths of the calls whose rich text was poisoned since this was asked last. */
  readonly takePoisoned: () => readonly string[];
  readonly close: () => void;
}

const html = /<\/?[a-z]/i;
/** What is shown as plain text on pages, in their heads and in what they tell crawlers. */
const plain = /^(?:title|name|summary|companyName|teacherName)$/;

/**
 * Hands calls on to the platform under test, and answers with its data in which each rich text is `richText` and each
 * heading ends in `suffix`.
 */
export async function startPoisonedPlatform(richText: string, suffix: string): Promise<PoisonedPlatform> {
  let poisoned = new Set<string>();
  const poison = (path: string, text: string): string =>
    JSON.stringify(JSON.parse(text), (key, value: unknown) => {
      if (typeof value !== 'string') return value;
      if (html.test(value)) {
        poisoned.add(path);
        return richText;
      }
      return plain.test(key) ? value + suffix : value;
    });
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { host: _host, connection: _connection, 'content-length': _length, ...headers } = request.headers;
    const asked = await fetch(platform + (request.url ?? '/'), {
      method: request.method ?? 'GET',
      headers: new Headers(Object.entries(headers).map(([name, value]) => [name, String(value)])),
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      redirect: 'manual',
    });
    const type = asked.headers.get('content-type') ?? 'text/plain';
    const text = await asked.text();
    const path = new URL(request.url ?? '/', platform).pathname;
    response.writeHead(asked.status, { 'content-type': type });
    response.end(type.includes('json') ? poison(path, text) : text);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    takePoisoned: () => {
      const taken = [...poisoned];
      poisoned = new Set();
      return taken;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
