import { ChunkLoadError } from './chunk-load-error.ts';

/** Loads a part of the page that comes later; a failure is the one that the error page can cure by reloading. */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}
