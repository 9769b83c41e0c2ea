import { onScopeDispose, type ShallowRef, shallowRef } from 'vue';
import type { SignalState, UploadSignal } from '../batch/upload-signal.ts';
import type { UploadSnapshot } from '../batch/upload-snapshot.ts';
import type { Uploader } from '../batch/uploader-api.ts';

interface Source<Value> {
  getSnapshot(): Value;
  subscribe(changed: () => void): () => void;
}

/** What a source says now, for as long as the scope lives. */
function follow<Value>(source: Source<Value>): Readonly<ShallowRef<Value>> {
  const current = shallowRef(source.getSnapshot());
  onScopeDispose(source.subscribe(() => (current.value = source.getSnapshot())));
  return current;
}

/** Lets an uploader live as long as the component whose `setup` calls this. */
export function useUploader(create: () => Uploader): Uploader {
  const uploader = create();
  onScopeDispose(uploader.dispose);
  return uploader;
}

/** The list of an uploader; changes at most ten times a second while bytes move. */
export function useUploadSnapshot(
  uploader: Pick<Uploader, 'getSnapshot' | 'subscribe'>,
): Readonly<ShallowRef<UploadSnapshot>> {
  return follow(uploader);
}

/** The signal of one or several uploaders: disable submit buttons while it is `loading`. */
export function useUploadSignal(signal: UploadSignal): Readonly<ShallowRef<SignalState>> {
  return follow(signal);
}
