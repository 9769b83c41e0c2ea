import { EndpointError } from './endpoint-error.ts';
import type { ContentClaim, ObjectName, OpenUpload, UploadedPart, UploadName } from './object-store.ts';

interface Upload<Part> {
  readonly facts: OpenUpload;
  readonly parts: Map<number, Part>;
  /** On their way; several of one number when a client gave up on a request. */
  readonly coming: Set<Pick<UploadedPart, 'partNumber' | 'size'>>;
}

/** The multipart uploads that have begun, with their parts and what is on its way. */
export class UploadBook<Part extends UploadedPart> {
  readonly #uploads = new Map<string, Upload<Part>>();

  open(facts: OpenUpload): void {
    this.#uploads.set(facts.uploadId, { facts, parts: new Map(), coming: new Set() });
  }

  /** @returns the parts that it had; undefined when there was no such upload */
  close(uploadId: string): readonly Part[] | undefined {
    const upload = this.#uploads.get(uploadId);
    this.#uploads.delete(uploadId);
    return upload && [...upload.parts.values()];
  }

  /** Only under the name that it began with. */
  find(name: UploadName): OpenUpload | undefined {
    return this.#find(name)?.facts;
  }

  list(): readonly OpenUpload[] {
    return [...this.#uploads.values()].map(({ facts }) => facts);
  }

  /** Those that make one object, the oldest first. */
  listOf({ bucket, key }: ObjectName): readonly OpenUpload[] {
    return this.list()
      .filter((facts) => facts.bucket === bucket && facts.key === key)
      .sort((a, b) => a.startedAt - b.startedAt);
  }

  /** In ascending order. */
  parts(name: UploadName): readonly Part[] | undefined {
    const upload = this.#find(name);
    return upload && [...upload.parts.values()].sort((a, b) => a.partNumber - b.partNumber);
  }

  /** Replaces a part of the same number. */
  put(uploadId: string, part: Part): void {
    this.#uploads.get(uploadId)?.parts.set(part.partNumber, part);
  }

  remove(uploadId: string, partNumber: number): void {
    this.#uploads.get(uploadId)?.parts.delete(partNumber);
  }

  /**
   * Announces a part before its first byte is written.
   *
   * @returns takes the announcement back
   * @throws EndpointError when the parts together would be larger, or more, than the object may be
   */
  announce({ name, size, maxBytes, part }: ContentClaim): () => void {
    if (part === undefined) return () => {};
    const { uploadId, partNumber, maxParts } = part;
    const upload = this.#find({ ...name, uploadId });
    if (upload === undefined) throw new EndpointError('NoSuchUpload', { UploadId: uploadId });
    const own = { partNumber, size };
    // What is replaced no longer counts.
    const kept = [...upload.parts.values()].filter((each) => each.partNumber !== partNumber);
    const sizes = new Map<number, number>();
    for (const each of [...kept, ...upload.coming, own]) {
      sizes.set(each.partNumber, Math.max(sizes.get(each.partNumber) ?? 0, each.size));
    }
    const total = [...sizes.values()].reduce((sum, each) => sum + each, 0);
    if (maxBytes !== undefined && total > maxBytes) {
      throw new EndpointError('EntityTooLarge', { ProposedSize: String(total) });
    }
    if (maxParts !== undefined && sizes.size > maxParts) {
      throw new EndpointError('InvalidArgument', { ArgumentName: 'partNumber', ArgumentValue: String(partNumber) });
    }
    upload.coming.add(own);
    return () => {
      upload.coming.delete(own);
    };
  }

  #find({ bucket, key, uploadId }: UploadName): Upload<Part> | undefined {
    const upload = this.#uploads.get(uploadId);
    return upload?.facts.bucket === bucket && upload.facts.key === key ? upload : undefined;
  }
}
