import type { AddressInfo } from 'node:net';
import { createMemoryEndpoint, type MemoryEndpoint, type MemoryEndpointOptions } from './memory-endpoint.ts';
import { createStorageServer } from './node-handler.ts';
import type { EndpointRequest } from './wire.ts';

/** For our own tests: a memory endpoint behind a real socket, and which requests came. */
export interface ServedEndpoint extends MemoryEndpoint {
  readonly origin: string;
  readonly requests: readonly Pick<EndpointRequest, 'method' | 'target' | 'headers'>[];
  close(): Promise<void>;
}

export async function serveMemoryEndpoint(options: MemoryEndpointOptions = {}): Promise<ServedEndpoint> {
  const endpoint = createMemoryEndpoint(options);
  const requests: EndpointRequest[] = [];
  const server = createStorageServer((request) => {
    requests.push(request);
    return endpoint.handle(request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  return {
    ...endpoint,
    origin: `http://127.0.0.1:${port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
