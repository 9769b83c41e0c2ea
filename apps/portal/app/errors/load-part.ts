import { connection } from '../navigation/portal-connection.ts';
import { ChunkLoadError } from './chunk-load-error.ts';

/**
 * Loads code that comes later: a page or a part of one. Code that did not come because the network was lost is asked
 * for again when the network is back; any other failure is the one that the error page can cure by reloading.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    if (!(await connection.restored())) throw new ChunkLoadError({ cause });
  }
  try {
    return await load();
  } catch (cause) {
    throw new ChunkLoadError({ cause });
  }
}
