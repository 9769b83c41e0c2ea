import { openAsBlob } from 'node:fs';
import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { ReadError } from '../ports/hasher.ts';

/** Settings of {@link openFile}. */
export interface OpenFileOptions {
  /** Content type that the object is stored with; none by default. */
  readonly type?: string;
}

/**
 * A file of the disk as the uploader takes it. Nothing is read before it is hashed or sent, and only in slices; reading
 * fails once the file has changed. Rejects with a {@link ReadError} when it cannot be opened.
 */
export async function openFile(path: string, { type = '' }: OpenFileOptions = {}): Promise<File> {
  try {
    const { mtimeMs } = await stat(path);
    return new File([await openAsBlob(path)], basename(path), { type, lastModified: Math.trunc(mtimeMs) });
  } catch (error) {
    throw new ReadError(`${path} cannot be opened`, { cause: error });
  }
}
