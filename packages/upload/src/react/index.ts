import { useEffect, useState, useSyncExternalStore } from 'react';
import type { SignalState, UploadSignal } from '../batch/upload-signal.ts';
import type { UploadSnapshot } from '../batch/upload-snapshot.ts';
import type { Uploader } from '../batch/uploader-api.ts';

interface Owned {
  readonly uploader: Uploader;
  disposal: ReturnType<typeof setTimeout> | null;
}

/**
 * An uploader that lives as long as the component: created with the first render, disposed of after the last. In
 * development a component may be unmounted and mounted again at once; that keeps the uploader.
 */
export function useUploader(create: () => Uploader): Uploader {
  const [owned] = useState<Owned>(() => ({ uploader: create(), disposal: null }));
  useEffect(() => {
    if (owned.disposal !== null) clearTimeout(owned.disposal);
    return () => {
      owned.disposal = setTimeout(owned.uploader.dispose);
    };
  }, [owned]);
  return owned.uploader;
}

/** The list of an uploader; renders again when it changes, at most ten times a second while bytes move. */
export function useUploadSnapshot(uploader: Pick<Uploader, 'getSnapshot' | 'subscribe'>): UploadSnapshot {
  return useSyncExternalStore(uploader.subscribe, uploader.getSnapshot, uploader.getSnapshot);
}

/** The signal of one or several uploaders: disable submit buttons while it is `loading`. */
export function useUploadSignal(signal: UploadSignal): SignalState {
  return useSyncExternalStore(signal.subscribe, signal.getSnapshot, signal.getSnapshot);
}
