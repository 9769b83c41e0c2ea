import { chunkLoadMessage } from './messages.ts';

/** Code of a page that could not be fetched, for example because a newer version has been installed meanwhile. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(options?: ErrorOptions) {
    super(chunkLoadMessage, options);
  }
}
