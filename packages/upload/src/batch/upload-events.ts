import type { FailedItem } from '../item/item-failure.ts';
import type { Uploaded } from '../item/item-snapshot.ts';
import type { IncidentKind } from '../item/upload-services.ts';
import type { ResumeEntry } from '../ledger/resume-entries.ts';
import type { UploadRejection } from '../validation/validate-file.ts';
import type { SignalState } from './upload-signal.ts';

/** What an uploader tells, by the name of the event. */
export interface UploadEvents {
  /** A file was not taken; surplus files make one event together. */
  rejected: UploadRejection;
  /** The published progress of an item has changed. */
  progress: { readonly id: string; readonly progress: number };
  success: { readonly id: string; readonly uploaded: Uploaded };
  failed: FailedItem;
  /** An item has left the list. */
  removed: { readonly id: string; readonly cause: 'failed' | 'cancelled' | 'removed' | 'session' };
  signal: SignalState;
  /** Unfinished uploads were found at the start. */
  resumable: readonly ResumeEntry[];
  /** Something for the log. */
  incident: { readonly kind: IncidentKind; readonly error: unknown };
}

type Listener<Name extends keyof UploadEvents> = (event: UploadEvents[Name]) => void;

/** Tells events to whoever listens. */
export interface UploadEmitter {
  on<Name extends keyof UploadEvents>(name: Name, listener: Listener<Name>): () => void;
  emit<Name extends keyof UploadEvents>(name: Name, event: UploadEvents[Name]): void;
}

/** Creates an emitter without listeners. */
export function createUploadEmitter(): UploadEmitter {
  const listeners: { [Name in keyof UploadEvents]: Set<Listener<Name>> } = {
    rejected: new Set(),
    progress: new Set(),
    success: new Set(),
    failed: new Set(),
    removed: new Set(),
    signal: new Set(),
    resumable: new Set(),
    incident: new Set(),
  };
  return {
    on(name, listener) {
      listeners[name].add(listener);
      return () => void listeners[name].delete(listener);
    },
    emit(name, event) {
      for (const listener of [...listeners[name]]) listener(event);
    },
  };
}
