import { type ChildProcess, fork } from 'node:child_process';
import { EventEmitter, once } from 'node:events';
import path from 'node:path';
import { createTemporaryKeys, type IssuedKeys } from '../src/endpoint/index.ts';
import type { ReceivedBody, StorageOrder, StorageProcessOptions, StorageReport } from './storage-messages.ts';

const BUCKET = 'files';
const ROOT = 'the root secret of tests';
const KEY_MS = 86_400_000;

/** A storage process as whoever started it sees it. */
export interface RunningStorage {
  readonly origin: string;
  readonly bucket: string;
  /** Keys for every object in it. */
  readonly keys: IssuedKeys;
  /** Bodies that came since the last call of {@link RunningStorage.forget}. */
  readonly bodies: readonly ReceivedBody[];
  /** Requests since then; preflights are none. */
  readonly requests: number;
  /** Calls back at each further body; returns the function that ends it. */
  onBody(seen: (body: ReceivedBody) => void): () => void;
  /** Resolves when so many more bytes have come; then nothing is read until {@link RunningStorage.release}. */
  holdAt(bytes: number): Promise<void>;
  release(): void;
  forget(): void;
  /** Ends the process as a power cut would, and starts another one on the same port and folder. */
  killAndRestart(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a storage. @param folder where it keeps objects; without one it forgets their bytes */
export async function startStorage(folder?: string): Promise<RunningStorage> {
  const events = new EventEmitter<{ body: [ReceivedBody]; held: [] }>();
  let bodies: ReceivedBody[] = [];
  let requests = 0;
  let { child, port } = await start(0);

  async function start(wanted: number): Promise<{ readonly child: ChildProcess; readonly port: number }> {
    const options: StorageProcessOptions = { port: wanted, bucket: BUCKET, root: ROOT, ...(folder && { folder }) };
    const started = fork(path.join(import.meta.dirname, 'storage-process.ts'), [JSON.stringify(options)], {
      execArgv: ['--disable-warning=ExperimentalWarning'],
    });
    const listening = new Promise<number>((resolve, reject) => {
      started.once('exit', (code) => reject(new Error(`the storage ended with ${code}`)));
      started.on('message', (report: StorageReport) => {
        if (report.type === 'listening') resolve(report.port);
        else take(report);
      });
    });
    return { child: started, port: await listening };
  }

  function take(report: Exclude<StorageReport, { readonly type: 'listening' }>): void {
    if (report.type === 'held') events.emit('held');
    if (report.type === 'request') requests += 1;
    if (report.type !== 'body') return;
    bodies.push(report);
    events.emit('body', report);
  }

  const order = (message: StorageOrder): void => void child.send(message);

  async function kill(): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    keys: createTemporaryKeys(ROOT).issue(
      {
        bucket: BUCKET,
        key: '',
        prefix: true,
        actions: ['PutObject', 'GetObject', 'DeleteObject', 'ListParts', 'AbortMultipartUpload'],
      },
      Date.now() + KEY_MS,
    ),
    get bodies() {
      return bodies;
    },
    get requests() {
      return requests;
    },
    onBody(seen) {
      events.on('body', seen);
      return () => void events.off('body', seen);
    },
    async holdAt(atBytes) {
      order({ type: 'hold', atBytes });
      await once(events, 'held');
    },
    release: () => order({ type: 'release' }),
    forget() {
      bodies = [];
      requests = 0;
    },
    async killAndRestart() {
      await kill();
      ({ child, port } = await start(port));
    },
    close: kill,
  };
}
