export { s3Storage } from './storage/s3-storage.ts';
export type { StorageSettings } from './storage/storage-settings.ts';
