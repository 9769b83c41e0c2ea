import { StorageError } from './ports/storage.ts';

/** A chunk that did not come: there is no network, or the site was built anew and its old chunks are gone. */
export class MissingChunk extends StorageError {
  /** Asks for it again. */
  readonly load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>, cause: unknown) {
    super('network', { message: 'a part of the program was not loaded', cause });
    this.load = load;
  }
}

/** A chunk of the program that is loaded when something needs it. */
export interface OnDemand<Chunk> {
  /**
   * Loads the chunk, or answers the one that was loaded before. Rejects with a {@link MissingChunk}; the next call
   * tries again.
   */
  load(): Promise<Chunk>;
  /** The chunk if it was loaded, else null. */
  loaded(): Chunk | null;
}

/** Wraps an `import()` that is written out at the call, because bundlers cut there. */
export function onDemand<Chunk>(importChunk: () => Promise<Chunk>): OnDemand<Chunk> {
  let chunk: Chunk | null = null;
  let loading: Promise<Chunk> | null = null;

  async function fetchChunk(): Promise<Chunk> {
    try {
      chunk = await importChunk();
      return chunk;
    } catch (cause) {
      loading = null;
      throw new MissingChunk(load, cause);
    }
  }

  function load(): Promise<Chunk> {
    loading ??= fetchChunk();
    return loading;
  }

  return { load, loaded: () => chunk };
}
