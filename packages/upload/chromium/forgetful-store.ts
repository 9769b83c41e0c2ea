import { createHash, randomUUID } from 'node:crypto';
import { joinParts } from '../src/endpoint/content-digest.ts';
import type {
  ObjectName,
  ObjectStore,
  OpenUpload,
  StoredObject,
  UploadedPart,
  UploadName,
} from '../src/endpoint/index.ts';

interface KeptUpload extends OpenUpload {
  readonly parts: Map<number, UploadedPart>;
}

/**
 * A store that hashes what comes and forgets the bytes, so that measurements are not those of a disk. It knows the
 * CRC-64 of nothing.
 */
export function createForgetfulStore(): ObjectStore {
  const objects = new Map<string, StoredObject & ObjectName>();
  const uploads = new Map<string, KeptUpload>();
  const nameOf = ({ bucket, key }: ObjectName): string => `${bucket}/${key}`;
  const find = (name: UploadName): KeptUpload | undefined => {
    const upload = uploads.get(name.uploadId);
    return upload && nameOf(upload) === nameOf(name) ? upload : undefined;
  };
  const keep = (object: Omit<StoredObject & ObjectName, 'modifiedAt'>): StoredObject => {
    const kept = { ...object, modifiedAt: Date.now() };
    objects.set(nameOf(object), kept);
    return kept;
  };

  return {
    async receive(content) {
      const hash = createHash('md5');
      let size = 0;
      for await (const bytes of content) {
        hash.update(bytes);
        size += bytes.length;
      }
      return { id: randomUUID(), size, md5: hash.digest('hex'), crc64: 0n };
    },
    async discard() {},
    async putObject({ bucket, key }, { size, md5, crc64 }, { contentType }) {
      return keep({ bucket, key, size, md5, etag: md5, crc64, contentType });
    },
    async openObject(name) {
      const object = objects.get(nameOf(name));
      if (object === undefined) return undefined;
      return {
        ...object,
        // Fails whoever reads, not whoever asks what there is.
        // biome-ignore lint/correctness/useYield: there is nothing to yield
        async *read() {
          throw new Error('this store has forgotten the content');
        },
      };
    },
    async copyObject(from, to) {
      const object = objects.get(nameOf(from));
      return object && keep({ ...object, bucket: to.bucket, key: to.key });
    },
    async deleteObject(name) {
      objects.delete(nameOf(name));
    },
    async *listObjects() {
      yield* [...objects.values()];
    },
    async createUpload({ bucket, key }, { contentType }) {
      const uploadId = randomUUID().replaceAll('-', '').toUpperCase();
      const upload = { bucket, key, uploadId, contentType, startedAt: Date.now(), parts: new Map() };
      uploads.set(uploadId, upload);
      return upload;
    },
    async findUpload(name) {
      return find(name);
    },
    async putPart(name, partNumber, { size, md5, crc64 }) {
      const part = { partNumber, size, md5, crc64, modifiedAt: Date.now() };
      return find(name)?.parts.set(partNumber, part) && part;
    },
    async listParts(name) {
      const upload = find(name);
      return upload && [...upload.parts.values()].sort((a, b) => a.partNumber - b.partNumber);
    },
    async completeUpload(name, parts) {
      const upload = find(name);
      if (upload === undefined) return undefined;
      uploads.delete(name.uploadId);
      const { bucket, key, contentType } = upload;
      const { size, etag } = joinParts(parts);
      return keep({ bucket, key, contentType, size, etag, md5: etag, crc64: 0n });
    },
    async abortUpload(name) {
      return find(name) !== undefined && uploads.delete(name.uploadId);
    },
    async listUploads() {
      return [...uploads.values()];
    },
  };
}
