// What a page of the tests does; they bundle it and call it.
import { createHasher } from '../src/hash/index.ts';
import {
  createUploader,
  type FailedItem,
  ossStorage,
  registerApi,
  type Uploaded,
  type UploadSnapshot,
} from '../src/index.ts';

/** The functions that a test calls in the page. Files are those of the page's file input, by their index. */
export interface UploadPage {
  /** MD5 of a file. */
  hash(index: number): Promise<string>;
  /** Begins to upload a file. */
  begin(index: number, storageOrigin: string): void;
  getSnapshot(): UploadSnapshot;
  /** Waits until the phase of the first item is this one. */
  reached(phase: string): Promise<void>;
  /** Waits for the result of the first item. */
  finished(): Promise<Uploaded>;
}

let uploader: ReturnType<typeof createUploader> | undefined;

function running(): ReturnType<typeof createUploader> {
  if (!uploader) throw new Error('No upload was begun');
  return uploader;
}

function fileAt(index: number): File {
  const file = document.querySelector('input')?.files?.[index];
  if (!file) throw new Error(`There is no file ${index}`);
  return file;
}

const page: UploadPage = {
  async hash(index) {
    const hasher = createHasher();
    const { md5 } = await hasher.md5(fileAt(index), { signal: new AbortController().signal });
    hasher.dispose();
    return md5;
  },
  begin(index, storageOrigin) {
    uploader = createUploader({
      api: registerApi({ baseUrl: '', session: () => ({}) }),
      storage: ossStorage({ endpoint: storageOrigin, region: 'cn-changchun', bucketStyle: 'path' }),
      rules: { capMB: null },
    });
    const [result] = uploader.add([fileAt(index)]);
    if (result?.rejection !== null) throw new Error(`refused: ${result?.rejection.rule}`);
  },
  getSnapshot: () => running().getSnapshot(),
  reached: (phase) =>
    new Promise((resolve) => {
      const look = (): void => {
        if (running().getSnapshot().items[0]?.phase !== phase) return;
        unsubscribe();
        resolve();
      };
      const unsubscribe = running().subscribe(look);
      look();
    }),
  async finished() {
    const item = running().getSnapshot().items[0];
    if (item) return running().result(item.id);
    const failure: FailedItem | undefined = running().getSnapshot().failures[0];
    throw new Error(`the upload failed: ${failure?.reason}`);
  },
};

Object.assign(globalThis, { uploadPage: page });
