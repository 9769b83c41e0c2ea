import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { OpenUpload } from '../object-store.ts';
import { readIfThere } from './durable-files.ts';
import { type ObjectRecord, type PartRecord, readRecord } from './records.ts';

/** The record of an upload, beside those of its parts. */
export const UPLOAD_FILE = 'upload.json';

/** The record of every object. @param folder of the records */
export async function* readObjects(folder: string): AsyncGenerator<ObjectRecord> {
  for (const group of await readdir(folder)) {
    const names = await readdir(path.join(folder, group));
    for (const text of await Promise.all(names.map((name) => readIfThere(path.join(folder, group, name))))) {
      if (text !== undefined) yield readRecord<ObjectRecord>(text);
    }
  }
}

/** Every upload with its parts. @param folder with a folder an upload */
export async function* readUploads(
  folder: string,
): AsyncGenerator<{ readonly upload: OpenUpload; readonly parts: readonly PartRecord[] }> {
  for (const id of await readdir(folder)) {
    const at = path.join(folder, id);
    const upload = await readIfThere(path.join(at, UPLOAD_FILE));
    // A process died before it had written what the upload is of.
    if (upload === undefined) continue;
    const names = (await readdir(at)).filter((name) => name !== UPLOAD_FILE);
    const parts = await Promise.all(names.map((name) => readIfThere(path.join(at, name))));
    yield {
      upload: readRecord<OpenUpload>(upload),
      parts: parts.flatMap((text) => (text === undefined ? [] : [readRecord<PartRecord>(text)])),
    };
  }
}
