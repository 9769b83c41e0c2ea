import { attachment } from '@jianzhu/api-client/contract';
import { attachmentSchemas } from '@jianzhu/api-client/schemas';
import {
  createIndexedDbLedger,
  createUploader,
  type DownloadItem,
  downloadFiles,
  ossStorage,
  type Storage,
  type StorageSettings,
  type Uploader,
  type UploadRules,
  type UploadSignal,
} from '@jianzhu/upload';
import { createHasher } from '@jianzhu/upload/hash';
import type { PortalClient } from '../portal-client.ts';
import { createReadAddresses, type ReadAddresses } from './read-addresses.ts';
import { registerThrough } from './register-calls.ts';
import { endWithSession, uploadOwner } from './upload-owner.ts';

/** What one widget needs an uploader for. */
export interface UploaderRequest {
  /** Names the widget: unfinished uploads are offered again to the same one. */
  readonly field: string;
  readonly rules: Partial<UploadRules>;
  /** Files that the widget shows besides those of the uploader. */
  readonly listed: () => number;
  readonly signal: UploadSignal;
}

/** A file to download. */
export interface FileToDownload {
  readonly resourceId: string;
  readonly fileName: string;
  /** Bytes. */
  readonly fileSize: number;
}

/** What the widgets of a page share: connections, the hasher, what is remembered of unfinished uploads, the session. */
export interface UploadDesk extends ReadAddresses {
  openUploader(request: UploaderRequest): Uploader;
  /**
   * Saves files; several of them as one archive, because browsers ask about a page that downloads many.
   *
   * @param archive name of that archive
   */
  download(files: readonly FileToDownload[], archive: string): Promise<void>;
}

type StorageKind = (settings: StorageSettings) => Storage;

/** What each dialect is spoken with; the one that is configured alone is loaded. */
const dialects: { readonly [Dialect in 'oss' | 's3']: () => Promise<StorageKind> } = {
  oss: async () => ossStorage,
  s3: async () => (await import('@jianzhu/upload/s3')).s3Storage,
};

const downloadTones = { nothingSelected: 'warning', largeDownload: 'info', downloadFailed: 'error' } as const;

/** Opens the desk of a page: asks where the storage is. Rejects like that call, whose message is shown. */
export async function openUploadDesk(client: PortalClient): Promise<UploadDesk> {
  const { api } = await client.memberSession();
  const contexts = { attachment };
  const schemas = { attachment: attachmentSchemas };
  const shown = api.callsOf(contexts, schemas).attachment;
  const quiet = api.callsOf(contexts, schemas, 'quiet').attachment;
  const { dialect, ...place } = await shown.storage();
  const storage = (await dialects[dialect]())(place);
  const hasher = createHasher();
  const ledger = createIndexedDbLedger();
  const addresses = createReadAddresses(async (resourceId) => {
    const { url } = await quiet.readAddress({ query: { resourceId } });
    return url;
  });
  return {
    ...addresses,
    openUploader({ field, rules, listed, signal }) {
      const uploader = createUploader({
        api: registerThrough(quiet, (text) => client.notify({ tone: 'warning', text })),
        storage,
        hasher,
        ledger,
        rules,
        listed,
        signal,
        owner: () => uploadOwner(client.session, field),
      });
      uploader.on('incident', ({ kind, error }) => console.warn(`Upload: ${kind}`, error));
      const unfollow = endWithSession(client.session, uploader);
      return {
        ...uploader,
        dispose() {
          unfollow();
          uploader.dispose();
        },
      };
    },
    async download(files, archive) {
      await downloadFiles(
        files.map(
          ({ resourceId, fileName, fileSize }): DownloadItem => ({
            fileName,
            fileSize,
            address: () => addresses.addressOf(resourceId),
          }),
        ),
        {
          onMessage: ({ kind, message }) => client.notify({ tone: downloadTones[kind], text: message }),
          ...(files.length > 1 && { archive }),
        },
      );
    },
  };
}
