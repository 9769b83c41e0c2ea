import './tables.ts';
import type { Database } from '../db/database.ts';
import type { ObjectStore } from '../objects/object-store.ts';

/**
 * Removes the objects of attachments that were deleted, as far as no other attachment has the same object, of whatever
 * company it is by now. To be called after the deletion is committed: what is registered from then on gets an object of its own.
 */
export async function removeUnusedObjects(
  { database, store }: { readonly database: Database; readonly store: ObjectStore },
  objectKeys: readonly string[],
): Promise<void> {
  if (objectKeys.length === 0) return;
  const used = await database.withWorker((transaction) =>
    transaction.selectFrom('attachment').select('object_key').where('object_key', 'in', objectKeys).execute(),
  );
  const isUsed = new Set(used.map(({ object_key }) => object_key));
  const unused = [...new Set(objectKeys)].filter((key) => !isUsed.has(key));
  await Promise.all(unused.map((key) => store.remove(key)));
}
