import type { AddressInfo } from 'node:net';
import { createEndpoint } from '../endpoint.ts';
import { createStorageServer } from '../node-handler.ts';
import { createTemporaryKeys } from '../temporary-keys.ts';
import { openDiskStore } from './disk-store.ts';

// A storage in a process of its own, so that a test can kill it: folder and root secret are its arguments.
const [folder = '', root = ''] = process.argv.slice(2);
const store = await openDiskStore({ folder });
const handle = createEndpoint({ store, keys: createTemporaryKeys(root), buckets: ['b'] });
const server = createStorageServer(handle);
server.listen(0, '127.0.0.1', () => {
  // A server on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  process.stdout.write(`http://127.0.0.1:${port}\n`);
});
