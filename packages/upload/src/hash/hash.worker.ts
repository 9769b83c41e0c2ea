// The hash worker as a file of its own, for pages whose policy allows no Blob as a worker (`workerUrl`).
import { selectKernel } from './select-kernel.ts';
import { serveHashing } from './serve-hashing.ts';

serveHashing(self, selectKernel());
