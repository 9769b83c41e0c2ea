// Pages with long lists and with many parts: what the uploader itself costs the page.
import { createHasher } from '../src/hash/index.ts';
import {
  type Clock,
  createMemoryLedger,
  createUploader,
  DEFAULT_BANDS,
  type Hasher,
  ossStorage,
  type RegisterApi,
  registerApi,
  type Storage,
  type Uploader,
} from '../src/index.ts';
import { chosenFile, timed } from './transfer-client.ts';

/** The functions that the bench calls in the page. Times are in ms. */
export interface BusyPage {
  /** Makes so many small files, as the browser does when they are chosen. */
  choose(count: number): void;
  /** Adds the chosen small files and sends them. @returns until the list shows them */
  addAndSend(storageOrigin: string): Promise<number>;
  /** Cost of one publication while so many items are in ready, most of them waiting: mean and most of 20. */
  publish(count: number): Promise<{ readonly mean: number; readonly most: number }>;
  /** Sends the chosen file in so many parts to a storage that takes no time. */
  sendToNowhere(parts: number): Promise<number>;
}

const MEBIBYTE = 1024 ** 2;
const PUBLICATIONS = 20;
/** Between two reports of each busy hash, in ms. */
const REPORT = 25;

const never = new Promise<never>(() => undefined);
const forever = (): Promise<never> => never;

const api: RegisterApi = {
  register: async ({ fileName, hashcode }) => ({
    existed: false,
    resourceId: hashcode,
    resourceName: fileName,
    fileMd5: hashcode,
    address: { bucket: 'files', key: hashcode },
    credentials: { accessKey: 'a', accessSecret: 's', accessToken: 't' },
  }),
  confirm: async () => undefined,
};

/** Answers everything at once, with the ETags that are expected. */
function createNowhere(digests: readonly string[]): Storage {
  return {
    limits: { minPart: 1, maxPart: 5 * 1024 * MEBIBYTE, maxParts: 10_000, singleMax: 5 * 1024 * MEBIBYTE },
    put: forever,
    initiate: async () => 'upload',
    async uploadPart(_target, _uploadId, partNumber, body, { onBytes }) {
      onBytes?.(body.size / 2);
      onBytes?.(body.size);
      return { etag: digests[partNumber - 1] ?? '' };
    },
    listParts: forever,
    complete: async () => ({ etag: '' }),
    abort: async () => undefined,
    head: forever,
    probe: forever,
  };
}

/** Files of a few bytes, no two of the same content. */
const smallFiles = (count: number): readonly File[] =>
  Array.from({ length: count }, (_, index) => new File([`file ${index}`], `${index}.pdf`));

/** Resolves when the list has so many items, and when none of them is in ready any more. */
function watch(uploader: Uploader, count: number) {
  const shown = new Promise<void>((resolve) => {
    uploader.subscribe(() => uploader.getSnapshot().count === count && resolve());
  });
  const done = new Promise<void>((resolve) => {
    uploader.on('signal', (state) => state === 'done' && resolve());
  });
  return { shown, done };
}

let chosen: readonly File[] = [];

const page: BusyPage = {
  choose(count) {
    chosen = smallFiles(count);
  },

  async addAndSend(storageOrigin) {
    const uploader = createUploader({
      api: registerApi({ baseUrl: '', session: () => ({}) }),
      storage: ossStorage({ endpoint: storageOrigin, region: 'cn-changchun', bucketStyle: 'path' }),
      rules: { maxCount: chosen.length },
    });
    const { shown, done } = watch(uploader, chosen.length);
    const took = await timed(() => {
      uploader.add(chosen);
      return shown;
    });
    await done;
    if (uploader.getSnapshot().failures.length > 0) throw new Error('Files failed');
    uploader.dispose();
    return took;
  },

  async publish(count) {
    const costs: number[] = [];
    // The ticker's timers are the only ones while nothing is sent; one of them is a publication.
    const measured: Clock = {
      now: Date.now,
      setTimeout: (run, delay) =>
        setTimeout(() => {
          const began = performance.now();
          run();
          costs.push(performance.now() - began);
        }, delay),
      clearTimeout: (timer) => clearTimeout(Number(timer)),
    };
    const busyHasher: Hasher = {
      md5: (file, { onBytes }) => {
        let read = 0;
        setInterval(() => {
          read += 1;
          onBytes?.(Math.min(read, file.size));
        }, REPORT);
        return never;
      },
      dispose: () => undefined,
    };
    const uploader = createUploader({
      api,
      storage: createNowhere([]),
      hasher: busyHasher,
      clock: measured,
      ledger: createMemoryLedger(),
      rules: { maxCount: count },
    });
    uploader.subscribe(() => undefined);
    uploader.add(smallFiles(count));
    while (costs.length < PUBLICATIONS) await new Promise(requestAnimationFrame);
    return { mean: costs.reduce((sum, cost) => sum + cost, 0) / costs.length, most: Math.max(...costs) };
  },

  async sendToNowhere(parts) {
    const file = chosenFile();
    const partSize = Math.ceil(file.size / parts);
    const hasher = createHasher();
    const digest = await hasher.md5(file, { signal: new AbortController().signal, partSize });
    // A slice costs what it costs every client; here only the uploader is measured.
    const slice = file.slice(0, partSize);
    file.slice = () => slice;
    const uploader = createUploader({
      api,
      storage: createNowhere(digest.parts),
      hasher: { md5: async (blob, options) => (blob === file ? digest : hasher.md5(blob, options)), dispose: forever },
      ledger: createMemoryLedger(),
      bands: { ...DEFAULT_BANDS, singleMB: 1, middleMB: 1, partSize },
      rules: { capMB: null },
    });
    const took = await timed(async () => {
      const [added] = uploader.add([file]);
      await uploader.result(added?.id ?? '');
    });
    uploader.dispose();
    hasher.dispose();
    return took;
  },
};

Object.assign(globalThis, { busyPage: page });
