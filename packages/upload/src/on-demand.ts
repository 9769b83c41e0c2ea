import { StorageError } from './ports/storage.ts';

/** A chunk of the program that is loaded when something needs it. */
export interface OnDemand<Chunk> {
  /**
   * Loads the chunk, or answers the one that was loaded before. Rejects with a {@link StorageError} of fault
   * `network`, so that whoever waits for it waits as for a request; the next call tries again.
   */
  load(): Promise<Chunk>;
  /** The chunk if it was loaded, else null. */
  loaded(): Chunk | null;
}

/** Wraps an `import()` that is written out at the call, because bundlers cut there. */
export function onDemand<Chunk>(importChunk: () => Promise<Chunk>): OnDemand<Chunk> {
  let chunk: Chunk | null = null;
  let loading: Promise<Chunk> | null = null;

  async function load(): Promise<Chunk> {
    try {
      chunk = await importChunk();
      return chunk;
    } catch (cause) {
      loading = null;
      throw new StorageError('network', { message: 'a part of the program was not loaded', cause });
    }
  }

  return {
    load() {
      loading ??= load();
      return loading;
    },
    loaded: () => chunk,
  };
}
