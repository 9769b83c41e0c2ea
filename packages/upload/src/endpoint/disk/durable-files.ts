import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Files of one folder that are there whole or not at all, also after a power cut. */
export interface DurableFiles {
  /** A new file that nobody sees yet. */
  create(): Promise<{ readonly handle: FileHandle; readonly file: string }>;
  /** Forces a created file to the disk and puts it in place; whatever was there is replaced. */
  publish(handle: FileHandle, file: string, to: string): Promise<void>;
  /** Closes and removes a created file. */
  drop(handle: FileHandle, file: string): Promise<void>;
  /** Writes a small file whole. Rejects with ENOENT when its folder is gone. */
  write(to: string, text: string): Promise<void>;
}

/** @param incoming folder for what is being written; emptied when the store opens */
export function durableFiles(incoming: string, durable: boolean): DurableFiles {
  const files: DurableFiles = {
    async create() {
      const file = path.join(incoming, randomUUID());
      return { handle: await open(file, 'wx', 0o600), file };
    },
    async publish(handle, file, to) {
      try {
        try {
          if (durable) await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(file, to);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
      if (durable) await syncFolder(path.dirname(to));
    },
    async drop(handle, file) {
      await handle.close();
      await rm(file, { force: true });
    },
    async write(to, text) {
      const { handle, file } = await files.create();
      try {
        await handle.writeFile(text);
        await files.publish(handle, file, to);
      } catch (error) {
        await rm(file, { force: true });
        throw error;
      }
    },
  };
  return files;
}

/** A rename is on the disk when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a folder with its parents. */
export const makeFolder = (folder: string): Promise<unknown> => mkdir(folder, { recursive: true, mode: 0o700 });

/** The text of a file; undefined when there is none. */
export const readIfThere = (file: string): Promise<string | undefined> => unlessMissing(readFile(file, 'utf8'));

/** What a call on a file answers; undefined when file or folder do not exist. */
export async function unlessMissing<Result>(work: Promise<Result>): Promise<Result | undefined> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
