import * as v from 'valibot';
import { decodeState, encodeState } from './state-codec.ts';
import { filterStoredValue, STORAGE_FILTER_VERSION, type StorageFilterRule } from './storage-filter.ts';

/** The part of Web Storage that the filter needs. */
export interface StoragePort {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** A value that the filter deleted. It names the rule, never the value, which may hold a token. */
export interface FilteredValue {
  readonly key: string;
  readonly rule: StorageFilterRule;
  readonly rulesVersion: typeof STORAGE_FILTER_VERSION;
}

/** Storage that could not be used, or a value that could not be read; to be logged only (specification 8). */
export interface StorageFailure {
  readonly key: string;
  readonly operation: 'read' | 'write' | 'remove' | 'decode';
  readonly message: string;
}

export interface StorageReport {
  /** A value was deleted by the filter. */
  filtered(value: FilteredValue): void;
  /** The storage or a value failed; goes to the log and nowhere else. */
  failed(failure: StorageFailure): void;
}

/** Storage whose every read passes the filter. No method throws. */
export interface FilteredStorage {
  /** Plain text as stored, or null. */
  readText(key: string): string | null;
  /** State written by `writeState`, checked against its schema, or null. */
  readState<Schema extends v.GenericSchema>(key: string, schema: Schema): v.InferOutput<Schema> | null;
  /** Stores text as it is; text that the filter would refuse is deleted at the next read. */
  writeText(key: string, text: string): void;
  /** Stores a JSON value in the form that survives the filter. */
  writeState(key: string, state: unknown): void;
  remove(key: string): void;
}

/**
 * Wraps a storage with the read filter of specification 5: read, filter, decode, check the shape. A value that fails
 * at any step is removed and read as null.
 *
 * @param openStorage gives the storage at each use, because a browser may refuse the very access to it
 * @param report hears of every value removed and every failure
 */
export function createFilteredStorage(openStorage: () => StoragePort, report: StorageReport): FilteredStorage {
  function attempt<Result>(operation: StorageFailure['operation'], key: string, run: () => Result): Result | null {
    try {
      return run();
    } catch (error) {
      report.failed({ key, operation, message: error instanceof Error ? error.message : String(error) });
      return null;
    }
  }

  function remove(key: string): void {
    attempt('remove', key, () => openStorage().removeItem(key));
  }

  function readText(key: string): string | null {
    return attempt('read', key, () => {
      const raw = openStorage().getItem(key);
      if (raw === null) return null;
      const result = filterStoredValue(raw);
      if (result.accepted) return result.value;
      remove(key);
      report.filtered({ key, rule: result.rule, rulesVersion: STORAGE_FILTER_VERSION });
      return null;
    });
  }

  function discard(key: string, message: string): null {
    remove(key);
    report.failed({ key, operation: 'decode', message });
    return null;
  }

  return {
    readText,
    readState(key, schema) {
      const encoded = readText(key);
      if (encoded === null) return null;
      const state = decodeState(encoded);
      if (!state.decoded) return discard(key, state.reason);
      const parsed = v.safeParse(schema, state.value);
      return parsed.success ? parsed.output : discard(key, 'wrong shape');
    },
    writeText: (key, text) => void attempt('write', key, () => openStorage().setItem(key, text)),
    writeState: (key, state) => void attempt('write', key, () => openStorage().setItem(key, encodeState(state))),
    remove,
  };
}
