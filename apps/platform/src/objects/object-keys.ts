import { randomUUID } from 'node:crypto';

/** Names of objects: what credentials reach, what is kept for good, and archives, which earlier versions kept. */
const FOLDERS = { upload: 'tenant', file: 'file', archive: 'archive' } as const;

/** Where the content of a registration is sent. */
export function uploadKey(businessId: string, resourceId: string, extName: string): string {
  return `${FOLDERS.upload}/${businessId}/${resourceId}${extName === '' ? '' : `.${extName}`}`;
}

/** Where a checked upload lies; never the same name twice. */
export function fileKey(key: string): string {
  const dot = key.indexOf('.', key.lastIndexOf('/'));
  const stem = dot < 0 ? key : key.slice(0, dot);
  return `${stem.replace(`${FOLDERS.upload}/`, `${FOLDERS.file}/`)}-${randomUUID()}${dot < 0 ? '' : key.slice(dot)}`;
}

export const isUploadKey = (key: string): boolean => key.startsWith(`${FOLDERS.upload}/`);
export const isArchiveKey = (key: string): boolean => key.startsWith(`${FOLDERS.archive}/`);

/** Whose object it is; empty for a key that is none of ours. */
export const businessOf = ({ key }: { readonly key: string }): string => key.split('/')[1] ?? '';

/** Path of the archives that the platform packs while they are read, beside the buckets of its own storage. */
export const ARCHIVE_PATH = '/archive';
