import { createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { createLog } from '../http/log.ts';
import { createObjectsServer } from './objects-server.ts';

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('a server without a port');
  return address.port;
}

it.each([
  ['https', 'max-age=31536000; includeSubDomains'],
  ['http', null],
] as const)('keeps browsers that come by %s there: %s', async (publicProtocol, expected) => {
  const server = createObjectsServer({
    archive: async () => ({ status: 404, headers: {} }),
    storage: async () => ({ status: 404, headers: { 'Content-Type': 'application/xml' }, body: '<Error/>' }),
    log: createLog('fatal', { write: () => undefined }),
    trustedProxies: [],
    publicProtocol,
  });
  onTestFinished(async () => {
    await server.close();
  });
  const port = await freePort();
  await server.listen({ port, host: '127.0.0.1' });
  const { headers } = await fetch(`http://127.0.0.1:${port}/a`);
  expect(headers.get('strict-transport-security')).toBe(expected);
  expect(headers.get('content-type')).toBe('application/xml');
});
