import type { EndpointResponse, WireHandler } from '@jianzhu/upload/endpoint';
import type { Database } from '../db/database.ts';
import { downloadDisposition, type ObjectStore } from '../objects/object-store.ts';
import { readTenderArchive } from '../tender/archive-tender.ts';
import type { ArchiveClaim, ArchiveLinks } from './archive-links.ts';
import { findFiles } from './batch-archive.ts';
import { uniqueNames } from './file-names.ts';
import { ATTACHMENT_MESSAGES } from './messages.ts';
import { zipArchive, zipSize } from './zip-archive.ts';

/** Of one login at a time: each reads from the store for as long as its reader takes. */
const MOST_ARCHIVES = 2;

export interface ArchiveServices {
  readonly database: Database;
  readonly store: ObjectStore;
  readonly links: ArchiveLinks;
}

/** Answers the links of batch downloads: the archive is made while it is read, and kept nowhere. */
export function createArchiveHandler({ database, store, links }: ArchiveServices): WireHandler {
  const open = new Map<string, number>();
  return async ({ method, target }) => {
    if (method !== 'GET' && method !== 'HEAD') return refuse(405, ATTACHMENT_MESSAGES.linkEnded);
    const claim = links.read(URL.parse(target, 'http://archive')?.searchParams.get('token') ?? '');
    if (claim === undefined) return refuse(403, ATTACHMENT_MESSAGES.linkEnded);
    const found =
      claim.tenderId === undefined
        ? await readFiles(database, store, claim.ids)
        : await readTenderArchive(database, store, claim.tenderId);
    if (found === undefined) return refuse(404, ATTACHMENT_MESSAGES.fileGone);
    const { name, entries } = found;
    const headers = {
      'Cache-Control': 'no-store',
      'Content-Disposition': downloadDisposition(name),
      'Content-Length': String(zipSize(entries)),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Content-Type': 'application/zip',
      'X-Content-Type-Options': 'nosniff',
    };
    if (method === 'HEAD') return { status: 200, headers };
    const running = open.get(claim.loginId) ?? 0;
    if (running >= MOST_ARCHIVES) return refuse(429, ATTACHMENT_MESSAGES.tooManyArchives);
    open.set(claim.loginId, running + 1);
    const end = () => {
      const left = (open.get(claim.loginId) ?? 1) - 1;
      if (left > 0) open.set(claim.loginId, left);
      else open.delete(claim.loginId);
    };
    return { status: 200, headers, body: tellEnd(zipArchive(entries), end) };
  };
}

/** Files that were chosen, each under a name of its own; undefined once one of them is gone. */
async function readFiles(database: Database, store: ObjectStore, ids: ArchiveClaim['ids']) {
  const files = await database.withWorker((transaction) => findFiles(transaction, ids));
  if (files.length < ids.length) return undefined;
  const names = uniqueNames(files.map((file) => file.file_name));
  const entries = files.map((file, index) => ({
    name: names[index] ?? file.file_name,
    size: Number(file.file_size),
    content: () => store.read(file.object_key),
  }));
  return { name: ATTACHMENT_MESSAGES.archiveName, entries };
}

/** Text for people: the link was opened in a page. */
function refuse(status: number, text: string): EndpointResponse {
  const headers = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    'Cache-Control': 'no-store',
    'X-Content-Type-Options': 'nosniff',
  };
  return { status, headers, body: text, isStranger: status === 403 };
}

/** Content that tells when it was read, or will not be: also by a reader that leaves before its first byte. */
function tellEnd(content: AsyncGenerator<Uint8Array>, end: () => void): AsyncIterable<Uint8Array> {
  let isOpen = true;
  const endOnce = () => {
    if (isOpen) end();
    isOpen = false;
  };
  const iterator: AsyncIterator<Uint8Array> = {
    async next() {
      try {
        const result = await content.next();
        if (result.done) endOnce();
        return result;
      } catch (error) {
        endOnce();
        throw error;
      }
    },
    return() {
      endOnce();
      return content.return(undefined);
    },
  };
  return { [Symbol.asyncIterator]: () => iterator };
}
