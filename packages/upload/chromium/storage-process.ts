// A storage in a process of its own: it can be killed, and its work is not counted as the page's.
import type { AddressInfo } from 'node:net';
import {
  createEndpoint,
  createStorageServer,
  createTemporaryKeys,
  type EndpointRequest,
  openDiskStore,
  type WireHandler,
} from '../src/endpoint/index.ts';
import { createForgetfulStore } from './forgetful-store.ts';
import type { StorageOrder, StorageProcessOptions, StorageReport } from './storage-messages.ts';

// Written by `startStorage`, which starts this process.
const options = JSON.parse(process.argv[2] ?? '') as StorageProcessOptions;
const { folder, bucket, root, port } = options;
const store = folder === undefined ? createForgetfulStore() : await openDiskStore({ folder, durable: false });
const endpoint = createEndpoint({ store, keys: createTemporaryKeys(root), buckets: [bucket] });

let received = 0;
let holdAt = Number.POSITIVE_INFINITY;
let open: () => void = () => undefined;
let gate: Promise<void> = Promise.resolve();

const tell = (report: StorageReport): void => {
  process.send?.(report);
};

process.on('message', (order: StorageOrder) => {
  if (order.type === 'hold') {
    received = 0;
    holdAt = order.atBytes;
    gate = new Promise((resolve) => {
      open = resolve;
    });
  } else {
    holdAt = Number.POSITIVE_INFINITY;
    open();
  }
});

/** Whoever started this process is gone: nobody would end it. */
process.on('disconnect', () => process.exit());

const handle: WireHandler = async (request) => {
  if (request.method === 'OPTIONS') return endpoint(request);
  tell({ type: 'request' });
  return request.method === 'PUT' ? receive(request) : endpoint(request);
};

async function receive(request: EndpointRequest): ReturnType<WireHandler> {
  let bytes = 0;
  let beganAt = 0;
  let isStored = false;
  async function* body(): AsyncGenerator<Uint8Array> {
    for await (const chunk of request.body) {
      if (bytes === 0) beganAt = Date.now();
      bytes += chunk.length;
      received += chunk.length;
      if (received >= holdAt) {
        tell({ type: 'held' });
        await gate;
      }
      yield chunk;
    }
  }
  try {
    const answer = await endpoint({ ...request, body: body() });
    isStored = answer.status === 200;
    return answer;
  } finally {
    tell({ type: 'body', partNumber: partNumberOf(request), bytes, beganAt, isStored });
  }
}

const partNumberOf = ({ target }: EndpointRequest): number => Number(/[?&]partNumber=(\d+)/.exec(target)?.[1] ?? 0);

const server = createStorageServer(handle, (error) => process.stderr.write(`${String(error)}\n`));
server.listen(port, '127.0.0.1', () => {
  // A server on a port has an address of this kind.
  const { port: taken } = server.address() as AddressInfo;
  tell({ type: 'listening', port: taken });
});
