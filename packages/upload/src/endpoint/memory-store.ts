import { createHash, randomUUID } from 'node:crypto';
import { ContentDigest, joinParts } from './content-digest.ts';
import type {
  ContentClaim,
  ObjectName,
  ObjectStore,
  ReceivedContent,
  StoredObject,
  TimeSource,
  UploadedPart,
} from './object-store.ts';
import { checkCopies } from './space-ledger.ts';
import { UploadBook } from './upload-book.ts';

interface KeptObject extends StoredObject, ObjectName {
  readonly content: Uint8Array;
}

interface KeptPart extends UploadedPart {
  readonly content: Uint8Array;
}

const nameOf = ({ bucket, key }: ObjectName): string => `${bucket}/${key}`;

/** A store that can be made to fail. */
export interface MemoryStore extends ObjectStore {
  /** Loses a part that it has acknowledged. */
  losePart(uploadId: string, partNumber: number): void;
}

/** Objects in memory, for tests and demonstrations. */
export function createMemoryStore(clock: TimeSource = Date): MemoryStore {
  const received = new Map<string, { readonly content: Uint8Array; readonly forget: () => void }>();
  const coming = new Set<ContentClaim>();
  const objects = new Map<string, KeptObject>();
  const uploads = new UploadBook<KeptPart>();

  const take = ({ id }: ReceivedContent): Uint8Array => {
    const arrived = received.get(id);
    if (arrived === undefined) throw new Error('this content was used or discarded already');
    received.delete(id);
    arrived.forget();
    return arrived.content;
  };
  const keep = ({ bucket, key }: ObjectName, object: Omit<KeptObject, keyof ObjectName>): StoredObject => {
    const kept = { ...object, bucket, key };
    objects.set(nameOf(kept), kept);
    return kept;
  };
  /** Bytes of a key: its object, the parts of its uploads and what is on its way. */
  const bytesAt = (name: ObjectName): number => {
    const parts = uploads.listOf(name).flatMap((upload) => uploads.parts(upload) ?? []);
    const claimed = [...coming].filter((claim) => nameOf(claim.name) === nameOf(name));
    return [...parts, ...claimed].reduce((sum, { size }) => sum + size, objects.get(nameOf(name))?.size ?? 0);
  };

  return {
    async receive(content, claim) {
      const digest = new ContentDigest();
      const chunks: Uint8Array[] = [];
      // One of its own, also where the same claim is made twice.
      const own = claim && { ...claim };
      const unannounce = claim && uploads.announce(claim);
      const forget = () => {
        unannounce?.();
        if (own) coming.delete(own);
      };
      try {
        if (own) {
          checkCopies(own, bytesAt(own.name));
          coming.add(own);
        }
        for await (const chunk of content) {
          digest.update(chunk);
          // A copy: the sender may use its buffer again.
          chunks.push(Uint8Array.from(chunk));
        }
      } catch (error) {
        forget();
        throw error;
      }
      const id = randomUUID();
      received.set(id, { content: Buffer.concat(chunks), forget });
      return { id, ...digest.digest() };
    },
    async discard(content) {
      take(content);
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
      const upload = { bucket, key, uploadId, contentType, startedAt: clock.now() };
      uploads.open(upload);
      return upload;
    },
    findUpload: async (name) => uploads.find(name),
    async putPart(name, partNumber, arrived) {
      const content = take(arrived);
      if (uploads.find(name) === undefined) return undefined;
      const { size, md5, crc64 } = arrived;
      const part = { partNumber, size, md5, crc64, modifiedAt: clock.now(), content };
      uploads.put(name.uploadId, part);
      return part;
    },
    listParts: async (name) => uploads.parts(name),
    async completeUpload(name, parts) {
      const upload = uploads.find(name);
      const kept = new Map(uploads.parts(name)?.map((part) => [part.partNumber, part.content]));
      if (upload === undefined) return undefined;
      const content = Buffer.concat(parts.map(({ partNumber }) => kept.get(partNumber) ?? Buffer.of()));
      uploads.close(name.uploadId);
      const md5 = createHash('md5').update(content).digest('hex');
      const { contentType } = upload;
      return keep(name, { ...joinParts(parts), md5, contentType, modifiedAt: clock.now(), content });
    },
    abortUpload: async (name) => uploads.find(name) !== undefined && uploads.close(name.uploadId) !== undefined,
    listUploads: async (of) => (of === undefined ? uploads.list() : uploads.listOf(of)),
    losePart(uploadId, partNumber) {
      uploads.remove(uploadId, partNumber);
    },
  };
}
