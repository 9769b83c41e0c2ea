import { createHash, randomUUID } from 'node:crypto';
import { ContentDigest, joinParts } from './content-digest.ts';
import type {
  ObjectName,
  ObjectStore,
  OpenUpload,
  ReceivedContent,
  StoredObject,
  TimeSource,
  UploadedPart,
  UploadName,
} from './object-store.ts';

interface KeptObject extends StoredObject, ObjectName {
  readonly content: Uint8Array;
}

interface KeptUpload extends OpenUpload {
  readonly parts: Map<number, UploadedPart & { readonly content: Uint8Array }>;
}

const nameOf = ({ bucket, key }: ObjectName): string => `${bucket}/${key}`;

/** A store that can be made to fail. */
export interface MemoryStore extends ObjectStore {
  /** Loses a part that it has acknowledged. */
  losePart(uploadId: string, partNumber: number): void;
}

/** Objects in memory, for tests and demonstrations. */
export function createMemoryStore(clock: TimeSource = Date): MemoryStore {
  const received = new Map<string, Uint8Array>();
  const objects = new Map<string, KeptObject>();
  const uploads = new Map<string, KeptUpload>();

  const take = ({ id }: ReceivedContent): Uint8Array => {
    const content = received.get(id);
    if (content === undefined) throw new Error('this content was used or discarded already');
    received.delete(id);
    return content;
  };
  const find = (name: UploadName): KeptUpload | undefined => {
    const upload = uploads.get(name.uploadId);
    return upload !== undefined && nameOf(upload) === nameOf(name) ? upload : undefined;
  };
  const keep = ({ bucket, key }: ObjectName, object: Omit<KeptObject, keyof ObjectName>): StoredObject => {
    const kept = { ...object, bucket, key };
    objects.set(nameOf(kept), kept);
    return kept;
  };

  return {
    async receive(content) {
      const digest = new ContentDigest();
      const chunks: Uint8Array[] = [];
      for await (const chunk of content) {
        digest.update(chunk);
        // A copy: the sender may use its buffer again.
        chunks.push(Uint8Array.from(chunk));
      }
      const id = randomUUID();
      received.set(id, Buffer.concat(chunks));
      return { id, ...digest.digest() };
    },
    async discard({ id }) {
      received.delete(id);
    },
    async putObject(name, arrived, { contentType }) {
      const { size, md5, crc64 } = arrived;
      return keep(name, { size, md5, etag: md5, crc64, contentType, modifiedAt: clock.now(), content: take(arrived) });
    },
    async openObject(name) {
      const object = objects.get(nameOf(name));
      if (object === undefined) return undefined;
      return {
        ...object,
        read: async function* (start, end) {
          if (end > start) yield object.content.subarray(start, end);
        },
      };
    },
    async copyObject(from, to) {
      const object = objects.get(nameOf(from));
      return object && keep(to, { ...object, modifiedAt: clock.now() });
    },
    async deleteObject(name) {
      objects.delete(nameOf(name));
    },
    async *listObjects() {
      for (const { bucket, key, modifiedAt } of [...objects.values()]) yield { bucket, key, modifiedAt };
    },
    async createUpload(name, { contentType }) {
      const { bucket, key } = name;
      const uploadId = randomUUID().replaceAll('-', '').toUpperCase();
      const upload = { bucket, key, uploadId, contentType, startedAt: clock.now(), parts: new Map() };
      uploads.set(uploadId, upload);
      return upload;
    },
    async findUpload(name) {
      return find(name);
    },
    async putPart(name, partNumber, arrived) {
      const content = take(arrived);
      const upload = find(name);
      if (upload === undefined) return undefined;
      const { size, md5, crc64 } = arrived;
      const part = { partNumber, size, md5, crc64, modifiedAt: clock.now(), content };
      upload.parts.set(partNumber, part);
      return part;
    },
    async listParts(name) {
      const upload = find(name);
      return upload && [...upload.parts.values()].sort((a, b) => a.partNumber - b.partNumber);
    },
    async completeUpload(name, parts) {
      const upload = find(name);
      if (upload === undefined) return undefined;
      const content = Buffer.concat(
        parts.map(({ partNumber }) => upload.parts.get(partNumber)?.content ?? Buffer.of()),
      );
      uploads.delete(name.uploadId);
      const md5 = createHash('md5').update(content).digest('hex');
      const { contentType } = upload;
      return keep(name, { ...joinParts(parts), md5, contentType, modifiedAt: clock.now(), content });
    },
    async abortUpload(name) {
      return find(name) !== undefined && uploads.delete(name.uploadId);
    },
    async listUploads() {
      return [...uploads.values()];
    },
    losePart(uploadId, partNumber) {
      uploads.get(uploadId)?.parts.delete(partNumber);
    },
  };
}
