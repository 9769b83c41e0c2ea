// Pages with our uploader, and with what it is held against: bare requests of the same kind.
import { createHasher } from '../src/hash/index.ts';
import {
  createUploader,
  DEFAULT_BANDS,
  type FileDigest,
  type Hasher,
  ossStorage,
  partRange,
  registerApi,
  type Storage,
  type StorageRequest,
  type StorageTarget,
} from '../src/index.ts';
import { s3Storage } from '../src/s3.ts';
import { type ClientRun, chosenFile, type TransferPage, type TransferTarget, timed } from './transfer-client.ts';

const REGION = 'cn-changchun';
/** Above this many MB files are sent in parts side by side here, so that small ones show it too. */
const LARGE_MB = 10;

const hasher = createHasher();
const { signal } = new AbortController();
let digest: FileDigest | undefined;

/** Knows the digest of the whole file already; reads what else is asked. */
const preparedHasher: Hasher = {
  md5: async (blob, options) => (digest && blob === chosenFile() ? digest : hasher.md5(blob, options)),
  dispose: () => undefined,
};

function own({ dialect, partSize, parallel }: ClientRun, { origin }: TransferTarget, using: Hasher): Promise<number> {
  const settings = { endpoint: origin, region: REGION, bucketStyle: 'path' } as const;
  const uploader = createUploader({
    api: registerApi({ baseUrl: '', session: () => ({}) }),
    storage: dialect === 's3' ? s3Storage(settings) : ossStorage(settings),
    hasher: using,
    bands: { ...DEFAULT_BANDS, middleMB: LARGE_MB, large: { parallel }, partSize },
    rules: { capMB: null },
  });
  return timed(async () => {
    const [added] = uploader.add([chosenFile()]);
    if (!added?.id) throw new Error('The file was refused');
    await uploader.result(added.id);
  });
}

/** Signs requests without sending them: whatever the adapter would send comes out. */
async function signed(target: TransferTarget, ask: (storage: Storage, to: StorageTarget) => Promise<unknown>) {
  const requests: StorageRequest[] = [];
  const storage = ossStorage({
    endpoint: target.origin,
    region: REGION,
    bucketStyle: 'path',
    transport: {
      async send(request) {
        requests.push(request);
        return { status: 200, header: () => '"0"', text: '' };
      },
      reach: async () => undefined,
    },
  });
  await ask(storage, addressOf(target));
  return requests;
}

const addressOf = ({ bucket, keys }: TransferTarget): StorageTarget => ({
  bucket,
  key: 'bare.bin',
  credentials: keys,
  clockOffset: 0,
  contentType: 'application/octet-stream',
});

/** One request and nothing else. */
function sendBare({ method, url, headers, body }: StorageRequest): Promise<string> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    xhr.open(method, url);
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.onload = () => (xhr.status === 200 ? resolve(xhr.getResponseHeader('etag') ?? '') : reject(xhr.responseText));
    xhr.onerror = reject;
    xhr.send(body);
  });
}

/** Begins and completes an upload as anybody must; in between nothing but signed slices, so many at a time. */
async function bare({ partSize, parallel }: ClientRun, target: TransferTarget): Promise<number> {
  const file = chosenFile();
  const storage = ossStorage({ endpoint: target.origin, region: REGION, bucketStyle: 'path' });
  const to = addressOf(target);
  let uploadId = '';
  const beginning = await timed(async () => {
    uploadId = await storage.initiate(to, { signal });
  });
  const count = Math.ceil(file.size / partSize);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const requests = await signed(target, (signer, address) =>
    Promise.all(
      numbers.map((number) => {
        return signer.uploadPart(address, uploadId, number, new Blob(), { signal });
      }),
    ),
  );
  const bySigning = new Map(requests.map((request) => [partNumberOf(request), request]));
  const etags = new Map<number, string>();
  const waiting = [...numbers];
  const work = async (): Promise<void> => {
    for (let number = waiting.shift(); number !== undefined; number = waiting.shift()) {
      const request = bySigning.get(number);
      if (!request) throw new Error(`Part ${number} was not signed`);
      const { start, end } = partRange(file.size, partSize, number);
      const body = file.slice(start, end);
      etags.set(number, (await sendBare({ ...request, body })).replaceAll('"', '').toLowerCase());
    }
  };
  const sending = await timed(async () => {
    await Promise.all(Array.from({ length: parallel }, work));
    const parts = numbers.map((number) => ({ partNumber: number, etag: etags.get(number) ?? '', size: 0 }));
    await storage.complete(to, uploadId, parts, { signal });
  });
  return beginning + sending;
}

const partNumberOf = ({ url }: StorageRequest): number => Number(new URL(url).searchParams.get('partNumber'));

async function onePut(target: TransferTarget): Promise<number> {
  const [request] = await signed(target, (signer, to) => signer.put(to, chosenFile(), { signal }));
  return timed(async () => request && sendBare(request));
}

const page: TransferPage = {
  async prepare({ client, partSize }) {
    if (client === 'own') digest = await hasher.md5(chosenFile(), { signal, partSize });
  },
  send(run, target) {
    if (run.client === 'own') return own(run, target, preparedHasher);
    if (run.client === 'ownHashing') return own(run, target, hasher);
    return run.client === 'bare' ? bare(run, target) : onePut(target);
  },
};

Object.assign(globalThis, { transferPage: page });
