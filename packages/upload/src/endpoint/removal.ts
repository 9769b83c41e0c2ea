import type { ObjectName, ObjectStore } from './object-store.ts';

/** Aborts uploads that began before a time in ms since 1970; nobody will finish them. @returns how many */
export async function abortUploadsBefore(store: ObjectStore, time: number): Promise<number> {
  const old = (await store.listUploads()).filter(({ startedAt }) => startedAt < time);
  const aborted = await Promise.all(old.map((upload) => store.abortUpload(upload)));
  return aborted.filter(Boolean).length;
}

/** Removes chosen objects that were last changed before a time in ms since 1970. @returns how many */
export async function removeObjectsBefore(
  store: ObjectStore,
  time: number,
  isChosen: (name: ObjectName) => boolean,
): Promise<number> {
  let removed = 0;
  for await (const object of store.listObjects()) {
    if (object.modifiedAt >= time || !isChosen(object)) continue;
    await store.deleteObject(object);
    removed += 1;
  }
  return removed;
}
