import { fileExtension } from '../file-extension.ts';
import { abortUpload } from '../item/steps/abandon.ts';
import { isBeingSent } from '../item/steps/content-lock.ts';
import { isWhole } from '../item/steps/note.ts';
import type { UploadServices } from '../item/upload-services.ts';
import type { LedgerEntry } from '../ports/ledger.ts';

/** How long an unfinished upload is remembered, in ms: 7 days. */
const ENTRY_LIFE = 7 * 86_400_000;

/** An unfinished upload that can be continued, as a page shows it. */
export interface ResumeEntry {
  readonly md5: string;
  readonly fileName: string;
  /** Bytes. */
  readonly size: number;
  /** Bytes that the storage has acknowledged. */
  readonly stored: number;
  /** ms since 1970. */
  readonly createdAt: number;
  /** Whether one click opens the file again; else the user has to choose it once more. */
  readonly canReopen: boolean;
}

/** A file handle with the permission calls that the browsers with handles have. */
interface PermittedHandle extends FileSystemFileHandle {
  requestPermission(descriptor: { readonly mode: 'read' }): Promise<PermissionState>;
}

/** What a page sees of an entry. */
export function resumeEntry({ md5, fileName, size, parts, partSize, createdAt, handle }: LedgerEntry): ResumeEntry {
  const stored = Math.min(size, parts.length * partSize);
  return { md5, fileName, size, stored, createdAt, canReopen: handle !== undefined };
}

/** Asks the user for the file of an entry; null when it is refused. Call it in a click. */
export async function reopenFile({ handle }: LedgerEntry): Promise<File | null> {
  if (handle === undefined) return null;
  // Every browser that can store a handle has the permission calls; the type library lacks them.
  const permission = await (handle as PermittedHandle).requestPermission({ mode: 'read' });
  return permission === 'granted' ? handle.getFile() : null;
}

/** Takes an unfinished upload out of the ledger and the storage: registering again brings the keys that this needs. */
async function dropEntry(services: UploadServices, entry: LedgerEntry): Promise<void> {
  const { api, ledger, life, incident } = services;
  const request = {
    fileName: entry.fileName,
    extName: fileExtension(entry.fileName),
    fileSize: entry.size,
    hashcode: entry.md5,
  };
  try {
    await ledger.delete(entry.owner, entry.md5);
    if (isWhole(entry)) return;
    const registration = await api.register(request, { signal: life });
    const { bucket, key } = registration.address;
    if (!registration.existed && bucket === entry.bucket && key === entry.key) {
      abortUpload(services, registration, entry.uploadId);
    }
  } catch (error) {
    if (!life.aborted) incident('abort', error);
  }
}

/** Forgets an unfinished upload; `false`, and nothing happens, while an item here or in another tab sends it. */
export async function forgetEntry(services: UploadServices, entry: LedgerEntry): Promise<boolean> {
  if (await isBeingSent(services, entry.md5)) return false;
  await dropEntry(services, entry);
  return true;
}

/** Uploads that can be continued and that nobody sends; those that are too old are forgotten on the way. */
export async function findEntries(services: UploadServices): Promise<readonly LedgerEntry[]> {
  const entries = await services.ledger.list(services.owner());
  const sent = await Promise.all(entries.map(({ md5 }) => isBeingSent(services, md5)));
  const brokenOff = entries.filter((_, at) => !sent[at]);
  const isOld = (entry: LedgerEntry): boolean => entry.createdAt + ENTRY_LIFE <= services.clock.now();
  for (const entry of brokenOff.filter(isOld)) void dropEntry(services, entry);
  return brokenOff.filter((entry) => !isOld(entry) && !isWhole(entry));
}
