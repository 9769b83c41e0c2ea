import { createHash, randomUUID } from 'node:crypto';
import { readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { joinParts } from '../content-digest.ts';
import type { ObjectName, ObjectStore, OpenUpload, TimeSource, UploadName } from '../object-store.ts';
import { Blobs } from './blobs.ts';
import { durableFiles, makeFolder, readIfThere, syncFolder, unlessMissing } from './durable-files.ts';
import { type ObjectRecord, type PartRecord, readRecord, writeRecord } from './records.ts';
import { RunningMd5 } from './running-md5.ts';

export interface DiskStoreOptions {
  /** Absolute; one process at a time. */
  readonly folder: string;
  readonly clock?: TimeSource;
  /** Whether what was answered outlives a power cut too; true by default. */
  readonly durable?: boolean;
}

/** A store on a disk. */
export interface DiskStore extends ObjectStore {
  /** Removes content that no object and no upload has named for an hour. @returns how many pieces */
  removeUnreferenced(): Promise<number>;
}

const UPLOAD_ID = /^[0-9A-F]{32}$/;
const UPLOAD_FILE = 'upload.json';
/** Longer than any request takes from its content to the record that names it. */
const GRACE_MS = 3_600_000;

/**
 * Objects on a disk: content under its SHA-256, one record an object, one folder an upload with a record a part.
 * A process that dies leaves at worst content that nothing names, which a sweep removes.
 */
export async function openDiskStore({ folder, clock = Date, durable = true }: DiskStoreOptions): Promise<DiskStore> {
  const folders = {
    blobs: path.join(folder, 'blobs'),
    incoming: path.join(folder, 'incoming'),
    objects: path.join(folder, 'objects'),
    uploads: path.join(folder, 'uploads'),
  };
  await rm(folders.incoming, { recursive: true, force: true });
  for (const each of Object.values(folders)) await makeFolder(each);
  const files = durableFiles(folders.incoming, durable);
  const blobs = new Blobs(folders.blobs, files);
  const running = new Map<string, RunningMd5>();

  // Keys are names, not paths: a hash of them is a file name whatever they contain.
  const objectFile = ({ bucket, key }: ObjectName): string => {
    const name = createHash('sha256').update(`${bucket}\n${key}`).digest('hex');
    return path.join(folders.objects, name.slice(0, 2), `${name}.json`);
  };
  const uploadFolder = (uploadId: string): string | undefined =>
    UPLOAD_ID.test(uploadId) ? path.join(folders.uploads, uploadId) : undefined;

  async function writeObject(record: ObjectRecord): Promise<ObjectRecord> {
    const file = objectFile(record);
    await makeFolder(path.dirname(file));
    await files.write(file, writeRecord(record));
    return record;
  }

  async function findUpload({ bucket, key, uploadId }: UploadName): Promise<OpenUpload | undefined> {
    const at = uploadFolder(uploadId);
    const text = at && (await readIfThere(path.join(at, UPLOAD_FILE)));
    const upload = text === undefined ? undefined : readRecord<OpenUpload>(text);
    return upload?.bucket === bucket && upload.key === key ? upload : undefined;
  }

  async function partsIn(at: string): Promise<PartRecord[] | undefined> {
    const names = await unlessMissing(readdir(at));
    if (names === undefined) return undefined;
    const texts = await Promise.all(
      names.filter((name) => name !== UPLOAD_FILE).map((name) => readIfThere(path.join(at, name))),
    );
    return texts
      .flatMap((text) => (text === undefined ? [] : [readRecord<PartRecord>(text)]))
      .sort((a, b) => a.partNumber - b.partNumber);
  }

  async function listParts(name: UploadName): Promise<PartRecord[] | undefined> {
    const at = uploadFolder(name.uploadId);
    return at === undefined || (await findUpload(name)) === undefined ? undefined : partsIn(at);
  }

  /** The hash of an upload; one that an earlier process began goes on with the parts that are there. */
  function runningMd5(uploadId: string, at: string): RunningMd5 {
    const known = running.get(uploadId);
    if (known !== undefined) return known;
    const stored = partsIn(at).then(
      (parts = []) => new Map(parts.map(({ partNumber, sha256, size }) => [partNumber, { sha256, size }])),
    );
    const begun = new RunningMd5(blobs, stored);
    running.set(uploadId, begun);
    return begun;
  }

  async function removeUpload(uploadId: string, at: string): Promise<boolean> {
    running.delete(uploadId);
    // One step takes the whole folder away, so that a part on its way finds none.
    const gone = path.join(folders.incoming, randomUUID());
    const renamed = await unlessMissing(rename(at, gone).then(() => true));
    if (renamed === undefined) return false;
    if (durable) await syncFolder(folders.uploads);
    await rm(gone, { recursive: true, force: true });
    return true;
  }

  async function listUploads(): Promise<OpenUpload[]> {
    const texts = await Promise.all(
      (await readdir(folders.uploads)).map((id) => readIfThere(path.join(folders.uploads, id, UPLOAD_FILE))),
    );
    return texts.flatMap((text) => (text === undefined ? [] : [readRecord<OpenUpload>(text)]));
  }

  async function* readObjects(): AsyncGenerator<ObjectRecord> {
    for (const group of await readdir(folders.objects)) {
      for (const file of await readdir(path.join(folders.objects, group))) {
        const text = await readIfThere(path.join(folders.objects, group, file));
        if (text !== undefined) yield readRecord<ObjectRecord>(text);
      }
    }
  }

  async function referenced(): Promise<Set<string>> {
    const named = new Set<string>();
    for (const id of await readdir(folders.uploads)) {
      for (const { sha256 } of (await partsIn(path.join(folders.uploads, id))) ?? []) named.add(sha256);
    }
    for await (const record of readObjects()) {
      for (const { sha256 } of record.blobs) named.add(sha256);
    }
    return named;
  }

  return {
    receive: (content) => blobs.receive(content),
    async discard({ id }) {
      blobs.release(id);
    },
    async putObject({ bucket, key }, { id, size, md5, crc64 }, { contentType }) {
      const facts = { bucket, key, size, md5, etag: md5, crc64, contentType, modifiedAt: clock.now() };
      try {
        return await writeObject({ ...facts, blobs: [{ sha256: id, size }] });
      } finally {
        blobs.release(id);
      }
    },
    async openObject(name) {
      const text = await readIfThere(objectFile(name));
      if (text === undefined) return undefined;
      const { blobs: parts, ...facts } = readRecord<ObjectRecord>(text);
      return { ...facts, read: (start, end) => blobs.read(parts, start, end) };
    },
    async copyObject(from, { bucket, key }) {
      const text = await readIfThere(objectFile(from));
      if (text === undefined) return undefined;
      return writeObject({ ...readRecord<ObjectRecord>(text), bucket, key, modifiedAt: clock.now() });
    },
    async deleteObject(name) {
      await rm(objectFile(name), { force: true });
    },
    async *listObjects() {
      for await (const { bucket, key, modifiedAt } of readObjects()) yield { bucket, key, modifiedAt };
    },
    async createUpload({ bucket, key }, { contentType }) {
      const uploadId = randomUUID().replaceAll('-', '').toUpperCase();
      const at = path.join(folders.uploads, uploadId);
      const upload = { bucket, key, uploadId, contentType, startedAt: clock.now() };
      await makeFolder(at);
      await files.write(path.join(at, UPLOAD_FILE), writeRecord(upload));
      if (durable) await syncFolder(folders.uploads);
      return upload;
    },
    findUpload,
    async putPart(name, partNumber, { id, size, md5, crc64 }) {
      try {
        const at = uploadFolder(name.uploadId);
        if (at === undefined || (await findUpload(name)) === undefined) return undefined;
        const part: PartRecord = { partNumber, size, md5, crc64, modifiedAt: clock.now(), sha256: id };
        const written = files.write(path.join(at, `${partNumber}.json`), writeRecord(part)).then(() => true);
        if ((await unlessMissing(written)) === undefined) return undefined;
        runningMd5(name.uploadId, at).add(partNumber, { sha256: id, size });
        return part;
      } finally {
        blobs.release(id);
      }
    },
    listParts,
    async completeUpload(name, parts) {
      const upload = await findUpload(name);
      const at = uploadFolder(name.uploadId);
      if (upload === undefined || at === undefined) return undefined;
      const kept = new Map((await partsIn(at))?.map((part) => [part.partNumber, part]));
      const chosen = parts.map(({ partNumber, md5 }) => {
        const part = kept.get(partNumber);
        if (part?.md5 !== md5) throw new Error(`part ${partNumber} was replaced while the upload was completed`);
        return { sha256: part.sha256, size: part.size };
      });
      const md5 = await runningMd5(name.uploadId, at).digest(chosen);
      const { bucket, key, contentType } = upload;
      // The object first: a process that dies in between leaves an upload that can be completed again.
      const record = { bucket, key, ...joinParts(parts), md5, contentType, modifiedAt: clock.now(), blobs: chosen };
      await writeObject(record);
      await removeUpload(name.uploadId, at);
      return record;
    },
    async abortUpload(name) {
      const at = uploadFolder(name.uploadId);
      return at !== undefined && (await findUpload(name)) !== undefined && removeUpload(name.uploadId, at);
    },
    listUploads,
    async removeUnreferenced() {
      const before = Date.now() - GRACE_MS;
      const named = await referenced();
      let removed = 0;
      for await (const sha256 of blobs.writtenBefore(before)) {
        if (!named.has(sha256) && blobs.remove(sha256, before)) removed += 1;
      }
      return removed;
    },
  };
}
