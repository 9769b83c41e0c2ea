import { createHash, randomUUID } from 'node:crypto';
import { rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { joinParts } from '../content-digest.ts';
import { EndpointError } from '../endpoint-error.ts';
import type { ObjectName, ObjectStore, ReceivedContent, TimeSource } from '../object-store.ts';
import { type BlobReference, SpaceLedger, type SpaceQuota } from '../space-ledger.ts';
import { UploadBook } from '../upload-book.ts';
import { Blobs } from './blobs.ts';
import { durableFiles, makeFolder, readIfThere, syncFolder, unlessMissing } from './durable-files.ts';
import { inTurn } from './in-turn.ts';
import { readObjects, readUploads, UPLOAD_FILE } from './read-folder.ts';
import { type ObjectRecord, type PartRecord, readRecord, writeRecord } from './records.ts';
import { RunningMd5 } from './running-md5.ts';

export interface DiskStoreOptions {
  /** Absolute; one process at a time. */
  readonly folder: string;
  readonly clock?: TimeSource;
  /** Whether what was answered outlives a power cut too; true by default. */
  readonly durable?: boolean;
  /** No bound by default. */
  readonly quota?: SpaceQuota;
  /** Bytes of the disk that uploads leave free for everything else on it; none by default. */
  readonly keepFree?: number;
}

/** A store on a disk. */
export interface DiskStore extends ObjectStore {
  /** Bytes on the disk that an account pays for, unfinished parts and promised space included. */
  used(account: string): number;
}

/** Between looking up an object and the first byte that is read of it. */
const OPEN_MS = 1000;

const objectHolder = ({ bucket, key }: ObjectName): string => `object\n${bucket}\n${key}`;
const partHolder = (uploadId: string, partNumber: number): string => `part\n${uploadId}\n${partNumber}`;

/**
 * Objects on a disk: content under its SHA-256, one record an object, one folder an upload with a record a part.
 * What nothing names any more is removed at once. A process that dies leaves at worst content that nothing names,
 * which the next one removes when it opens the folder.
 */
export async function openDiskStore(options: DiskStoreOptions): Promise<DiskStore> {
  const { folder, clock = Date, durable = true, quota, keepFree = 0 } = options;
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
  const ledger = new SpaceLedger((sha256) => blobs.remove(sha256), quota);
  const uploads = new UploadBook<PartRecord>();
  const received = new Map<string, { readonly blob: BlobReference; readonly forget: () => void }>();
  const running = new Map<string, RunningMd5>();
  const turns = inTurn();
  const read = (parts: readonly BlobReference[], start: number, end: number) => blobs.read(ledger, parts, start, end);

  await readWhatIsThere();

  async function readWhatIsThere(): Promise<void> {
    for await (const { upload, parts } of readUploads(folders.uploads)) {
      uploads.open(upload);
      for (const part of parts) {
        uploads.put(upload.uploadId, part);
        ledger.hold(partHolder(upload.uploadId, part.partNumber), upload, [part]);
      }
    }
    for await (const record of readObjects(folders.objects)) ledger.hold(objectHolder(record), record, record.blobs);
    for await (const sha256 of blobs.list()) if (!ledger.names(sha256)) blobs.remove(sha256);
  }

  // Keys are names, not paths: a hash of them is a file name whatever they contain.
  const objectFile = ({ bucket, key }: ObjectName): string => {
    const name = createHash('sha256').update(`${bucket}\n${key}`).digest('hex');
    return path.join(folders.objects, name.slice(0, 2), `${name}.json`);
  };

  /** Record and account of one object change together, one change after the other. */
  const writeObject = (record: ObjectRecord): Promise<ObjectRecord> =>
    turns(objectHolder(record), async () => {
      const file = objectFile(record);
      await makeFolder(path.dirname(file));
      await files.write(file, writeRecord(record));
      ledger.hold(objectHolder(record), record, record.blobs);
      return record;
    });

  /** The record of an object, whose content stays until `unpin` whatever becomes of the object. */
  const pinObject = (name: ObjectName) =>
    turns(objectHolder(name), async () => {
      const text = await readIfThere(objectFile(name));
      if (text === undefined) return undefined;
      const record = readRecord<ObjectRecord>(text);
      return { record, unpin: ledger.pin(record.blobs) };
    });

  /** @throws EndpointError when the disk has no room for what was promised */
  async function checkDisk(): Promise<void> {
    if (keepFree === 0) return;
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize - ledger.promised < keepFree) throw new EndpointError('SlowDown');
  }

  /** Content that was received belongs to a record now, or to nothing. */
  async function use<Result>({ id }: ReceivedContent, work: (blob: BlobReference) => Promise<Result>): Promise<Result> {
    const content = received.get(id);
    if (content === undefined) throw new Error('this content was used or discarded already');
    received.delete(id);
    try {
      return await work(content.blob);
    } finally {
      content.forget();
    }
  }

  /** The hash of an upload; one that an earlier process began goes on with the parts that are there. */
  function runningMd5(uploadId: string, parts: readonly PartRecord[]): RunningMd5 {
    const known = running.get(uploadId);
    if (known !== undefined) return known;
    const begun = new RunningMd5((blob) => read([blob], 0, blob.size));
    for (const part of parts) begun.add(part.partNumber, part);
    running.set(uploadId, begun);
    return begun;
  }

  async function removeUpload(uploadId: string): Promise<boolean> {
    running.delete(uploadId);
    // One step takes the whole folder away, so that a part on its way finds none.
    const gone = path.join(folders.incoming, randomUUID());
    const renamed = await unlessMissing(rename(path.join(folders.uploads, uploadId), gone).then(() => true));
    for (const { partNumber } of uploads.close(uploadId) ?? []) ledger.drop(partHolder(uploadId, partNumber));
    if (renamed === undefined) return false;
    if (durable) await syncFolder(folders.uploads);
    await rm(gone, { recursive: true, force: true });
    return true;
  }

  return {
    used: (account) => ledger.used(account),
    async receive(content, claim) {
      const id = randomUUID();
      const name = claim?.name ?? { bucket: '', key: '' };
      const unannounce = claim && uploads.announce(claim);
      const forget = () => {
        unannounce?.();
        ledger.drop(id);
      };
      let free = () => {};
      try {
        if (claim !== undefined) {
          free = ledger.reserve(claim);
          await checkDisk();
        }
        const arrived = await blobs.receive(content, (blob) => ledger.hold(id, name, [blob]));
        const { sha256, size, md5, crc64 } = arrived;
        received.set(id, { blob: { sha256, size }, forget });
        return { id, size, md5, crc64 };
      } catch (error) {
        forget();
        throw error;
      } finally {
        free();
      }
    },
    discard: (content) => use(content, async () => {}),
    putObject: ({ bucket, key }, content, { contentType }) =>
      use(content, (blob) => {
        const { size, md5, crc64 } = content;
        const facts = { bucket, key, size, md5, etag: md5, crc64, contentType, modifiedAt: clock.now() };
        return writeObject({ ...facts, blobs: [blob] });
      }),
    async openObject(name) {
      const pinned = await pinObject(name);
      if (pinned === undefined) return undefined;
      setTimeout(pinned.unpin, OPEN_MS).unref();
      const { blobs: parts, ...facts } = pinned.record;
      return { ...facts, read: (start, end) => read(parts, start, end) };
    },
    async copyObject(from, { bucket, key }) {
      const pinned = await pinObject(from);
      if (pinned === undefined) return undefined;
      try {
        return await writeObject({ ...pinned.record, bucket, key, modifiedAt: clock.now() });
      } finally {
        pinned.unpin();
      }
    },
    deleteObject: (name) =>
      turns(objectHolder(name), async () => {
        const file = objectFile(name);
        const removed = await unlessMissing(rm(file).then(() => true));
        // Never a record that comes back after its content has gone.
        if (durable && removed) await syncFolder(path.dirname(file));
        ledger.drop(objectHolder(name));
      }),
    async *listObjects() {
      for await (const { bucket, key, modifiedAt } of readObjects(folders.objects)) yield { bucket, key, modifiedAt };
    },
    async createUpload({ bucket, key }, { contentType }) {
      const uploadId = randomUUID().replaceAll('-', '').toUpperCase();
      const at = path.join(folders.uploads, uploadId);
      const upload = { bucket, key, uploadId, contentType, startedAt: clock.now() };
      await makeFolder(at);
      await files.write(path.join(at, UPLOAD_FILE), writeRecord(upload));
      if (durable) await syncFolder(folders.uploads);
      uploads.open(upload);
      return upload;
    },
    findUpload: async (name) => uploads.find(name),
    putPart: (name, partNumber, content) =>
      use(content, (blob) =>
        turns(partHolder(name.uploadId, partNumber), async () => {
          if (uploads.find(name) === undefined) return undefined;
          const { size, md5, crc64 } = content;
          const part = { partNumber, size, md5, crc64, modifiedAt: clock.now(), sha256: blob.sha256 };
          const file = path.join(folders.uploads, name.uploadId, `${partNumber}.json`);
          const written = files.write(file, writeRecord(part)).then(() => true);
          // Aborted meanwhile, before or after its folder was looked up.
          if ((await unlessMissing(written)) === undefined || uploads.find(name) === undefined) return undefined;
          const md5OfParts = runningMd5(name.uploadId, uploads.parts(name) ?? []);
          uploads.put(name.uploadId, part);
          ledger.hold(partHolder(name.uploadId, partNumber), name, [blob]);
          md5OfParts.add(partNumber, blob);
          return part;
        }),
      ),
    listParts: async (name) => uploads.parts(name),
    async completeUpload(name, parts) {
      const upload = uploads.find(name);
      const kept = uploads.parts(name) ?? [];
      if (upload === undefined) return undefined;
      const chosen = parts.map(({ partNumber, md5 }) => {
        const part = kept.find((each) => each.partNumber === partNumber);
        if (part?.md5 !== md5) throw new Error(`part ${partNumber} was replaced while the upload was completed`);
        return { sha256: part.sha256, size: part.size };
      });
      const unpin = ledger.pin(chosen);
      try {
        const md5 = await runningMd5(name.uploadId, kept).digest(chosen);
        const { bucket, key, contentType } = upload;
        // The object first: a process that dies in between leaves an upload that can be completed again.
        const facts = { bucket, key, ...joinParts(parts), md5, contentType, modifiedAt: clock.now() };
        const record = await writeObject({ ...facts, blobs: chosen });
        await removeUpload(name.uploadId);
        return record;
      } finally {
        unpin();
      }
    },
    abortUpload: async (name) => uploads.find(name) !== undefined && removeUpload(name.uploadId),
    listUploads: async (of) => (of === undefined ? uploads.list() : uploads.listOf(of)),
  };
}
