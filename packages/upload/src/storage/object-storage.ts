import type { Clock } from '../ports/environment.ts';
import {
  type ObjectAddress,
  type Storage,
  StorageError,
  type StorageLimits,
  type StorageTarget,
  type TransferOptions,
} from '../ports/storage.ts';
import type { QueryParameters } from '../signing/percent-encoding.ts';
import type { V4Signing } from '../signing/v4.ts';
import { plainEtag } from './etag.ts';
import { completeDocument, partPage } from './multipart-documents.ts';
import { type BucketStyle, locateObject, locationUrl, type ObjectLocation } from './object-location.ts';
import { isReadable } from './readable.ts';
import { storageFault } from './storage-fault.ts';
import type { StorageAnswer, StorageRequest, Transport } from './transport.ts';
import { xmlElements, xmlText } from './xml-scanner.ts';

const LIST_PAGE = 1000;
const PART_CONTENT_TYPE = 'application/octet-stream';
const XML_CONTENT_TYPE = 'application/xml';

/** A request before it is signed. */
interface UnsignedRequest {
  readonly method: StorageRequest['method'];
  readonly address: ObjectAddress;
  readonly location: ObjectLocation;
  readonly query: QueryParameters;
  readonly headers: Readonly<Record<string, string>>;
}

/** In what OSS and S3 differ. */
export interface StorageDialect {
  readonly limits: StorageLimits;
  /** All headers to send. */
  sign(request: UnsignedRequest, signing: Omit<V4Signing, 'region'>): Promise<Readonly<Record<string, string>>>;
  /** The ETag of a part as the storage writes it. */
  etagOnWire(etag: string): string;
}

export interface ObjectStorageSettings {
  readonly endpoint: string;
  readonly bucketStyle: BucketStyle;
  readonly transport: Transport;
  readonly clock: Clock;
  /** Told once when the storage hides ETags from the page, so that parts have to be listed instead. */
  readonly onWarning: (message: string) => void;
}

const HIDDEN_ETAG =
  'The storage does not expose the ETag header to pages; uploads go on, but parts are compared by listing them. ' +
  'Add ETag to the exposed headers of its CORS rule.';

interface Call {
  readonly operation: string;
  readonly method: StorageRequest['method'];
  readonly query?: QueryParameters;
  readonly body?: Blob;
  readonly contentType?: string;
}

/** The operations of an object storage, in the words that OSS and S3 share. */
export function objectStorage(dialect: StorageDialect, settings: ObjectStorageSettings): Storage {
  const { endpoint, bucketStyle, transport, clock } = settings;
  let warned = false;

  /** Sends one request and answers whatever came back. */
  async function exchange(target: StorageTarget, call: Call, options: TransferOptions): Promise<StorageAnswer> {
    const { method, query = {}, body = null, contentType } = call;
    const location = locateObject(endpoint, bucketStyle, target);
    const headers = contentType === undefined ? {} : { 'content-type': contentType };
    const address = { bucket: target.bucket, key: target.key };
    const time = clock.now() + target.clockOffset;
    const signed = await dialect.sign({ method, address, location, query, headers }, { ...target.credentials, time });
    options.signal.throwIfAborted();
    try {
      const request = { method, url: locationUrl(location, query), headers: signed, body };
      return await transport.send(request, { signal: options.signal, onBytes: risingBytes(options, body?.size ?? 0) });
    } catch (error) {
      // A file that has changed since it was chosen looks like a broken line to the browser.
      if (!isNetworkError(error) || body === null || (await isReadable(body))) throw error;
      throw new StorageError('fileChanged', { cause: error });
    }
  }

  /** Sends one request; anything but success is an error. */
  async function call(target: StorageTarget, facts: Call, options: TransferOptions): Promise<StorageAnswer> {
    const answer = await exchange(target, facts, options);
    // A storage that takes long to join parts answers 200 before it knows how that ends.
    const isError = answer.status < 200 || answer.status > 299 || xmlElements(answer.text, 'Error').length > 0;
    if (isError) throw storageFault(answer, facts.operation, clock.now());
    return answer;
  }

  function storedEtag(answer: StorageAnswer): { readonly etag: string } {
    const etag = answer.header('etag');
    if (etag === null && !warned) {
      warned = true;
      settings.onWarning(HIDDEN_ETAG);
    }
    return { etag: plainEtag(etag ?? '') };
  }

  return {
    limits: dialect.limits,
    async put(target, body, options) {
      const { contentType } = target;
      return storedEtag(await call(target, { operation: 'PutObject', method: 'PUT', body, contentType }, options));
    },
    async initiate(target, options) {
      const facts = { operation: 'InitiateMultipartUpload', method: 'POST', query: { uploads: '' } } as const;
      const answer = await call(target, { ...facts, contentType: target.contentType }, options);
      return xmlText(answer.text, 'UploadId') || unreadable(facts.operation, answer);
    },
    async uploadPart(target, uploadId, partNumber, body, options) {
      const query = { partNumber: String(partNumber), uploadId };
      const facts = { operation: 'UploadPart', method: 'PUT', query, body, contentType: PART_CONTENT_TYPE } as const;
      return storedEtag(await call(target, facts, options));
    },
    async listParts(target, uploadId, marker, options) {
      const query = { uploadId, 'max-parts': String(LIST_PAGE), 'part-number-marker': String(marker) };
      const answer = await call(target, { operation: 'ListParts', method: 'GET', query }, options);
      return partPage(answer.text, marker) ?? unreadable('ListParts', answer);
    },
    async complete(target, uploadId, parts, options) {
      const document = completeDocument(parts.map((part) => ({ ...part, etag: dialect.etagOnWire(part.etag) })));
      const body = new Blob([document], { type: XML_CONTENT_TYPE });
      const facts = { operation: 'CompleteMultipartUpload', method: 'POST', query: { uploadId }, body } as const;
      const answer = await call(target, { ...facts, contentType: XML_CONTENT_TYPE }, options);
      const etag = xmlText(answer.text, 'ETag') ?? unreadable(facts.operation, answer);
      return { etag: plainEtag(etag) };
    },
    async abort(target, uploadId, options) {
      const facts = { operation: 'AbortMultipartUpload', method: 'DELETE', query: { uploadId } } as const;
      await call(target, facts, options).catch((error: unknown) => {
        // Some say NoSuchKey of an upload that was joined (Swift).
        if (!(error instanceof StorageError && error.status === 404)) throw error;
      });
    },
    async head(target, options) {
      const answer = await exchange(target, { operation: 'HeadObject', method: 'HEAD' }, options);
      if (answer.status === 404) return null;
      if (answer.status !== 200) throw storageFault(answer, 'HeadObject', clock.now());
      return { size: Number(answer.header('content-length') ?? 0), ...storedEtag(answer) };
    },
    probe: (address, options) => transport.reach(locateObject(endpoint, bucketStyle, address).origin, options),
  };
}

const isNetworkError = (error: unknown) => error instanceof StorageError && error.fault === 'network';

function unreadable(operation: string, answer: StorageAnswer): never {
  const { status } = answer;
  throw new StorageError('server', { message: `${operation} was answered with an unreadable document`, status });
}

/** Reports of a request that never fall and never exceed its body. */
function risingBytes({ onBytes }: TransferOptions, size: number): ((sent: number) => void) | undefined {
  if (onBytes === undefined || size === 0) return undefined;
  let highest = 0;
  return (sent) => {
    const next = Math.min(sent, size);
    if (next <= highest) return;
    highest = next;
    onBytes(next);
  };
}
