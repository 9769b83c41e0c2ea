import { connection } from '../navigation/portal-connection.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

/**
 * Loads code that comes later: a page or a part of one. Code that did not come is asked for once more as soon as the
 * server answers: the network may be back before anybody could see that it was lost. Code that is gone is the failure
 * that the error page can cure by reloading.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch {
    await connection.restored();
  }
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}
