import { ossStorage, type Storage } from '@jianzhu/upload';
import type { StorageAddress } from '../session/platform.ts';

/** The storage that the platform names. The other dialect's code is loaded only where it is spoken. */
export async function platformStorage({ dialect, ...settings }: StorageAddress): Promise<Storage> {
  if (dialect === 'oss') return ossStorage(settings);
  const { s3Storage } = await import('@jianzhu/upload/s3');
  return s3Storage(settings);
}
